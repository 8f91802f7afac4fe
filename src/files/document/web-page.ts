import { asValue, type DocumentProblem, type ExtractedDocument } from './document.js';
import { readMainContent } from './html/main-content.js';
import { readMarkdown } from './markdown/markdown.js';
import { type PdfReader, readPdf as readPdfInProcess } from './pdf/pdf.js';
import { readPlain } from './plain-text.js';

export interface WebPageOptions {
  /** Declared media type, in lower case and without parameters. */
  contentType: string;
  charset?: string;
}

/** Extracts the main text of a fetched page according to its declared media type. */
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
        return readMarkdown(bytes, charset);
      case 'text/plain':
        return readPlain(bytes, charset);
      default:
        return readMainContent(bytes, charset);
    }
  });
