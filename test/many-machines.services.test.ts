import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually } from './eventually.js';
import { read, sockets, startServer, type TestServer } from './server.js';
import { postgresAbsent, startPostgres, startValkey, type TestStore, valkeyAbsent } from './store/servers.js';

const text =
  'The ferry left at seven with nine of us aboard, and by noon the fog had closed in so far that the bell buoy sounded nearer than it was.';

describe('two instances with shared PostgreSQL and Valkey', {
  skip: postgresAbsent() ?? valkeyAbsent(),
}, () => {
  let [postgres, valkey]: TestStore[] = [];
  let [one, two]: TestServer[] = [];
  let key: string;
  before(async () => {
    [postgres, valkey] = await Promise.all([startPostgres(), startValkey()]);
    const env = { STORE_URL: postgres.url.href, WINDOWS_URL: valkey.url.href };
    const plans = { free: { requests_per_hour: 60 } };
    one = await startServer({ ...sockets, ...env }, plans);
    two = await startServer({ ...sockets, ...env }, plans);
    key = await one.key('ann');
  });
  after(async () => {
    await Promise.all([one!.close(), two!.close()]);
    await Promise.all([postgres!.drop(), valkey!.drop()]);
  });
  const scan = (server: TestServer, fields: object = {}) =>
    read(server.call('/api/scan', { key, json: { text, ...fields } }));

  it('accepts the same keys and returns the same history on both', async () => {
    const saved = await scan(one!);
    assert.equal(saved.status, 200);
    const seen = await read(two!.call(`/api/scan/${saved.body.scan_id}`, { key }));
    assert.deepEqual([seen.status, seen.body.score, seen.body.text], [200, saved.body.score, text]);
    const revised = await scan(two!, { parent_scan_id: saved.body.scan_id });
    const chain = await read(one!.call(`/api/scan/${revised.body.scan_id}`, { key }));
    assert.equal(chain.body.revisions.length, 2);
  });

  it('enforces the hourly rate limit exactly across both', async () => {
    const other = await two!.key('bob');
    const calls = Array.from({ length: 100 }, (_, i) =>
      (i % 2 ? one! : two!).call('/api/cleanup', { key: other, json: { text: 'so — on', save: false } }),
    );
    const statuses = (await Promise.all(calls)).map(answer => answer.status);
    assert.equal(statuses.filter(status => status === 200).length, 60);
    assert.equal(statuses.filter(status => status === 429).length, 40);
  });

  it('scans and cleans without saving during a PostgreSQL outage, and saves again afterwards', async () => {
    await postgres!.kill();
    const scanned = await scan(one!);
    assert.equal(scanned.status, 200);
    assert.equal(scanned.body.scan_id, null);
    assert.match(scanned.body.degraded, /not saved/);
    const plain = await read(one!.call('/api/scan?format=text', { key, json: { text } }));
    assert.match(plain.body, /not saved/);
    const cleaned = await read(one!.call('/api/cleanup', { key, json: { text: 'so — on' } }));
    assert.deepEqual([cleaned.status, cleaned.body.id, cleaned.body.output_text], [200, null, 'so - on']);
    assert.match(cleaned.body.degraded, /not saved/);
    const list = await read(one!.call('/api/scan', { key }));
    assert.equal(list.status, 503);
    assert.ok(Number(list.headers.get('retry-after')) > 0);
    const health = await read(one!.call('/api/health'));
    assert.deepEqual(
      [health.status, health.body.status, health.body.checks.store],
      [200, 'degraded', 'away'],
    );

    await postgres!.start();
    await eventually(async () => (await scan(one!)).body.scan_id !== null);
    assert.equal((await read(two!.call('/api/health'))).body.status, 'ok');
  });

  it('enforces rate limits per instance during a Valkey outage', async () => {
    await valkey!.kill();
    const carl = await one!.key('carl');
    const calls = Array.from({ length: 70 }, () =>
      one!.call('/api/cleanup', { key: carl, json: { text: 'a — b' } }),
    );
    const statuses = (await Promise.all(calls)).map(answer => answer.status);
    assert.equal(statuses.filter(status => status === 200).length, 60);
    await valkey!.start();
  });
});
