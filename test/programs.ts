/** Starts the compiled programs as child processes: the command line and the server. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { CommandLine, Ran } from './cli-host.js';

export type { Ran };

const compiled = (name: string) => fileURLToPath(new URL(`../bundle/src/${name}.js`, import.meta.url));

interface Around {
  stdin?: string;
  env?: Record<string, string>;
  cwd?: string;
}

/** The process that runs the commands, and a promise that rejects when it ends. */
interface Host {
  child: ChildProcess;
  ended: Promise<never>;
}
let host: Host | undefined;
let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs `telltale …`, after the runs that were started before. The environment contains PATH and the given
 * variables.
 */
export async function telltale(
  args: readonly string[],
  { stdin = '', env = {}, cwd = '.' }: Around = {},
): Promise<Ran> {
  const line: CommandLine = { args, stdin, env: { PATH: process.env.PATH!, ...env }, cwd };
  const run = lastRun.then(async () => {
    host ??= startHost();
    const { child, ended } = host;
    // The host does not keep this process alive between runs.
    child.ref();
    child.channel!.ref();
    child.send(line);
    const [ran] = (await Promise.race([once(child, 'message'), ended])) as [Ran];
    child.unref();
    child.channel!.unref();
    return ran;
  });
  lastRun = run;
  // Awaited here, because node:test finds the running test by the promise that the test waits for, and `run`
  // follows from the run before it.
  return await run;
}

function startHost(): Host {
  const child = fork(fileURLToPath(new URL('cli-host.js', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) =>
    assert.fail(`the host of the commands ended with ${code}`),
  );
  ended.catch(() => {});
  return { child, ended };
}

export interface Serving {
  child: ChildProcess;
  /** URL of the server; empty when it exited before it listened. */
  url: string;
  stdout(): string;
  stderr(): string;
  exit: Promise<number | null>;
}

/** Starts the server and resolves when it listens or exits. The server is stopped after the test. */
export async function serve(env: Record<string, string>): Promise<Serving> {
  const serving = startProgram(env);
  after(() => serving.child.kill('SIGKILL'));
  return await serving.listening;
}

/** Starts the server; the caller stops it. `listening` resolves when it listens or exits. */
export function startProgram(env: Record<string, string>): {
  child: ChildProcess;
  listening: Promise<Serving>;
} {
  const child = spawn(process.execPath, [compiled('main')], { env: { PATH: process.env.PATH!, ...env } });
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const exit = new Promise<number | null>(resolve => child.on('exit', resolve));
  const url = new Promise<string>(resolve => {
    child.stdout.on('data', () => {
      const found = /telltale listening on (\S+)/.exec(stdout());
      if (found) resolve(found[1]!);
    });
    child.on('exit', () => resolve(''));
  });
  return { child, listening: url.then(url => ({ child, url, stdout, stderr, exit })) };
}

/** Collects the output of a stream. */
function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

const procOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
};
/** Status lines of a process in Linux; empty when it has ended. */
export const statusOf = (pid: number): string => procOf(pid, 'status');
export const commandOf = (pid: number): string => procOf(pid, 'cmdline');
export const isAlive = (pid: number): boolean => /^State:\s+[^ZX]/m.test(statusOf(pid));
/** Processes that a process started, in the order of their start. */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap(task =>
    procOf(pid, `task/${task}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
/** Processes that a process and its descendants started. */
export const descendantsOf = (pid: number): number[] =>
  isAlive(pid) ? childrenOf(pid).flatMap(child => [child, ...descendantsOf(child)]) : [];
