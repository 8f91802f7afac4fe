/** The service with text workers that crash, hang or throw on request (faulty-text-worker.ts). */
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { openApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';

const textWorker = fileURLToPath(new URL('./faulty-text-worker.js', import.meta.url));
const app = await openApp(readConfig(process.env), pino({ level: 'silent' }), { textWorker });
process.once('SIGTERM', () => app.close().then(() => process.exit(0)));
console.log(`faulty service listening on ${app.url}`);
