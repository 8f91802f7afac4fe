/** Processor time of the threads of a service and of the whole machine. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ThreadTimes } from '../processes.js';

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
