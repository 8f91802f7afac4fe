/** The message that carries a file to a worker thread. */
import type { MessagePort } from 'node:worker_threads';

/** The tasks of one kind of worker: option and result types by the name of the exported worker function. */
export type TaskTable<T> = { [K in keyof T]: { options: object; answer: object } };

/** A file and the options of its task. */
export type FileTask<T extends TaskTable<T>, K extends keyof T> = T[K]['options'] & {
  bytes: Uint8Array;
  filename: string;
};

/**
 * A file task as a thread receives it: with a port to the pool of native processes (native-client.ts), and
 * the slot of its clock (thread-clock.ts).
 */
export type ThreadTask<T extends TaskTable<T>, K extends keyof T> = FileTask<T, K> & {
  native: MessagePort;
  slot: number;
};
