/** The tasks of the native processes, and the thread's end of a channel to them (native-pool.ts in pools). */
import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { DocumentProblem, ExtractedDocument } from '../../files/document/document.js';
import { toDocumentResult } from '../../files/document/pdf/pdf.js';
import type { ImageReaders } from '../../files/image/native-readers.js';
import { startTask } from './worker.js';

/** Tasks by name. Arguments after the bytes, and answers, are sent as JSON. */
export interface NativeTasks extends ImageReaders {
  pdf(bytes: Uint8Array): Promise<ExtractedDocument | DocumentProblem>;
}
export type NativeTaskName = keyof NativeTasks;

export interface NativeRequest {
  name: NativeTaskName;
  args: Parameters<NativeTasks[NativeTaskName]>;
}

/** A file as a thread receives it, with the options of its task. */
export interface FileTask {
  bytes: Uint8Array;
  filename: string;
  /** Channel to the native processes. */
  native: MessagePort;
  /** Slot of its clock (worker.ts). */
  slot: number;
}

/**
 * Starts the clock of a file, runs `work`, and closes the file's channel afterwards. A file has one native
 * task at a time. A task rejects when the channel is closed: the file was aborted, or the pool is closed.
 */
export async function withNative<T>(
  { native, slot }: Pick<FileTask, 'native' | 'slot'>,
  work: (tasks: NativeTasks) => Promise<T>,
): Promise<T> {
  startTask(workerData, slot);
  const task = <K extends NativeTaskName>(name: K) =>
    ((...args: NativeRequest['args']) =>
      new Promise((resolve, reject) => {
        const closed = () => reject(new Error('the task was aborted'));
        native.once('close', closed).once('message', answer => {
          native.off('close', closed);
          resolve(answer);
        });
        native.postMessage({ name, args } satisfies NativeRequest);
      })) as NativeTasks[K];
  const pdf = task('pdf');
  try {
    return await work({
      pixels: task('pixels'),
      print: task('print'),
      parameters: task('parameters'),
      credentials: task('credentials'),
      pdf: async bytes => toDocumentResult(await pdf(bytes)),
    });
  } finally {
    native.close();
  }
}
