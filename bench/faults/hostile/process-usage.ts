/**
 * Measures a process and all its descendants with Linux's /proc (proc(5)). Returns nothing on other systems.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pause } from '../verdict.js';

/** Clock ticks in /proc, always 100 per second. */
const ticksPerSecond = 100;

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

/** Reads one process; null if it has exited. */
function statOf(pid: number): ProcessStat | null {
  try {
    // The process name, in parentheses, may contain any character.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ');
    if (fields[0] === 'Z') return null;
    const ticks = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond;
    return {
      pid,
      parent: Number(fields[1]),
      threads: Number(fields[17]),
      cpuSeconds: ticks(11),
      endedChildrenCpuSeconds: ticks(13),
      startedAt: Number(fields[19]),
    };
  } catch {
    return null;
  }
}

/** The process and its descendants, the root first; empty if the root has exited. */
export function treeOf(root: number): ProcessStat[] {
  const childrenOf = new Map<number, ProcessStat[]>();
  for (const name of existsSync('/proc/self/stat') ? readdirSync('/proc') : []) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat === null) continue;
    const siblings = childrenOf.get(stat.parent);
    if (siblings === undefined) childrenOf.set(stat.parent, [stat]);
    else siblings.push(stat);
  }
  const first = statOf(root);
  const tree = first === null ? [] : [first];
  for (let i = 0; i < tree.length; i++) tree.push(...(childrenOf.get(tree[i]!.pid) ?? []));
  return tree;
}

/**
 * Private memory of a process in megabytes (RssAnon and RssShmem): heaps, buffers and stacks, without mapped
 * files.
 */
function ownMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const kilobytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    return (kilobytes('RssAnon') + kilobytes('RssShmem')) / 1024;
  } catch {
    return 0;
  }
}

/** Resources of a process tree at one moment. */
export interface Usage {
  megabytes: number;
  cpuSeconds: number;
  threads: number;
  processes: number;
}

/** The usage once a service is at rest: threads and processes start after it listens. */
export async function usageAtRest(root: number): Promise<Usage> {
  for (let before = usageOf(root); ; ) {
    await pause(1_000);
    const usage = usageOf(root);
    if (usage.cpuSeconds - before.cpuSeconds < 0.05) return usage;
    before = usage;
  }
}

export function usageOf(root: number): Usage {
  const tree = treeOf(root);
  const sum = (of: (stat: ProcessStat) => number) => tree.reduce((total, stat) => total + of(stat), 0);
  return {
    megabytes: sum(({ pid }) => ownMegabytes(pid)),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds) + (tree[0]?.endedChildrenCpuSeconds ?? 0),
    threads: sum(({ threads }) => threads),
    processes: tree.length,
  };
}

/**
 * Additional threads and processes that the service keeps ready: decoders, OCR, libuv. More count as leaked.
 */
const warmThreads = 40;
const warmProcesses = 4;

/** Leaked threads and processes as sentences. */
export function leakedResources(before: Usage, after: Usage): string[] {
  const problems: string[] = [];
  if (after.threads > before.threads + warmThreads)
    problems.push(`${after.threads} threads afterwards, ${before.threads} before`);
  if (after.processes > before.processes + warmProcesses)
    problems.push(`${after.processes} processes afterwards, ${before.processes} before`);
  return problems;
}

const sampleMs = 100;

/** Samples the memory of a process tree and kills it above a limit, to protect the machine. */
export class ProcessWatch {
  peakMegabytes = 0;
  /** Whether the limit was exceeded. */
  guarded = false;
  readonly #seen = new Map<number, number>();
  readonly #timer: NodeJS.Timeout;

  /** @param capMegabytes memory above which every process of the tree is killed */
  constructor(
    private readonly root: number,
    private readonly capMegabytes: number,
  ) {
    this.#timer = setInterval(() => this.#sample(), sampleMs);
    this.#sample();
  }

  #sample(): void {
    const tree = treeOf(this.root);
    let megabytes = 0;
    for (const { pid, startedAt } of tree) {
      megabytes += ownMegabytes(pid);
      this.#seen.set(pid, startedAt);
    }
    this.peakMegabytes = Math.max(this.peakMegabytes, megabytes);
    if (megabytes <= this.capMegabytes) return;
    this.guarded = true;
    this.killAll();
  }

  /** Number of processes of the tree that are still running, including the root. */
  get left(): number {
    return this.#running().length;
  }

  killAll(): void {
    for (const pid of this.#running()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has exited in the meantime.
      }
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #running(): number[] {
    return [...this.#seen].flatMap(([pid, startedAt]) => (statOf(pid)?.startedAt === startedAt ? [pid] : []));
  }
}
