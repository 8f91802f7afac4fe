/** The service with text threads that misbehave when a text tells them to. */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';

const textWorker = fileURLToPath(new URL('./faulty-text-worker.js', import.meta.url));
const app = await openApp(readConfig(process.env), pino({ level: 'silent' }), { textWorker });
process.once('SIGTERM', () => app.close().then(() => process.exit(0)));
console.log(`unruly listening on ${app.url}`);
