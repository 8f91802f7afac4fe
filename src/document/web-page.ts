import { asValue, type DocumentProblem, type ExtractedDocument } from './document.js';
import { readMainContent as readHtmlPage } from './html/main-content.js';
import { readMarkdown } from './markdown/markdown.js';
import { type PdfReader, readPdfInProcess } from './pdf/reader.js';
import { readPlain } from './plain-text.js';

export interface WebPageOptions {
  /** Media type as declared, in lower case and without parameters. */
  contentType: string;
  charset?: string;
}

/** A fetched page's bytes → its main text, read as the type its server declared. */
export const extractWebPage = (
  bytes: Uint8Array,
  { contentType, charset }: WebPageOptions,
  readPdf: PdfReader = readPdfInProcess,
): Promise<ExtractedDocument | DocumentProblem> =>
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
