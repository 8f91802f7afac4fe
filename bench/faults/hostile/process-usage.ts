/** Resources of a process and all its descendants, from Linux's /proc (proc(5)); nothing on other systems. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc, always 100 a second to programs. */
const ticksPerSecond = 100;

interface ProcessStat {
  pid: number;
  parent: number;
  threads: number;
  /** User and system time of the process itself. */
  cpuSeconds: number;
  /** The same of its children that have ended and were waited for. */
  endedChildrenCpuSeconds: number;
  /** When it started, in ticks since boot: tells two processes of one pid apart. */
  startedAt: number;
}

/** One process; null when it has ended. */
function statOf(pid: number): ProcessStat | null {
  try {
    // The name, in parentheses, may hold anything.
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

/** The process and its descendants, the root first; empty when the root has ended. */
function treeOf(root: number): ProcessStat[] {
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

/** Megabytes of a process's own memory (RssAnon and RssShmem): heaps, buffers and stacks, without mapped files. */
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

/** Threads and processes more than before that are kept warm, not leaked: decoders, recognisers, libuv's. */
const warmThreads = 40;
const warmProcesses = 4;

/** What is still there of threads and processes after the work is done, in words. */
export function leftovers(before: Usage, after: Usage): string[] {
  const problems: string[] = [];
  if (after.threads > before.threads + warmThreads)
    problems.push(`${after.threads} threads after it, ${before.threads} before`);
  if (after.processes > before.processes + warmProcesses)
    problems.push(`${after.processes} processes after it, ${before.processes} before`);
  return problems;
}

const sampleMs = 100;

/** Samples a process tree, and ends it when its memory passes a cap: an attack must not take the machine along. */
export class Watch {
  peakMegabytes = 0;
  /** Whether the cap was passed. */
  guarded = false;
  readonly #seen = new Map<number, number>();
  readonly #timer: NodeJS.Timeout;

  /** @param capMegabytes above it, every process of the tree is killed */
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

  /** Processes of the tree that are still there, the root included. */
  get left(): number {
    return this.#living().length;
  }

  killAll(): void {
    for (const pid of this.#living()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended in the meantime.
      }
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #living(): number[] {
    return [...this.#seen].flatMap(([pid, startedAt]) => (statOf(pid)?.startedAt === startedAt ? [pid] : []));
  }
}
