/** The thread's end of a channel to the native processes (the other end is pools/native-relay.ts). */
import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'piscina';
import { type PdfReader, toDocumentResult } from '../../files/document/pdf/reader.js';
import type { ImageReaders } from '../../files/image/native-readers.js';
import type { NativeFailure } from '../../files/native-failure.js';
import type { NativeTaskName, NativeTasks } from './native-tasks.js';
import { startTask } from './thread-clock.js';

export interface NativeRequest {
  id: number;
  name: NativeTaskName;
  bytes: Uint8Array;
  options: never;
}

export type NativeAnswer = { id: number; value: unknown } | { id: number; error: string };

/** Sends native tasks from a thread, one at a time. */
export class NativeClient {
  #id = 0;

  constructor(private readonly port: MessagePort) {}

  /** @throws Error when the task was aborted, or the pool is closed */
  run<K extends NativeTaskName>(
    name: K,
    bytes: Uint8Array,
    options: NativeTasks[K]['options'],
  ): Promise<NativeTasks[K]['answer'] | NativeFailure> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      const settle = (answer: NativeAnswer) => {
        if (answer.id !== id) return;
        this.port.off('message', settle).off('close', closed);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.value as NativeTasks[K]['answer']);
      };
      const closed = () => reject(new Error('the task was aborted'));
      this.port.on('message', settle).on('close', closed);
      this.port.postMessage({ id, name, bytes, options });
    });
  }
}

/** Starts the clock of a task, runs `work` with a client of its port, and closes the port afterwards. */
export async function withNative<T>(
  { native, slot }: { native: MessagePort; slot: number },
  work: (native: NativeClient) => Promise<T>,
): Promise<T> {
  startTask(workerData, slot);
  try {
    return await work(new NativeClient(native));
  } finally {
    native.close();
  }
}

export const imageReaders = (native: NativeClient): ImageReaders => ({
  pixels: (bytes, format) => native.run('pixels', bytes, { format }),
  print: (bytes, format, spentMs) => native.run('print', bytes, { format, spentMs }),
  credentials: (bytes, format) => native.run('credentials', bytes, { format }),
});

export const pdfReader =
  (native: NativeClient): PdfReader =>
  async bytes =>
    toDocumentResult(await native.run('pdf', bytes, {}));
