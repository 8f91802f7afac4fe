import assert from 'node:assert/strict';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { DurableStore, StoredRecord } from '../../../src/store/durable.js';
import { openCounters } from '../../../src/store/lmdb/counters/open.js';
import { openSharedCounters } from '../../../src/store/lmdb/counters/open-shared.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { schemaOf } from '../../../src/store/lmdb/migrations/schema.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { openTables } from '../../../src/store/lmdb/records/tables.js';
import { dropFolders, newFolder } from '../folder.js';
import { account, assertKept, firstPage, idOf, key, range, record } from '../records.js';

const childFile = fileURLToPath(new URL('./child.js', import.meta.url));
const children: ChildProcess[] = [];
after(() => {
  // A test that failed half way must not leave its child behind.
  for (const child of children) child.kill('SIGKILL');
  dropFolders();
});

function start(...args: string[]): ChildProcess {
  const child = fork(childFile, args, { serialization: 'advanced' });
  children.push(child);
  return child;
}

/** Another process at the store in `folder`; `call` runs a verb there. */
async function neighbour(folder: string) {
  const child = start(folder);
  await once(child, 'message');
  const call = async (verb: keyof DurableStore, ...args: unknown[]): Promise<unknown> => {
    child.send({ verb, args });
    const [answer] = await once(child, 'message');
    assert.equal(answer.error, undefined);
    return answer.value;
  };
  return { call, kill: () => killed(child) };
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('two processes at one LMDB store', () => {
  it('see what the other did at once: accounts, keys, revocations', async () => {
    const folder = newFolder();
    const server = openDurable(folder);
    const cli = await neighbour(folder);
    await cli.call('createAccount', account('ann'));
    await cli.call('createKey', key('k1', 'ann'));
    assert.equal((await server.keyByHash('hash-of-k1'))?.revoked_at, null);
    await cli.call('revokeKey', 'k1', '2026-11-21T00:00:00.000Z');
    assert.equal((await server.keyByHash('hash-of-k1'))?.revoked_at, '2026-11-21T00:00:00.000Z');
    assert.equal(await server.createAccount(account('ann')), false);
    await cli.kill();
    await server.close();
  });

  it('mint no more keys than the cap together', async () => {
    const folder = newFolder();
    const server = openDurable(folder);
    await server.createAccount(account('ann'));
    const other = await neighbour(folder);
    const ours = range(1, 200).map(async n => {
      await new Promise(resolve => setTimeout(resolve, n / 4));
      return server.createKey(key(`k${n}`, 'ann'), 100);
    });
    const minted = [];
    for (const n of range(201, 300)) minted.push(await other.call('createKey', key(`k${n}`, 'ann'), 100));
    minted.push(...(await Promise.all(ours)));
    assert.equal(minted.filter(Boolean).length, 100);
    assert.equal((await server.keys('ann')).length, 100);
    await other.kill();
    await server.close();
  });

  it('lose no update when both write to the same account', async () => {
    const folder = newFolder();
    const server = openDurable(folder);
    await server.createAccount(account('ann'));
    const other = await neighbour(folder);
    const ours = Promise.all(range(1, 300).map(n => server.save('ann', record(n))));
    for (const n of range(1_001, 1_050)) await other.call('save', 'ann', record(n));
    await ours;
    const page = await server.list('ann', 'scan', firstPage);
    assert.equal(page.total, 350);
    assert.equal(page.items[0]!.id, idOf(1_050));
    assert.deepEqual(await other.call('list', 'ann', 'scan', firstPage), page);
    assert.equal(await server.removeAll('ann', 'scan'), 350);
    assert.equal(((await other.call('list', 'ann', 'scan', firstPage)) as typeof page).total, 0);
    await other.kill();
    await server.close();
  });

  it('grow the store together past any size it was opened with', async () => {
    const folder = newFolder();
    const server = openDurable(folder);
    const other = await neighbour(folder);
    await server.createAccount(account('ann'));
    const members = Buffer.alloc(100_000, 'x');
    for (const n of range(1, 40)) {
      await server.save('ann', { ...record(n), members });
      await other.call('save', 'ann', { ...record(1_000 + n), members });
    }
    assert.deepEqual(Buffer.from((await server.record('ann', 'scan', idOf(1_040)))!.members), members);
    const kept = (await other.call('record', 'ann', 'scan', idOf(40))) as StoredRecord;
    assert.deepEqual(Buffer.from(kept.members), members);
    await other.kill();
    await server.close();
  });
});

describe('three processes at shared windows', () => {
  it('are allowed exactly the limit together, and a killed one leaves its count', async () => {
    const folder = newFolder();
    const here = openSharedCounters(folder);
    const children = [1, 2, 3].map(() => start(folder, 'shares', 'a:ann'));
    await Promise.all(children.map(child => once(child, 'message')));
    for (const child of children) child.send('go');
    const told = (await Promise.all(children.map(child => once(child, 'message')))).map(([answer]) => answer);
    const sum = (field: 'takes' | 'words') => told.reduce((total, each) => total + each[field], 0);
    assert.equal(sum('takes'), 5_000);
    assert.equal(sum('words'), 1_333);
    await Promise.all(children.map(killed));
    assert.equal((await here.peek('a:ann', 'requests', 5_000, Date.now())).remaining, 0);
    assert.equal(await here.monthlyUsage('a:ann', 'words', Date.now()), 3_999);
    await here.close();
  });
});

describe('an LMDB store whose process is killed', () => {
  it('has every acknowledged record, and the right totals', async () => {
    const folder = newFolder();
    const first = openDurable(folder);
    await first.createAccount(account('ann'));
    await first.close();

    const acknowledged = new Set<number>();
    for (let round = 0; round < 3; round++) {
      const child = start(folder, 'saves', 'ann');
      const seen = new Set<number>();
      child.on('message', ({ saved }: { saved: number }) => {
        acknowledged.add(saved);
        seen.add(saved);
        if (seen.size === 400) child.kill('SIGKILL');
      });
      await once(child, 'exit');
      assert.ok(seen.size >= 400);
    }

    const store = openDurable(folder);
    for (const n of acknowledged) {
      assertKept(await store.record('ann', 'scan', idOf(n)), n);
    }
    const { total } = await store.list('ann', 'scan', firstPage);
    let listed = 0;
    for (let after: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof store.list>> = await store.list('ann', 'scan', {
        limit: 200,
        offset: 0,
        after,
      });
      listed += page.items.length;
      after = page.next;
      if (after === null) break;
    }
    assert.equal(listed, total);
    assert.ok(total >= acknowledged.size);
    assert.equal(await store.removeAll('ann', 'scan'), total);
    await store.close();
  });

  it('has the counters that were written behind', async () => {
    const folder = newFolder();
    const child = start(folder, 'takes', 'a:ann');
    await once(child, 'message');
    await killed(child);
    const windows = openCounters(folder);
    assert.equal((await windows.peek('a:ann', 'requests', 5, Date.now())).remaining, 2);
    assert.equal(await windows.monthlyUsage('a:ann', 'words', Date.now()), 40);
    await windows.close();
  });

  it('has every count that was flushed, whenever it is killed', async () => {
    const folder = newFolder();
    for (let round = 1; round <= 5; round++) {
      const child = start(folder, 'spends', 'a:ann');
      let acknowledged = 0;
      let told = 0;
      child.on('message', (spent: number) => {
        acknowledged = spent;
        if (++told === 30 * round) child.kill('SIGKILL');
      });
      await once(child, 'exit');
      const windows = openCounters(folder);
      const used = await windows.monthlyUsage('a:ann', 'words', Date.now());
      assert.ok(used >= acknowledged, `${used} of ${acknowledged} words are left`);
      const { remaining } = await windows.peek('a:ann', 'requests', 1e9, Date.now());
      assert.ok(1e9 - remaining >= acknowledged / 7, 'calls were forgotten');
      await windows.close();
    }
  });

  it('counts no call too few when it is killed, and a lease too many at most', async () => {
    const folder = newFolder();
    let [acknowledged, counted] = [0, 0];
    for (let round = 1; round <= 5; round++) {
      const child = start(folder, 'calls', 'a:ann');
      const before = counted;
      child.on('message', (calls: number) => {
        acknowledged = calls;
        if (calls === 40 * round) child.kill('SIGKILL');
      });
      await once(child, 'exit');
      const windows = openCounters(folder);
      const { remaining } = await windows.peek('a:ann', 'requests', 100_000, Date.now());
      counted = 100_000 - remaining;
      assert.ok(counted - before >= acknowledged, `${counted - before} of ${acknowledged} calls are left`);
      // Calls that were taken and not yet told, and the lease.
      assert.ok(counted - before <= acknowledged + 4 + 64, `${counted - before} for ${acknowledged} calls`);
      await windows.close();
    }
  });

  it('finishes a deletion that was cut short', async () => {
    const folder = newFolder();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    await Promise.all(range(1, 3_000).map(n => store.save('ann', record(n))));
    await store.close();

    const child = await neighbour(folder);
    const cut = child.call('deleteAccount', 'ann').catch(() => {});
    const again = openDurable(folder);
    while ((await again.account('ann')) !== null) await new Promise(resolve => setImmediate(resolve));
    await child.kill();
    void cut;
    await again.createAccount(account('ann'));
    await again.save('ann', record(1));
    await again.sweep(Date.now());
    const env = openEnvironment(folder, 'records', schemaOf('records'));
    const { purges, items, bodies } = openTables(env);
    assert.deepEqual(
      [purges, items, bodies].map(table => table.getKeysCount()),
      [0, 1, 1],
    );
    await env.close();
    assert.equal((await again.list('ann', 'scan', firstPage)).total, 1);
    assert.equal(await again.deleteAccount('ann'), true);
    await again.close();
  });
});

describe('an LMDB store on a full disk', () => {
  it('refuses the write, keeps what it acknowledged, and counts no more than that', async () => {
    const folder = newFolder();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));

    // No file of the child may grow beyond 1 MB (ulimit counts blocks of 1,024 bytes in bash).
    const limited = `ulimit -f 1024; exec "${process.execPath}" "${childFile}" "${folder}" saves ann`;
    const child = spawn('bash', ['-c', limited], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    children.push(child);
    const saved: number[] = [];
    const failures: string[] = [];
    child.on('message', (told: { saved?: number; name?: string }) => {
      if (told.saved !== undefined) saved.push(told.saved);
      else failures.push(told.name!);
      if (failures.length === 16) child.disconnect();
    });
    await once(child, 'exit');

    assert.equal(failures.length, 16, 'every lane was told');
    assert.deepEqual(new Set(failures), new Set(['StoreUnavailable']));
    assert.ok(saved.length > 100, `${saved.length} fitted`);
    assert.equal((await store.list('ann', 'scan', firstPage)).total, saved.length);
    for (const n of saved) assertKept(await store.record('ann', 'scan', idOf(n)), n);
    await store.save('ann', record(1_000_000));
    assert.equal((await store.list('ann', 'scan', firstPage)).total, saved.length + 1);
    await store.close();
  });
});
