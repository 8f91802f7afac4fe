import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { StoreUnavailable } from '../../../src/store/errors.js';
import { openCounters } from '../../../src/store/lmdb/counters/open.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { openTables } from '../../../src/store/lmdb/records/tables.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { account, firstPage, idOf, key, range, record, session } from '../records.js';

const start = Date.parse('2026-11-21T12:00:00Z');
const open = (folder: string, clock = Date.now) => ({
  durable: openDurable(folder, clock),
  counters: openCounters(folder),
});

describe('the embedded store after reopening', () => {
  it('closes once for several calls, and rejects later writes', async () => {
    const { durable, counters } = open(temporaryFolder());
    await durable.createAccount(account('ann'));
    await Promise.all([durable.close(), durable.close(), counters.close(), counters.close()]);
    await assert.rejects(async () => durable.save('ann', record(1)), StoreUnavailable);
    await assert.rejects(async () => durable.check(), StoreUnavailable);
    await assert.rejects(async () => counters.check(), StoreUnavailable);
  });

  it('completes pending writes before it closes', async () => {
    const folder = temporaryFolder();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    const saves = range(1, 600).map(n => store.save('ann', record(n)));
    await Promise.all([store.close(), ...saves]);
    const again = openDurable(folder);
    assert.equal((await again.list('ann', 'scan', firstPage)).total, 600);
    await again.close();
  });

  it('reports that another version wrote it', async () => {
    const folder = temporaryFolder();
    const env = openEnvironment(folder, 'records');
    await env.put('schema', '2');
    await env.close();
    assert.throws(() => openDurable(folder), /written by another version \(schema 2, this one has 1\)/);
  });

  it('reports a path that is not a folder', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    assert.throws(() => openDurable(file), StoreUnavailable);
    assert.throws(() => openCounters(file), /cannot be opened/);
  });
});

it('an account deleted from the embedded store leaves no entry in any table', async () => {
  const folder = temporaryFolder();
  const store = openDurable(folder, () => start);
  await store.createAccount(account('ann'));
  await store.createKey(key('k1', 'ann'));
  await store.createSession(session('s1', 'ann', { expires_at: '2026-12-01T00:00:00.000Z' }));
  await store.rememberAddress('ann', 'home', start + 1_000, 9);
  await store.changeSignIns('ann', () => ({ stored: '', expires_at: start + 1_000, result: null }));
  const expires_at = Date.parse('2026-12-01T00:00:00Z');
  const take = (n: number) =>
    store.takeIdempotencyKey('ann', { key: `key ${n}`, request: 'r', attempt: 'a', expires_at });
  await Promise.all(range(1, 450).map(take));
  for (const kind of ['scan', 'cleanup'] as const)
    await Promise.all(range(1, 10).map(n => store.save('ann', record(n, kind))));
  await store.deleteAccount('ann');
  await store.sweep(Date.parse('2026-12-02T00:00:00Z'));
  await store.close();

  const env = openEnvironment(folder, 'records');
  const { counters, noteDeletion: _, ...tables } = openTables(env);
  for (const [name, table] of Object.entries(tables)) assert.deepEqual([...table.getKeys()], [], name);
  assert.equal(counters.get('account'), 1);
  await env.close();
});

it('the embedded store rejects an id that is none', async () => {
  const store = openDurable(temporaryFolder());
  await store.createAccount(account('ann'));
  await assert.rejects(async () => store.save('ann', { ...record(1), id: '../etc' }), RangeError);
  await store.close();
});

it('a deep offset in the embedded store is exact beyond one step of skipped entries', async () => {
  const store = openDurable(temporaryFolder());
  await store.createAccount(account('ann'));
  const small = { item: {}, members: Buffer.alloc(0), chain: null, revision: null, kind: 'scan' } as const;
  const save = (n: number) => store.save('ann', { ...small, id: idOf(n), item: { id: idOf(n) } });
  for (let from = 0; from < 25_000; from += 5_000) await Promise.all(range(from + 1, from + 5_000).map(save));
  for (const offset of [9_999, 10_000, 10_001, 20_000, 24_999]) {
    const { items, total } = await store.list('ann', 'scan', { limit: 1, offset, after: null });
    assert.deepEqual([items[0]?.id, total], [idOf(25_000 - offset), 25_000]);
  }
  const behind = await store.list('ann', 'scan', { limit: 1, offset: 15_000, after: idOf(12_000) });
  assert.deepEqual(behind, { items: [], total: 25_000, next: null });
  const last = await store.list('ann', 'scan', { limit: 1, offset: 15_000, after: idOf(15_002) });
  assert.deepEqual(last.items, [{ id: idOf(1) }]);
  await store.close();
});
