import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { withCallerCache } from '../../src/store/caller-cache.js';
import { StoreUnreachable } from '../../src/store/errors.js';
import { withLocalFallback } from '../../src/store/local-fallback.js';
import { openPostgres } from '../../src/store/postgres/open.js';
import { openValkey } from '../../src/store/valkey/open.js';
import { eventually } from './eventually.js';
import { account, firstPage, idOf, key, record } from './records.js';
import {
  postgresAbsent,
  startPostgres,
  startValkey,
  startValkeyCluster,
  type TestStore,
  valkeyAbsent,
} from './servers.js';

const works = (call: () => Promise<unknown>) =>
  call().then(
    () => true,
    () => false,
  );

describe('a PostgreSQL server that goes away and comes back', { skip: postgresAbsent() }, () => {
  let server: TestStore;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.drop());

  it('is told from a store that refuses, remembers who was known, and goes on by itself', async () => {
    const store = withCallerCache(await openPostgres(server.url));
    await store.createAccount(account('ann'));
    await store.createKey(key('k1', 'ann'));
    await store.save('ann', record(1));
    assert.equal((await store.account('ann'))?.plan, 'free');
    assert.equal((await store.keyByHash('hash-of-k1'))?.id, 'k1');

    await server.kill();
    await assert.rejects(async () => store.save('ann', record(2)), StoreUnreachable);
    await assert.rejects(async () => store.list('ann', 'scan', firstPage), StoreUnreachable);
    await assert.rejects(() => store.check(), StoreUnreachable);
    // Longer than what is remembered is fresh.
    await new Promise(resolve => setTimeout(resolve, 900));
    assert.equal((await store.account('ann'))?.plan, 'free');
    assert.equal((await store.keyByHash('hash-of-k1'))?.id, 'k1');
    await assert.rejects(async () => store.keyByHash('hash-of-a-stranger'), StoreUnreachable);

    await server.start();
    await eventually(() => works(() => store.save('ann', record(3))));
    const { items, total } = await store.list('ann', 'scan', firstPage);
    assert.deepEqual([total, items.map(item => item.id)], [2, [idOf(3), idOf(1)]]);
    await store.close();
  });

  it('hears of a revocation elsewhere within a second', async () => {
    const [here, there] = [
      withCallerCache(await openPostgres(server.url)),
      withCallerCache(await openPostgres(server.url)),
    ];
    await here.createAccount(account('bob'));
    await here.createKey(key('k2', 'bob'));
    assert.equal((await there.keyByHash('hash-of-k2'))?.revoked_at, null);
    await here.revokeKey('k2', '2026-11-21T00:00:00.000Z');
    await new Promise(resolve => setTimeout(resolve, 1_000));
    assert.notEqual((await there.keyByHash('hash-of-k2'))?.revoked_at, null);
    await Promise.all([here.close(), there.close()]);
  });

  it('is made ready by several processes that start at once, and refused when newer', async () => {
    const fresh = await startPostgres();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(fresh.url)));
    assert.equal(await stores[0]!.createAccount(account('ann')), true);
    assert.equal((await stores[2]!.account('ann'))?.name, 'ann');
    await Promise.all(stores.map(store => store.close()));
    const { default: pg } = await import('pg');
    const client = new pg.Client(fresh.url.href);
    await client.connect();
    await client.query('insert into schema_versions values (99)');
    await client.end();
    await assert.rejects(openPostgres(fresh.url), /newer version \(schema 99/);
    await fresh.drop();
    await assert.rejects(openPostgres(fresh.url), /can't be used/);
  });
});

describe('a window server', { skip: valkeyAbsent() }, () => {
  let server: TestStore;
  before(async () => {
    server = await startValkey();
  });
  after(() => server.drop());
  const now = Date.now();

  it('counts by its own clock for instances whose clocks differ', async () => {
    const [one, two] = [await openValkey([server.url]), await openValkey([server.url])];
    const skewed = now + 3 * 3_600_000;
    const takes = Array.from({ length: 200 }, async (_, i) =>
      (i % 2 ? one : two).consume('a:both', 'requests', 50, 1, i % 2 ? now : skewed),
    );
    assert.equal((await Promise.all(takes)).filter(take => take.allowed).length, 50);
    await one.addUsage('a:both', 'words', 7, now);
    assert.equal(await two.monthlyUsage('a:both', 'words', now + 400 * 86_400_000), 7);
    await Promise.all([one.close(), two.close()]);
  });

  it('is replaced by counters of our own while it is away, and told of the months when it is back', async () => {
    const windows = withLocalFallback(await openValkey([server.url]));
    await windows.addUsage('a:ann', 'words', 100, now);
    assert.equal(await windows.monthlyUsage('a:ann', 'words', now), 100);
    await server.kill();
    await assert.rejects(() => windows.check(), StoreUnreachable);
    const takes = await Promise.all(
      Array.from({ length: 20 }, async () => windows.consume('a:ann', 'requests', 5, 1, now)),
    );
    assert.equal(takes.filter(take => take.allowed).length, 5);
    assert.equal(await windows.addUsageWithin('a:ann', 'words', 40, 150, now), true);
    assert.equal(await windows.addUsageWithin('a:ann', 'words', 40, 150, now), false);
    assert.equal(await windows.monthlyUsage('a:ann', 'words', now), 140);

    await server.start();
    await eventually(() => works(() => windows.check()));
    const other = await openValkey([server.url]);
    await eventually(async () => (await other.monthlyUsage('a:ann', 'words', now)) === 140);
    assert.equal(await windows.monthlyUsage('a:ann', 'words', now), 140);
    await Promise.all([windows.close(), other.close()]);
  });

  it('that is not there is said at start', async () => {
    await assert.rejects(openValkey([new URL('redis://127.0.0.1:1')]), /No server at 127\.0\.0\.1:1 answers/);
  });
});

describe('a cluster of window servers that loses a master', { skip: valkeyAbsent() }, () => {
  const now = Date.now();
  /** Enough to have some on every master. */
  const subjects = Array.from({ length: 12 }, (_, i) => `a:subject-${i}`);
  const each = (work: (subject: string) => unknown) => Promise.all(subjects.map(work));

  it('is replaced by counters of our own until the master is back, without anybody’s help', async () => {
    const nodes = await startValkeyCluster();
    const urls = nodes.map(node => node.url);
    const windows = withLocalFallback(await openValkey(urls));
    await each(subject => windows.addUsage(subject, 'words', 100, now));

    await nodes[1]!.kill();
    await eventually(async () => !(await works(() => windows.check())));
    for (let i = 0; i < 10; i++) {
      const takes = await each(subject => windows.consume(subject, 'requests', 1_000, 1, now));
      assert.equal(takes.length, subjects.length);
    }
    const allowed = await each(subject => windows.addUsageWithin(subject, 'words', 40, 150, now));
    assert.ok(allowed.includes(true));

    await nodes[1]!.start();
    await eventually(() => works(() => windows.check()));
    const other = await openValkey(urls);
    const told = async () => {
      const used = await Promise.all(subjects.map(subject => other.monthlyUsage(subject, 'words', now)));
      return used.every((words, i) => words === (allowed[i] ? 140 : 100));
    };
    await eventually(() => told().catch(() => false));
    await Promise.all([windows.close(), other.close()]);
    await Promise.all(nodes.map(node => node.drop()));
  });

  it('goes on with the replica that took its place, which knows what was counted', async () => {
    const nodes = await startValkeyCluster({ replica: true });
    const windows = await openValkey(nodes.map(node => node.url));
    await each(subject => windows.addUsage(subject, 'words', 100, now));
    const { Redis } = await import('iovalkey');
    const master = new Redis(nodes[1]!.url.href);
    assert.equal(await master.wait(1, 5_000), 1);
    master.disconnect();

    await nodes[1]!.kill();
    await eventually(async () => !(await works(() => windows.check())));
    await eventually(() => works(() => windows.check()));
    await eventually(() => works(() => each(subject => windows.monthlyUsage(subject, 'words', now))));
    assert.deepEqual(
      await each(subject => windows.monthlyUsage(subject, 'words', now)),
      subjects.map(() => 100),
    );
    await windows.close();
    await Promise.all(nodes.map(node => node.drop()));
  });
});
