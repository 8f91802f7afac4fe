/** The deep scan: the text printed on a picture's pages, read with OCR. */
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageBounds } from '../bounds.js';
import type { ImageFormat } from '../image.js';
import { type RequestTime, readPrintedText } from '../ocr/printed-text.js';
import { finishPicture } from '../ocr/recogniser.js';
import type { Finding } from './findings.js';
import { findingsIn, viewPage } from './pixel-scan.js';

export interface PageScan {
  findings: Finding[];
  /** Kinds of text that were not searched for, because the time limit was reached. */
  skipped: string[];
  hasUnreadable: boolean;
  pagesRead: number;
}

/**
 * Reads the printed text of a picture's pages, and codes and hidden text of the pages after the first. When
 * there are many pages, it reads a sample that is spread evenly from the first to the last.
 */
export async function scanPages(
  bytes: Uint8Array,
  format: ImageFormat,
  time: RequestTime,
  bounds: Pick<ImageBounds, 'pixels' | 'ocr'>,
): Promise<PageScan | NativeFailure> {
  const first = await viewPage(bytes, bounds.pixels);
  if (first === null) return { failure: 'crashed' };
  if (isNativeFailure(first)) return first;
  const findings: Finding[] = [];
  const skipped = new Set<string>();
  let hasUnreadable = false;
  const { pages } = first.decoded;
  const pagesRead = Math.min(pages, bounds.ocr.frames);
  for (let page = 0; page < pagesRead; page++) {
    const number = Math.floor((page * (pages - 1)) / Math.max(1, pagesRead - 1));
    const view = page === 0 ? first : await viewPage(bytes, bounds.pixels, number);
    if (view === null || isNativeFailure(view)) continue;
    const printed = await readPrintedText(view.grey, view.hints, page, time, bounds);
    for (const kind of printed.skipped) skipped.add(kind);
    hasUnreadable ||= printed.hasUnreadable;
    for (const { text, region, kind } of printed.texts) {
      const inPicture = (n: number) => Math.round(n / view.scale);
      const isFaint = kind === 'faint print';
      findings.push({
        read: isFaint ? 'hidden_text' : 'printed_text',
        source: isFaint
          ? 'print too faint to see'
          : kind === 'turned print'
            ? 'rotated text in the picture'
            : 'text printed in the picture',
        plainSource: isFaint ? 'print too faint to see' : 'text printed in the picture',
        text,
        region: {
          x: inPicture(region.x),
          y: inPicture(region.y),
          width: inPicture(region.width),
          height: inPicture(region.height),
          page: region.page,
        },
        hidden: isFaint ? 'it differs from its background by a few levels only' : null,
      });
    }
    if (page > 0) findings.push(...(await findingsIn(view, format, number, bounds.pixels)));
  }
  await finishPicture(bounds.ocr);
  return { findings, skipped: [...skipped], hasUnreadable, pagesRead };
}
