import { asValue, type DocumentProblem, type Extracted } from './document.js';
import { readPage as readHtmlPage } from './html/main-content.js';
import { readMarkdown } from './markdown/markdown.js';
import { type PdfReader, readPdfHere } from './pdf/reader.js';
import { readPlain } from './plain-text.js';

export interface PageOptions {
  /** Media type as declared, in lower case and without parameters. */
  contentType: string;
  charset?: string;
}

/** A fetched page's bytes → its main text, read as the type its server declared. */
export const readPage = (
  bytes: Uint8Array,
  { contentType, charset }: PageOptions,
  readPdf: PdfReader = readPdfHere,
): Promise<Extracted | DocumentProblem> =>
  asValue(() => {
    switch (contentType) {
      case 'application/pdf':
        return readPdf(bytes);
      case 'text/markdown':
        return readMarkdown(bytes);
      case 'text/plain':
        return readPlain(bytes);
      default:
        return readHtmlPage(bytes, charset);
    }
  });
