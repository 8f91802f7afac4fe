import { limits } from '../../limits.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { isBlank, normalizeSpacing } from '../plain-text.js';
import { inspectStreams } from './guard.js';
import { type PageLines, readPageLines } from './items.js';
import { openPdf, type PdfDocument } from './library.js';
import { paragraphsOf } from './paragraphs.js';
import { withoutRunningHeaders } from './running-headers.js';

/** The selectable text of a PDF in reading order (SPEC §2.5). Nothing is drawn; document scripts never run. */
export async function readPdf(bytes: Uint8Array): Promise<ExtractedDocument | DocumentProblem> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerBytes));
  if (!start.includes('%PDF-')) return unreadable('The file is not a PDF.');
  const streams = inspectStreams(bytes);
  if (streams.tooLarge) return tooLarge;
  const task = await openPdf(bytes);
  try {
    return await readPages(await task.promise, streams.hasImages);
  } catch (error) {
    return problemOf(error as Error);
  } finally {
    await task.destroy();
  }
}

/** Readers look for the header in so many bytes, since mail and scanners put junk before it. */
const headerBytes = 1_024;

/** A scan with fewer words than this carries a stamp or a page number, not a text layer. */
const scanWords = 4;

async function readPages(
  document: PdfDocument,
  hasImages: boolean,
): Promise<ExtractedDocument | DocumentProblem> {
  const count = Math.min(document.numPages, limits.pdfPages);
  const pages: PageLines[] = [];
  let charsLeft: number = limits.pdfChars;
  let damaged = 0;
  for (let number = 1; number <= count && charsLeft > 0; number++) {
    const lines = await readPage(document, number, charsLeft);
    if (lines === undefined) {
      damaged++;
      continue;
    }
    charsLeft -= lines.chars;
    pages.push(lines);
  }

  const paragraphs = [
    ...paragraphsOf(withoutRunningHeaders(pages)),
    ...(await fieldValues(document, charsLeft)),
  ];
  const text = normalizeSpacing(paragraphs.join('\n\n'));
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (isBlank(text) || (hasImages && words < scanWords)) return scanned;

  const warnings: string[] = [];
  if (damaged > 0) warnings.push(`${damaged} of ${count} pages are damaged and were left out.`);
  if (count < document.numPages)
    warnings.push(`Only the first ${count} of ${document.numPages} pages were read.`);
  if (charsLeft <= 0) warnings.push(`The text was cut after ${limits.pdfChars} characters.`);
  const empty = pages.filter(page => page.chars === 0).length;
  if (empty > 0 && hasImages)
    warnings.push(
      `${empty} of ${pages.length} pages have no text layer and were left out: scans or pictures.`,
    );
  if (isGarbled(text))
    warnings.push(
      "Much of the text layer is not letters: the file's fonts may not say which characters they show.",
    );
  return { kind: 'pdf', text, warnings };
}

/** Fonts without a character map give out codes; prose is nine tenths letters and digits. */
function isGarbled(text: string): boolean {
  const visible = text.match(/\S/gu)?.length ?? 0;
  const readable = text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  return visible > 200 && readable < 0.75 * visible;
}

/** One page; undefined when it is damaged, which the others may well not be. */
async function readPage(
  document: PdfDocument,
  number: number,
  charsMax: number,
): Promise<PageLines | undefined> {
  try {
    const page = await document.getPage(number);
    const lines = await readPageLines(page, charsMax);
    page.cleanup();
    return lines;
  } catch {
    return undefined;
  }
}

interface FormField {
  type?: string;
  value?: unknown;
  items?: { exportValue: string; displayValue: string }[];
}

/** What was filled into a form's text fields and lists: shown on the page, though not part of its text layer. */
async function fieldValues(document: PdfDocument, charsMax: number): Promise<string[]> {
  const fields = (await document.getFieldObjects().catch(() => null)) ?? {};
  const values: string[] = [];
  let chars = 0;
  for (const field of Object.values(fields).flat() as FormField[]) {
    if (!['text', 'combobox', 'listbox'].includes(field.type ?? '')) continue;
    for (const value of [field.value].flat()) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      chars += value.length;
      if (chars > charsMax) return values;
      values.push(field.items?.find(item => item.exportValue === value)?.displayValue ?? value);
    }
  }
  return values;
}

const unreadable = (message: string): DocumentProblem => ({ problem: 'unreadable', message });

const tooLarge: DocumentProblem = {
  problem: 'too_large_inside',
  message: 'The PDF is too large once decompressed.',
};

const scanned: DocumentProblem = {
  problem: 'no_text',
  message: 'This PDF has no text layer: it looks scanned or photographed, and text in pictures is not read.',
};

function problemOf(error: Error): DocumentProblem {
  if (error.name === 'PasswordException')
    return { problem: 'encrypted', message: 'The PDF is protected by a password and could not be opened.' };
  return unreadable('The PDF is damaged and could not be read.');
}
