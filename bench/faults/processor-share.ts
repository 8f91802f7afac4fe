/**
 * Limits a process and its descendants to a tenth of one processor: by a control group of Linux (cpu.max of
 * version 2, cpu.cfs_quota_us of version 1) where this user may make one, else by stopping them for nine
 * tenths of the time.
 */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeOf } from './hostile/process-usage.js';

const periodMs = 100;
const runMs = 10;
const groups = '/sys/fs/cgroup';

export interface ProcessorShare {
  /** How the share is limited. */
  readonly by: string;
  /** Shell command that a process runs before it begins, to be limited from its start. */
  readonly enter: string;
  /** Limits a process that has begun. */
  start(pid: number): void;
  /** Ends the limit; the process must have ended, or it goes on at full speed. */
  end(): void;
}

export function limitProcessor(): ProcessorShare {
  const name = `telltale-${process.pid}-${Math.random().toString(36).slice(2)}`;
  for (const [folder, file, value] of [
    [join(groups, name), 'cpu.max', `${runMs * 1_000} ${periodMs * 1_000}`],
    [join(groups, 'cpu', name), 'cpu.cfs_quota_us', String(runMs * 1_000)],
  ] as const) {
    try {
      if (!existsSync(join(folder, '..', 'cgroup.procs'))) continue;
      mkdirSync(folder);
      writeFileSync(join(folder, file), value);
      const end = () => rmdirSync(folder);
      return { by: file, enter: `echo $$ >${join(folder, 'cgroup.procs')}`, start() {}, end };
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
    }
  }
  let timer: NodeJS.Timeout | undefined;
  let root = 0;
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of root === 0 ? [] : treeOf(root))
      try {
        process.kill(pid, name);
      } catch {
        // It has ended.
      }
  };
  return {
    by: 'SIGSTOP and SIGCONT',
    enter: 'true',
    start(pid) {
      root = pid;
      timer = setInterval(() => {
        signal('SIGCONT');
        setTimeout(signal, runMs, 'SIGSTOP');
      }, periodMs);
    },
    end() {
      clearInterval(timer);
      setTimeout(signal, 2 * runMs, 'SIGCONT');
    },
  };
}
