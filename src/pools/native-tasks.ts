import type { DocumentProblem, Extracted } from '../document/document.js';
import type { ImageReaders } from '../image/native-readers.js';
import { limits } from '../limits.js';

type ReaderTask<K extends keyof ImageReaders> = {
  options: { format: Parameters<ImageReaders[K]>[1]; spentMs?: number };
  answer: Awaited<ReturnType<ImageReaders[K]>>;
};

/** What processes can be asked, by the name of their function. Answers survive JSON. */
export interface NativeTasks {
  pixels: ReaderTask<'pixels'>;
  print: ReaderTask<'print'>;
  credentials: ReaderTask<'credentials'>;
  pdf: { options: object; answer: Extracted | DocumentProblem };
}
export type NativeTaskName = keyof NativeTasks;

/** Deadline of each. */
export const nativeRunMs: Readonly<Record<NativeTaskName, number>> = {
  pixels: limits.pixelsRunMs,
  print: limits.printRunMs,
  credentials: limits.credentialsRunMs,
  pdf: limits.pdfRunMs,
};
