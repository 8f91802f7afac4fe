import type { NotApplied } from '../../contract/cleanup.js';
import type { ReadAsChoice } from '../../contract/document.js';
import { formatOfName } from '../../document/data-formats.js';
import { applyEdits } from '../../document/span.js';
import { clean } from '../../engine/cleanup/clean.js';
import { codePoints } from '../../engine/text/code-points.js';
import type { Bounds } from '../bounds.js';
import {
  asValue,
  type CleanedFile,
  type CleanOptions,
  type DocumentKind,
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from './document.js';
import { editText } from './edits/edit-text.js';
import { extensionOf } from './extensions.js';
import { formats } from './formats.js';
import { kindOf } from './kinds.js';
import { type PdfReader, readPdfInProcess } from './pdf/reader.js';
import { requireChars } from './typography-edits.js';

/** Formats whose files are not compressed, so that they have at most as many characters as bytes. */
const uncompressed = new Set<DocumentKind>(['txt', 'markdown', 'html']);

/**
 * Makes the requested edits in a document, cleans its typography and changes nothing else in it. A PDF
 * becomes cleaned plain text. Returns expected failures as problems.
 */
export function cleanFile(
  bytes: Uint8Array,
  filename: string,
  bounds: Bounds,
  options: CleanOptions,
  readPdf: PdfReader = readPdfInProcess,
): Promise<CleanedFile | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename, bounds);
    if (kind === 'pdf') return cleanedText(await readPdf(bytes, bounds), options);
    const format = formats[kind];
    const { charsMax, edits = [] } = options;
    const readAs = readAsOf(options, kind, filename);
    if (charsMax !== undefined && !(uncompressed.has(kind) && bytes.length <= charsMax)) {
      const read = await asValue(() => format.read(bytes, bounds));
      if (!isProblem(read)) requireChars(codePoints(read.text), options);
    }
    const edited = edits.length === 0 ? undefined : format.edit(bytes, bounds, edits, readAs);
    const content = edited?.bytes ?? bytes;
    const notApplied: NotApplied = {};
    const file = {
      ...format.clean(content, bounds, { ...options, readAs, notApplied }),
      extension: extensionOf(filename),
      ...(Object.keys(notApplied).length > 0 && { notApplied }),
    };
    if (edited === undefined) return file;
    const warnings = [...new Set([...edited.warnings, ...file.warnings])];
    return { ...file, warnings, edits: edited.outcome };
  });
}

/** The cleaned text of a PDF, which places each glyph of a line and has no text that could grow or shrink. */
function cleanedText(
  extracted: ExtractedDocument | DocumentProblem,
  options: CleanOptions,
): CleanedFile | DocumentProblem {
  if (isProblem(extracted)) return extracted;
  requireChars(codePoints(extracted.text), options);
  const { edits = [], typography } = options;
  const { outcome, replacements } = editText(extracted.text, edits, false);
  const text = applyEdits(
    extracted.text,
    replacements.map(edit => ({ ...edit, kind: '', glyphs: 0 })),
  );
  const { output_text, changes } =
    typography === 'keep' ? { output_text: text, changes: {} } : clean(text, options, 'plain');
  return {
    ...(edits.length > 0 && { edits: outcome }),
    bytes: new TextEncoder().encode(`${output_text}\n`),
    extension: '.txt',
    type: 'text/plain; charset=utf-8',
    changes,
    warnings: [
      ...extracted.warnings,
      'A PDF cannot be cleaned in place, because it places each glyph: this is its text.',
    ],
  };
}

/** How a file is read: as the caller chose, as its name says before `.txt`, or by its structure. */
const readAsOf = ({ readAs = 'auto' }: CleanOptions, kind: DocumentKind, filename: string): ReadAsChoice =>
  readAs === 'auto' && kind === 'txt' ? (formatOfName(filename.replace(/\.txt$/i, '')) ?? readAs) : readAs;
