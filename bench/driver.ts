/** Starts servers as child processes, sends load and prints measurements. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateKey } from '../src/accounts/key.js';
import { openDurable } from '../src/store/lmdb/records/open.js';
import { treeThreadTimes } from './capacity/processor-time.js';
import { closedLoop, summarise } from './load/load-generator.js';
import { requestBytes } from './load/raw-connection.js';

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

export interface Load {
  path: string;
  key: string;
  /** Bodies sent in turn. */
  bodies: readonly string[];
  type?: string;
  connections: number;
  seconds: number;
}

export interface Figures {
  perSecond: number;
  /** Processor time of the target per request in microseconds. */
  cpuMicros: number;
  /** Mean size of the bodies of the responses. */
  bytes: number;
}

/** Processor time in ms of all threads of a process and its descendants, more exact than clock ticks. */
const threadsTime = (pid: number): number =>
  [...treeThreadTimes(pid).values()].flatMap(threads => [...threads.values()]).reduce((a, b) => a + b, 0);

/** Requests sent so far: the next load begins with the next body. */
let sent = 0;

/** Sends a load of which every response must have a 2xx status; measures throughput and processor time. */
export async function measure(
  target: Target,
  { path, key, bodies, type = 'application/json', connections, seconds }: Load,
): Promise<Figures> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': type };
  const inTurn = bodies.map((_, i) => bodies[(sent + i) % bodies.length]!);
  const requests = inTurn.map(body => requestBytes('POST', path, headers, body));
  const before = threadsTime(target.pid);
  const result = await closedLoop({ url: target.url, requests, seconds }, connections);
  const cpu = threadsTime(target.pid) - before;
  const { goodput, rejected, unexpected } = summarise(result);
  if (rejected + unexpected > 0) throw new Error(`${target.name} refused requests of ${path}`);
  const count = result.responses.length;
  sent += count;
  return {
    perSecond: goodput,
    cpuMicros: (cpu / count) * 1e3,
    bytes: result.responses.reduce((sum, { bytes }) => sum + bytes, 0) / count,
  };
}
