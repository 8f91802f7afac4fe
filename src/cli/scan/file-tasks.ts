/** Work on single files: bytes in, results out. Each task loads its modules, which takes long. */
import { parentPort } from 'node:worker_threads';
import { CommandError } from '../command.js';
import type { cleanDocument, cleanToText } from './clean-file.js';
import type { scanFile } from './scan-file.js';

export const fileTasks = {
  scan: async (...args: Parameters<typeof scanFile>) => (await import('./scan-file.js')).scanFile(...args),
  cleanToText: async (...args: Parameters<typeof cleanToText>) =>
    (await import('./clean-file.js')).cleanToText(...args),
  cleanDocument: async (...args: Parameters<typeof cleanDocument>) =>
    (await import('./clean-file.js')).cleanDocument(...args),
};
export type FileTasks = typeof fileTasks;

/** The thread's answer to a task. */
export type FileAnswer = { value: unknown } | { error: Error; isUnreadable: boolean };

/** Answers the tasks that the main thread sends. */
export function serveFileTasks(tasks: FileTasks): void {
  parentPort!.on('message', ({ name, args }: { name: keyof FileTasks; args: unknown[] }) => {
    const task = tasks[name] as (...args: unknown[]) => Promise<unknown>;
    const answer = task(...args).then(
      (value): FileAnswer => ({ value }),
      (error): FileAnswer => ({ error, isUnreadable: error instanceof CommandError }),
    );
    void answer.then(each => parentPort!.postMessage(each));
  });
}
