import { cleanFile } from '../src/document/clean.js';
import type { CleanedFile, CleanOptions, DocumentProblem, Extracted } from '../src/document/document.js';
import { type ExtractOptions, extract } from '../src/document/extract.js';

/** The document pool's door: tasks by name. Bytes may be transferred in; results are copied out. */

export interface ExtractTask extends ExtractOptions {
  bytes: Uint8Array;
  filename: string;
}

export interface CleanTask extends CleanOptions {
  bytes: Uint8Array;
  filename: string;
}

export const extractDocument = ({
  bytes,
  filename,
  ...options
}: ExtractTask): Promise<Extracted | DocumentProblem> => extract(bytes, filename, options);

export const cleanDocument = ({
  bytes,
  filename,
  ...options
}: CleanTask): Promise<CleanedFile | DocumentProblem> => cleanFile(bytes, filename, options);
