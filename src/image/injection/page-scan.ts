/** The deep pass: the print of a picture's pages, as findings. */
import { limits } from '../../limits.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import { readPrint } from '../ocr/printed-text.js';
import { pictureDone } from '../ocr/recogniser.js';
import type { Finding } from './findings.js';
import { findingsIn, viewPage } from './pixel-scan.js';

export interface PrintedPages {
  findings: Finding[];
  /** Ways of looking that there was no time for. */
  skipped: string[];
  pagesRead: number;
}

/**
 * Reads the print of a picture's pages; what else its later pages hold comes with it. `startedAt` and `clock` are
 * milliseconds of one clock.
 */
export async function readPages(
  bytes: Uint8Array,
  format: ImageFormat,
  startedAt: number,
  clock: () => number,
): Promise<PrintedPages | NativeFailure> {
  const first = await viewPage(bytes);
  if (first === null) return { failure: 'crashed' };
  if (isNativeFailure(first)) return first;
  const findings: Finding[] = [];
  const skipped = new Set<string>();
  const { pages } = first.decoded;
  const pagesRead = Math.min(pages, limits.ocrFrames);
  for (let page = 0; page < pagesRead; page++) {
    const number = Math.floor((page * (pages - 1)) / Math.max(1, pagesRead - 1));
    const seen = page === 0 ? first : await viewPage(bytes, number);
    if (seen === null || isNativeFailure(seen)) continue;
    const print = await readPrint(seen.grey, seen.hints, page, startedAt, clock);
    for (const what of print.skipped) skipped.add(what);
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
    if (page > 0) findings.push(...(await findingsIn(seen, format, number)));
  }
  await pictureDone();
  return { findings, skipped: [...skipped], pagesRead };
}
