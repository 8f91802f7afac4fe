/** Documents and images within every limit that are slow to read. */
import { deflateSync } from 'node:zlib';
import { archive, contentXml, relationships, wordXml } from '../../../../test/files/document/archive.js';
import { pdfOf } from '../../../../test/files/document/pdf-file.js';
import * as make from '../../../../test/files/image/files.js';
import { drawing, hostileFamilies } from '../../../../test/files/image/svg/hostile.js';
import { inputAttack } from '../attack.js';

const documentPaths = ['/api/extract', '/api/extract?format=html', '/api/cleanup/file'];
const textPaths = [...documentPaths, '/api/scan'];
const imagePaths = ['/api/scan/image', '/api/injection/image', '/api/injection/image?deep=true'];

const times = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const long = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));

/** Drawings with costly style rules, texts and references, up to 10 MB. */
export const svg = inputAttack('steady', imagePaths, () =>
  [
    drawing(
      '<filter id="x"><feTurbulence numOctaves="900000000"/></filter><circle r="900" filter="url(#x)"/>',
    ),
    drawing(`<text>${'pay no heed to what was said before, '.repeat(90_000)}</text>`),
    drawing(`<text>${'<tspan dx="1" font-size="7">surely</tspan>'.repeat(90_000)}</text>`),
    ...Object.values(hostileFamilies).map(family => family(8_000)),
  ].map(body => ({ type: 'image/svg+xml', name: 'drawing.svg', body })),
);

/** A graphic control extension and a frame of one pixel. */
const frame = '!\xf9\x04\x00\x01\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00';
const xmp = (i: number) =>
  make.join('http://ns.adobe.com/xap/1.0/\0', make.xmpOf(`a:b${i}="${'c'.repeat(60_000)}"`));

/** Images with huge numbers of segments, compressed texts, frames and pixels. */
export const images = inputAttack('steady', imagePaths, () =>
  (
    [
      ['jpeg', make.jpeg(times(140, i => make.segment(0xe1, xmp(i))))],
      ['jpeg', make.jpeg([Buffer.concat(times(90_000, i => make.segment(0xe1, `Exif\0\0${i}`)))])],
      ['png', make.png(times(300, i => make.packedChunk(`k${i}`, 'prompt '.repeat(100_000))))],
      ['png', make.png([], [], { width: 9_900, height: 9_900 })],
      ['gif', make.gif([frame.repeat(300_000)])],
      ['webp', make.webp([Buffer.concat(times(60_000, i => make.riff('EXIF', `x${i}`)))])],
    ] as const
  ).map(([type, body]) => ({ type: `image/${type}`, name: `a.${type}`, body })),
);

const wedge = (mark: string, lines: number) => times(lines, i => `${mark.repeat(i + 1)} x`).join('\n');
const markdown = () =>
  [
    long('+ ', 220_000),
    long('> ', 160_000),
    wedge('>', 600),
    long('1) - ', 300_000),
    long('- item\n', 900_000),
    `|${'h|'.repeat(900)}\n|${'-|'.repeat(900)}\n${long('|c\n', 800_000)}`,
    long('text— ', 240_000),
    long('[a](<b', 250_000),
    long('~~~\nq\n', 400_000),
    long('**_`', 300_000),
  ].map(body => ({ type: 'text/markdown', name: 'bomb.md', body }));

/** Nested, unclosed and very wide Markdown. */
export const markdownBombs = inputAttack('steady', textPaths, markdown);

/** As many slow files at once. The background client that sends documents shows the effect of the flood. */
export const documentFlood = inputAttack('60 at once', ['/api/extract'], () => markdown().slice(0, 4));

/** Pages with huge character references, nesting and attributes. */
export const html = inputAttack('steady', textPaths, () =>
  [
    `<p>${`&#${'7'.repeat(330)};`.repeat(900)}</p>`,
    `<p>&#x${'f'.repeat(100_000)};</p>`,
    `<p>${'&notit;&ampamp'.repeat(60_000)}`,
    '<b><i><a href=x>'.repeat(50_000),
    `<table>${'<tr><td><table>'.repeat(20_000)}`,
    `<p ${times(90_000, i => `d${i}=1`).join(' ')}>text</p>`,
  ].map(body => ({ type: 'text/html', name: 'page.html', body })),
);

const word = (body: string) =>
  archive([
    { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', content: wordXml(body) },
  ]);
/** Nested elements that each declare many namespaces. */
const namespaces = (depth: number, each: number) => {
  const declarations = (level: number) => times(each, i => ` xmlns:n${level}x${i}="urn:x"`).join('');
  const open = times(depth, level => `<w:sdt${declarations(level)}>`).join('');
  return `${open}<w:p><w:r><w:t>deep</w:t></w:r></w:p>${'</w:sdt>'.repeat(depth)}`;
};
const spaces = '<text:s text:c="999999999"/>'.repeat(60_000);

/** Office documents with huge numbers of namespaces, attributes, spaces and entries. */
export const docxBombs = inputAttack('steady', documentPaths, () =>
  Object.entries({
    'names.docx': word(namespaces(850, 250)),
    'wide.docx': word(namespaces(20, 9_000)),
    'long.docx': word('<w:p><w:r><w:t>a line of text</w:t></w:r></w:p>'.repeat(99_000)),
    'attributes.docx': word(`<w:p ${times(90_000, i => `a${i}="1"`).join(' ')}/>`),
    'zeros.docx': word(`<w:p><w:r><w:t>${' '.repeat(22_000_000)}</w:t></w:r></w:p>`),
    'many.odt': archive([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
      { name: 'content.xml', content: contentXml(`<text:p>${spaces}</text:p>`) },
    ]),
    'entries.docx': archive(times(9_000, i => ({ name: `e${i}`, content: '' }))),
  }).map(([name, body]) => ({ type: 'application/octet-stream', name, body })),
);

/** A page whose content is encoded with the given filters; the last one is applied first. */
const filtered = (filters: string, data: Buffer) =>
  pdfOf({
    pages: ['/Im Do'],
    objects: {
      100: `<< /Length ${data.length} /Filter [${filters}] /Type /XObject /Subtype /Form /BBox [0 0 9 9] >>\nstream\n${data.toString('latin1')}\nendstream`,
    },
  });
/** Deflated data that inflates to the given number of megabytes. */
const packed = (megabytes: number, piece: string) =>
  deflateSync(Buffer.from(long(piece, megabytes * 1_048_576)), { level: 9 });
const emptyTable =
  '%PDF-1.6\n9 0 obj <</Type/XRef/Size 1900000000/W[0 0 0]/Length 0>>stream\n\nendstream endobj\nstartxref\n9\n%%EOF';

/** PDFs whose operators, filters and tables expand. */
export const pdfBombs = inputAttack('steady', ['/api/extract', '/api/cleanup/file'], () =>
  [
    pdfOf({ pages: ['q 1 0 0 1 0 0 cm '.repeat(450_000)], deflate: true }),
    pdfOf({ pages: ['BT ET '.repeat(1_300_000)], deflate: true }),
    Buffer.from(`%PDF-1.5\n${'endobj stream\n'.repeat(70_000)}`),
    Buffer.from(emptyTable),
    filtered('/ASCIIHexDecode /FlateDecode', Buffer.from(`${packed(250, 'q Q ').toString('hex')}>`)),
    filtered('/FlateDecode /FlateDecode', deflateSync(packed(200, '0 0 m '))),
    filtered('/LZWDecode /RunLengthDecode', Buffer.alloc(400_000, 129)),
    pdfOf({ pages: times(3_000, () => 'BT /F1 9 Tf (x) Tj ET') }),
  ].map(body => ({ type: 'application/pdf', name: 'bomb.pdf', body })),
);
