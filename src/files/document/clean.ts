import type { ReadAsChoice } from '../../contract/document.js';
import { formatOfName } from '../../document/data-formats.js';
import {
  asValue,
  type CleanedFile,
  type CleanOptions,
  DocumentFailure,
  type DocumentKind,
  type DocumentProblem,
  isProblem,
} from './document.js';
import { extensionOf } from './extensions.js';
import { formats } from './formats.js';
import { kindOf } from './kinds.js';
import { type PdfReader, readPdf as readPdfInProcess } from './pdf/pdf.js';

/**
 * Makes the requested edits in a document, cleans its typography and changes nothing else in it. A PDF
 * becomes cleaned plain text. Returns expected failures as problems.
 */
export function cleanFile(
  bytes: Uint8Array,
  filename: string,
  options: CleanOptions,
  readPdf: PdfReader = readPdfInProcess,
): Promise<CleanedFile | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename);
    if (kind !== 'pdf') {
      const readAs = readAsOf(options, kind, filename);
      return {
        ...cleanContent(bytes, kind, { ...options, readAs }),
        extension: extensionOf(filename),
      };
    }
    const extracted = await readPdf(bytes);
    if (isProblem(extracted)) return extracted;
    const text = new TextEncoder().encode(`${extracted.text}\n`);
    const file = cleanContent(text, 'txt', { ...options, readAs: 'plain' });
    return { ...file, extension: '.txt', warnings: [...extracted.warnings, pdfWarning] };
  });
}

const notTracked = () =>
  new DocumentFailure('untracked', 'Only .docx and .odt files can have tracked changes.');

/** It places each glyph of a line and has no text that could grow or shrink. */
const pdfWarning = 'A PDF cannot be cleaned in place, because it places each glyph: this is its text.';

function cleanContent(
  bytes: Uint8Array,
  kind: keyof typeof formats,
  options: CleanOptions & { readAs: ReadAsChoice },
): Omit<CleanedFile, 'extension'> {
  const format = formats[kind];
  const { edits = [], tracked } = options;
  if (tracked !== undefined && kind !== 'docx' && kind !== 'odt') throw notTracked();
  if (edits.length === 0) return format.clean(bytes, options);
  const edited = format.edit(bytes, edits, options);
  const file = format.clean(edited.bytes, options);
  const warnings = [...new Set([...edited.warnings, ...file.warnings])];
  return { ...file, warnings, edits: edited.outcome };
}

/** How a file is read: as the caller chose, as its name says before `.txt`, or by its structure. */
const readAsOf = ({ readAs = 'auto' }: CleanOptions, kind: DocumentKind, filename: string): ReadAsChoice =>
  readAs === 'auto' && kind === 'txt' ? (formatOfName(filename.replace(/\.txt$/i, '')) ?? readAs) : readAs;
