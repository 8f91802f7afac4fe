/** The deep scan: the text printed on a picture's pages, read with OCR. */

import { limits } from '../../../contract/limits.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import { type PrintedText, readPrintedText } from '../ocr/printed-text.js';
import { type Finding, scaled } from './findings.js';
import { textsIn, viewPage } from './pixel-scan.js';

export interface PageScan {
  findings: Finding[];
  /** Kinds of text that were not searched for, because the time limit was reached. */
  skipped: string[];
  hasUnreadable: boolean;
  pagesRead: number;
  /** Sentences about what could not be read in the pages after the first. */
  unread: string[];
  /** Processor time that the request's images took so far, in ms. */
  spentMs: number;
}

/**
 * Reads the printed text of a picture's pages, and codes and hidden text of the pages after the first. When
 * there are many pages, it reads a sample that is spread evenly from the first to the last.
 */
export async function scanPages(
  bytes: Uint8Array,
  format: ImageFormat,
  spentMs: () => number,
): Promise<PageScan | NativeFailure> {
  const first = await viewPage(bytes);
  if (first === null) return { failure: 'crashed' };
  if (isNativeFailure(first)) return first;
  const findings: Finding[] = [];
  const skipped = new Set<string>();
  let hasUnreadable = false;
  const { pages } = first.decoded;
  const sampled = Math.min(pages, limits.ocrFrames);
  const unread = new Set<string>();
  let pagesRead = 0;
  for (let page = 0; page < sampled; page++) {
    const number = Math.floor((page * (pages - 1)) / Math.max(1, sampled - 1));
    const view = page === 0 ? first : await viewPage(bytes, number);
    if (view === null || isNativeFailure(view)) continue;
    pagesRead++;
    const printed = await readPrintedText(view.grey, view.hints, page, spentMs);
    for (const kind of printed.skipped) skipped.add(kind);
    hasUnreadable ||= printed.hasUnreadable;
    findings.push(...printed.texts.map(text => findingOf(text, view.scale)));
    if (page === 0) continue;
    const texts = await textsIn(view, format, number);
    findings.push(...texts.findings);
    for (const sentence of texts.unread) unread.add(sentence);
  }
  return {
    findings,
    skipped: [...skipped],
    hasUnreadable,
    pagesRead,
    unread: [...unread],
    spentMs: spentMs(),
  };
}

/** @param scale of the raster in which the text was found, compared with the picture */
function findingOf({ text, region, kind }: PrintedText, scale: number): Finding {
  const found = { text, region: scaled(region, 1 / scale) };
  if (kind === 'faint print') {
    const hidden = 'it differs from its background by a few levels only';
    return { ...found, read: 'hidden_text', source: 'print too faint to see', hidden };
  }
  const plainSource = 'text printed in the picture';
  const source = kind === 'turned print' ? 'rotated text in the picture' : plainSource;
  return { ...found, read: 'printed_text', source, plainSource };
}
