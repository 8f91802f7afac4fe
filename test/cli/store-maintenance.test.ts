import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Key } from 'lmdb';
import type { DurableStore } from '../../src/store/durable.js';
import { openCounters } from '../../src/store/lmdb/counters/open.js';
import { openEnvironment } from '../../src/store/lmdb/environment.js';
import { openDurable } from '../../src/store/lmdb/records/open.js';
import { openPostgres } from '../../src/store/postgres/open.js';
import { openValkey } from '../../src/store/valkey/open.js';
import { jsonLines } from '../json-lines.js';
import { telltale } from '../programs.js';
import { account, assertStored, firstPage, idOf, key, range, record } from '../store/records.js';
import { postgresAbsent, startPostgres, startValkey, valkeyAbsent } from '../store/servers.js';
import { temporaryFolder } from '../temporary-folder.js';

const run = (folder: string, args: string[], env: Record<string, string> = {}) =>
  telltale(args, { env: { DATA_DIR: folder, ...env } });
async function done(folder: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await run(folder, args);
  assert.deepEqual([code, err], [0, ''], out);
  return out;
}
const copyIn = (folder: string) => join(folder, 'copy');

async function fill(store: DurableStore): Promise<void> {
  await store.createAccount(account('ann', { plan: 'pro', password: 'scrypt$x' }));
  await store.createAccount(account('bob'));
  await store.createKey(key('k1', 'ann'));
  await Promise.all(range(1, 450).map(n => store.save('ann', record(n))));
  await store.save('ann', record(900, 'scan', idOf(1)));
  await store.save('bob', record(1, 'cleanup'));
}

async function filled(): Promise<string> {
  const folder = temporaryFolder();
  const store = openDurable(folder);
  await fill(store);
  const windows = openCounters(folder);
  await windows.addUsage('a:ann', 'words', 1_234, Date.now());
  await Promise.all([store.close(), windows.close()]);
  return folder;
}

describe('telltale backup and restore', () => {
  it('copies all records and counters of a store', async () => {
    const folder = await filled();
    const copy = copyIn(temporaryFolder());
    await done(folder, 'backup', copy);
    const target = temporaryFolder();
    assert.match(await done(target, 'restore', copy), /2 accounts/);
    const [restored, windows] = [openDurable(target), openCounters(target)];
    assert.equal((await restored.list('ann', 'scan', firstPage)).total, 451);
    assertStored(await restored.record('ann', 'scan', idOf(7)), 7);
    assert.equal(await windows.monthlyUsage('a:ann', 'words', Date.now()), 1_234);
    await Promise.all([restored.close(), windows.close()]);
  });

  it('overwrites neither a backup nor a store, and copies no missing store', async () => {
    const folder = await filled();
    const copy = copyIn(temporaryFolder());
    await done(folder, 'backup', copy);
    for (const [data, args, message] of [
      [folder, ['backup', copy], /already exists/],
      [folder, ['restore', copy], /already contains a store/],
      [temporaryFolder(), ['backup', copy], /There is no store/],
      [temporaryFolder(), ['data', 'check'], /There is no store/],
    ] as const) {
      const { code, err } = await run(data, [...args]);
      assert.equal(code, 1);
      assert.match(err, message);
    }
  });
});

describe('telltale erase', () => {
  it('prints the size of the store before and after, and keeps its records', async () => {
    const folder = await filled();
    assert.match(await done(folder, 'erase'), /^[\d.]+ MB before, [\d.]+ MB after\n$/);
    const store = openDurable(folder);
    assert.equal((await store.list('ann', 'scan', firstPage)).total, 451);
    await store.close();
  });
});

/** Flips a bit of a stored value, bypassing the store's checksums. */
async function flip(folder: string, table: string, key: Key): Promise<void> {
  const env = openEnvironment(folder, 'records');
  const values = env.openDB<Buffer, Key>({ name: table, encoding: 'binary' });
  const bytes = Buffer.from(values.get(key)!);
  bytes[bytes.length >> 1]! ^= 2;
  await values.put(key, bytes);
  await env.close();
}

describe('telltale data check', () => {
  it('reports a sound store and its counts', async () => {
    const folder = await filled();
    const { ok, files } = JSON.parse(await done(folder, 'data', 'check', '--json'));
    assert.deepEqual([ok, files.length], [true, 2]);
    const { accounts, keys, scan, cleanup } = files[0].counts;
    assert.deepEqual([accounts, keys, scan, cleanup], [2, 1, 451, 1]);
  });

  it('lists every damaged value and lost body and exits with 3', async () => {
    const folder = await filled();
    for (const [table, key] of [
      ['accounts', 'bob'],
      ['keys', 'k1'],
      ['items', [1, 1, idOf(3)]],
      ['bodies', [1, 1, idOf(4)]],
      ['totals', [1, 1]],
    ] as const)
      await flip(folder, table, key as Key);
    const env = openEnvironment(folder, 'records');
    const table = (name: string) => env.openDB<Buffer, Key>({ name, encoding: 'binary' });
    await table('bodies').remove([1, 1, idOf(5)]);
    await table('items').remove([1, 1, idOf(6)]);
    await table('keyIndex').put([1, 'k9'], Buffer.from('1'));
    await env.close();
    const { code, out } = await run(folder, ['data', 'check', '--json']);
    assert.equal(code, 3);
    const found: string[] = JSON.parse(out).files[0].problems;
    for (const expected of [
      'accounts bob: does not match its checksum',
      'keys k1: does not match its checksum',
      `items ${idOf(3)} of account number 1: does not match its checksum`,
      `bodies ${idOf(4)} of account number 1: does not match its checksum`,
      `items ${idOf(5)} of account number 1: has no entry in bodies`,
      `bodies ${idOf(6)} of account number 1: belongs to no record`,
      'keyIndex k9 of account number 1: has no entry in keys',
      'totals 1 of account number 1: does not match its checksum',
    ])
      assert.ok(found.includes(expected), `${expected} is not in\n${found.join('\n')}`);
    const text = await run(folder, ['data', 'check']);
    assert.match(text.out, /records.data\.mdb: .* \d+ problems\n {2}accounts bob: does not/);
    assert.match(text.out, /windows.data\.mdb: .*, sound\nRestore a backup/);
  });

  it('reports damaged pages, also those that end the process that reads them', async () => {
    const folder = await filled();
    const file = join(folder, 'records', 'data.mdb');
    const bytes = readFileSync(file);
    for (let page = 10; page < bytes.length / 4_096; page += 10)
      bytes.fill(0xff, page * 4_096, page * 4_096 + 24);
    writeFileSync(file, bytes);
    const { code, out } = await run(folder, ['data', 'check', '--json']);
    const report = JSON.parse(out);
    assert.deepEqual([code, report.ok], [3, false]);
    assert.ok(report.files[0].problem_count > 0);
    const rejected = await run(folder, ['backup', join(temporaryFolder(), 'copy')]);
    assert.equal(rejected.code, 3, rejected.err);
  });
});

describe('telltale accounts export', () => {
  it('writes all undamaged records of a damaged store, reports the others and exits with 3', async () => {
    const folder = await filled();
    for (const n of [3, 5, 6, 450]) await flip(folder, 'items', [1, 1, idOf(n)]);
    await flip(folder, 'bodies', [1, 1, idOf(300)]);
    const { code, out, err } = await run(folder, ['accounts', 'export', 'ann']);
    assert.equal(code, 3);
    const ids = new Set(jsonLines(out).map(({ id }) => id));
    const missing = range(1, 450).filter(n => !ids.has(idOf(n)));
    assert.deepEqual(missing, [3, 5, 6, 300, 450]);
    assert.ok(ids.has(idOf(900)));
    for (const n of missing) assert.match(err, new RegExp(`scan ${idOf(n)} is damaged`));
  });

  it('writes all data of an account without secrets', async () => {
    const folder = await filled();
    const out = await done(folder, 'accounts', 'export', 'ann');
    const [owner, key, ...records] = jsonLines(out);
    assert.deepEqual([owner.type, owner.name, owner.has_password], ['account', 'ann', true]);
    assert.deepEqual([key.type, key.id, records.length], ['key', 'k1', 451]);
    assert.equal(records.find(line => line.id === idOf(7)).text, 'text 7 “é\u0000😀');
    assert.doesNotMatch(out, /scrypt|hash-of/);
    assert.equal((await run(folder, ['accounts', 'export', 'zoe'])).code, 1);
  });
});

describe('telltale migrate', { skip: postgresAbsent() ?? valkeyAbsent() }, () => {
  it('copies and compares all data and resumes an interrupted migration', async () => {
    const [postgres, valkey] = await Promise.all([startPostgres(), startValkey()]);
    const folder = await filled();
    const env = { STORE_URL: postgres.url.href, WINDOWS_URL: valkey.url.href };
    const migrate = () => run(folder, ['migrate'], env);

    // The state that an interrupted migration leaves.
    const half = await openPostgres(postgres.url);
    await half.createAccount(account('ann', { plan: 'pro', password: 'scrypt$x' }));
    await Promise.all(range(1, 100).map(n => half.save('ann', record(n))));

    const first = await migrate();
    assert.deepEqual([first.code, first.err], [0, '']);
    assert.match(first.out, /2 accounts, 1 key, 452 records \(100 existed already\); the stores are equal/);
    assert.equal((await half.list('ann', 'scan', firstPage)).total, 451);
    assertStored(await half.record('ann', 'scan', idOf(450)), 450);
    const revisions = (await half.revisions('ann', idOf(1))).map(revision => revision.id);
    assert.deepEqual(revisions, [idOf(1), idOf(900)]);

    const second = await migrate();
    assert.match(second.out, /452 existed already/);
    const windows = await openValkey([valkey.url]);
    assert.equal(await windows.monthlyUsage('a:ann', 'words', Date.now()), 1_234, 'counted once');

    // A difference is reported.
    await half.updateAccount('bob', { plan: 'pro' });
    const third = await migrate();
    assert.deepEqual([third.code, /bob: account/.test(third.err)], [1, true]);
    await Promise.all([half.close(), windows.close()]);
    await Promise.all([postgres.kill(), valkey.kill()]);
  });

  it('reports a missing STORE_URL', async () => {
    const { code, err } = await run(temporaryFolder(), ['migrate']);
    assert.deepEqual([code, /STORE_URL/.test(err)], [2, true]);
  });
});
