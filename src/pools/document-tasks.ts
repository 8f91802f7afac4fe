import type { CleanedFile, CleanOptions, DocumentProblem, Extracted } from '../document/document.js';
import type { ExtractOptions } from '../document/extract.js';
import type { PageOptions } from '../document/page.js';

/** What the document pool can be asked, by the name of the worker's function. */
export interface DocumentTasks {
  extractDocument: { options: ExtractOptions; answer: Extracted };
  /** A fetched page: its main text; the kind is the declared type's. */
  extractPage: { options: PageOptions; answer: Extracted };
  cleanDocument: { options: CleanOptions; answer: CleanedFile };
}

export type DocumentTask<K extends keyof DocumentTasks> = DocumentTasks[K]['options'] & {
  bytes: Uint8Array;
  filename: string;
};

export type DocumentOutcome<K extends keyof DocumentTasks> = DocumentTasks[K]['answer'] | DocumentProblem;
