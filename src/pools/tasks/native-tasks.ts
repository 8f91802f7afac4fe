import { limits } from '../../contract/limits.js';
import type { DocumentProblem, ExtractedDocument } from '../../files/document/document.js';
import type { ImageReaders } from '../../files/image/native-readers.js';

interface ReaderTask<K extends keyof ImageReaders, O = object> {
  options: O & { format: Parameters<ImageReaders[K]>[1] };
  answer: Awaited<ReturnType<ImageReaders[K]>>;
}

/** The tasks of the native processes: options and answer by the task's name. Answers are sent as JSON. */
export interface NativeTasks {
  pixels: ReaderTask<'pixels'>;
  print: ReaderTask<'print', { spentMs: number }>;
  credentials: ReaderTask<'credentials'>;
  pdf: { options: object; answer: ExtractedDocument | DocumentProblem };
}
export type NativeTaskName = keyof NativeTasks;

/** Processor time that each task may use, in ms. */
export const nativeWorkMs: Readonly<Record<NativeTaskName, number>> = {
  pixels: limits.pixelsWorkMs,
  print: limits.printWorkMs,
  credentials: limits.credentialsWorkMs,
  pdf: limits.pdfWorkMs,
};
