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
export function pdfOf({
  pages,
  catalog = '',
  objects = {},
  resources = '',
  deflate = false,
  trailer = '',
}: PdfFile): Buffer {
  const bodies: [number, Buffer][] = [
    [1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)],
    [
      2,
      Buffer.from(
        `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${10 + 2 * i} 0 R`).join(' ')}] >>`,
      ),
    ],
    [3, Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')],
  ];
  pages.forEach((content, i) => {
    const number = 10 + 2 * i;
    const data = deflate ? deflateSync(content) : Buffer.from(content);
    bodies.push([
      number,
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im 100 0 R >> ${resources} >> >>`,
      ),
    ]);
    const filter = deflate ? '/Filter /FlateDecode' : '';
    bodies.push([
      number + 1,
      Buffer.concat([
        Buffer.from(`<< /Length ${data.length} ${filter} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    ]);
  });
  for (const [number, body] of Object.entries(objects))
    bodies.push([Number(number), Buffer.from(body, 'latin1')]);
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  for (const [number, body] of bodies)
    parts.push(Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  // Without a cross-reference table, which readers rebuild, no offsets need computing.
  parts.push(Buffer.from(`trailer << /Root 1 0 R ${trailer} >>\n%%EOF`));
  return Buffer.concat(parts);
}

/** Text operators that show each run at its position, at 11 points. */
export const runs = (...placed: [x: number, y: number, text: string][]) =>
  `BT /F1 11 Tf ${placed.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`).join('\n')} ET`;

/** Runs for lines from (x, y) downward, 14 points apart. */
export const column = (x: number, y: number, ...lines: string[]): [number, number, string][] =>
  lines.map((line, i) => [x, y - 14 * i, line]);
