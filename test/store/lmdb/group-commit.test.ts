import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database, RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../../../src/store/errors.js';
import { DamageMonitor } from '../../../src/store/lmdb/damage-monitor.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { GroupCommitWriter } from '../../../src/store/lmdb/group-commit.js';
import { dropFolders, newFolder } from '../folder.js';
import { range } from '../records.js';

describe('the writer of an environment', () => {
  let env: RootDatabase<string, string>;
  let table: Database<string, string>;
  let writer: GroupCommitWriter;
  before(() => {
    env = openEnvironment(newFolder(), 'records', 1);
    table = env.openDB<string, string>({ name: 'table', encoding: 'string' });
    writer = new GroupCommitWriter(env);
  });
  after(async () => {
    await writer.close();
    await env.close();
    dropFolders();
  });

  const add = (name: string) => () => {
    const next = Number(table.get(name) ?? 0) + 1;
    table.put(name, String(next));
    return next;
  };

  it('runs jobs in order, each seeing what the ones before wrote', async () => {
    assert.deepEqual(await Promise.all(range(1, 2_000).map(() => writer.run(add('order')))), range(1, 2_000));
    assert.equal(table.get('order'), '2000');
  });

  it('undoes what a job wrote before it threw, and does its neighbours exactly once', async () => {
    const outcomes = await Promise.allSettled(
      range(1, 20).map(n =>
        writer.run(() => {
          const count = add('sum')();
          if (n % 5 === 0) throw new Error(`job ${n}`);
          return count;
        }),
      ),
    );
    const reasons = outcomes.flatMap(each => (each.status === 'rejected' ? [each.reason.message] : []));
    assert.deepEqual(reasons, ['job 5', 'job 10', 'job 15', 'job 20']);
    assert.equal(table.get('sum'), '16');
  });

  it('spreads slow jobs over transactions and loses none', async () => {
    const slow = () => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      return [add('slow')(), env.getWriteTxnId()] as const;
    };
    const results = await Promise.all(range(1, 8).map(() => writer.run(slow)));
    assert.deepEqual(
      results.map(([count]) => count),
      range(1, 8),
    );
    assert.ok(new Set(results.map(([, transaction]) => transaction)).size > 1);
  });

  it('tells once that commits fail, and again when they do after one that did not', async () => {
    const heard: string[] = [];
    const told = new GroupCommitWriter(env, error => heard.push(error.name));
    // As LMDB's own errors do, it carries the number of the system's.
    const full = () => {
      throw Object.assign(new Error('No space left on device'), { code: 28 });
    };
    for (const [work, times] of [
      [full, 1],
      [full, 1],
      [add('told'), 1],
      [full, 2],
    ] as const) {
      await told.run<unknown>(work).catch(error => assert.ok(error instanceof StoreUnavailable));
      await new Promise(resolve => setImmediate(resolve));
      assert.deepEqual(heard, Array(times).fill('StoreUnavailable'));
    }
    await told.close();
  });

  it('writes nothing more once LMDB reports a broken structure, and reports that once', async () => {
    const found: Error[] = [];
    const damage = new DamageMonitor(error => found.push(error));
    const readOnly = new GroupCommitWriter(env, () => {}, damage);
    const corrupted = () => {
      throw Object.assign(new Error('MDB_CORRUPTED: Located page was wrong type'), { code: -30_796 });
    };
    await assert.rejects(readOnly.run(corrupted), StoreUnavailable);
    await new Promise(resolve => setImmediate(resolve));
    for (const times of [1, 2])
      await assert.rejects(readOnly.run(add('read-only')), { name: 'StoreDamaged' }, `write ${times}`);
    assert.equal(table.get('read-only'), undefined);
    assert.deepEqual(
      found.map(({ name }) => name),
      ['StoreDamaged'],
    );
    await readOnly.close();
  });

  it('refuses work once closed, after finishing what it took', async () => {
    const last = new GroupCommitWriter(env);
    const taken = last.run(add('last'));
    await last.close();
    assert.equal(await taken, 1);
    await assert.rejects(last.run(add('last')), StoreUnavailable);
    assert.equal(table.get('last'), '1');
  });
});
