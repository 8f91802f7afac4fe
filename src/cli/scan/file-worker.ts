import { Worker } from 'node:worker_threads';
import { limits } from '../../contract/limits.js';
import { packageRoot } from '../../contract/package-root.js';
import { limitRun, type RunEnd } from '../../pools/run-limit.js';
import { unreadable } from '../command.js';
import type { FileAnswer, FileTasks } from './file-tasks.js';

/**
 * A thread that works on one file at a time. It is terminated when a file needs too much processor time, so
 * that a hostile file does not hold the command.
 */
export class FileWorker {
  #thread: Worker | null = null;

  /**
   * @param filename compiled module of the thread, which calls `serveFileTasks`
   * @param workMs processor time of a file
   */
  constructor(
    private readonly filename: URL,
    private readonly workMs: number = limits.fileWorkMs,
  ) {}

  /**
   * Runs a task of file-tasks.ts. A short text runs in this thread, because it cannot need much work and
   * another thread takes 0.2 s to start.
   * @param file name for the error
   * @throws CommandError when the file cannot be read or needs too much work
   */
  async run<K extends keyof FileTasks>(
    name: K,
    file: string,
    ...args: Parameters<FileTasks[K]>
  ): Promise<Awaited<ReturnType<FileTasks[K]>>> {
    if (isShort(args[0])) {
      const { fileTasks } = await import('./file-tasks.js');
      const task = fileTasks[name] as (...args: unknown[]) => unknown;
      return (await task(...args)) as Awaited<ReturnType<FileTasks[K]>>;
    }
    this.#thread ??= new Worker(this.filename);
    const thread = this.#thread;
    // The timer of the limit keeps the process alive while the thread works.
    thread.unref();
    const answer = await new Promise<FileAnswer>((resolve, reject) => {
      const before = process.cpuUsage();
      const usedMs = () => {
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1_000;
      };
      const clearLimit = limitRun(this.workMs, usedMs, reason =>
        end(() => reject(unfinished(file, this.workMs, reason))),
      );
      const end = (settle: () => void) => {
        clearLimit();
        thread.removeAllListeners('error');
        this.#thread = null;
        void thread.terminate().then(settle);
      };
      thread.once('message', (received: FileAnswer) => {
        clearLimit();
        thread.removeAllListeners('error');
        resolve(received);
      });
      thread.once('error', error => end(() => reject(error)));
      thread.postMessage({ name, args });
    });
    if ('value' in answer) return answer.value as Awaited<ReturnType<FileTasks[K]>>;
    throw answer.isUnreadable ? unreadable(answer.error.message) : answer.error;
  }
}

/** Whether content is short and no archive, which may contain a long text. */
const isShort = (content: Uint8Array | string): boolean =>
  content.length <= limits.fileInlineBytes && !Buffer.from(content.slice(0, 2)).equals(archiveStart);

const archiveStart = Buffer.from('PK');

const unfinished = (file: string, workMs: number, reason: RunEnd) =>
  reason === 'workLimit'
    ? unreadable(
        `${file}: needs more work than is allowed for one file (${workMs / 1_000} s of processor time)`,
      )
    : unreadable(`${file}: could not be read in time; the machine may be busy, so try again`);

export const fileWorker = new FileWorker(new URL('dist/bundle/workers/files.js', packageRoot));
