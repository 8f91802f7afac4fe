/**
 * Several serving processes on one machine, one address: the kernel spreads connections over them (SO_REUSEPORT), and
 * this process only watches. It starts them, starts again what dies, and passes the stop signal on.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { limits } from './limits.js';
import { Exchange } from './process-exchange.js';
import { damagedExitCode, StoreDamaged } from './store/errors.js';

/** What a process tells its watcher once it listens. */
export const listeningMessage = 'listening';
/** What a serving process is started with, so that it knows it is watched. */
export const workerArgument = 'worker';

/** A process that lived this long is started again at once; one that dies sooner only after a pause. */
const steadyMs = 5_000;
const pauseMs = 1_000;

/**
 * Starts `config.processes` of `program` and resolves with the address once all of them listen.
 * @param program compiled module that serves when forked
 * @param onDamaged called when a process that was started again found the store damaged: none is started any more
 * @returns `close`, which stops them all and resolves with the worst exit code
 * @throws Error when the address is taken or one of them can't start
 */
export async function supervise(
  program: string,
  config: Config,
  log: Logger,
  onDamaged: (error: StoreDamaged) => void,
): Promise<{ port: number; close(signal: NodeJS.Signals): Promise<number> }> {
  const port = await freePort(config.host, config.port);
  const alive = new Set<ChildProcess>();
  const exchange = new Exchange(alive);
  let closing = false;

  const start = async (): Promise<void> => {
    const child = fork(program, [workerArgument], {
      env: { UV_THREADPOOL_SIZE: String(limits.ioThreads), ...process.env, PORT: String(port) },
    });
    alive.add(child);
    exchange.listenTo(child);
    child.on('exit', () => alive.delete(child));
    const startedAt = performance.now();
    const [told] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => ['nothing'])]);
    if (told !== listeningMessage)
      throw child.exitCode === damagedExitCode
        ? new StoreDamaged('A process found the store damaged; its message is above.')
        : new Error(`a process ended with ${child.exitCode ?? child.signalCode} before it listened`);
    child.on('exit', (code, signal) => {
      if (closing) return;
      log.error({ pid: child.pid, code, signal }, 'a process died; starting another');
      const again = () => {
        if (closing) return;
        start().catch(error => {
          if (error instanceof StoreDamaged) return onDamaged(error);
          log.error({ err: error }, 'it did not start; trying again');
          setTimeout(again, pauseMs);
        });
      };
      setTimeout(again, performance.now() - startedAt > steadyMs ? 0 : pauseMs);
    });
  };

  const close = async (signal: NodeJS.Signals): Promise<number> => {
    closing = true;
    const codes = [...alive].map(async child => {
      child.kill(signal);
      const [code, by] = await once(child, 'exit');
      // One that was still starting has nothing to put in order.
      return code ?? (by === signal ? 0 : 1);
    });
    return Math.max(0, ...(await Promise.all(codes)));
  };

  try {
    await Promise.all(Array.from({ length: config.processes }, start));
    return { port, close };
  } catch (error) {
    await close('SIGTERM');
    throw error;
  }
}

/**
 * The port to share, chosen here when any will do. Processes that share would also share with a stranger: whether the
 * address is free is seen before they start.
 */
async function freePort(host: string, port: number): Promise<number> {
  const probe = createServer().listen({ host, port, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch {
    throw new Error(`${host}:${port} can't be listened on: it is in use, or not an address of this machine.`);
  }
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return found;
}
