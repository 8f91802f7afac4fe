/** The service with text workers that crash, hang or throw on request (faulty-text-worker.ts). */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openApp, openPools } from '../../src/app.js';
import { readConfig } from '../../src/server/config.js';

const textWorker = fileURLToPath(new URL('./faulty-text-worker.js', import.meta.url));
const log = pino({ level: 'silent' });
const config = readConfig(process.env);
const app = await openApp(config, log, { pools: openPools(config.poolThreads, log, { textWorker }) });
process.once('SIGTERM', () => app.close().then(() => process.exit(0)));
console.log(`faulty service listening on ${app.url}`);
