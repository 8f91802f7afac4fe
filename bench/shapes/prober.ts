import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { limits } from '../../src/contract/limits.js';
import { statOf } from '../processes.js';
import type { Call, Timed } from './child.js';

const pollMs = 50;
/** Enough for the garbage of one call, whose collection would take more time the more of it there is. */
const youngMb = 256;

/**
 * Runs calls in child processes, because a thread cannot be ended in the middle of a pattern. Kills the
 * process when a call takes more than `cpuMsMax` of processor time, so that a busy machine ends none.
 */
export class Prober {
  /** By whether they read PDFs: pdf.js replaces built-in functions by slower ones. */
  private readonly children = new Map<boolean, ChildProcess>();

  constructor(readonly cpuMsMax: number) {}

  async time(call: Call): Promise<Timed> {
    const readsPdf = call.entry.includes('pdf');
    const child = this.children.get(readsPdf) ?? (await this.start(readsPdf));
    let timer: NodeJS.Timeout | undefined;
    const timed = await new Promise<Timed>(resolve => {
      const cpuMs = () => 1_000 * (statOf(child.pid!)?.cpuSeconds ?? 0);
      const begun = cpuMs();
      const end = (error: string) => resolve({ ms: this.cpuMsMax, outcome: 'ended', error });
      timer = setInterval(() => {
        if (cpuMs() - begun > this.cpuMsMax) end(`no result after ${this.cpuMsMax} ms`);
      }, pollMs);
      child.removeAllListeners('message').removeAllListeners('exit');
      child.once('message', timed => resolve(timed as Timed));
      child.once('exit', (code, signal) => end(`exited with ${signal ?? code}`));
      child.send(call);
    });
    clearInterval(timer);
    if (timed.outcome === 'ended') {
      this.children.delete(readsPdf);
      child.kill('SIGKILL');
    }
    return timed;
  }

  private async start(readsPdf: boolean): Promise<ChildProcess> {
    const child = fork(fileURLToPath(new URL('./child.js', import.meta.url)), {
      execArgv: [`--max-old-space-size=${limits.documentHeapMb}`, `--max-semi-space-size=${youngMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(child, 'message');
    this.children.set(readsPdf, child);
    return child;
  }

  close(): void {
    for (const child of this.children.values()) child.kill('SIGKILL');
    this.children.clear();
  }
}
