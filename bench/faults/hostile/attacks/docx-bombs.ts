import { archive, contentXml, relationships, wordXml } from '../../../../test/files/document/archive.js';
import type { Attack } from '../attack.js';

const word = (document: string) =>
  archive([
    { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', content: document },
  ]);
const declarations = (level: number, count: number) =>
  Array.from({ length: count }, (_, i) => ` xmlns:n${level}x${i}="urn:x"`).join('');

/** Nested elements that each declare many namespaces. */
const namespaces = (depth: number, each: number) =>
  wordXml(
    Array.from({ length: depth }, (_, level) => `<w:sdt${declarations(level, each)}>`).join('') +
      '<w:p><w:r><w:t>deep</w:t></w:r></w:p>' +
      '</w:sdt>'.repeat(depth),
  );
const paragraph = '<w:p><w:r><w:t>a line of text</w:t></w:r></w:p>';

const files: readonly { name: string; bytes: Uint8Array }[] = [
  { name: 'names.docx', bytes: word(namespaces(850, 250)) },
  { name: 'wide.docx', bytes: word(namespaces(20, 9_000)) },
  { name: 'long.docx', bytes: word(wordXml(paragraph.repeat(99_000))) },
  {
    name: 'attributes.docx',
    bytes: word(wordXml(`<w:p ${Array.from({ length: 90_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`)),
  },
  { name: 'zeros.docx', bytes: word(wordXml(`<w:p><w:r><w:t>${' '.repeat(22_000_000)}</w:t></w:r></w:p>`)) },
  {
    name: 'many.odt',
    bytes: archive([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
      {
        name: 'content.xml',
        content: contentXml(`<text:p>${'<text:s text:c="999999999"/>'.repeat(60_000)}</text:p>`),
      },
    ]),
  },
  {
    name: 'entries.docx',
    bytes: archive(Array.from({ length: 9_000 }, (_, i) => ({ name: `e${i}`, content: '' }))),
  },
];

export const attack: Attack = {
  what: 'office documents with huge numbers of namespaces, attributes, spaces and entries',
  run: scenario =>
    scenario.steadily(n => {
      const { name, bytes } = files[n % files.length]!;
      const path = ['/api/extract', '/api/extract?format=html', '/api/cleanup/file'][n % 3]!;
      return scenario.keyed({
        path,
        headers: { 'x-filename': name, 'content-type': 'application/octet-stream' },
        body: bytes,
      });
    }),
};
