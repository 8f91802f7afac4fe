import { limits } from '../../../contract/limits.js';
import { count } from '../../../contract/prose.js';
import { latin1 } from '../../../document/charset.js';
import { normalizeSpacing } from '../../../document/spacing.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';
import { isBlank } from '../plain-text.js';
import { openPdf, type PdfDocument, PdfLibraryError } from './library.js';
import { type PageLines, readPageLines } from './page.js';
import { paragraphsOf } from './paragraphs.js';
import { withoutRunningHeaders } from './running-headers.js';

/** Extracts the text of a PDF; in the service and the CLI, in a process that they can kill. */
export type PdfReader = typeof readPdf;

/** Extracts the selectable text of a PDF in reading order. Renders nothing and runs no script. */
export async function readPdf(bytes: Uint8Array): Promise<ExtractedDocument | DocumentProblem> {
  if (!latin1(bytes.subarray(0, headerBytes)).includes('%PDF-')) return unreadable('The file is not a PDF.');
  const task = await openPdf(bytes);
  try {
    return await readPages(await task.promise, hasImages(bytes));
  } catch (error) {
    if (error instanceof PdfLibraryError) throw error;
    return (error as Error).name === 'PasswordException'
      ? { problem: 'encrypted', message: 'The PDF is protected by a password and could not be opened.' }
      : unreadable('The PDF is damaged and could not be read.');
  } finally {
    await task.destroy();
  }
}

/** Bytes searched for the header, as in other readers: mail programs and scanners put junk before it. */
const headerBytes = 1_024;

/** Whether a PDF has raster images. The dictionaries of streams are never compressed. */
const hasImages = (bytes: Uint8Array): boolean => /\/Subtype\s*\/Image\b/.test(latin1(bytes));

/** A file with images and fewer words than this is a scan with a stamp or a page number. */
const scanWords = 4;

async function readPages(
  document: PdfDocument,
  hasImages: boolean,
): Promise<ExtractedDocument | DocumentProblem> {
  const pageCount = Math.min(document.numPages, limits.pdfPages);
  const pages: PageLines[] = [];
  let charsLeft = limits.pdfChars;
  let damaged = 0;
  const layers = await document.getOptionalContentConfig();
  for (let number = 1; number <= pageCount && charsLeft > 0; number++) {
    try {
      const page = await document.getPage(number);
      const lines = await readPageLines(page, layers, charsLeft, pages.at(-1)?.lineNumbers.at(-1));
      page.cleanup();
      charsLeft -= lines.chars;
      pages.push(lines);
    } catch (error) {
      if (error instanceof PdfLibraryError) throw error;
      // Other pages may be intact.
      damaged++;
    }
  }

  const form = await fieldValues(document, charsLeft);
  const paragraphs = [...paragraphsOf(withoutRunningHeaders(pages)), ...form.values];
  const text = normalizeSpacing(paragraphs.join('\n\n'));
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const damage = `${damaged} of ${pagesText(pageCount)} could not be read: damaged.`;
  if (isBlank(text) || (hasImages && words < scanWords)) return damaged > 0 ? unreadable(damage) : scanned;

  const cut = pages.filter(page => page.isCut).length;
  const empty = hasImages ? pages.filter(page => page.chars === 0).length : 0;
  const unread = [
    damaged > 0 && damage,
    pageCount < document.numPages && `Only the first ${pageCount} of ${document.numPages} pages were read.`,
    charsLeft <= 0 && `The text was cut after ${limits.pdfChars} characters.`,
    charsLeft > 0 && cut > 0 && `${pagesText(cut)} could not be read to the end: too much text.`,
    empty > 0 &&
      `${empty} of ${pagesText(pages.length)} could not be read: no text layer, as in scans or pictures.`,
    form.isCut && 'Values of the form could not be read: damaged, or too much text.',
    isGarbled(text) &&
      "Much of the text layer is not letters: the file's fonts may not say which characters they show.",
  ].filter(sentence => sentence !== false);
  const hidden = pages.reduce((sum, page) => sum + page.hiddenPassages, 0);
  const numbers = pages.reduce((sum, page) => sum + page.lineNumbers.length, 0);
  const warnings = [...unread, ...leftOut(hidden, 'hidden passage'), ...leftOut(numbers, 'line number')];
  return { kind: 'pdf', text, warnings, ...(unread.length > 0 && { unread }) };
}

const leftOut = (n: number, one: string): string[] =>
  n === 0 ? [] : [`${count(n, one)} ${n === 1 ? 'was' : 'were'} left out.`];

const pagesText = (pages: number): string => count(pages, 'page');

/** Whether the text is mostly font codes. Prose is nine tenths letters and digits. */
function isGarbled(text: string): boolean {
  const visible = text.replace(/\s+/g, '').length;
  const readable = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').length;
  return visible > 200 && readable < 0.75 * visible;
}

interface FormField {
  type?: string;
  value?: unknown;
  items?: { exportValue: string; displayValue: string }[];
}

/** Values of a form's text fields and lists. They are displayed but not part of the text layer. */
async function fieldValues(
  document: PdfDocument,
  charsMax: number,
): Promise<{ values: string[]; isCut: boolean }> {
  const fields = await document.getFieldObjects().catch(() => 'damaged' as const);
  if (fields === 'damaged') return { values: [], isCut: true };
  const values: string[] = [];
  let chars = 0;
  for (const field of Object.values(fields ?? {}).flat() as FormField[]) {
    if (!['text', 'combobox', 'listbox'].includes(field.type ?? '')) continue;
    for (const value of [field.value].flat()) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      chars += value.length;
      if (chars > charsMax) return { values, isCut: true };
      values.push(field.items?.find(item => item.exportValue === value)?.displayValue ?? value);
    }
  }
  return { values, isCut: false };
}

const unreadable = (message: string): DocumentProblem => ({ problem: 'unreadable', message });

const scanned: DocumentProblem = {
  problem: 'no_text',
  message: 'This PDF has no text layer: it looks scanned or photographed, and text in pictures is not read.',
};

const messages: Readonly<Record<NativeFailure['failure'], string>> = {
  crashed: 'The PDF could not be parsed.',
  memory: 'The PDF needs more memory to read than is allowed.',
  time: 'The PDF needs more processor time to read than is allowed.',
  busy: 'The machine is busy; the PDF was not examined.',
};

/** Turns the failure of a child process into a problem of its document. */
export const toDocumentResult = (
  outcome: ExtractedDocument | DocumentProblem | NativeFailure,
): ExtractedDocument | DocumentProblem =>
  isNativeFailure(outcome)
    ? {
        problem: outcome.failure === 'busy' ? 'busy' : 'unreadable',
        message: messages[outcome.failure],
      }
    : outcome;
