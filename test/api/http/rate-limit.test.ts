import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type Client, sharedServer, startServer, suiteServer } from '../../server.js';

const text = 'one two three four five '.repeat(10);
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter(status => status === wanted).length;

describe('hourly rate limit', () => {
  const server = suiteServer(
    { TRUST_PROXY: '127.0.0.0/8' },
    { free: { requests_per_hour: 50 }, anonymous: { requests_per_hour: 3 } },
  );

  it('admits exactly the limit of 500 parallel requests', async () => {
    const client = await server.client('crowd');
    const clean = async () => (await client.post('/api/cleanup', { text: 'x', save: false })).status;
    const statuses = await Promise.all(Array.from({ length: 500 }, clean));
    assert.deepEqual([count(statuses, 200), count(statuses, 429)], [50, 450]);
  });

  it('sends the remaining requests in every answer, and Retry-After in a 429', async () => {
    const client = await server.client('polite');
    const { headers } = await client.post('/api/cleanup', { text: 'x' });
    assert.equal(headers.get('ratelimit-policy'), '"requests";q=50;w=3600');
    assert.match(headers.get('ratelimit')!, /^"requests";r=49;t=\d+$/);
    assert.equal(headers.get('x-ratelimit-limit'), '50');
    assert.equal(headers.get('x-ratelimit-remaining'), '49');
    const reset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    assert.ok(reset > 3_500 && reset < 3_700, String(reset));

    for (let i = 0; i < 49; i++) await client.get('/api/scan');
    const rejected = await client.get('/api/scan');
    assert.equal(rejected.status, 429);
    const seconds = rejected.headers.get('retry-after')!;
    assert.ok(Number(seconds) > 0 && Number(seconds) <= 3_660);
    assert.match(rejected.body.detail, new RegExp(`Try again in ${seconds} seconds\\.$`));
    assert.equal(rejected.headers.get('x-ratelimit-remaining'), '0');
  });

  it('counts anonymous callers by address and IPv6 addresses by /64', async () => {
    const statusesOf = async (...addresses: string[]) => {
      const statuses = [];
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': address };
        statuses.push((await server.visitor.post('/api/cleanup', { text: 'x' }, headers)).status);
      }
      return statuses;
    };
    const four = (address: string) => statusesOf(...Array<string>(4).fill(address));
    assert.deepEqual(await four('203.0.113.7'), [200, 200, 200, 429]);
    const network = ['::0', '::1', '::2', ':ffff::1'].map(end => `2001:db8:1:2${end}`);
    assert.deepEqual(await statusesOf(...network), [200, 200, 200, 429]);
    assert.deepEqual(await statusesOf('203.0.113.8', '2001:db8:1:3::1'), [200, 200]);
    // Only the last address that is not a trusted proxy counts, because a client can send any addresses
    // before it.
    assert.deepEqual(await statusesOf('198.51.100.1, 203.0.113.7, 127.0.0.1'), [429]);
  });
});

describe('monthly word quota', () => {
  it('counts the words of scans, returns 402 over the quota, and survives a restart', async () => {
    const plans = { free: { words_per_month: 120 } };
    const first = await startServer({}, plans);
    const key = await first.key('reader');
    const scan = (client: Client) => client.post('/api/scan', { text });
    assert.equal((await scan(first.as({ key }))).status, 200);
    await first.close();

    const second = await startServer({}, plans, first.folder);
    const client = second.as({ key });
    const used = async () => (await client.get('/api/config')).body.usage;
    assert.equal((await used()).words_this_month, 50);
    assert.equal((await scan(client)).status, 200);
    const rejected = await scan(client);
    assert.equal(rejected.status, 402);
    assert.match(rejected.body.detail, /50 words.*20 of.*120/);
    const { words_remaining, requests_this_hour } = await used();
    assert.deepEqual([words_remaining, requests_this_hour], [20, 3]);
    assert.equal((await client.post('/api/cleanup', { text })).status, 200, 'a cleanup spends no words');
    assert.equal((await client.post('/api/scan', { text: 'one two three four' })).status, 200);
    await second.close();
    rmSync(first.folder, { recursive: true, force: true });
  });

  const server = sharedServer({}, { words_per_month: 500 });

  it('enforces the quota exactly for parallel scans', async () => {
    const client = await server.client('parallel');
    const scan = async () => (await client.post('/api/scan', { text })).status;
    const statuses = await Promise.all(Array.from({ length: 40 }, scan));
    assert.deepEqual([count(statuses, 200), count(statuses, 402)], [10, 30]);
  });
});
