/** Starts services and their peers as child processes, with new data folders and accounts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateKey } from '../src/accounts/key.js';
import type { Account, DurableStore } from '../src/store/durable.js';
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

export interface StartOptions {
  /** Open file for its standard error; by default it is inherited. */
  log?: number | 'inherit' | 'ignore';
  /** Limit of open file descriptors. */
  openFiles?: number | undefined;
  /** Called with the process before it listens. */
  onSpawn?: (pid: number) => void;
}

/** A program that ends before its targets ends them. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a compiled program that prints `… listening on URL`. */
export async function startTarget(
  name: string,
  program: string,
  env: Record<string, string>,
  { log = 'inherit', openFiles, onSpawn }: StartOptions = {},
): Promise<Target> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `;
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, path], {
    env: {
      PATH: process.env.PATH!,
      HTTP_ENGINE: process.env.HTTP_ENGINE ?? 'auto',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', log],
  });
  running.add(child);
  onSpawn?.(child.pid!);
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
      running.delete(child);
      if (!stopRequested) console.error(`${name} exited unexpectedly: ${signal ?? code}`);
      resolve(code);
    }),
  );
  const end = (signal: NodeJS.Signals) => {
    stopRequested = true;
    child.kill(signal);
    return ended;
  };
  const kill = async () => void (await end('SIGKILL'));
  return { name, url, pid: child.pid!, stop: () => end('SIGTERM'), kill };
}

export const startTelltale = (env: Record<string, string>, options: StartOptions = {}): Promise<Target> =>
  startTarget('telltale', '../bundle/src/main.js', env, options);

/** Creates an account, on the plan without limits unless it names another, and returns its API key. */
export async function createKey(
  durable: DurableStore,
  account: Partial<Account> & { name: string },
  { now = Date.now(), expires_at = null as string | null } = {},
): Promise<string> {
  const created_at = new Date(now).toISOString();
  await durable.createAccount({
    plan: 'unlimited',
    created_at,
    disabled: false,
    password: null,
    ...account,
  });
  const { text, record } = generateKey(
    { account: account.name, scope: 'full', label: null, expires_at },
    now,
  );
  await durable.createKey(record);
  return text;
}

export interface DataFolder {
  folder: string;
  /** API key of an account without limits. */
  key: string;
  remove(): void;
}

/** Creates a data folder with one account and its API key. */
export async function benchFolder(plan = 'unlimited'): Promise<DataFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'telltale-bench-'));
  const durable = openDurable(folder);
  const key = await createKey(durable, { name: 'bench', plan });
  await durable.close();
  return { folder, key, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type Service = Target & DataFolder;

/** Starts a service with a data folder of its own, which `stop` does not delete. */
export async function startService(
  env: Record<string, string> = {},
  name = 'telltale',
  program = '../bundle/src/main.js',
): Promise<Service> {
  const data = await benchFolder();
  return { ...data, ...(await startTarget(name, program, { DATA_DIR: data.folder, ...env })) };
}
