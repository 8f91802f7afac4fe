/**
 * Supervisor of several serving processes that share one address (PROCESSES). The kernel distributes
 * connections over them (SO_REUSEPORT). The supervisor serves no requests: it starts the processes, restarts
 * those that end, forwards the stop signal, and passes metrics between them (snapshot-exchange.ts).
 */
import type { ChildProcess, ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Logger } from 'pino';
import { limits } from '../../contract/limits.js';
import { damagedExitCode, StoreDamaged } from '../../store/errors.js';
import { serveExchange } from './snapshot-exchange.js';

/** Message from a serving process to the supervisor once it listens. */
export const listeningMessage = 'listening';
/** Command-line argument of a serving process that has a supervisor. */
export const workerArgument = 'worker';

export type StartProcess = (args: readonly string[], options: ForkOptions) => ChildProcess;

/** A process that ran for `steadyMs` is restarted immediately; one that ended sooner, after `pauseMs`. */
const steadyMs = 5_000;
const pauseMs = 1_000;

/** Where to listen, and with how many processes. */
export interface ProcessOptions {
  readonly host: string;
  readonly port: number;
  readonly processes: number;
}

/**
 * Starts `processes` processes and resolves with the port once all of them listen.
 * @param listeners `onCrash`: a process ended without being stopped. `onStoreDamaged`: a process ended
 * because the store is damaged; it is not restarted. `stopped`: aborts the start
 * @returns `close`, which stops all processes and resolves with the greatest exit code
 * @throws Error when the address is in use or a process cannot start
 */
export async function supervise(
  startProcess: StartProcess,
  { host, port: wanted, processes }: ProcessOptions,
  log: Logger,
  { onCrash, onStoreDamaged, stopped }: { onCrash(): void; onStoreDamaged(): void; stopped: AbortSignal },
): Promise<{ port: number; close(signal: NodeJS.Signals): Promise<number> }> {
  const port = await freePort(host, wanted);
  const alive = new Set<ChildProcess>();
  let closing = false;

  const start = async (): Promise<void> => {
    const child = startProcess([workerArgument], {
      env: { UV_THREADPOOL_SIZE: String(limits.ioThreads), ...process.env, PORT: String(port) },
    });
    alive.add(child);
    serveExchange(child, alive);
    child.on('exit', () => alive.delete(child));
    const startedAt = performance.now();
    const isListening = await new Promise<boolean>((resolve, reject) => {
      child.on('message', message => message === listeningMessage && resolve(true));
      child.on('exit', () => resolve(false));
      child.on('error', reject);
    });
    if (!isListening)
      throw child.exitCode === damagedExitCode
        ? new StoreDamaged('A serving process found the store damaged; its message is above.')
        : new Error(`a serving process ended with ${child.exitCode ?? child.signalCode} before it listened`);
    child.on('exit', (code, signal) => {
      if (closing) return;
      if (code === damagedExitCode) return onStoreDamaged();
      log.error({ pid: child.pid, code, signal }, 'a serving process ended; restarting it');
      onCrash();
      const restart = () => {
        if (closing) return;
        start().catch(error => {
          if (error instanceof StoreDamaged) return onStoreDamaged();
          log.error({ err: error }, 'the restart failed; trying again');
          setTimeout(restart, pauseMs);
        });
      };
      setTimeout(restart, performance.now() - startedAt > steadyMs ? 0 : pauseMs);
    });
  };

  const close = async (signal: NodeJS.Signals): Promise<number> => {
    closing = true;
    const killAll = () => {
      for (const child of alive) child.kill('SIGKILL');
    };
    const kill = setTimeout(killAll, limits.servingKillMs);
    const codes = [...alive].map(async child => {
      child.kill(signal);
      const [code, by] = await once(child, 'exit');
      // A process that was still starting does not handle the signal, and one that did not end in time is
      // killed after it has answered its clients: both are normal exits.
      return code ?? (by === signal || by === 'SIGKILL' ? 0 : 1);
    });
    const all = await Promise.all(codes);
    clearTimeout(kill);
    return Math.max(0, ...all);
  };

  try {
    stopped.throwIfAborted();
    stopped.addEventListener('abort', () => void close('SIGTERM'));
    await Promise.all(Array.from({ length: processes }, start));
    stopped.throwIfAborted();
    return { port, close };
  } catch (error) {
    await close('SIGTERM');
    throw error;
  }
}

/**
 * Checks that the address is free, and returns the port; port 0 selects a free one. SO_REUSEPORT alone would
 * also share the port with another program of the same user.
 */
async function freePort(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch {
    throw new Error(
      `Cannot listen on ${host}:${port}: the address is in use, or does not belong to this machine.`,
    );
  }
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return found;
}
