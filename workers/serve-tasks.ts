/** The side of a pool's process: reads tasks from file descriptor 3, one at a time, and writes their answers there. */
import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { limits } from '../src/limits.js';
import { FrameReader, frame } from './frames.js';

export type Handler = (bytes: Uint8Array, options: never) => Promise<unknown>;

interface Request {
  serial: number;
  name: string;
  options: never;
}

/**
 * Serves tasks until the parent is gone. An answer must survive JSON.
 * @param orphanWatch the compiled worker that ends this process when the parent is gone while this thread is blocked
 */
export function serveTasks(handlers: Readonly<Record<string, Handler>>, orphanWatch: URL): void {
  const die = () => process.kill(process.pid, 'SIGKILL');
  // Ctrl-C in a terminal reaches the whole group; the parent decides when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  offerToOomKiller();
  new Worker(orphanWatch, {
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1 },
  }).unref();

  const socket = new Socket({ fd: 3, readable: true, writable: true });
  for (const event of ['end', 'close', 'error']) socket.on(event, die);
  const answer = (json: object) => {
    for (const chunk of frame(json)) socket.write(chunk);
  };
  const frames = new FrameReader(limits.nativeTaskBytes);
  socket.on('data', (chunk: Buffer) => {
    for (const { json, bytes } of frames.push(chunk)) {
      const { serial, name, options } = json as Request;
      Promise.resolve()
        .then(() => handlers[name]!(bytes, options))
        .then(
          (value = null) => answer({ serial, value }),
          error =>
            answer({
              serial,
              error: error instanceof Error ? (error.stack ?? error.message) : String(error),
            }),
        );
    }
  });
  answer({ ready: true });
}

/** Out of memory, Linux ends this process before the service (proc(5), oom_score_adj). */
function offerToOomKiller(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system.
  }
}
