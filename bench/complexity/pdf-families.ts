import { deflateSync } from 'node:zlib';
import { pdfOf, runs } from '../../test/files/document/pdf-file.js';
import type { Family } from './families.js';

const repeatWhole = (unit: string, size: number): string =>
  unit.repeat(Math.max(1, Math.floor(size / unit.length)));
const pdf = (name: string, make: (size: number) => Uint8Array): Family => ({ name, syntax: 'pdf', make });
const hello = runs([72, 700, 'A page of text that is long enough to be read.']);
/** A page with operators before its text. */
const operators = (name: string, unit: string): Family =>
  pdf(name, size => pdfOf({ pages: [`${repeatWhole(unit, size)} ${hello}`], deflate: true }));
/** A stream object that no page uses. */
const unused = (name: string, make: (size: number) => string): Family =>
  pdf(name, size => pdfOf({ pages: [hello], objects: { 100: make(size) } }));
const text = (name: string, unit: string): Family =>
  pdf(name, size =>
    pdfOf({ pages: [`BT /F1 11 Tf 1 0 0 1 72 700 Tm ${repeatWhole(unit, size)} ET`], deflate: true }),
  );
const hex = (bytes: Uint8Array): string => `${Buffer.from(bytes).toString('hex')}>`;
const stream = (dictionary: string, data: string): string =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** PDFs of about `size` bytes, or whose decoded streams have that size. */
export const pdfFamilies: readonly Family[] = [
  operators('pdf graphics states saved', 'q '),
  operators('pdf graphics states saved and restored', 'q Q '),
  operators('pdf moves', '1 0 0 1 0 0 cm '),
  operators('pdf path points', '0 0 l '),
  operators('pdf marked content', '/P BMC '),
  operators('pdf text objects', 'BT ET '),
  operators('pdf numbers', '1 '),
  operators('pdf arrays open', '['),
  operators('pdf dictionaries open', '<<'),
  operators('pdf strings open', '('),
  operators('pdf inline images', 'BI ID EI '),
  operators('pdf unknown operators', 'xx '),
  operators('pdf fonts set', 'BT /F1 11 Tf ET '),
  operators('pdf objects drawn', '/Im Do '),
  text('pdf glyphs shown', '(a) Tj '),
  text('pdf words placed', '1 0 0 1 72 700 Tm (word) Tj '),
  text('pdf words moved down', '0 -1 Td (word) Tj '),
  text('pdf words moved apart', '9 0 Td (word) Tj '),
  text('pdf kerned letters', '[(a) -300 (b)] TJ '),
  text('pdf lines', '(a) Tj T* '),
  text('pdf one long string', '(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) Tj '),
  text('pdf turned words', '0 1 -1 0 72 700 Tm (a) Tj 1 0 0 1 72 700 Tm (b) Tj '),
  pdf('pdf rows of columns', size =>
    pdfOf({
      pages: [
        runs(
          ...Array.from({ length: Math.max(1, Math.floor(size / 40)) }, (_, i): [number, number, string] => [
            72 + 60 * (i % 8),
            780 - ((i * 7) % 760),
            'words',
          ]),
        ),
      ],
      deflate: true,
    }),
  ),
  pdf('pdf pages', size =>
    pdfOf({ pages: Array.from({ length: Math.max(1, Math.floor(size / 400)) }, () => hello) }),
  ),
  unused('pdf stream words', size => `(${repeatWhole('stream\n', size)})`),
  unused('pdf stream words ended', size => repeatWhole('stream\nendstream\n', size)),
  unused('pdf endstream words', size => `(${repeatWhole('endstream ', size)})`),
  unused('pdf objects begun', size => repeatWhole('1 0 obj ', size)),
  unused('pdf objects', size => repeatWhole('1 0 obj 1 endobj\n', size)),
  unused('pdf trailers', size => repeatWhole('trailer << /Root 1 0 R >>\n', size)),
  unused('pdf xref words', size => repeatWhole('xref\n', size)),
  unused('pdf startxref words', size => repeatWhole('startxref 9\n', size)),
  unused('pdf comments', size => repeatWhole('%\n', size)),
  unused('pdf arrays nested', size => repeatWhole('[', size)),
  unused('pdf dictionaries nested', size => repeatWhole('<</A', size)),
  unused('pdf names of references', size => `<< ${repeatWhole('/A 1 0 R ', size)} >>`),
  unused('pdf hex string', size => `<${repeatWhole('41', size)}>`),
  unused('pdf bytes of zero', size => `(${'\0'.repeat(size)})`),
  unused('pdf compressed stream', size =>
    stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(size, 'q ')).toString('latin1')),
  ),
  unused('pdf hex before compression', size =>
    stream('/Filter [/ASCIIHexDecode /FlateDecode]', hex(deflateSync(Buffer.alloc(size, 'q ')))),
  ),
  unused('pdf run lengths', size => stream('/Filter /RunLengthDecode', repeatWhole('\x81a', size / 64))),
  unused('pdf filters of one stream', size => stream(`/Filter [${repeatWhole('/FlateDecode ', size)}]`, 'x')),
  unused('pdf hex filters of one stream', size =>
    stream(`/Filter [${repeatWhole('/AHx ', Math.min(size, 400))}]`, repeatWhole('41', size)),
  ),
  pdf('pdf kids', size => {
    const kids = repeatWhole('10 0 R ', size);
    return pdfOf({
      pages: [hello],
      objects: { 2: `<< /Type /Pages /Count ${kids.length / 7} /Kids [${kids}] >>` },
    });
  }),
  pdf('pdf page tree nested', size => {
    const depth = Math.max(2, Math.floor(size / 60));
    const objects: Record<number, string> = { 2: '<< /Type /Pages /Count 1 /Kids [200 0 R] >>' };
    for (let i = 0; i < depth; i++)
      objects[200 + i] = `<< /Type /Pages /Count 1 /Kids [${i === depth - 1 ? '10' : 201 + i} 0 R] >>`;
    return pdfOf({ pages: [hello], objects });
  }),
  pdf('pdf page tree in a circle', () =>
    pdfOf({ pages: [hello], objects: { 2: '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] >>' } }),
  ),
  pdf('pdf form fields', size =>
    pdfOf({
      pages: [hello],
      catalog: '/AcroForm 100 0 R',
      objects: {
        100: `<< /Fields [${repeatWhole('101 0 R ', size)}] >>`,
        101: '<< /FT /Tx /T (a) /V (b) >>',
      },
    }),
  ),
  pdf('pdf widths of a font', size =>
    pdfOf({
      pages: [hello],
      objects: {
        3: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 0 /LastChar 255 /Widths [${repeatWhole('500 ', size)}] >>`,
      },
    }),
  ),
];
