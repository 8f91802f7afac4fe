/**
 * A second process at the same store. Without a mode it is driven by messages: a verb and its arguments in, `{ value }`
 * or `{ error }` out. With `saves ACCOUNT` it saves records as fast as it can, telling each acknowledged number, until
 * it is killed. With `shares SUBJECT` it takes from shared windows, 200 at a time, until one is refused, and tells how many
 * it was allowed. With `spends SUBJECT` it spends and flushes without end, telling how much is acknowledged. With
 * `takes SUBJECT` it takes three calls and asks for no flush; it tells when they are on the disk. With `calls SUBJECT` it
 * takes calls without end, flushes those that ask for it, and tells how many are acknowledged. With `migrates` it runs the
 * migration of append-plus.ts and sends each line of its progress. With `erases` it erases deleted data without end and
 * sends a message before each pass.
 */

import type { RateLimitDecision } from '../../../src/store/counters.js';
import { openCounters } from '../../../src/store/lmdb/counters/open.js';
import { openSharedCounters } from '../../../src/store/lmdb/counters/open-shared.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { eraseDeleted } from '../../../src/store/lmdb/maintenance.js';
import { migrateEnvironment } from '../../../src/store/lmdb/migrations/migrate.js';
import { schemaOf } from '../../../src/store/lmdb/migrations/schema.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { record } from '../records.js';
import { appendPlus } from './migrations/append-plus.js';

const [folder, mode, subject] = process.argv.slice(2) as [string, string?, string?];

if (mode === 'saves') saves(subject!);
else if (mode === 'takes') takes(subject!);
else if (mode === 'spends') void spends(subject!);
else if (mode === 'calls') calls(subject!);
else if (mode === 'migrates') void migrates();
else if (mode === 'erases') void erases();
else if (mode === 'shares') void shares(subject!);
else obeys();

function obeys(): void {
  const store = openDurable(folder);
  process.on('message', async ({ verb, args }: { verb: keyof typeof store; args: unknown[] }) => {
    try {
      const call = store[verb] as (...args: unknown[]) => unknown;
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
    await eraseDeleted(folder);
  }
}

function saves(account: string): void {
  const store = openDurable(folder);
  let next = 0;
  const lane = async () => {
    for (;;) {
      const n = ++next;
      try {
        await store.save(account, record(n));
        process.send!({ saved: n });
      } catch (error) {
        process.send!({ failed: n, name: (error as Error).name });
        return;
      }
    }
  };
  for (let i = 0; i < 16; i++) void lane();
}

async function shares(who: string): Promise<void> {
  const windows = openSharedCounters(folder);
  process.send!('ready');
  await new Promise(resolve => process.once('message', resolve));
  let [takes, words] = [0, 0];
  for (let refused = false; !refused; ) {
    const some = Array.from({ length: 200 }, async () => {
      const now = Date.now();
      if ((await windows.consume(who, 'requests', 5_000, 1, now)).allowed) takes++;
      else refused = true;
      if (await windows.addUsageWithin(who, 'words', 3, 4_000, now)) words++;
    });
    await Promise.all(some);
  }
  process.send!({ takes, words });
  // It is killed, not left.
  setInterval(() => {}, 60_000);
}

async function spends(who: string): Promise<void> {
  const windows = openCounters(folder);
  for (let spent = Number(await windows.monthlyUsage(who, 'words', Date.now())); ; spent += 7) {
    process.send!(spent);
    await windows.consume(who, 'requests', 1e9, 1, Date.now());
    await windows.addUsage(who, 'words', 7, Date.now());
    await windows.flush();
  }
}

function calls(who: string): void {
  const windows = openCounters(folder);
  let acknowledged = 0;
  const lane = async () => {
    for (;;) {
      const { unwritten } = windows.consume(who, 'requests', 100_000, 1, Date.now()) as RateLimitDecision;
      const written = windows.checkpoint();
      if (unwritten) await written();
      process.send!(++acknowledged);
      await new Promise(resolve => setImmediate(resolve));
    }
  };
  for (let i = 0; i < 4; i++) void lane();
}

async function migrates(): Promise<void> {
  await migrateEnvironment(folder, 'records', [appendPlus], line => process.send!(line));
  process.disconnect();
}

function takes(who: string): void {
  const windows = openCounters(folder);
  for (let i = 0; i < 3; i++) windows.consume(who, 'requests', 5, 1, Date.now());
  windows.addUsage(who, 'words', 40, Date.now());
  const months = openEnvironment(folder, 'windows', schemaOf('windows')).openDB({
    name: 'months',
    encoding: 'binary',
  });
  const looking = setInterval(() => {
    // Months are written after hours.
    if (months.getKeysCount() === 0) return;
    clearInterval(looking);
    process.send!('written');
    setInterval(() => {}, 60_000);
  }, 5);
}
