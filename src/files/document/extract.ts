import type { Bounds } from '../bounds.js';
import {
  asValue,
  type DocumentKind,
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from './document.js';
import { readEpub } from './epub/epub.js';
import { readHtml } from './html/html.js';
import { kindOf } from './kinds.js';
import { readMarkdown } from './markdown/markdown.js';
import { readDocx } from './office/docx/docx.js';
import { readOdt } from './office/odt/odt.js';
import { readPptx } from './office/pptx/pptx.js';
import { type PdfReader, readPdfInProcess } from './pdf/reader.js';
import { readPlain } from './plain-text.js';
import { preview } from './preview/preview.js';

export interface ExtractOptions {
  /** Also creates the structured preview, `ExtractedDocument.html`. */
  preview?: boolean;
}

type DocumentReader = (bytes: Uint8Array, bounds: Bounds) => ExtractedDocument | DocumentProblem;

const readers: Readonly<Record<Exclude<DocumentKind, 'pdf'>, DocumentReader>> = {
  txt: readPlain,
  markdown: readMarkdown,
  html: readHtml,
  docx: readDocx,
  odt: readOdt,
  pptx: readPptx,
  epub: readEpub,
};

/**
 * Extracts the text of a document, with warnings about omitted content. The file name's extension gives the
 * kind, and the content must match it. Returns expected failures as problems.
 */
export function extract(
  bytes: Uint8Array,
  filename: string,
  bounds: Bounds,
  options: ExtractOptions = {},
  readPdf: PdfReader = readPdfInProcess,
): Promise<ExtractedDocument | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename, bounds);
    const result = await (kind === 'pdf' ? readPdf : readers[kind])(bytes, bounds);
    if (isProblem(result) || options.preview !== true) return result;
    return preview(bytes, result, bounds);
  });
}
