import { crc32, deflateRawSync } from 'node:zlib';

/** Builds small archives with the irregularities that tests need. */
export interface Part {
  name: string;
  content: string | Uint8Array;
  stored?: boolean;
  /** Writes the sizes in a descriptor after the data, as streaming writers do. */
  described?: boolean;
  /** Writes the sizes in zip64 extra fields. */
  wide?: boolean;
  encrypted?: boolean;
  /** Declared size, if different from the real one. */
  inflatedBytes?: number;
  /** Declared checksum, if different from the real one. */
  crc?: number;
}

export function archive(parts: readonly Part[], comment = ''): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { local, central } = entry(part, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return new Uint8Array(Buffer.concat([...locals, directory, end, Buffer.from(comment)]));
}

function entry(part: Part, offset: number): { local: Buffer; central: Buffer } {
  const content = Buffer.from(part.content as Uint8Array);
  const data = part.stored ? content : deflateRawSync(content);
  const crc = part.crc ?? crc32(content);
  const inflated = part.inflatedBytes ?? content.length;
  const name = Buffer.from(part.name);
  const flags = 0x800 | (part.described ? 8 : 0) | (part.encrypted ? 1 : 0);

  const wide = Buffer.alloc(part.wide ? 20 : 0);
  if (part.wide) {
    wide.writeUInt16LE(1, 0);
    wide.writeUInt16LE(16, 2);
    wide.writeBigUInt64LE(BigInt(inflated), 4);
    wide.writeBigUInt64LE(BigInt(data.length), 12);
  }
  const date = Buffer.from([0x32, 0x6a, 0x21, 0x5b]);
  const numbers = Buffer.alloc(12);
  numbers.writeUInt32LE(crc, 0);
  numbers.writeUInt32LE(part.wide ? 0xffffffff : data.length, 4);
  numbers.writeUInt32LE(part.wide ? 0xffffffff : inflated, 8);

  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(part.wide ? 45 : 20, 4);
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(part.stored ? 0 : 8, 8);
  date.copy(local, 10);
  if (!part.described) numbers.copy(local, 14);
  local.writeUInt16LE(name.length, 26);
  local.writeUInt16LE(part.described ? 0 : wide.length, 28);

  const descriptor = Buffer.alloc(part.described ? 16 : 0);
  if (part.described) {
    descriptor.writeUInt32LE(0x08074b50, 0);
    numbers.copy(descriptor, 4);
  }

  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(part.wide ? 45 : 20, 6);
  central.writeUInt16LE(flags, 8);
  central.writeUInt16LE(part.stored ? 0 : 8, 10);
  date.copy(central, 12);
  numbers.copy(central, 16);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt16LE(wide.length, 30);
  central.writeUInt32LE(offset, 42);
  return {
    local: Buffer.concat([local, name, part.described ? Buffer.alloc(0) : wide, data, descriptor]),
    central: Buffer.concat([central, name, wide]),
  };
}

export const wordNamespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';

const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const relationships = (rows: readonly [type: string, target: string][]): string =>
  `<Relationships xmlns="${packageRelationships}">` +
  rows
    .map(
      ([type, target], i) =>
        `<Relationship Id="r${i}" Type="${officeRelationships}/${type}" Target="${target}"/>`,
    )
    .join('') +
  '</Relationships>';

export const wordXml = (body: string, namespaces = wordNamespaces): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${namespaces}><w:body>${body}</w:body></w:document>`;

/** Builds a .docx with this body. `otherParts` are further parts with their relationship types. */
export const docx = (
  body: string,
  otherParts: readonly { type: string; name: string; content: string }[] = [],
  extra: readonly Part[] = [],
): Uint8Array =>
  archive([
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', content: wordXml(body) },
    {
      name: 'word/_rels/document.xml.rels',
      content: relationships(otherParts.map(({ type, name }) => [type, name])),
    },
    ...otherParts.map(({ name, content }) => ({ name: `word/${name}`, content })),
    ...extra,
  ]);

export const textNamespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ' +
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" ' +
  'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" ' +
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" ' +
  'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" ' +
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/"';

export const contentXml = (body: string, automaticStyles = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${textNamespaces}>` +
  `<office:automatic-styles>${automaticStyles}</office:automatic-styles>` +
  `<office:body><office:text>${body}</office:text></office:body></office:document-content>`;

/** Builds an .odt with this body. `header` is the text of a page header. */
export const odt = (
  body: string,
  header = '',
  automaticStyles = '',
  extra: readonly Part[] = [],
): Uint8Array =>
  archive([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    { name: 'content.xml', content: contentXml(body, automaticStyles) },
    {
      name: 'styles.xml',
      content:
        `<office:document-styles ${textNamespaces}><office:master-styles><style:master-page style:name="Standard">` +
        `<style:header><text:p>${header}</text:p></style:header></style:master-page></office:master-styles></office:document-styles>`,
    },
    ...extra,
  ]);

export const presentationNamespaces =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** Shape of a slide with these paragraphs. `type` is that of its placeholder. */
export const shape = (paragraphs: readonly string[], type = 'body'): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>` +
  paragraphs.map(text => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join('') +
  '</p:txBody></p:sp>';

export interface Slide {
  shapes: string;
  attributes?: string;
  notes?: boolean;
}

/** Builds a .pptx with these slides. `order` lists them by number from 0, as the presentation part does. */
export const pptx = (
  slides: readonly Slide[],
  order: readonly number[] = slides.map((_, i) => i),
  extra: readonly Part[] = [],
): Uint8Array =>
  archive([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relationships([['officeDocument', 'ppt/presentation.xml']]) },
    {
      name: 'ppt/presentation.xml',
      content: `<p:presentation ${presentationNamespaces}><p:sldIdLst>${order
        .map(i => `<p:sldId id="${256 + i}" r:id="r${i}"/>`)
        .join('')}</p:sldIdLst></p:presentation>`,
    },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: relationships(slides.map((_, i) => ['slide', `slides/slide${i}.xml`])),
    },
    ...slides.flatMap(({ shapes, attributes = '', notes = false }, i) => [
      {
        name: `ppt/slides/slide${i}.xml`,
        content: `<p:sld ${presentationNamespaces} ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
      },
      ...(notes
        ? [
            {
              name: `ppt/slides/_rels/slide${i}.xml.rels`,
              content: relationships([['notesSlide', `../notesSlides/notesSlide${i}.xml`]]),
            },
          ]
        : []),
    ]),
    ...extra,
  ]);

export interface Chapter {
  name: string;
  body: string;
  /** Attributes of its place in the reading order. */
  itemref?: string;
  type?: string;
}

/** Builds an .epub with these chapters in reading order. */
export const epub = (
  chapters: readonly Chapter[],
  metadata = '<dc:title>The pier</dc:title>',
  extra: readonly Part[] = [],
): Uint8Array =>
  archive([
    { name: 'mimetype', content: 'application/epub+zip', stored: true },
    {
      name: 'META-INF/container.xml',
      content:
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>' +
        '<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    },
    {
      name: 'OEBPS/book.opf',
      content:
        '<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/" version="3.0">' +
        `<metadata>${metadata}</metadata><manifest>${chapters
          .map(
            ({ name, type = 'application/xhtml+xml' }, i) =>
              `<item id="c${i}" href="${encodeURI(name)}" media-type="${type}"/>`,
          )
          .join('')}</manifest><spine>${chapters
          .map(({ itemref = '' }, i) => `<itemref idref="c${i}" ${itemref}/>`)
          .join('')}</spine></package>`,
    },
    ...chapters.map(({ name, body }) => ({ name: `OEBPS/${name}`, content: body })),
    ...extra,
  ]);

/** An XHTML document with this body. */
export const xhtml = (body: string, head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`;
