import { clean, type Edit, findEdits } from '../cleanup/clean.js';
import { number } from '../figures.js';
import { codePoints } from '../text/code-points.js';
import {
  asValue,
  type CleanedFile,
  type CleanOptions,
  DocumentFailure,
  type DocumentKind,
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from './document.js';
import { extensionOf } from './extensions.js';
import { cleanHtml } from './html/clean.js';
import { readHtml } from './html/html.js';
import { kindOf } from './kinds.js';
import { cleanMarkdown } from './markdown/clean.js';
import { readMarkdown } from './markdown/markdown.js';
import { cleanDocx } from './office/docx/docx.js';
import { cleanOdt } from './office/odt/odt.js';
import { type PdfReader, readPdfInProcess } from './pdf/reader.js';
import { cleanPlain, readPlain } from './plain-text.js';

export interface CleanFileOptions extends CleanOptions {
  /** Code points of prose a document may hold, without limit unless said; one that holds more is a problem, `too_long`. */
  charsMax?: number;
}

type Cleaner = (
  bytes: Uint8Array,
  options: Required<CleanFileOptions>,
) => CleanedFile | DocumentProblem | Promise<CleanedFile | DocumentProblem>;

const cleaners: Readonly<Record<Exclude<DocumentKind, 'pdf'>, Cleaner>> = {
  txt: capped(cleanPlain, readPlain),
  markdown: capped(cleanMarkdown, readMarkdown),
  html: capped(cleanHtml, readHtml),
  docx: (bytes, options) => cleanDocx(bytes, typographer(options)),
  odt: (bytes, options) => cleanOdt(bytes, typographer(options)),
};

/**
 * A document's bytes → the same document with its typography cleaned; nothing else of it changes. A PDF becomes
 * cleaned plain text. Expected failures come back as problems.
 */
export function cleanFile(
  bytes: Uint8Array,
  filename: string,
  options: CleanFileOptions,
  readPdf: PdfReader = readPdfInProcess,
): Promise<CleanedFile | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename);
    const bounded = { charsMax: Number.POSITIVE_INFINITY, ...options };
    if (kind === 'pdf') return cleanPdf(await readPdf(bytes), bounded);
    const cleaned = await cleaners[kind](bytes, bounded);
    return isProblem(cleaned) ? cleaned : { ...cleaned, extension: extensionOf(filename) };
  });
}

/** A PDF cannot be edited in place: its text comes back, cleaned. */
function cleanPdf(
  read: ExtractedDocument | DocumentProblem,
  options: Required<CleanFileOptions>,
): CleanedFile | DocumentProblem {
  if (isProblem(read)) return read;
  if (codePoints(read.text) > options.charsMax) throw tooLong(options.charsMax);
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

/** What to change in each paragraph, for as long as the document keeps within the cap. */
function typographer({ charsMax, ...options }: Required<CleanFileOptions>): (paragraph: string) => Edit[] {
  let chars = 0;
  return paragraph => {
    chars += codePoints(paragraph);
    if (chars > charsMax) throw tooLong(charsMax);
    return findEdits(paragraph, options);
  };
}

/** A text has no more characters than its file has bytes, so a small one need not be read twice. */
function capped(
  cleaner: (bytes: Uint8Array, options: CleanOptions) => CleanedFile | DocumentProblem,
  reader: (bytes: Uint8Array) => ExtractedDocument | DocumentProblem,
): Cleaner {
  return (bytes, options) => {
    if (bytes.length > options.charsMax) {
      const read = reader(bytes);
      if (!isProblem(read) && codePoints(read.text) > options.charsMax) throw tooLong(options.charsMax);
    }
    return cleaner(bytes, options);
  };
}

const tooLong = (charsMax: number) =>
  new DocumentFailure(
    'too_long',
    `The document has more than ${number(charsMax)} characters, your plan's limit.`,
  );
