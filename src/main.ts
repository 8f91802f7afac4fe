import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { openApp } from './app.js';
import { readConfig } from './config.js';

/** Serves until SIGTERM or SIGINT: environment → config → app → signals. */
export async function serve(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const config = readConfig(env);
  // Synchronous: the last lines before an exit must not be lost.
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const app = await openApp(config, log);

  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'closing');
    app.close().then(
      () => process.exit(0),
      error => {
        log.fatal({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  // Heard every time: a Ctrl-C under npm comes twice, and a second signal nobody hears would end the process mid-flush.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`telltale listening on ${app.url}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  serve().catch(error => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
