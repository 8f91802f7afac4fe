import { deflateSync } from 'node:zlib';
import { pdfOf } from '../../../../test/files/document/pdf-file.js';
import type { Attack } from '../attack.js';

/** A page whose content is encoded with the given filters; the last one is applied first. */
const filtered = (filters: string, data: Buffer) =>
  pdfOf({
    pages: ['/Im Do'],
    objects: {
      100: `<< /Length ${data.length} /Filter [${filters}] /Type /XObject /Subtype /Form /BBox [0 0 9 9] >>\nstream\n${data.toString('latin1')}\nendstream`,
    },
  });
const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`);
/** Deflated data that inflates to the given number of megabytes. */
const packed = (megabytes: number, piece: string) =>
  deflateSync(Buffer.from(piece.repeat(Math.floor((megabytes * 1_048_576) / piece.length))), { level: 9 });

const files: readonly Buffer[] = [
  pdfOf({ pages: ['q 1 0 0 1 0 0 cm '.repeat(450_000)], deflate: true }),
  pdfOf({ pages: ['BT ET '.repeat(1_300_000)], deflate: true }),
  Buffer.from(`%PDF-1.5\n${'endobj stream\n'.repeat(70_000)}`),
  Buffer.from(
    '%PDF-1.6\n9 0 obj <</Type/XRef/Size 1900000000/W[0 0 0]/Length 0>>stream\n\nendstream endobj\nstartxref\n9\n%%EOF',
  ),
  filtered('/ASCIIHexDecode /FlateDecode', hex(packed(250, 'q Q '))),
  filtered('/FlateDecode /FlateDecode', deflateSync(packed(200, '0 0 m '))),
  filtered('/LZWDecode /RunLengthDecode', Buffer.alloc(400_000, 129)),
  pdfOf({ pages: Array.from({ length: 3_000 }, () => 'BT /F1 9 Tf (x) Tj ET') }),
];

export const attack: Attack = {
  what: 'PDFs whose operators, filters and tables expand',
  run: scenario =>
    scenario.steadily(n =>
      scenario.keyed({
        path: n % 2 ? '/api/extract' : '/api/cleanup/file',
        headers: { 'content-type': 'application/pdf', 'x-filename': 'bomb.pdf' },
        body: files[n % files.length]!,
      }),
    ),
};
