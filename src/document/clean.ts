import { clean, edits } from '../text/clean.js';
import {
  asValue,
  type CleanedFile,
  type CleanOptions,
  type DocumentKind,
  type DocumentProblem,
  isProblem,
} from './document.js';
import { cleanDocx } from './docx/docx.js';
import { cleanHtml } from './html-clean.js';
import { extensionOf, kindOf } from './kinds.js';
import { cleanMarkdown } from './markdown-clean.js';
import { cleanOdt } from './odt/odt.js';
import { readPdf } from './pdf.js';
import { cleanPlain } from './plain.js';

type Cleaner = (
  bytes: Uint8Array,
  options: CleanOptions,
) => CleanedFile | DocumentProblem | Promise<CleanedFile | DocumentProblem>;

const cleaners: Readonly<Record<DocumentKind, Cleaner>> = {
  txt: cleanPlain,
  markdown: cleanMarkdown,
  html: cleanHtml,
  docx: (bytes, options) => cleanDocx(bytes, text => edits(text, options)),
  odt: (bytes, options) => cleanOdt(bytes, text => edits(text, options)),
  pdf: cleanPdf,
};

/**
 * A document's bytes → the same document with its typography cleaned; nothing else of it changes. A PDF becomes
 * cleaned plain text. Expected failures come back as problems.
 */
export function cleanFile(
  bytes: Uint8Array,
  filename: string,
  options: CleanOptions,
): Promise<CleanedFile | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename);
    const cleaned = await cleaners[kind](bytes, options);
    if (isProblem(cleaned) || kind === 'pdf') return cleaned;
    return { ...cleaned, extension: extensionOf(filename) };
  });
}

/** A PDF cannot be edited in place: its text comes back, cleaned. */
async function cleanPdf(bytes: Uint8Array, options: CleanOptions): Promise<CleanedFile | DocumentProblem> {
  const read = await readPdf(bytes);
  if (isProblem(read)) return read;
  const { output_text, changes } = clean(read.text, options);
  return {
    bytes: new TextEncoder().encode(`${output_text}\n`),
    extension: '.txt',
    type: 'text/plain; charset=utf-8',
    changes,
    warnings: [...read.warnings, 'A PDF cannot be cleaned in place: this is its text.'],
    signed: false,
  };
}
