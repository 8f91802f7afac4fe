/** Task loop of a native child process: reads tasks from file descriptor 3 and writes their answers to it. */
import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { limits } from '../../contract/limits.js';
import { encodeFrame, FrameReader } from './frames.js';

export type TaskHandler = (bytes: Uint8Array, ...args: never[]) => Promise<unknown>;

interface TaskRequest {
  serial: number;
  name: string;
  args: never[];
}

/**
 * Serves tasks until the parent process exits. Answers are sent as JSON.
 * @param orphanWatch compiled worker that kills this process when the parent exits while this thread is
 * blocked
 * @param warmUp runs before the process is ready
 */
export function serveTasks(
  handlers: Readonly<Record<string, TaskHandler>>,
  orphanWatch: URL,
  warmUp: () => Promise<void> = async () => {},
): void {
  const die = () => process.kill(process.pid, 'SIGKILL');
  // Ctrl-C in a terminal signals the whole process group, but only the parent may end this process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  offerToOomKiller();
  new Worker(orphanWatch, {
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1 },
  }).unref();

  const socket = new Socket({ fd: 3, readable: true, writable: true });
  for (const event of ['end', 'close', 'error']) socket.on(event, die);
  const answer = (json: object) => {
    for (const chunk of encodeFrame(json)) socket.write(chunk);
  };
  const frames = new FrameReader(limits.nativeTaskBytes);
  socket.on('data', (chunk: Buffer) => {
    for (const { json, bytes } of frames.push(chunk)) {
      const { serial, name, args } = json as TaskRequest;
      Promise.resolve()
        .then(() => handlers[name]!(bytes, ...args))
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
  void warmUp().then(() => answer({ ready: true }));
}

/** Makes the Linux OOM killer choose this process before the service (proc(5), oom_score_adj). */
function offerToOomKiller(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The file exists on Linux only.
  }
}
