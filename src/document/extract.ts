import {
  asValue,
  type DocumentKind,
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from './document.js';
import { readHtml } from './html/html.js';
import { kindOf } from './kinds.js';
import { readMarkdown } from './markdown/markdown.js';
import { readDocx } from './office/docx/docx.js';
import { readOdt } from './office/odt/odt.js';
import { type PdfReader, readPdfInProcess } from './pdf/reader.js';
import { readPlain } from './plain-text.js';
import { preview } from './preview/preview.js';

export interface ExtractOptions {
  /** Also make the structured preview, `Extracted.html`. */
  preview?: boolean;
}

type DocumentReader = (
  bytes: Uint8Array,
) => ExtractedDocument | DocumentProblem | Promise<ExtractedDocument | DocumentProblem>;

const readers: Readonly<Record<Exclude<DocumentKind, 'pdf'>, DocumentReader>> = {
  txt: readPlain,
  markdown: readMarkdown,
  html: bytes => readHtml(bytes),
  docx: readDocx,
  odt: readOdt,
};

/**
 * A document's bytes → its prose, and warnings that say what was left out. The kind is that of the file's name, and
 * the content must agree with it. Expected failures come back as problems.
 */
export function extract(
  bytes: Uint8Array,
  filename: string,
  options: ExtractOptions = {},
  readPdf: PdfReader = readPdfInProcess,
): Promise<ExtractedDocument | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename);
    const result = await (kind === 'pdf' ? readPdf : readers[kind])(bytes);
    if (isProblem(result) || options.preview !== true) return result;
    return preview(bytes, result);
  });
}
