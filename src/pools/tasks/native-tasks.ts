import { limits } from '../../contract/limits.js';
import type { DocumentProblem, ExtractedDocument } from '../../files/document/document.js';
import type { ImageReaders } from '../../files/image/native-readers.js';

type ReaderTask<K extends keyof ImageReaders> = {
  options: { format: Parameters<ImageReaders[K]>[1]; spentMs?: number };
  answer: Awaited<ReturnType<ImageReaders[K]>>;
};

/** The tasks of the native processes: options and answer by the task's name. Answers are sent as JSON. */
export interface NativeTasks {
  pixels: ReaderTask<'pixels'>;
  print: ReaderTask<'print'>;
  credentials: ReaderTask<'credentials'>;
  pdf: { options: object; answer: ExtractedDocument | DocumentProblem };
}
export type NativeTaskName = keyof NativeTasks;

/** Time limit of each task, in ms. */
export const nativeRunMs: Readonly<Record<NativeTaskName, number>> = {
  pixels: limits.pixelsRunMs,
  print: limits.printRunMs,
  credentials: limits.credentialsRunMs,
  pdf: limits.pdfRunMs,
};
