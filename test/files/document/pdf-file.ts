import { deflateSync } from 'node:zlib';

export interface PdfFile {
  /** A content stream for each page. */
  pages: (string | Buffer)[];
  /** Entries of the catalog, and objects numbered from 100. */
  catalog?: string;
  objects?: Record<number, string>;
  /** Entries of every page's resources. */
  resources?: string;
  deflate?: boolean;
  trailer?: string;
}

/** Builds a PDF: Helvetica as F1, pages of 612 by 792 points. */
export function pdfOf({ pages, catalog = '', objects, resources, deflate, trailer = '' }: PdfFile) {
  const numbers = pages.map((_, i) => 10 + 2 * i);
  const kids = numbers.map(number => `${number} 0 R`).join(' ');
  const bodies = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ]);
  for (const [i, number] of numbers.entries()) {
    const data = deflate ? deflateSync(pages[i]!) : Buffer.from(pages[i]!);
    const content = data.toString('latin1');
    const filter = deflate ? '/Filter /FlateDecode' : '';
    bodies.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im 100 0 R >> ${resources ?? ''} >> >>`,
    );
    bodies.set(number + 1, `<< /Length ${data.length} ${filter} >>\nstream\n${content}\nendstream`);
  }
  for (const [number, body] of Object.entries(objects ?? {})) bodies.set(Number(number), body);
  const parts = Array.from(bodies, ([number, body]) => `${number} 0 obj\n${body}\nendobj\n`);
  // Without a cross-reference table, which readers rebuild, no offsets need computing.
  return Buffer.from(`%PDF-1.7\n${parts.join('')}trailer << /Root 1 0 R ${trailer} >>\n%%EOF`, 'latin1');
}

/** An image of one pixel, for the object 100. */
export const pixel =
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1 >>\nstream\n0\nendstream';

/** Text operators that show each run at its position, at 11 points. */
export const runs = (...placed: [x: number, y: number, text: string][]) =>
  `BT /F1 11 Tf ${placed.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`).join('\n')} ET`;

/** Runs for lines from (x, y) downward, 14 points apart. A string may have several lines. */
export const column = (x: number, y: number, ...lines: string[]): [number, number, string][] =>
  lines
    .join('\n')
    .split('\n')
    .map((line, i) => [x, y - 14 * i, line]);
