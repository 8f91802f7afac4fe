import { endianness } from 'node:os';
import { limits } from '../../../limits.js';
import type { Environment } from '../environment.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { erase } from './erase.js';

/** Whether the file has the one format that page-layout.ts describes. */
const supported = endianness() === 'LE' && !['arm', 'ia32', 'mipsel'].includes(process.arch);

/**
 * Runs an erasing pass over an environment every few hours, in one of the processes that use it. The root
 * database says when the last one began and when the last complete one did:
 *
 *     erasing   Unix ms; claimed in a transaction, so that only one process runs a pass
 *     erased    the same time, once the pass has erased everything
 */
export class ErasureSchedule {
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly env: Environment,
    private readonly writer: GroupCommitWriter,
    private readonly path: string,
  ) {}

  /** @throws UnexpectedPage */
  runIfDue(now: number): Promise<void> {
    this.#running ??= this.#runWhenDue(now).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Ends a pass at its next step; the next start takes it up after a while. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running?.catch(() => {});
  }

  async #runWhenDue(now: number): Promise<void> {
    if (!supported || this.#stopped) return;
    const due = await this.writer.run(() => {
      const begun = this.#read('erasing');
      const every = this.#read('erased') === begun ? limits.eraseEveryMs : limits.eraseRetryMs;
      // A clock that was set back makes no pass wait.
      if (begun <= now && now - begun < every) return false;
      this.env.put('erasing', String(now));
      return true;
    });
    if (!due) return;
    const { pinned } = await erase(this.env, this.writer, this.path, () => this.#stopped);
    if (pinned === 0 && !this.#stopped) await this.writer.run(() => this.env.put('erased', String(now)));
  }

  #read(name: string): number {
    return Number(this.env.get(name) ?? 0);
  }
}
