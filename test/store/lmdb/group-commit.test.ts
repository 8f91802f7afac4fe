import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Database, RootDatabase } from 'lmdb';
import { StoreUnavailable } from '../../../src/store/errors.js';
import { withDamageDetection } from '../../../src/store/lmdb/damage.js';
import { openEnvironment } from '../../../src/store/lmdb/environment.js';
import { GroupCommitWriter } from '../../../src/store/lmdb/group-commit.js';
import { pauseCommits, resumeCommits } from '../../../src/store/lmdb/ownership/commit-gate.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { range } from '../records.js';

describe('GroupCommitWriter', () => {
  let folder: string;
  let env: RootDatabase<string, string>;
  let table: Database<string, string>;
  let writer: GroupCommitWriter;
  before(() => {
    folder = temporaryFolder();
    env = openEnvironment(folder, 'records');
    table = env.openDB<string, string>({ name: 'table', encoding: 'string' });
    writer = new GroupCommitWriter(env);
  });
  after(async () => {
    await writer.close();
    await env.close();
  });

  const add = (name: string) => () => {
    const next = Number(table.get(name) ?? 0) + 1;
    table.put(name, String(next));
    return next;
  };

  it('runs writes in order, each seeing the earlier ones', async () => {
    assert.deepEqual(await Promise.all(range(1, 2_000).map(() => writer.run(add('order')))), range(1, 2_000));
    assert.equal(table.get('order'), '2000');
  });

  it('pauses after the running transaction and begins no other until it resumes', async () => {
    const before = writer.run(add('paused'));
    await new Promise(resolve => setImmediate(resolve));
    await pauseCommits();
    assert.equal(await before, 1);
    const other = new GroupCommitWriter(env);
    const writes = [writer.run(add('paused')), other.run(add('paused'))];
    // A transaction of another origin shows that time has passed.
    for (let n = 0; n < 20; n++) await table.put('other', String(n));
    assert.equal(table.get('paused'), '1');
    resumeCommits();
    assert.deepEqual((await Promise.all(writes)).sort(), [2, 3]);
    await other.close();
  });

  it('undoes a write that throws, and applies the others exactly once', async () => {
    const work = (n: number) => () => {
      const count = add('sum')();
      if (n % 5 === 0) throw new Error(`job ${n}`);
      return count;
    };
    const outcomes = await Promise.allSettled(range(1, 20).map(n => writer.run(work(n))));
    const reasons = outcomes.flatMap(each => (each.status === 'rejected' ? [each.reason.message] : []));
    assert.deepEqual(reasons, ['job 5', 'job 10', 'job 15', 'job 20']);
    assert.equal(table.get('sum'), '16');
  });

  it('distributes slow writes over several transactions and loses none', async () => {
    const slow = () => {
      const until = performance.now() + 5;
      while (performance.now() < until);
      return [add('slow')(), env.getWriteTxnId()] as const;
    };
    const results = await Promise.all(range(1, 8).map(() => writer.run(slow)));
    assert.equal(results.map(([count]) => count).join(), range(1, 8).join());
    assert.ok(new Set(results.map(([, transaction]) => transaction)).size > 1);
  });

  it('reports the first of consecutive failed commits, and again after a successful one', async () => {
    const reported: string[] = [];
    const writer = new GroupCommitWriter(env, error => reported.push(error.name));
    // Like LMDB's errors, it carries the code of the system error.
    const full = () => {
      throw Object.assign(new Error('No space left on device'), { code: 28 });
    };
    for (const [work, times] of [full, full, add('full'), full].map(
      (work, i) => [work, i < 3 ? 1 : 2] as const,
    )) {
      await writer.run<unknown>(work).catch(error => assert.ok(error instanceof StoreUnavailable));
      await new Promise(resolve => setImmediate(resolve));
      assert.deepEqual(reported, Array(times).fill('StoreUnavailable'));
    }
    await writer.close();
  });

  it('rejects with a structural error of LMDB, which a store reports as damage', async () => {
    const corrupted = () => {
      throw Object.assign(new Error('MDB_CORRUPTED: Located page was wrong type'), { code: -30_796 });
    };
    const found: Error[] = [];
    const report = (error: Error) => found.push(error);
    const { run } = withDamageDetection({ run: () => writer.run(corrupted) }, folder, report);
    await assert.rejects(run(), { name: 'StoreDamaged', message: /is damaged: MDB_CORRUPTED/ });
    assert.equal(found.map(({ name }) => name).join(), 'StoreDamaged');
    await writer.run(add('after damage'));
  });

  it('completes queued writes on close, and rejects later ones', async () => {
    const last = new GroupCommitWriter(env);
    const taken = last.run(add('last'));
    await last.close();
    assert.equal(await taken, 1);
    await assert.rejects(last.run(add('last')), StoreUnavailable);
    assert.equal(table.get('last'), '1');
  });
});
