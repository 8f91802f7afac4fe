import { endianness } from 'node:os';
import { limits } from '../../../contract/limits.js';
import type { Environment } from '../environment.js';
import type { GroupCommitWriter } from '../group-commit.js';
import { erase } from './erase.js';

/** Whether files of this platform have the format of pages/page-layout.ts: little-endian, 64 bits. */
const supported = endianness() === 'LE' && !['arm', 'ia32', 'mipsel'].includes(process.arch);

/**
 * Runs an erasure pass over an environment every few hours, in one of the processes that use it. The root
 * database records the passes:
 *
 *     erasing   start of the last pass, Unix ms; set in a transaction, so that only one process runs the pass
 *     erased    start of the last complete pass; equal to `erasing` once that pass has erased everything
 *
 * The interval is `limits.eraseEveryMs` after a complete pass and `limits.eraseRetryMs` after an incomplete
 * one.
 */
export class ErasureSchedule {
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly env: Environment,
    private readonly writer: GroupCommitWriter,
    private readonly path: string,
  ) {}

  /**
   * Runs a pass if one is due at `now`; joins a pass that is running in this process. @throws UnexpectedPage
   */
  runIfDue(now: number): Promise<void> {
    this.#running ??= this.#runWhenDue(now).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Ends a running pass at its next step. A later start of the service runs it again. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running?.catch(() => {});
  }

  async #runWhenDue(now: number): Promise<void> {
    if (!supported || this.#stopped) return;
    const due = await this.writer.run(() => {
      const startedAt = this.#read('erasing');
      const every = this.#read('erased') === startedAt ? limits.eraseEveryMs : limits.eraseRetryMs;
      // If the clock was set back, the pass is due.
      if (startedAt <= now && now - startedAt < every) return false;
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
