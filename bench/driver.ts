/** Starts servers as child processes, sends load and prints measurements. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { generateKey } from '../src/accounts/key.js';
import { openDurable } from '../src/store/lmdb/records/open.js';

export interface Target {
  name: string;
  url: string;
  pid: number;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL, which simulates a crash. */
  kill(): Promise<void>;
}

/**
 * Starts a compiled program that prints `… listening on URL`.
 * @param log open file for its standard error; by default it is inherited
 * @param openFiles limit of open file descriptors (requires prlimit)
 */
export async function startTarget(
  name: string,
  program: string,
  env: Record<string, string>,
  log: number | 'inherit' = 'inherit',
  openFiles?: number,
): Promise<Target> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const [command, args] =
    openFiles === undefined
      ? [process.execPath, [path]]
      : ['prlimit', [`--nofile=${openFiles}:${openFiles}`, process.execPath, path]];
  const child: ChildProcess = spawn(command, args, {
    env: {
      PATH: process.env.PATH!,
      HTTP_ENGINE: process.env.HTTP_ENGINE ?? 'auto',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', log],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let out = '';
    child.stdout!.on('data', chunk => {
      out += chunk;
      const found = /listening on (\S+)/.exec(out);
      if (found) resolve(found[1]!);
    });
    child.on('exit', code => reject(new Error(`${name} exited with ${code} before it listened`)));
  });
  let stopRequested = false;
  const ended = new Promise<number | null>(resolve =>
    child.once('exit', (code, signal) => {
      if (!stopRequested) console.error(`${name} exited unexpectedly: ${signal ?? code}`);
      resolve(code);
    }),
  );
  return {
    name,
    url,
    pid: child.pid!,
    stop() {
      stopRequested = true;
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      stopRequested = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Creates a data folder with one account and its API key. The default plan has no limits. */
export async function benchFolder(
  plan = 'unlimited',
): Promise<{ folder: string; key: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-bench-'));
  const durable = openDurable(folder);
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  await durable.createAccount({
    name: 'bench',
    plan,
    created_at,
    disabled: false,
    password: null,
  });
  const { text, record } = generateKey(
    { account: 'bench', scope: 'full', label: null, expires_at: null },
    now,
  );
  await durable.createKey(record);
  await durable.close();
  return { folder, key: text, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Clock ticks in Linux's /proc, always 100 per second. */
const ticksPerSecond = 100;

/** CPU seconds of a process: user and system time of all threads (proc(5), fields 14 and 15). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export interface Resident {
  /** Private memory in MB: heaps, buffers, stacks. */
  own: number;
  /** Mapped files in MB: the store's pages, which the system reclaims when it needs memory. */
  mapped: number;
}

/** Resident memory, from /proc (proc(5), RssAnon and RssFile). */
export function resident(pid: number): Resident {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return { own: megabytes('RssAnon'), mapped: megabytes('RssFile') };
}

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Responses other than 2xx. */
  rejected: number;
  errors: number;
  requests: number;
  /** CPU time of the target per request in microseconds. */
  cpuMicros: number;
}

export interface Load {
  path: string;
  key: string;
  /** JSON bodies sent in turn. */
  bodies: readonly string[];
  connections: number;
  seconds: number;
}

/** Sends a load and measures throughput, latency and the target's CPU time. */
export async function measure(
  target: Target,
  { path, key, bodies, connections, seconds }: Load,
): Promise<Figures> {
  const before = cpuSeconds(target.pid);
  const result = await autocannon({
    url: target.url + path,
    connections,
    duration: seconds,
    requests: bodies.map(body => ({
      method: 'POST' as const,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
    })),
  });
  const cpu = cpuSeconds(target.pid) - before;
  const requests = result['2xx'] + result.non2xx;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    rejected: result.non2xx,
    errors: result.errors,
    requests,
    cpuMicros: (cpu / requests) * 1e6,
  };
}

export function printFigures(name: string, f: Figures): void {
  const cells = [
    name.padEnd(34),
    `${Math.round(f.perSecond)}/s`.padStart(9),
    `p50 ${f.p50} ms`.padStart(11),
    `p99 ${f.p99} ms`.padStart(11),
    `cpu ${f.cpuMicros.toFixed(0)} µs`.padStart(12),
    `rejected ${f.rejected}`.padStart(12),
    `errors ${f.errors}`.padStart(9),
  ];
  console.log(cells.join('  '));
}

/** Median of repeated measurements by throughput, which reduces noise. */
export const median = (runs: Figures[]): Figures =>
  [...runs].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)]!;
