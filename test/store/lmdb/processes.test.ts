import assert from 'node:assert/strict';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { DurableStore, StoredRecord } from '../../../src/store/durable.js';
import { openCounters, openSharedCounters } from '../../../src/store/lmdb/counters/open.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { openDurable } from '../../../src/store/lmdb/records/open.js';
import { openTables } from '../../../src/store/lmdb/records/tables.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { testsAll } from '../../variants.js';
import { account, assertStored, firstPage, idOf, key, range, record } from '../records.js';

const childFile = fileURLToPath(new URL('./child.js', import.meta.url));
const children: ChildProcess[] = [];
after(() => {
  // A failed test must not leave its child running.
  for (const child of children) child.kill('SIGKILL');
});

function start(...args: string[]): ChildProcess {
  const child = fork(childFile, args, { serialization: 'advanced' });
  children.push(child);
  return child;
}

/** Opens the store in `folder` in another process. `call` runs a method there. */
async function openInChild(folder: string, startChild = start) {
  const child = startChild(folder);
  await once(child, 'message');
  const call = async (method: keyof DurableStore, ...args: unknown[]): Promise<unknown> => {
    child.send({ method, args });
    const [answer] = await once(child, 'message');
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  return { call, kill: () => killed(child) };
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('two processes that share an LMDB store', () => {
  let server: DurableStore;
  let other: Awaited<ReturnType<typeof openInChild>>;
  beforeEach(async () => {
    const folder = temporaryFolder();
    server = openDurable(folder);
    other = await openInChild(folder);
    await other.call('createAccount', account('ann'));
  });
  afterEach(async () => {
    await other.kill();
    await server.close();
  });

  it('makes accounts, keys and revocations visible to the other process immediately', async () => {
    await other.call('createKey', key('k1', 'ann'));
    assert.equal((await server.keyByHash('hash-of-k1'))?.revoked_at, null);
    await other.call('revokeKey', 'k1', '2026-11-21T00:00:00.000Z');
    assert.equal((await server.keyByHash('hash-of-k1'))?.revoked_at, '2026-11-21T00:00:00.000Z');
    assert.equal(await server.createAccount(account('ann')), false);
  });

  it('loses no update when both write to one account', async () => {
    const ours = Promise.all(range(1, 300).map(n => server.save('ann', record(n))));
    for (const n of range(1_001, 1_050)) await other.call('save', 'ann', record(n));
    await ours;
    const page = await server.list('ann', 'scan', firstPage);
    assert.equal(page.total, 350);
    assert.equal(page.items[0]!.id, idOf(1_050));
    assert.deepEqual(await other.call('list', 'ann', 'scan', firstPage), page);
    assert.equal(await server.removeAll('ann', 'scan'), 350);
    assert.equal(((await other.call('list', 'ann', 'scan', firstPage)) as typeof page).total, 0);
  });

  it('lets the store grow beyond the size at which it was opened', async () => {
    const members = Buffer.alloc(100_000, 'x');
    for (const n of range(1, 40)) {
      await server.save('ann', { ...record(n), members });
      await other.call('save', 'ann', { ...record(1_000 + n), members });
    }
    assert.deepEqual(Buffer.from((await server.record('ann', 'scan', idOf(1_040)))!.members), members);
    const stored = (await other.call('record', 'ann', 'scan', idOf(40))) as StoredRecord;
    assert.deepEqual(Buffer.from(stored.members), members);
  });
});

describe('three processes that share counters', () => {
  it('allows exactly the limit across the processes, and its counts survive kill -9', async () => {
    const folder = temporaryFolder();
    const here = openSharedCounters(folder);
    const children = [1, 2, 3].map(() => start(folder, 'shares', 'a:ann'));
    await Promise.all(children.map(child => once(child, 'message')));
    for (const child of children) child.send('go');
    const answers = await Promise.all(children.map(child => once(child, 'message')));
    const sum = (field: 'calls' | 'words') => answers.reduce((total, [answer]) => total + answer[field], 0);
    assert.deepEqual([sum('calls'), sum('words')], [5_000, 1_333]);
    await Promise.all(children.map(killed));
    assert.equal((await here.peek('a:ann', 'requests', 5_000, Date.now())).remaining, 0);
    assert.equal(await here.monthlyUsage('a:ann', 'words', Date.now()), 3_999);
    await here.close();
  });
});

describe('an LMDB store after kill -9', () => {
  it('contains every acknowledged record, with correct totals', async () => {
    const folder = temporaryFolder();
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
    for (const n of acknowledged) assertStored(await store.record('ann', 'scan', idOf(n)), n);
    const { total } = await store.list('ann', 'scan', firstPage);
    const { items } = await store.list('ann', 'scan', { ...firstPage, limit: total + 1 });
    assert.equal(items.length, total);
    assert.ok(total >= acknowledged.size);
    assert.equal(await store.removeAll('ann', 'scan'), total);
    await store.close();
  });

  it('contains the counters written in the background', async () => {
    const folder = temporaryFolder();
    const child = start(folder, 'counts', 'a:ann');
    await once(child, 'message');
    await killed(child);
    const counters = openCounters(folder);
    assert.equal((await counters.peek('a:ann', 'requests', 5, Date.now())).remaining, 2);
    assert.equal(await counters.monthlyUsage('a:ann', 'words', Date.now()), 40);
    await counters.close();
  });

  /** Kills a process that counts calls when it has reported a number of them. Returns the last report. */
  async function killedAfter(reports: number, folder: string): Promise<number> {
    const child = start(folder, 'calls', 'a:ann');
    let last = 0;
    child.on('message', (report: number) => {
      last = report;
      if (last === reports) child.kill('SIGKILL');
    });
    await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    return last;
  }

  it('counts all acknowledged calls and at most one lease more, and their words', async () => {
    const folder = temporaryFolder();
    let [before, wordsBefore] = [0, 0];
    for (const round of [1, 2, ...(testsAll ? [3, 4, 5] : [])]) {
      const acknowledged = await killedAfter(40 * round, folder);
      const counters = openCounters(folder);
      const { remaining } = await counters.peek('a:ann', 'requests', 100_000, Date.now());
      const counted = 100_000 - remaining - before;
      assert.ok(counted >= acknowledged, `${counted} of ${acknowledged} calls are left`);
      // Up to four counted calls that were not acknowledged yet, and the lease.
      assert.ok(counted <= acknowledged + 4 + 64, `${counted} for ${acknowledged} calls`);
      before += counted;
      const words = (await counters.monthlyUsage('a:ann', 'words', Date.now())) - wordsBefore;
      assert.ok(words >= 7 * acknowledged, `${words} words of ${acknowledged} calls are left`);
      wordsBefore += words;
      await counters.close();
    }
  });

  it('completes an interrupted deletion', async () => {
    const folder = temporaryFolder();
    const store = openDurable(folder);
    await store.createAccount(account('ann'));
    await Promise.all(range(1, 3_000).map(n => store.save('ann', record(n))));
    await store.close();

    const child = await openInChild(folder);
    const interrupted = child.call('deleteAccount', 'ann').catch(() => {});
    const again = openDurable(folder);
    while ((await again.account('ann')) !== null) await new Promise(resolve => setImmediate(resolve));
    await child.kill();
    void interrupted;
    await again.createAccount(account('ann'));
    await again.save('ann', record(1));
    await again.sweep(Date.now());
    const env = openEnvironment(folder, 'records');
    const { purges, items, bodies } = openTables(env);
    const entries = [purges, items, bodies].map(table => [...table.getKeys()].length);
    assert.deepEqual(entries, [0, 1, 1]);
    await env.close();
    assert.equal((await again.list('ann', 'scan', firstPage)).total, 1);
    assert.equal(await again.deleteAccount('ann'), true);
    await again.close();
  });
});

describe('an LMDB store on a full disk', () => {
  /** Starts a child none of whose files may grow beyond 1 MB. bash counts blocks of 1,024 bytes. */
  function startOnFullDisk(folder: string): ChildProcess {
    const limited = 'ulimit -f 1024; exec "$@"';
    const child = spawn('bash', ['-c', limited, 'bash', process.execPath, childFile, folder], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    children.push(child);
    return child;
  }

  it('fails its check until a write as large as the rejected one succeeds', async () => {
    const store = await openInChild(temporaryFolder(), startOnFullDisk);
    await store.call('createAccount', account('ann'));
    await store.call('check');
    const save = (n: number, bytes: number) =>
      store.call('save', 'ann', { ...record(n), members: Buffer.alloc(bytes, 'x') });
    let saved = 0;
    await assert.rejects(async () => {
      for (;;) {
        await save(saved + 1, 20_000);
        saved++;
      }
    }, /could not be committed/);
    assert.ok(saved > 10, `${saved} fitted`);
    await save(1_000, 100);
    await assert.rejects(store.call('check'), /could not be committed/);
    for (const n of range(1, 10)) await store.call('remove', 'ann', 'scan', idOf(n));
    // The pages of a deletion are free when the next transaction has ended.
    await save(1_001, 100);
    await store.call('check');
    const { total } = (await store.call('list', 'ann', 'scan', firstPage)) as { total: number };
    assert.equal(total, saved - 10 + 2, 'the acknowledged records');
    await store.kill();
  });
});
