import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { pauseCommits, resumeCommits } from './commit-gate.js';
import type { FolderSocket } from './folder-socket.js';

/** Messages between the owner and the processes that it started, on their IPC channel. */
export type FromOwner = { store: 'open' | 'pause' | 'resume' };
export type ToOwner = { store: 'opening' | 'opened' | 'paused' };

/** A started process that has not opened the store after this time is killed. It stops all writes. */
const openingMs = 10_000;

/**
 * This process as the owner of a data folder: it and the processes that it starts are the only ones that open
 * the files.
 *
 * LMDB (lmdb 3.5.6, `mdb_env_open2`) reads the number of the last commit, and writes it to the shared lock
 * file a moment later. A commit in between would be undone, or end its process with a segmentation fault.
 * Therefore one process opens at a time, after every writer has confirmed that it is between two commits:
 *
 *     process ──opening──▶ owner ──pause──▶ writers
 *                                ◀──paused──
 *             ◀──open─────       (opens)
 *             ──opened───▶       ──resume─▶
 *
 * A writer that does not confirm holds the opening back. One that has ended writes nothing.
 */
export class FolderOwner {
  readonly #writers = new Set<ChildProcess>();
  #started = 0;
  #lastOpening: Promise<unknown> = Promise.resolve();

  constructor(
    readonly folder: string,
    /** Null on a read-only medium. */
    readonly socket: FolderSocket | null,
  ) {}

  /** Opens files of the store in this process. */
  readonly open = <T>(open: () => T): Promise<T> => this.#whileOthersPause(null, async () => open());

  /**
   * Starts a process that may open the store (member.ts).
   * @param writes whether it writes to the store
   */
  fork(program: string, args: readonly string[], options: ForkOptions, writes: boolean): ChildProcess {
    const child = fork(program, args, {
      ...options,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', this.socket?.descriptor ?? 'ignore'],
    });
    // Without a process id it did not start.
    if (child.pid !== undefined) this.#started++;
    child.on('exit', () => {
      this.#started--;
      this.#writers.delete(child);
    });
    child.on('message', (message: ToOwner) => {
      if (message.store !== 'opening') return;
      // Before this message it has not opened anything, and may not listen to messages.
      if (writes) this.#writers.add(child);
      void this.#whileOthersPause(child, () => letOpen(child));
    });
    return child;
  }

  /** Gives the folder up. The socket stays while started processes run: the next owner removes it. */
  release(): void {
    if (this.#started === 0) this.socket?.close();
  }

  #whileOthersPause<T>(opener: ChildProcess | null, open: () => Promise<T>): Promise<T> {
    const opening = this.#lastOpening.then(async () => {
      const writers = [...this.#writers].filter(writer => writer !== opener);
      await Promise.all([pauseCommits(), ...writers.map(writer => request(writer, 'pause', 'paused'))]);
      try {
        return await open();
      } finally {
        for (const writer of writers) tell(writer, 'resume');
        resumeCommits();
      }
    });
    this.#lastOpening = opening.catch(() => {});
    return opening;
  }
}

async function letOpen(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), openingMs);
  await request(child, 'open', 'opened');
  clearTimeout(timer);
}

/** Sends a message, and resolves when the process has answered or ended. */
function request(child: ChildProcess, message: FromOwner['store'], answer: ToOwner['store']): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    const end = () => {
      child.off('message', receive);
      child.off('exit', end);
      resolve();
    };
    const receive = ({ store }: ToOwner) => {
      if (store === answer) end();
    };
    child.on('message', receive);
    child.on('exit', end);
    tell(child, message);
  });
}

/** Sends a message. A process that ends does not receive it; its `exit` follows. */
function tell(child: ChildProcess, store: FromOwner['store']): void {
  if (child.connected) child.send({ store } satisfies FromOwner, () => {});
}
