import { fork } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Logger, pino } from 'pino';
import { addressOf, openApp } from './app.js';
import { limits } from './contract/limits.js';
import { joinExchange } from './pools/processes/snapshot-exchange.js';
import {
  listeningMessage,
  type StartProcess,
  supervise,
  workerArgument,
} from './pools/processes/supervisor.js';
import { type Config, readConfig } from './server/config.js';
import { answerCommands } from './store/commands.js';
import { damagedExitCode, StoreDamaged } from './store/errors.js';
import { isCommitting } from './store/lmdb/ownership/commit-gate.js';
import { openAsMember } from './store/lmdb/ownership/member.js';
import type { PreparedStore } from './store/lmdb/prepare.js';
import { prepareStores } from './store/open.js';

/** Reads the configuration and serves until SIGTERM or SIGINT. */
export async function serve(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const config = readConfig(env);
  // The listeners stay registered: npm sends Ctrl-C twice, and an unhandled second signal would end the
  // process during the flush.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
  // Synchronous, so that the last lines before an exit are written.
  const lines = pino.destination({ dest: 2, sync: true });
  // A full disk must not stop the service. Log lines that cannot be written are lost.
  for (const stream of [lines, process.stderr]) stream.on('error', () => {});
  const log = pino({ level: config.logLevel }, lines);
  const supervised = process.argv[2] === workerArgument && process.send !== undefined;
  if (supervised) return runWorker(config, log);
  const store = await prepareStores(config, line => log.warn(line));
  try {
    if (early !== null) throw new Error(`Stopped by ${early} before it served.`);
    if (config.processes > 1) await superviseProcesses(config, log, store);
    else await runProcess(config, log, store);
  } catch (error) {
    if (!isStoreDamaged && !(error instanceof StoreDamaged)) store.stopped();
    if (early !== null) exit(0);
    throw error;
  }
}

/** Runs the only serving process. */
async function runProcess(config: Config, log: Logger, store: PreparedStore): Promise<void> {
  const { owner } = store;
  const leaveStore = () => {
    if (!isStoreDamaged && !isCommitting()) store.stopped();
  };
  // Nothing is served before the app is open, so a signal does not wait for it.
  stop = () => {
    leaveStore();
    exit(0);
  };
  const app = await openApp(config, log, { ...(owner && { opening: owner.open }), onStoreDamaged });
  answerCommands(owner, config, app.stores);
  closeOnSignal(log, () => app.close().then(leaveStore), limits.exitDeadlineMs, leaveStore);
  printAddress(app.url);
}

/** Runs one of several serving processes. */
async function runWorker(config: Config, log: Logger): Promise<void> {
  // Without its supervisor, the process must stop by itself.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  stop = () => exit(0);
  const app = await openApp(config, log, { exchange: joinExchange, opening: openAsMember, onStoreDamaged });
  closeOnSignal(log, app.close, limits.servingExitDeadlineMs);
  process.send!(listeningMessage);
}

/** Runs the supervisor of several serving processes. */
async function superviseProcesses(config: Config, log: Logger, store: PreparedStore): Promise<void> {
  const program = fileURLToPath(import.meta.url);
  const { owner } = store;
  const start: StartProcess = (args, options) =>
    owner === null ? fork(program, args, options) : owner.fork(program, args, options, true);
  const starting = new AbortController();
  stop = signal => {
    early = signal;
    starting.abort();
  };
  const { port, close } = await supervise(start, config, log, {
    onCrash() {
      store.check().catch(error => {
        log.error({ err: error }, 'the check of the store failed');
        if (error instanceof StoreDamaged) onStoreDamaged();
      });
    },
    onStoreDamaged,
    stopped: starting.signal,
  });
  closeOnSignal(log, async signal => {
    const code = await close(signal);
    if (code === 0 && !isStoreDamaged) store.stopped();
    return code;
  });
  answerCommands(owner, config);
  printAddress(addressOf(config.host, port));
}

/** Whether a file of the store was found damaged: the exit code is then `damagedExitCode`. */
let isStoreDamaged = false;

const exit = (code: number) => process.exit(isStoreDamaged ? damagedExitCode : code);

/** The signal that stopped the start; null without one. */
let early: NodeJS.Signals | null = null;

/** Stops the service. `closeOnSignal` replaces it. */
let stop = (signal: NodeJS.Signals): void => {
  if (isStoreDamaged) exit(0);
  if (early === null) setTimeout(endNow, limits.exitDeadlineMs, signal).unref();
  early ??= signal;
};

function onStoreDamaged(): void {
  if (isStoreDamaged) return;
  isStoreDamaged = true;
  stop('SIGTERM');
}

/**
 * Ends the process at its deadline, by the signal that stopped it, which supervisors take for an orderly end.
 * The clients have their answers, and acknowledged data is durable. `process.exit` would wait for worker
 * threads, name lookups and transactions of lmdb that wait for this thread.
 */
function endNow(signal: NodeJS.Signals): void {
  if (isStoreDamaged && !isCommitting()) exit(0);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function exitAfterLookups(code: number): void {
  if (process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap'))
    setTimeout(exitAfterLookups, lookupPollMs, code);
  else exit(code);
}
const lookupPollMs = 10;

function closeOnSignal(
  log: Logger,
  close: (signal: NodeJS.Signals) => Promise<unknown>,
  deadlineMs: number = limits.exitDeadlineMs,
  leaveStore = () => {},
): void {
  stop = signal => {
    log.info({ signal }, 'closing');
    setTimeout(() => {
      leaveStore();
      endNow(signal);
    }, deadlineMs).unref();
    const end = close(signal).catch(error => {
      log.fatal({ err: error }, 'closing failed');
      return 1;
    });
    void end.then(code => exitAfterLookups(Number(code ?? 0)));
  };
}

const printAddress = (url: string) => void process.stdout.write(`telltale listening on ${url}\n`);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [argument = workerArgument] = process.argv.slice(2);
  if (argument !== workerArgument) {
    process.stderr.write(`Unexpected argument "${argument}": environment variables configure the service.\n`);
    process.exit(2);
  }
  serve().catch(error => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof StoreDamaged ? damagedExitCode : 1);
  });
}
