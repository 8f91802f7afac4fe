import type { CleanedFile, CleanOptions } from '../../files/document/document.js';
import type { ExtractOptions } from '../../files/document/extract.js';
import type { ExtractionMembers, MeasuredDocument } from '../../files/document/measure.js';
import type { WebPageOptions } from '../../files/document/web-page.js';

interface TextCap {
  /** Maximum length of the returned text in code points; longer text is cut. */
  charsMax: number;
}

interface ReviewOptions extends TextCap {
  /** Warnings about the request, before those about the document. */
  ignored: readonly string[];
}

/** The tasks of the document pool, by the name of the worker's exported function. */
export interface DocumentTasks {
  /** Extracts the text as a string. */
  extractDocument: { options: ExtractOptions & TextCap; answer: MeasuredDocument };
  /** Extracts the text as the encoded bytes of a response. */
  reviewDocument: { options: ExtractOptions & ReviewOptions; answer: ExtractionMembers };
  /** Extracts the main text of a fetched page, whose kind is given by its declared type. */
  reviewPage: { options: WebPageOptions & ReviewOptions; answer: ExtractionMembers };
  /** Cleans the typography of a document in place. */
  cleanDocument: { options: CleanOptions; answer: CleanedFile };
}
