/** Resources of a service with all its processes. */
import { memoryOf, signal, statOf, treeOf } from '../processes.js';
import { pause } from './verdict.js';

/** Resources of a process tree at one moment. */
export interface Usage {
  megabytes: number;
  cpuSeconds: number;
  threads: number;
  processes: number;
}

export function usageOf(root: number): Usage {
  const tree = treeOf(root);
  const sum = (of: (stat: (typeof tree)[number]) => number) =>
    tree.reduce((total, stat) => total + of(stat), 0);
  return {
    megabytes: sum(({ pid }) => memoryOf(pid).own),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds) + (tree[0]?.endedChildrenCpuSeconds ?? 0),
    threads: sum(({ threads }) => threads),
    processes: tree.length,
  };
}

/** Most seconds until a service is taken to be at rest. */
const restSecondsMax = 60;

/** The usage once a service is at rest: threads and processes start after it listens. */
export async function usageAtRest(root: number): Promise<Usage> {
  let usage = usageOf(root);
  for (let second = 0; second < restSecondsMax; second++) {
    await pause(1_000);
    const before = usage;
    usage = usageOf(root);
    if (usage.cpuSeconds - before.cpuSeconds < 0.05) break;
  }
  return usage;
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
    private readonly capMegabytes = 1_500,
  ) {
    this.#timer = setInterval(() => this.#sample(), sampleMs);
    this.#sample();
  }

  #sample(): void {
    const tree = treeOf(this.root);
    for (const { pid, startedAt } of tree) this.#seen.set(pid, startedAt);
    const megabytes = tree.reduce((total, { pid }) => total + memoryOf(pid).own, 0);
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
    for (const pid of this.#running()) signal(pid, 'SIGKILL');
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #running(): number[] {
    return [...this.#seen].flatMap(([pid, startedAt]) => (statOf(pid)?.startedAt === startedAt ? [pid] : []));
  }
}
