/** Processor time of processes and threads, from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Processor time in ms of each thread, by process and thread id. */
export type ThreadTimes = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Reads a file of /proc; null when its process or thread has ended. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return null;
  }
}

/** Fields of proc(5)'s stat from the third on; none when the process has ended. */
const statFields = (task: string): string[] => readProc(`${task}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];

/** User and system time in ms, in clock ticks of 10 ms. */
function ticksTime(task: string): number {
  const [user = 0, system = 0] = statFields(task).slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

/**
 * Reads the first field of schedstat, nanoseconds on a core (Documentation/scheduler/sched-stats.rst), or the
 * ticks where the kernel has no such statistics.
 */
function threadTimes(pid: number): Map<number, number> {
  const times = new Map<number, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const task = `${pid}/task/${thread}`;
    const nanoseconds = Number(readProc(`${task}/schedstat`)?.split(' ')[0] ?? 0);
    times.set(Number(thread), nanoseconds / 1e6 || ticksTime(task));
  }
  return times;
}

/** A process and its descendants. */
function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter(entry => /^\d+$/.test(entry))) {
    const parent = Number(statFields(name)[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const descend = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(descend)];
  return descend(root);
}

export const treeThreadTimes = (root: number): ThreadTimes =>
  new Map(processTree(root).map(pid => [pid, threadTimes(pid)]));

/** Processor time in ms of processes and their descendants, less that of descendants that have ended. */
export const treeTime = (roots: readonly number[]): number =>
  roots.flatMap(processTree).reduce((total, pid) => total + ticksTime(String(pid)), 0);

export interface ServiceUse {
  main: number;
  scan: number;
  helpers: number;
}

/**
 * Divides the time that a service used by kind of thread. The main thread has the id of its process. Scan
 * threads have no name on Node 20: they are the busiest of the others.
 * @param serving processes that answer requests; the others, such as a supervisor, count as helpers
 */
export function serviceUse(
  before: ThreadTimes,
  after: ThreadTimes,
  serving: number,
  scanThreads: number,
): ServiceUse {
  const processes = [...after].map(([pid, threads]) => {
    const used = [...threads].map(([id, ms]) => ({ id, ms: ms - (before.get(pid)?.get(id) ?? 0) }));
    const main = used.find(({ id }) => id === pid)!.ms;
    const others = used.filter(({ id }) => id !== pid).map(({ ms }) => ms);
    const scan = others
      .sort((a, b) => b - a)
      .slice(0, scanThreads)
      .reduce((total, ms) => total + ms, 0);
    return { main, scan, all: used.reduce((total, { ms }) => total + ms, 0) };
  });
  const busiest = processes.sort((a, b) => b.scan - a.scan).slice(0, serving);
  const total = (kind: 'main' | 'scan') => busiest.reduce((all, each) => all + each[kind], 0);
  const all = processes.reduce((sum, each) => sum + each.all, 0);
  return { main: total('main'), scan: total('scan'), helpers: all - total('main') - total('scan') };
}

/** Busy time in ms of all cores; null when the system counts cores that this process may not use. */
export function coresBusy(): number | null {
  const lines = readFileSync('/proc/stat', 'utf8').split('\n');
  if (lines.filter(line => /^cpu\d/.test(line)).length !== availableParallelism()) return null;
  const [user, nice, system, , , irq, softirq, steal] = lines[0]!.split(/\s+/).slice(1).map(Number);
  return 10 * (user! + nice! + system! + irq! + softirq! + steal!);
}
