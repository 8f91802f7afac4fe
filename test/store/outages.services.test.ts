import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { limits } from '../../src/contract/limits.js';
import { withCallerCache } from '../../src/store/caller-cache.js';
import { type StoreListeners, StoreUnreachable } from '../../src/store/errors.js';
import { withLocalFallback } from '../../src/store/local-fallback.js';
import { openPostgres } from '../../src/store/postgres/open.js';
import { openValkey } from '../../src/store/valkey/open.js';
import { eventually } from '../eventually.js';
import { Forwarder, faults } from './forwarder.js';
import { account, firstPage, idOf, key, record } from './records.js';
import {
  postgresAbsent,
  startPostgres,
  startValkey,
  suiteCluster,
  suiteStore,
  valkeyAbsent,
} from './servers.js';

const succeeds = (call: () => Promise<unknown>) =>
  call().then(
    () => true,
    () => false,
  );

describe('an outage of the PostgreSQL server', { skip: postgresAbsent() }, () => {
  const server = suiteStore(startPostgres);

  it('rejects with StoreUnreachable, serves cached callers, and recovers without a restart', async () => {
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
    // Cached answers are stale now.
    await new Promise(resolve => setTimeout(resolve, 900));
    assert.equal((await store.account('ann'))?.plan, 'free');
    assert.equal((await store.keyByHash('hash-of-k1'))?.id, 'k1');
    await assert.rejects(async () => store.keyByHash('hash-of-an-unknown-key'), StoreUnreachable);

    await server.start();
    await eventually(() => succeeds(() => store.save('ann', record(3))));
    const { items, total } = await store.list('ann', 'scan', firstPage);
    assert.deepEqual([total, items.map(item => item.id)], [2, [idOf(3), idOf(1)]]);
    await store.close();
  });

  it('gets its tables from processes that start at the same time, and is rejected when another version wrote it', async () => {
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
    await assert.rejects(openPostgres(fresh.url), /another version \(schema 99/);
    await fresh.kill();
    await assert.rejects(openPostgres(fresh.url), /cannot be used/);
  });
});

describe('an outage of the Valkey server', { skip: valkeyAbsent() }, () => {
  const server = suiteStore(() => startValkey());
  const now = Date.now();

  it('counts by the clock of the server for instances with different clocks', async () => {
    const [one, two] = [await openValkey([server.url]), await openValkey([server.url])];
    const skewed = now + 3 * 3_600_000;
    const decisions = Array.from({ length: 200 }, async (_, i) =>
      (i % 2 ? one : two).consume('a:both', 'requests', 50, 1, i % 2 ? now : skewed),
    );
    assert.equal((await Promise.all(decisions)).filter(({ allowed }) => allowed).length, 50);
    await one.addUsage('a:both', 'words', 7, now);
    assert.equal(await two.monthlyUsage('a:both', 'words', now + 400 * 86_400_000), 7);
    await Promise.all([one.close(), two.close()]);
  });

  it('is bridged by local counters, which report monthly usage after recovery', async () => {
    const counters = withLocalFallback(await openValkey([server.url]));
    await server.kill();
    assert.equal(await counters.addUsage('a:ann', 'words', 40, now), true);
    await server.start();
    const other = await openValkey([server.url]);
    await eventually(async () => (await other.monthlyUsage('a:ann', 'words', now)) === 40);
    await Promise.all([counters.close(), other.close()]);
  });

  it('is reported at start', async () => {
    await assert.rejects(openValkey([new URL('redis://127.0.0.1:1')]), /No server at 127\.0\.0\.1:1 answers/);
  });
});

/** Opens a store with these listeners, and returns calls that need the server. */
async function callsOf(name: string, url: URL, listeners: StoreListeners) {
  if (name === 'PostgreSQL') {
    const store = await openPostgres(url, Date.now, listeners);
    await store.createAccount(account('eve'));
    let saved = 0;
    return {
      store,
      calls: () => [
        ...Array.from({ length: 8 }, (_, i) => store.account(`name ${i}`)),
        store.save('eve', record(++saved)),
        store.check(),
      ],
    };
  }
  const store = await openValkey([url], listeners);
  const [eve, now] = ['a:eve', Date.now()];
  return {
    store,
    calls: () => [store.consume(eve, 'requests', 1e6, 1, now), store.deleteSubject(eve), store.check()],
  };
}

for (const [name, absent, start] of [
  ['PostgreSQL', postgresAbsent(), startPostgres],
  ['Valkey or Redis', valkeyAbsent(), startValkey],
] as const)
  describe(`${name}, whose connections break`, { skip: absent }, () => {
    const server = suiteStore(start);

    for (const [moment, fault] of Object.entries(faults))
      it(`${moment}, rejects calls and recovers, and each outage is reported once`, async t => {
        const { storeConnectMs, storeStatementMs, valkeyCommandMs } = limits;
        t.after(() => Object.assign(limits, { storeConnectMs, storeStatementMs, valkeyCommandMs }));
        Object.assign(limits, { storeConnectMs: 2_000, storeStatementMs: 2_000, valkeyCommandMs: 1_000 });
        const forwarder = await Forwarder.to(server.url);
        const events: string[] = [];
        const { store, calls } = await callsOf(name, forwarder.url, {
          onError({ message, cause }) {
            events.push(message);
            assert.doesNotMatch(inspect(cause), /command|args/);
          },
          onRecovery: back => void events.push(`${back} is back`),
        });
        forwarder.fault = fault;
        await eventually(async () => {
          forwarder.breakIdle();
          const results = await Promise.allSettled<unknown>(calls());
          const reasons = results.flatMap(one => (one.status === 'rejected' ? [one.reason] : []));
          for (const reason of reasons) assert.ok(reason instanceof StoreUnreachable, reason);
          return reasons.length === results.length;
        });
        forwarder.fault = {};
        await eventually(() => succeeds(() => Promise.all(calls())));
        assert.ok(events.length > 0);
        const pair = ['not reachable', 'back'].map(state => `${name} at ${forwarder.url.host} is ${state}`);
        for (const [i, event] of events.entries()) assert.equal(event, pair[i % 2]);
        await store.close();
      });

    it('without a word, closes while calls wait', async () => {
      const forwarder = await Forwarder.to(server.url);
      const { store, calls } = await callsOf(name, forwarder.url, {});
      const isSilent = new Promise<void>(resolve => {
        const { request } = faults['without a word']!;
        forwarder.fault = { request: (...sent) => resolve(request!(...sent)) };
      });
      const waiting = Promise.allSettled(calls());
      await isSilent;
      await store.close();
      forwarder.fault = faults['when they are made']!;
      forwarder.breakIdle();
      await waiting;
    });
  });

describe('a Valkey cluster that loses a master', { skip: valkeyAbsent() }, () => {
  const nodes = suiteCluster({ replica: true });
  const now = Date.now();
  /** Enough subjects to have some on every master. */
  const subjects = Array.from({ length: 12 }, (_, i) => `a:subject-${i}`);
  const each = (work: (subject: string) => unknown) => Promise.all(subjects.map(work));

  it('continues with the promoted replica and its counts', async () => {
    const counters = await openValkey(nodes.map(node => node.url));
    await each(subject => counters.addUsage(subject, 'words', 100, now));
    const { Redis } = await import('iovalkey');
    const clients = nodes.map(node => new Redis(node.url.href));
    const [lost] = clients.splice(1, 1);
    assert.equal(await lost!.wait(1, 60_000), 1);
    lost!.disconnect();

    await nodes[1]!.kill();
    for (const client of clients) {
      await client.config('SET', 'cluster-node-timeout', 2_000);
      client.disconnect();
    }
    await eventually(async () => !(await succeeds(() => counters.check())));
    await eventually(() => succeeds(() => counters.check()));
    await eventually(() => succeeds(() => each(subject => counters.monthlyUsage(subject, 'words', now))));
    const usage = await each(subject => counters.monthlyUsage(subject, 'words', now));
    assert.deepEqual(usage, Array(subjects.length).fill(100));
    await counters.close();
  });
});
