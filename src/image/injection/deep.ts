/** The deep pass: the print of a picture's pages, as findings. */
import { limits } from '../../limits.js';
import type { ImageContents } from '../image.js';
import { type PrintReading, readPrint } from '../ocr/read-print.js';
import { pictureDone } from '../ocr/recogniser.js';
import type { Finding } from './findings.js';
import { lookAt, type Seen } from './light.js';

export interface DeepReading extends PrintReading {
  findings: Finding[];
  pagesRead: number;
}

/** Reads the print of a picture's pages; what else its later pages hold comes with it. */
export async function readDeep(
  bytes: Uint8Array,
  contents: ImageContents,
  first: Seen,
  startedAt: number,
  clock: () => number,
): Promise<DeepReading> {
  const findings: Finding[] = [];
  const skipped = new Set<string>();
  const texts: PrintReading['texts'] = [];
  const pagesRead = Math.min(first.pages, limits.ocrFrames);
  for (let page = 0; page < pagesRead; page++) {
    const seen =
      page === 0
        ? first
        : await lookAt(bytes, contents, Math.floor((page * (first.pages - 1)) / Math.max(1, pagesRead - 1)));
    if (seen === null) continue;
    const print = await readPrint(seen.grey, seen.hints, page, startedAt, clock);
    for (const what of print.skipped) skipped.add(what);
    texts.push(...print.texts);
    for (const { text, region, way } of print.texts) {
      const grown = (n: number) => Math.round(n / seen.scale);
      const faint = way === 'faint print';
      findings.push({
        read: faint ? 'hidden_text' : 'printed_text',
        source: faint
          ? 'print too faint to see'
          : `text printed in the picture${way === 'turned print' ? ', turned' : ''}`,
        plainSource: faint ? 'print too faint to see' : 'text printed in the picture',
        text,
        region: {
          x: grown(region.x),
          y: grown(region.y),
          width: grown(region.width),
          height: grown(region.height),
          page: region.page,
        },
        hidden: faint ? 'it differs from its ground by a few levels only' : null,
      });
    }
    if (page > 0) findings.push(...seen.findings);
  }
  await pictureDone();
  return { texts, skipped: [...skipped], findings, pagesRead };
}
