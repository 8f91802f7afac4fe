/**
 * Processes, their threads, processor time and memory, from Linux's /proc (proc(5)). On other systems a tree
 * of processes is empty and memory is 0.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in /proc: always 100 per second. */
const tickMs = 10;

/** Reads a file; empty when its process or thread has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'latin1');
  } catch {
    return '';
  }
}

/** Entries of a folder that are numbers: ids of processes or threads. */
function idsIn(path: string): number[] {
  try {
    return readdirSync(`/proc/${path}`)
      .filter(name => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

export interface ProcessStat {
  pid: number;
  parent: number;
  threads: number;
  /** User and system time of the process itself. */
  cpuSeconds: number;
  /** User and system time of its terminated children. */
  endedChildrenCpuSeconds: number;
  /** Start time in ticks since boot, which distinguishes processes that reuse a pid. */
  startedAt: number;
}

/** Reads one process; null when it has ended. */
export function statOf(pid: number): ProcessStat | null {
  // The process name, in parentheses, may contain any character.
  const fields = readProc(`${pid}/stat`).split(') ').at(-1)!.split(' ');
  if (fields.length < 20 || fields[0] === 'Z') return null;
  const seconds = (from: number) => (tickMs * (Number(fields[from]) + Number(fields[from + 1]))) / 1_000;
  return {
    pid,
    parent: Number(fields[1]),
    threads: Number(fields[17]),
    cpuSeconds: seconds(11),
    endedChildrenCpuSeconds: seconds(13),
    startedAt: Number(fields[19]),
  };
}

/** The process and its descendants, the root first; empty when the root has ended. */
export function treeOf(root: number): ProcessStat[] {
  const all = idsIn('').flatMap(pid => statOf(pid) ?? []);
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

/** Sends a signal. Returns false when the process has ended. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** The arguments of a process; none when it has ended. */
export const argumentsOf = (pid: number): string[] => readProc(`${pid}/cmdline`).split('\0').slice(0, -1);

/** Processor time in ms of each thread, by process and thread id. */
export type ThreadTimes = ReadonlyMap<number, ReadonlyMap<number, number>>;

/**
 * Processor time of the threads of a process and its descendants: the first field of schedstat, nanoseconds
 * on a core (Documentation/scheduler/sched-stats.rst). Descendants that have ended are not included.
 */
export const treeThreadTimes = (root: number): ThreadTimes =>
  new Map(
    treeOf(root).map(({ pid }) => {
      const times = idsIn(`${pid}/task`).map(id => {
        const [nanoseconds] = readProc(`${pid}/task/${id}/schedstat`).split(' ');
        return [id, Number(nanoseconds) / 1e6] as const;
      });
      return [pid, new Map(times)];
    }),
  );

/** Processor time in ms of processes and their descendants, without those that have ended. */
export const treeTime = (roots: readonly number[]): number =>
  roots
    .flatMap(root => [...treeThreadTimes(root).values()])
    .flatMap(threads => [...threads.values()])
    .reduce((total, ms) => total + ms, 0);

export interface Resident {
  /** Private and shared memory in MB: heaps, buffers, stacks (RssAnon and RssShmem). */
  own: number;
  /** Mapped files in MB: the store's pages, which the system reclaims when it needs memory (RssFile). */
  mapped: number;
}

export function memoryOf(pid: number): Resident {
  const status = readProc(`${pid}/status`);
  const megabytes = (field: string) =>
    Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1_024;
  return { own: megabytes('RssAnon') + megabytes('RssShmem'), mapped: megabytes('RssFile') };
}
