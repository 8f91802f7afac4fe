import { percentile } from '../../load/load-generator.js';
import type { Latencies } from './background-clients.js';
import { leftovers, type Usage } from './process-usage.js';

/** Everything measured of one attack. */
export interface Measured {
  name: string;
  /** Answers to the attacker by status; 0 for connections closed without one. */
  answers: ReadonlyMap<number, number>;
  largestRejection: number;
  others: Latencies;
  idle: Usage;
  peakMegabytes: number;
  /** Whether the service was killed for its memory. */
  guarded: boolean;
  /** Some seconds after the last answer. */
  after: Usage;
  /** Share of one core used in those seconds, after the attack. */
  cpuAfter: number;
  /** From SIGTERM to the end; null when it had to be killed. */
  stopMs: number | null;
  exitCode: number | null;
  /** Processes of the service that outlived it. */
  orphans: number;
  /** What the attack's own check found. */
  problems: readonly string[];
  megabytesAllowed: number;
}

/** Targets of docs/security.md. */
export const targets = {
  othersP99Ms: 500,
  megabytes: 400,
  /** Of one core; the timers of an idle service use some. */
  cpuShare: 0.1,
  stopMs: 5_000,
  rejectionBytes: 64 * 1024,
} as const;

/** Clients whose latency has a target; documents wait for their turn behind a document of the attacker. */
const judged = ['health', 'scan', 'save', 'sign-in'];

/** Targets about resources that were missed, in words. */
export function resourceFailures(seen: Measured): string[] {
  const { idle, after, stopMs } = seen;
  const peak = seen.peakMegabytes - idle.megabytes;
  const failures: string[] = [];
  const fail = (failed: boolean, what: string) => failed && failures.push(what);
  fail(seen.guarded, `killed at ${seen.peakMegabytes.toFixed(0)} MB`);
  fail(peak > seen.megabytesAllowed, `${peak.toFixed(0)} MB above idle (target ${seen.megabytesAllowed})`);
  if (!seen.guarded) {
    fail(
      seen.cpuAfter > targets.cpuShare,
      `${(100 * seen.cpuAfter).toFixed(0)}% of a core after the attack (target 0)`,
    );
    failures.push(...leftovers(idle, after));
    fail(stopMs === null, 'SIGTERM did not end it in 15 s');
    fail(
      stopMs !== null && stopMs > targets.stopMs,
      `SIGTERM took ${stopMs?.toFixed(0)} ms (target ${targets.stopMs})`,
    );
    fail(stopMs !== null && seen.exitCode !== 0, `it ended with ${seen.exitCode}`);
  }
  fail(seen.orphans > 0, `${seen.orphans} processes outlived it`);
  const bytes = seen.largestRejection;
  fail(
    bytes > targets.rejectionBytes,
    `an answer of 4xx had ${bytes} bytes (target ${targets.rejectionBytes})`,
  );
  fail(seen.answers.has(500), `${seen.answers.get(500)} answers of 500`);
  return [...failures, ...seen.problems];
}

/** Targets about the other clients that were missed, in words. */
export function latencyFailures({ others }: Measured): string[] {
  return Object.entries(others).flatMap(([name, { ms, failures }]) => {
    const p99 = percentile(ms, 0.99);
    const slow = judged.includes(name) && p99 > targets.othersP99Ms;
    const failed = Object.entries(failures).map(
      ([status, n]) => `${n} of ${ms.length} ${name}s answered ${status}`,
    );
    return [...(slow ? [`${name} p99 ${p99.toFixed(0)} ms (target ${targets.othersP99Ms})`] : []), ...failed];
  });
}

const columns = [16, 30, 17, 17, 17, 17, 17, 13, 12, 9, 9] as const;
const line = (cells: readonly string[]) =>
  cells
    .map((cell, i) => cell.padEnd(columns[i]!))
    .join(' ')
    .trimEnd();

export const tableHead = line([
  'attack',
  'answers',
  ...['health', 'scan', 'save', 'sign-in', 'document'].map(name => `${name} ms`),
  'peak +MB',
  'CPU after',
  'SIGTERM',
  'left +MB',
]);

/** Other clients' latency as p50/p99/max. */
export function tableRow(seen: Measured): string {
  const latency = (name: string) => {
    const { ms } = seen.others[name] ?? { ms: [] };
    return ms.length === 0 ? '-' : [0.5, 0.99, 1].map(share => percentile(ms, share).toFixed(0)).join('/');
  };
  const answers = [...seen.answers]
    .sort(([a], [b]) => a - b)
    .map(([status, n]) => `${n}×${status || 'closed'}`);
  const above = (megabytes: number) => Math.max(0, megabytes - seen.idle.megabytes).toFixed(0);
  return line([
    seen.name,
    answers.join(' '),
    ...['health', 'scan', 'save', 'sign-in', 'document'].map(latency),
    above(seen.peakMegabytes),
    `${(100 * seen.cpuAfter).toFixed(0)}%`,
    seen.stopMs === null ? 'killed' : `${(seen.stopMs / 1000).toFixed(1)} s`,
    above(seen.after.megabytes),
  ]);
}
