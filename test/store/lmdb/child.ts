/**
 * Program of a second process that uses the same store, until it is killed. Arguments: FOLDER [MODE
 * [SUBJECT]].
 *
 *     (none)            runs DurableStore methods: `{ method, args }` in, `{ value }` or `{ error }` out
 *     saves ACCOUNT     saves records continuously, and reports the number of each acknowledged one
 *     shares SUBJECT    counts on shared counters, 200 at a time, until a rejection; reports allowed calls
 *     counts SUBJECT    counts three calls without a flush; reports when they are on disk
 *     calls SUBJECT     counts calls of seven words, flushes them, and reports the acknowledged calls
 *     erases            erases deleted data continuously, and reports the start of each pass
 */

import { openCounters, openSharedCounters } from '../../../src/store/lmdb/counters/open.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { erase } from '../../../src/store/lmdb/maintenance.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { record } from '../records.js';

const [folder, mode, subject] = process.argv.slice(2) as [string, string?, string?];

const modes: Record<string, (subject: string) => unknown> = { saves, counts, calls, erases, shares };
void (mode === undefined ? runMethods() : modes[mode]!(subject!));

function runMethods(): void {
  const store = openDurable(folder);
  process.on('message', async ({ method, args }: { method: keyof typeof store; args: unknown[] }) => {
    try {
      const call = store[method] as (...args: unknown[]) => unknown;
      process.send!({ value: (await call(...args)) ?? null });
    } catch (error) {
      process.send!({ error: (error as Error).message });
    }
  });
  process.send!({ value: 'ready' });
}

async function erases(): Promise<void> {
  for (;;) {
    process.send!('begun');
    await erase(folder, () => {});
  }
}

function saves(account: string): void {
  const store = openDurable(folder);
  let next = 0;
  const runner = async () => {
    for (;;) {
      const n = ++next;
      await store.save(account, record(n));
      process.send!({ saved: n });
    }
  };
  for (let i = 0; i < 16; i++) void runner();
}

async function shares(user: string): Promise<void> {
  const counters = openSharedCounters(folder);
  process.send!('ready');
  await new Promise(resolve => process.once('message', resolve));
  let [calls, words] = [0, 0];
  for (let rejected = false; !rejected; ) {
    const batch = Array.from({ length: 200 }, async () => {
      const now = Date.now();
      if ((await counters.consume(user, 'requests', 5_000, 1, now)).allowed) calls++;
      else rejected = true;
      if (await counters.addUsage(user, 'words', 3, now, 4_000)) words++;
    });
    await Promise.all(batch);
  }
  process.send!({ calls, words });
  // Stays alive until it is killed.
  setInterval(() => {}, 60_000);
}

function calls(user: string): void {
  const counters = openCounters(folder);
  let acknowledged = 0;
  const runner = async () => {
    for (;;) {
      await counters.consume(user, 'requests', 100_000, 1, Date.now());
      await counters.addUsage(user, 'words', 7, Date.now());
      await counters.flush();
      // Waits until the message is in the socket: kill -9 loses messages that are still in this process.
      const message = ++acknowledged;
      await new Promise(resolve => process.send!(message, undefined, undefined, resolve));
      await new Promise(resolve => setImmediate(resolve));
    }
  };
  for (let i = 0; i < 4; i++) void runner();
}

function counts(user: string): void {
  const counters = openCounters(folder);
  for (let i = 0; i < 3; i++) void counters.consume(user, 'requests', 5, 1, Date.now());
  void counters.addUsage(user, 'words', 40, Date.now());
  const months = openEnvironment(folder, 'windows').openDB({ name: 'months', encoding: 'binary' });
  const polling = setInterval(() => {
    // Monthly usage is written after rate limits.
    if (months.getKeysCount() === 0) return;
    clearInterval(polling);
    process.send!('written');
    setInterval(() => {}, 60_000);
  }, 5);
}
