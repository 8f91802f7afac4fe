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

/** @param isWide whether the archive has a zip64 end record with its locator */
export function archive(parts: readonly Part[], comment = '', isWide = false): Uint8Array {
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
  const [count, size] = [parts.length, directory.length];
  const version = fields([0x06064b50, 4], [44, 8], [0, 8], [0, 4]);
  const record = [version, fields([count, 8], [count, 8], [size, 8], [offset, 8])];
  const locator = fields([0x07064b50, 4], [0, 4], [offset + size, 8], [1, 4]);
  const counts = fields([count, 2], [count, 2], [size, 4], [offset, 4]);
  const end = [fields([0x06054b50, 4], [0, 4]), isWide ? Buffer.alloc(12, 0xff) : counts];
  const note = Buffer.from(comment);
  const ends = [...(isWide ? [...record, locator] : []), ...end, fields([note.length, 2]), note];
  return new Uint8Array(Buffer.concat([...locals, directory, ...ends]));
}

/** Fields of a header in their order: each a number and its bytes. */
const fields = (...values: readonly (readonly [value: number | bigint, bytes: 2 | 4 | 8])[]): Buffer =>
  Buffer.concat(
    values.map(([value, bytes]) => {
      const field = Buffer.alloc(8);
      field.writeBigUInt64LE(BigInt(value));
      return field.subarray(0, bytes);
    }),
  );

function entry(part: Part, offset: number): { local: Buffer; central: Buffer } {
  const content = Buffer.from(part.content as Uint8Array);
  const data = part.stored ? content : deflateRawSync(content);
  const crc = part.crc ?? crc32(content);
  const inflated = part.inflatedBytes ?? content.length;
  const name = Buffer.from(part.name);
  const flags = 0x800 | (part.described ? 8 : 0) | (part.encrypted ? 1 : 0);
  const none = Buffer.alloc(0);
  const wide = part.wide ? fields([1, 2], [16, 2], [inflated, 8], [data.length, 8]) : none;
  const sizes = part.wide ? [0xffffffff, 0xffffffff] : [data.length, inflated];
  const numbers = fields([crc, 4], [sizes[0]!, 4], [sizes[1]!, 4]);
  const method = part.stored ? 0 : 8;
  const common = Buffer.concat([
    fields([part.wide ? 45 : 20, 2], [flags, 2], [method, 2]),
    Buffer.from([0x32, 0x6a, 0x21, 0x5b]),
  ]);
  const local = Buffer.concat([
    fields([0x04034b50, 4]),
    common,
    part.described ? Buffer.alloc(12) : numbers,
    fields([name.length, 2], [part.described ? 0 : wide.length, 2]),
    name,
    part.described ? none : wide,
    data,
    part.described ? Buffer.concat([fields([0x08074b50, 4]), numbers]) : none,
  ]);
  const central = Buffer.concat([
    fields([0x02014b50, 4], [0, 2]),
    common,
    numbers,
    fields([name.length, 2], [wide.length, 2], [0, 8], [0, 2], [offset, 4]),
    name,
    wide,
  ]);
  return { local, central };
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
  `<Relationships xmlns="${packageRelationships}">${rows
    .map(
      ([type, target], i) =>
        `<Relationship Id="r${i}" Type="${officeRelationships}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

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
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" ' +
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

const presentationNamespaces =
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
export function pptx(
  slides: readonly Slide[],
  order: readonly number[] = slides.map((_, i) => i),
  extra: readonly Part[] = [],
): Uint8Array {
  const ids = order.map(i => `<p:sldId id="${256 + i}" r:id="r${i}"/>`).join('');
  const list = `<p:presentation ${presentationNamespaces}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`;
  const parts = slides.flatMap(({ shapes, attributes = '', notes = false }, i) => {
    const slide = `<p:sld ${presentationNamespaces} ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
    const related = relationships([['notesSlide', `../notesSlides/notesSlide${i}.xml`]]);
    return [
      { name: `ppt/slides/slide${i}.xml`, content: slide },
      ...(notes ? [{ name: `ppt/slides/_rels/slide${i}.xml.rels`, content: related }] : []),
    ];
  });
  return archive([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relationships([['officeDocument', 'ppt/presentation.xml']]) },
    { name: 'ppt/presentation.xml', content: list },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      content: relationships(slides.map((_, i) => ['slide', `slides/slide${i}.xml`])),
    },
    ...parts,
    ...extra,
  ]);
}

export interface Chapter {
  name: string;
  body: string;
  /** Attributes of its place in the reading order. */
  itemref?: string;
  type?: string;
}

const container =
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>' +
  '<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

/** Builds an .epub with these chapters in reading order. */
export function epub(
  chapters: readonly Chapter[],
  metadata = '<dc:title>The pier</dc:title>',
  extra: readonly Part[] = [],
): Uint8Array {
  const items = chapters.map(
    ({ name, type = 'application/xhtml+xml' }, i) =>
      `<item id="c${i}" href="${encodeURI(name)}" media-type="${type}"/>`,
  );
  const order = chapters.map(({ itemref = '' }, i) => `<itemref idref="c${i}" ${itemref}/>`);
  const book =
    '<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/" version="3.0">' +
    `<metadata>${metadata}</metadata><manifest>${items.join('')}</manifest><spine>${order.join('')}</spine></package>`;
  return archive([
    { name: 'mimetype', content: 'application/epub+zip', stored: true },
    { name: 'META-INF/container.xml', content: container },
    { name: 'OEBPS/book.opf', content: book },
    ...chapters.map(({ name, body }) => ({ name: `OEBPS/${name}`, content: body })),
    ...extra,
  ]);
}

/** An XHTML document with this body. */
export const xhtml = (body: string, head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`;
