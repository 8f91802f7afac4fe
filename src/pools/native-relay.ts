/**
 * Connects a worker thread to the native processes. The thread receives one port of a channel. Requests on
 * that port run in the native pool of the main thread, which owns the processes and can kill them.
 *
 *     thread ──{id, name, bytes, options}──▶ relay ──▶ process
 *            ◀────{id, value} or {id, error}──      ◀──
 *
 * When a port closes, because its task has finished or its thread has ended, the running request is aborted.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { NativePool } from './native-pool.js';
import type { NativeAnswer, NativeRequest } from './tasks/native-client.js';

/** The main thread's side of the channel. */
export interface NativeRelay {
  /** The thread's port; it must be transferred. */
  port: MessagePort;
  /** Processor time that processes have used for the thread, in ms. */
  readonly workMs: number;
  /** Aborts the running request. */
  close(): void;
}

export function openRelay(pool: NativePool, caller: string): NativeRelay {
  const { port1, port2 } = new MessageChannel();
  const abort = new AbortController();
  let workMs = 0;
  const run = async ({ id, name, bytes, options }: NativeRequest): Promise<void> => {
    const onWork = (ms: number) => {
      workMs += ms;
    };
    const answer: NativeAnswer = await pool
      .run(name, bytes, options, { caller, signal: abort.signal, onWork })
      .then(
        value => ({ id, value }),
        error => ({ id, error: String(error) }),
      );
    port1.postMessage(answer);
  };
  port1.on('message', (request: NativeRequest) => void run(request));
  port1.on('close', () => abort.abort());
  port1.unref();
  return {
    port: port2,
    get workMs() {
      return workMs;
    },
    close: () => port1.close(),
  };
}
