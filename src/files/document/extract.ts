import type { ReadAsChoice } from '../../contract/document.js';
import { decodePlain } from '../../document/charset.js';
import { readAsOf } from '../../document/detect.js';
import { withoutFences } from '../../document/pasted.js';
import {
  asValue,
  type DocumentFormat,
  type DocumentKind,
  type DocumentProblem,
  type ExtractedDocument,
  isProblem,
} from './document.js';
import { kindOf } from './kinds.js';
import { readMarkdown } from './markdown/markdown.js';
import type { PdfReader } from './pdf/pdf.js';
import { readPlain } from './plain-text.js';

export interface ExtractOptions {
  /** How a .txt or .md file is read. By default .txt is plain; `auto` decides by its structure. */
  readAs?: ReadAsChoice;
  /** Also returns `ExtractedDocument.runs`. */
  runs?: boolean;
  /** Also creates the structured preview, `ExtractedDocument.html`. */
  preview?: boolean;
}

/**
 * Extracts the text of a document, with warnings about omitted content. The file name's extension gives the
 * kind, and the content must match it. Returns expected failures as problems.
 *
 * @example
 * await extract(bytes, 'essay.docx', limits); // { kind: 'docx', text: 'The pier …', warnings: [] }
 */
export function extract(
  bytes: Uint8Array,
  filename: string,
  options: ExtractOptions = {},
  readPdf: PdfReader = async (...args) => (await import('./pdf/pdf.js')).readPdf(...args),
): Promise<ExtractedDocument | DocumentProblem> {
  return asValue(async () => {
    const kind = kindOf(bytes, filename);
    const read = kind === 'pdf' ? readPdf : await readerOf(kind, options);
    const result = await read(bytes);
    if (isProblem(result)) return result;
    if (options.runs !== true) delete result.runs;
    if (options.preview !== true) return result;
    // Its libraries take 0.1 s to load, and few extractions need them.
    return (await import('./preview/preview.js')).preview(bytes, result);
  });
}

/** The reader of a kind. Texts do without the libraries of documents, which take 0.1 s to load. */
async function readerOf(
  kind: Exclude<DocumentKind, 'pdf'>,
  { readAs }: ExtractOptions,
): Promise<DocumentFormat['read']> {
  if (kind !== 'txt' && kind !== 'markdown') return (await import('./formats.js')).formats[kind].read;
  if (readAs === 'auto' && kind === 'txt') return readByStructure;
  const isMarkdown = readAs === undefined || readAs === 'auto' ? kind === 'markdown' : readAs === 'markdown';
  return isMarkdown ? readMarkdown : bytes => readPlain(bytes);
}

/** Reads a .txt file as Markdown if its structure says so and it can be read. */
function readByStructure(bytes: Uint8Array): ExtractedDocument | DocumentProblem {
  if (readAsOf(withoutFences(decodePlain(bytes).text), 'auto') === 'plain') return readPlain(bytes);
  const read = readMarkdown(bytes);
  return isProblem(read) ? readPlain(bytes) : read;
}
