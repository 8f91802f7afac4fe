import type { CleanFileOptions } from '../src/document/clean.js';
import type { CleanedFile } from '../src/document/document.js';
import type { ExtractOptions } from '../src/document/extract.js';
import type { ExtractionMembers, MeasuredDocument } from '../src/document/measure.js';
import type { WebPageOptions } from '../src/document/web-page.js';

interface Cap {
  /** Code points of text to give back; what is over is cut. */
  charsMax: number;
}

/** What the document pool can be asked, by the name of the worker's function. */
export interface DocumentTasks {
  /** The text, to go on with. */
  extractDocument: { options: ExtractOptions & Cap; answer: MeasuredDocument };
  /** The text as an answer's bytes. */
  reviewDocument: { options: ExtractOptions & Cap; answer: ExtractionMembers };
  /** The same of a fetched page's main text; its kind is the declared type's. */
  reviewPage: { options: WebPageOptions & Cap; answer: ExtractionMembers };
  cleanDocument: { options: CleanFileOptions; answer: CleanedFile };
}
