import type { DocumentEdit } from '../../contract/document.js';
import { number } from '../../contract/figures.js';
import { clean, type Edit } from '../../engine/cleanup/clean.js';
import { applyEdits } from '../../engine/cleanup/fixes/compose.js';
import { codePoints } from '../../engine/text/code-points.js';
import type { Bounds } from '../bounds.js';
import {
  asValue,
  type CleanedContent,
  type CleanedFile,
  type CleanOptions,
  DocumentFailure,
  type DocumentKind,
  type DocumentProblem,
  type EditedDocument,
  type ExtractedDocument,
  isProblem,
} from './document.js';
import { documentEditors } from './edit.js';
import { editText } from './edits/edit-text.js';
import { cleanEpub, readEpub } from './epub/epub.js';
import { extensionOf } from './extensions.js';
import { cleanHtml } from './html/clean.js';
import { readHtml } from './html/html.js';
import { kindOf } from './kinds.js';
import { readMarkdown } from './markdown/markdown.js';
import { cleanDocx } from './office/docx/docx.js';
import { cleanOdt } from './office/odt/odt.js';
import { cleanPptx } from './office/pptx/pptx.js';
import { type PdfReader, readPdfInProcess } from './pdf/reader.js';
import { cleanPlain, readPlain } from './plain-text.js';
import { typographyEdits } from './typography-edits.js';

export interface CleanFileOptions extends CleanOptions {
  /** Code points of text a document may have; default unlimited. A longer one is the problem `too_long`. */
  charsMax?: number;
  /** Replacements of words, which are made before the cleaning. */
  edits?: readonly DocumentEdit[];
}

type DocumentCleaner = (
  bytes: Uint8Array,
  bounds: Bounds,
  options: Required<CleanFileOptions>,
) => CleanedContent | DocumentProblem;

const cleaners: Readonly<Record<Exclude<DocumentKind, 'pdf'>, DocumentCleaner>> = {
  txt: withCharsMax((bytes, _, options) => cleanPlain(bytes, options), readPlain),
  markdown: withCharsMax((bytes, _, options) => cleanPlain(bytes, options, 'markdown'), readMarkdown),
  html: withCharsMax(cleanHtml, readHtml),
  docx: (bytes, bounds, options) => cleanDocx(bytes, bounds, editFinder(options)),
  odt: (bytes, bounds, options) => cleanOdt(bytes, bounds, editFinder(options)),
  pptx: (bytes, bounds, options) => cleanPptx(bytes, bounds, editFinder(options)),
  epub: (bytes, bounds, options) => {
    requireEpubChars(bytes, bounds, options);
    return cleanEpub(bytes, bounds, options);
  },
};

function requireEpubChars(bytes: Uint8Array, bounds: Bounds, { charsMax }: { charsMax: number }): void {
  if (codePoints(readEpub(bytes, bounds).text) > charsMax) throw tooLong(charsMax);
}

/**
 * Makes the requested edits in a document, cleans its typography and changes nothing else in it. A PDF
 * becomes cleaned plain text. Returns expected failures as problems.
 */
export function cleanFile(
  bytes: Uint8Array,
  filename: string,
  bounds: Bounds,
  options: CleanFileOptions,
  readPdf: PdfReader = readPdfInProcess,
): Promise<CleanedFile | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename, bounds);
    const allOptions = {
      charsMax: Number.POSITIVE_INFINITY,
      keptRanges: () => [],
      readAs: 'auto' as const,
      typography: 'clean' as const,
      edits: [],
      ...options,
    };
    if (kind === 'pdf') return cleanedText(await readPdf(bytes, bounds), allOptions);
    const edited = edit(bytes, kind, bounds, allOptions);
    const cleaned = cleaners[kind](edited?.bytes ?? bytes, bounds, allOptions);
    if (isProblem(cleaned)) return cleaned;
    const file = { ...cleaned, extension: extensionOf(filename) };
    if (edited === undefined) return file;
    const warnings = [...new Set([...edited.warnings, ...cleaned.warnings])];
    return { ...file, warnings, edits: edited.outcome };
  });
}

function edit(
  bytes: Uint8Array,
  kind: Exclude<DocumentKind, 'pdf'>,
  bounds: Bounds,
  options: Required<CleanFileOptions>,
): EditedDocument | undefined {
  if (options.edits.length === 0) return undefined;
  if (kind === 'epub') requireEpubChars(bytes, bounds, options);
  return documentEditors[kind](bytes, bounds, options.edits, options.readAs);
}

/** The cleaned text of a PDF, which places each glyph of a line and has no text that could grow or shrink. */
function cleanedText(
  extracted: ExtractedDocument | DocumentProblem,
  options: Required<CleanFileOptions>,
): CleanedFile | DocumentProblem {
  if (isProblem(extracted)) return extracted;
  if (codePoints(extracted.text) > options.charsMax) throw tooLong(options.charsMax);
  const { outcome, replacements } = editText(extracted.text, options.edits, false);
  const text = applyEdits(
    extracted.text,
    replacements.map(edit => ({ ...edit, kind: '', glyphs: 0 })),
  );
  const { output_text, changes } =
    options.typography === 'keep' ? { output_text: text, changes: {} } : clean(text, options, 'plain');
  return {
    ...(options.edits.length > 0 && { edits: outcome }),
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

/** Finds the edits of each paragraph of one document, and throws once the paragraphs exceed `charsMax`. */
function editFinder({ charsMax, ...options }: Required<CleanFileOptions>): (paragraph: string) => Edit[] {
  let chars = 0;
  return paragraph => {
    chars += codePoints(paragraph);
    if (chars > charsMax) throw tooLong(charsMax);
    return typographyEdits(paragraph, options, { hardBreaks: false });
  };
}

/** Checks `charsMax` first; a file of fewer bytes has fewer characters and passes unread. */
function withCharsMax(
  cleaner: DocumentCleaner,
  reader: (bytes: Uint8Array, bounds: Bounds) => ExtractedDocument | DocumentProblem,
): DocumentCleaner {
  return (bytes, bounds, options) => {
    if (bytes.length > options.charsMax) {
      const extracted = reader(bytes, bounds);
      if (!isProblem(extracted) && codePoints(extracted.text) > options.charsMax)
        throw tooLong(options.charsMax);
    }
    return cleaner(bytes, bounds, options);
  };
}

const tooLong = (charsMax: number) =>
  new DocumentFailure(
    'too_long',
    `The document is too long: your plan's limit is ${number(charsMax)} characters.`,
  );
