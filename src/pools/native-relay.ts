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
import type { NativeAnswer, NativeRequest } from '../../workers/native-client.js';
import type { NativePool } from './native-pool.js';

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
  port1.on('message', async ({ id, name, bytes, options }: NativeRequest) => {
    onBusy(true);
    const answer: NativeAnswer = await pool.run(name, bytes, options, { caller, signal: abort.signal }).then(
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
