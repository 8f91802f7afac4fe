/** The tasks of the native processes, and the thread's end of a channel to them (native-pool.ts in pools). */
import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { DocumentProblem, ExtractedDocument } from '../../files/document/document.js';
import { type PdfReader, toDocumentResult } from '../../files/document/pdf/pdf.js';
import type { ImageReaders } from '../../files/image/native-readers.js';
import type { NativeFailure } from '../../files/native-failure.js';
import { startTask } from './worker.js';

interface ReaderTask<K extends keyof ImageReaders, O = object> {
  options: O & { format: Parameters<ImageReaders[K]>[1] };
  answer: Awaited<ReturnType<ImageReaders[K]>>;
}

/** Options and answer by the task's name. Answers are sent as JSON. */
export interface NativeTasks {
  pixels: ReaderTask<'pixels'>;
  print: ReaderTask<'print', { spentMs: number }>;
  credentials: ReaderTask<'credentials'>;
  parameters: { options: object; answer: string | NativeFailure | null };
  pdf: { options: object; answer: ExtractedDocument | DocumentProblem };
}
export type NativeTaskName = keyof NativeTasks;

export interface NativeRequest {
  name: NativeTaskName;
  bytes: Uint8Array;
  options: never;
}

/** Runs a native task. Rejects when the channel is closed: the file was aborted, or the pool is closed. */
export type RunNative = <K extends NativeTaskName>(
  name: K,
  bytes: Uint8Array,
  options: NativeTasks[K]['options'],
) => Promise<NativeTasks[K]['answer'] | NativeFailure>;

/**
 * Starts the clock of a file, runs `work`, and closes the file's channel afterwards. A file has one native
 * task at a time.
 */
export async function withNative<T>(
  { native, slot }: { native: MessagePort; slot: number },
  work: (run: RunNative) => Promise<T>,
): Promise<T> {
  startTask(workerData, slot);
  const run = (name: NativeTaskName, bytes: Uint8Array, options: object) =>
    new Promise((resolve, reject) => {
      const closed = () => reject(new Error('the task was aborted'));
      native.once('close', closed).once('message', answer => {
        native.off('close', closed);
        resolve(answer);
      });
      native.postMessage({ name, bytes, options } as NativeRequest);
    });
  try {
    return await work(run as RunNative);
  } finally {
    native.close();
  }
}

export const imageReaders = (run: RunNative): ImageReaders => ({
  pixels: (bytes, format) => run('pixels', bytes, { format }),
  print: (bytes, format, spentMs) => run('print', bytes, { format, spentMs }),
  credentials: (bytes, format) => run('credentials', bytes, { format }),
  parameters: bytes => run('parameters', bytes, {}),
});

export const pdfReader =
  (run: RunNative): PdfReader =>
  async bytes =>
    toDocumentResult(await run('pdf', bytes, {}));
