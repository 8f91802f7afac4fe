import { percentile } from '../../times.js';
import { leakedResources, type Usage } from '../usage.js';
import type { Latencies } from './background-clients.js';
import type { LongestTurn } from './turns/turn-log.js';

/** All measurements of one attack. */
export interface AttackMeasurement {
  name: string;
  /** Responses to the attacker by status; 0 for connections closed without a response. */
  answers: ReadonlyMap<number, number>;
  largestRejection: number;
  background: Latencies;
  /** Longest turn of the main thread's event loop. */
  longestTurn: LongestTurn;
  idle: Usage;
  peakMegabytes: number;
  /** Whether the service was killed because of its memory. */
  guarded: boolean;
  /** Resources some seconds after the last response. */
  after: Usage;
  /** Share of one core used during these seconds. */
  cpuAfter: number;
  /** Time from SIGTERM to exit; null if it had to be killed. */
  stopMs: number | null;
  exitCode: number | null;
  /** Child processes still running after the service exited. */
  orphans: number;
  /** Problems found by the attack's own check. */
  problems: readonly string[];
  megabytesAllowed: number;
}

/** Targets of docs/security.md. */
export const targets = {
  backgroundP99Ms: 500,
  megabytes: 450,
  /** Processor time of one turn of the main thread's event loop. */
  turnMs: 50,
  /** Share of one core. The timers of an idle service use some. */
  cpuShare: 0.1,
  stopMs: 5_000,
  rejectionBytes: 64 * 1024,
} as const;

/**
 * Background clients whose latency has a target. The client that sends documents has none, because a document
 * may wait for a document of the attacker.
 */
const clientsWithTarget = ['health', 'scan', 'save', 'sign-in'];

/** Missed resource targets as sentences. */
export function resourceFailures(measurement: AttackMeasurement): string[] {
  const { idle, after, stopMs, exitCode, cpuAfter, orphans, answers, megabytesAllowed } = measurement;
  const peak = measurement.peakMegabytes - idle.megabytes;
  const bytes = measurement.largestRejection;
  const missed: [isMissed: boolean, sentence: string][] = [
    [peak > megabytesAllowed, `${peak.toFixed(0)} MB above idle (target ${megabytesAllowed})`],
    [orphans > 0, `${orphans} processes are still running`],
    [bytes > targets.rejectionBytes, `a 4xx response had ${bytes} bytes (target ${targets.rejectionBytes})`],
    [answers.has(500), `${answers.get(500)} responses with 500`],
  ];
  if (measurement.guarded) missed.push([true, `killed at ${measurement.peakMegabytes.toFixed(0)} MB`]);
  else
    missed.push(
      [cpuAfter > targets.cpuShare, `${(100 * cpuAfter).toFixed(0)}% of a core after the attack (target 0)`],
      [stopMs === null, 'the service did not exit within 15 s of SIGTERM'],
      [stopMs !== null && exitCode !== 0, `the service exited with ${exitCode}`],
    );
  return [
    ...missed.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : [])),
    ...(measurement.guarded ? [] : leakedResources(idle, after)),
    ...measurement.problems,
  ];
}

/** Missed targets of the background clients' latency, the longest turn and the stop as sentences. */
export function timeFailures({ background, longestTurn, stopMs }: AttackMeasurement): string[] {
  const turnMs = longestTurn.processorMs;
  const turns = [
    ...(turnMs > targets.turnMs ? [`a turn of ${turnMs.toFixed(0)} ms (target ${targets.turnMs})`] : []),
    ...((stopMs ?? 0) > targets.stopMs
      ? [`SIGTERM took ${stopMs?.toFixed(0)} ms (target ${targets.stopMs})`]
      : []),
  ];
  const clients = Object.entries(background).flatMap(([name, { ms, failures }]) => {
    const p99 = percentile(ms, 0.99);
    const slow = clientsWithTarget.includes(name) && p99 > targets.backgroundP99Ms;
    const failed = Object.entries(failures).map(
      ([status, n]) => `${n} of ${ms.length} ${name}s got ${status}`,
    );
    return [
      ...(slow ? [`${name} p99 ${p99.toFixed(0)} ms (target ${targets.backgroundP99Ms})`] : []),
      ...failed,
    ];
  });
  return [...turns, ...clients];
}

const columns = [16, 30, 17, 17, 17, 17, 17, 13, 13, 12, 9, 9] as const;
const line = (cells: readonly string[]) =>
  cells
    .map((cell, i) => cell.padEnd(columns[i]!))
    .join(' ')
    .trimEnd();

export const tableHead = line([
  'attack',
  'responses',
  ...['health', 'scan', 'save', 'sign-in', 'document'].map(name => `${name} ms`),
  'turn cpu/wall',
  'peak +MB',
  'CPU after',
  'SIGTERM',
  'left +MB',
]);

/** A table row. Latencies of the background clients are p50/p99/max. */
export function tableRow(measurement: AttackMeasurement): string {
  const latency = (name: string) => {
    const { ms } = measurement.background[name] ?? { ms: [] };
    return ms.length === 0 ? '-' : [0.5, 0.99, 1].map(share => percentile(ms, share).toFixed(0)).join('/');
  };
  const answers = [...measurement.answers]
    .sort(([a], [b]) => a - b)
    .map(([status, n]) => `${n}×${status || 'closed'}`);
  const above = (megabytes: number) => Math.max(0, megabytes - measurement.idle.megabytes).toFixed(0);
  return line([
    measurement.name,
    answers.join(' '),
    ...['health', 'scan', 'save', 'sign-in', 'document'].map(latency),
    `${measurement.longestTurn.processorMs.toFixed(0)}/${measurement.longestTurn.wallMs.toFixed(0)} ms`,
    above(measurement.peakMegabytes),
    `${(100 * measurement.cpuAfter).toFixed(0)}%`,
    measurement.stopMs === null ? 'killed' : `${(measurement.stopMs / 1000).toFixed(1)} s`,
    above(measurement.after.megabytes),
  ]);
}
