/**
 * How a thread has a process work for it. The thread of a task gets one end of a channel; requests on it run in the native
 * pool of the main thread, which owns the processes and can kill them.
 *
 *     thread ──{id, name, bytes, options}──▶ relay ──▶ process
 *            ◀────{id, value} or {id, error}──      ◀──
 *
 * An end that closes, since its task is over or its thread ended, aborts what is under way.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { orProblem, type PdfReader } from '../document/pdf-reader.js';
import type { ImageReaders } from '../image/native-readers.js';
import type { NativeFailure } from '../native.js';
import type { NativePool } from './native-pool.js';
import type { NativeTaskName, NativeTasks } from './native-tasks.js';

interface Request {
  id: number;
  name: NativeTaskName;
  bytes: Uint8Array;
  options: never;
}
type Answer = { id: number; value: unknown } | { id: number; error: string };

/** The main thread's end. */
export interface Relay {
  /** For the thread; to be transferred. */
  port: MessagePort;
  /** Aborts what is under way: its process is killed. */
  close(): void;
}

/** @param onBusy told whenever the thread begins or ends to wait for a process */
export function openRelay(pool: NativePool, caller: string, onBusy: (busy: boolean) => void): Relay {
  const { port1, port2 } = new MessageChannel();
  const abort = new AbortController();
  port1.on('message', async ({ id, name, bytes, options }: Request) => {
    onBusy(true);
    const answer: Answer = await pool.run(name, bytes, options, { caller, signal: abort.signal }).then(
      value => ({ id, value }),
      error => ({ id, error: String(error) }),
    );
    onBusy(false);
    port1.postMessage(answer);
  });
  port1.on('close', () => abort.abort());
  port1.unref();
  return { port: port2, close: () => port1.close() };
}

/** The thread's end: asks for one task at a time. */
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
      const settle = (answer: Answer) => {
        if (answer.id !== id) return;
        this.port.off('message', settle).off('close', closed);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.value as NativeTasks[K]['answer']);
      };
      const closed = () => reject(new Error('the native pool is gone'));
      this.port.on('message', settle).on('close', closed);
      this.port.postMessage({ id, name, bytes, options });
    });
  }
}

/** Runs a thread's work with its end of the channel, and closes that. */
export async function withNative<T>(
  port: MessagePort,
  work: (native: NativeClient) => Promise<T>,
): Promise<T> {
  try {
    return await work(new NativeClient(port));
  } finally {
    port.close();
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
    orProblem(await native.run('pdf', bytes, {}));
