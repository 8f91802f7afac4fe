import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Logger, pino } from 'pino';
import { addressOf, openApp } from './app.js';
import { type Config, readConfig } from './config.js';
import { limits } from './limits.js';
import { joinExchange } from './process-exchange.js';
import { listeningMessage, supervise, workerArgument } from './processes.js';
import { damagedExitCode, StoreDamaged } from './store/errors.js';
import { prepareStores } from './store/open.js';

/** Serves until SIGTERM or SIGINT: environment → config → app → signals. */
export async function serve(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const config = readConfig(env);
  // Synchronous: the last lines before an exit must not be lost.
  const lines = pino.destination({ dest: 2, sync: true });
  // A log on a full disk must not end the service: its lines are lost, and those that a library writes.
  for (const stream of [lines, process.stderr]) stream.on('error', () => {});
  const log = pino({ level: config.logLevel }, lines);
  const watched = process.argv[2] === workerArgument && process.send !== undefined;
  if (!watched) await prepareStores(config, line => log.warn(line));
  if (config.processes > 1 && !watched) await watch(config, log);
  else await work(config, log, watched);
}

/** The only process, or one of several. */
async function work(config: Config, log: Logger, watched: boolean): Promise<void> {
  const app = await openApp(config, log, watched ? { exchange: joinExchange } : { storesPrepared: true });
  stopWith(log, async () => {
    await app.close();
    return 0;
  });
  if (!watched) return announce(app.url);
  // A watcher that is gone can't stop us any more.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send!(listeningMessage);
}

/** The watcher of several. */
async function watch(config: Config, log: Logger): Promise<void> {
  const { port, close } = await supervise(fileURLToPath(import.meta.url), config, log, error => {
    log.fatal({ err: error }, 'closing');
    close('SIGTERM').finally(() => process.exit(damagedExitCode));
  });
  stopWith(log, close);
  announce(addressOf(config.host, port));
}

function stopWith(log: Logger, close: (signal: NodeJS.Signals) => Promise<number>): void {
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'closing');
    // A store that can't write may never come to its end; nothing acknowledged depends on it.
    setTimeout(() => process.exit(1), limits.exitDeadlineMs).unref();
    close(signal).then(
      code => process.exit(code),
      error => {
        log.fatal({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  // Heard every time: a Ctrl-C under npm comes twice, and a second signal nobody hears would end the process mid-flush.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const announce = (url: string) => void process.stdout.write(`telltale listening on ${url}\n`);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  serve().catch(error => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof StoreDamaged ? damagedExitCode : 1);
  });
}
