/**
 * Background clients during an attack. They run in their own thread, so that the attacker does not delay
 * them.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { passage } from '../../inputs/real-texts.js';
import { pause } from '../verdict.js';
import type { BackgroundClientOptions, Latencies } from './background-clients.js';
import { type Exchange, exchange } from './exchange.js';

const { url, key, owners, password } = workerData as BackgroundClientOptions;
const timeoutMs = 10_000;

interface Client {
  everyMs: number;
  /** Returns the nth request. */
  request(n: number): Exchange;
}

const json = { 'content-type': 'application/json' };
const keyed = { ...json, authorization: `Bearer ${key}` };
const scan = (save: boolean) => (n: number) => ({
  path: '/api/scan',
  headers: keyed,
  body: JSON.stringify({ text: passage(80, n), save }),
  keepAlive: true,
});
const signIn = (n: number) => ({
  path: '/api/session',
  headers: json,
  body: JSON.stringify({ name: owners[n % owners.length], password }),
  from: `127.0.3.${1 + (n % owners.length)}`,
});

/**
 * Each kind has its own addresses. Health requests open a new connection each time; the others reuse theirs.
 */
const clients: Readonly<Record<string, Client>> = {
  health: { everyMs: 100, request: () => ({ path: '/api/health', from: '127.0.2.1' }) },
  scan: { everyMs: 100, request: n => ({ ...scan(false)(n), from: '127.0.2.2' }) },
  save: { everyMs: 250, request: n => ({ ...scan(true)(n), from: '127.0.2.3' }) },
  // Stays below the hourly limits of sign-ins per name and per address.
  'sign-in': { everyMs: 1_500, request: signIn },
  document: {
    everyMs: 1_000,
    request: n => ({
      path: '/api/extract',
      headers: { ...keyed, 'content-type': 'text/plain', 'x-filename': 'note.txt' },
      body: passage(200, n),
      from: '127.0.2.4',
      keepAlive: true,
    }),
  },
};

let latencies: Latencies = {};
let ended = false;
const begin = () => {
  latencies = Object.fromEntries(Object.keys(clients).map(name => [name, { ms: [], failures: {} }]));
};

async function serve(name: string, { everyMs, request }: Client): Promise<void> {
  for (let n = owners.length; !ended; n++) {
    const { status, ms } = await exchange(url, { ...request(n), timeoutMs });
    const measured = latencies[name]!;
    measured.ms.push(ms);
    if (status !== 200) measured.failures[status] = (measured.failures[status] ?? 0) + 1;
    await pause(everyMs);
  }
}

begin();
// Warm-up: each account signs in from its address once, and each worker pool serves one request.
for (let n = 0; n < owners.length; n++) await exchange(url, signIn(n));
for (const { request } of Object.values(clients)) await exchange(url, request(0));
const all = Object.entries(clients).map(([name, client]) => serve(name, client));
parentPort!.on('message', (message: 'begin' | 'end') => {
  if (message === 'begin') return begin();
  ended = true;
  void Promise.all(all).then(() => {
    parentPort!.postMessage(latencies);
    parentPort!.close();
  });
});
parentPort!.postMessage('ready');
