import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { read, sockets, startServer, suiteServer } from '../../server.js';

const fifty = 'one two three four five '.repeat(10);

describe('hourly rate limit', () => {
  const server = suiteServer(
    { ...sockets, TRUST_PROXY: '127.0.0.0/8' },
    { free: { requests_per_hour: 50 }, anonymous: { requests_per_hour: 3 } },
  );

  it('admits exactly the limit of 500 parallel requests', async () => {
    const key = await server.key('crowd');
    const statuses = await Promise.all(
      Array.from({ length: 500 }, () =>
        server.call('/api/cleanup', { key, json: { text: 'x', save: false } }).then(r => r.status),
      ),
    );
    assert.equal(statuses.filter(status => status === 200).length, 50);
    assert.equal(statuses.filter(status => status === 429).length, 450);
  });

  it('sends the remaining requests in every answer, and Retry-After in a 429', async () => {
    const key = await server.key('polite');
    const first = await server.call('/api/cleanup', { key, json: { text: 'x' } });
    assert.equal(first.headers.get('ratelimit-policy'), '"requests";q=50;w=3600');
    assert.match(first.headers.get('ratelimit')!, /^"requests";r=49;t=\d+$/);
    assert.equal(first.headers.get('x-ratelimit-limit'), '50');
    assert.equal(first.headers.get('x-ratelimit-remaining'), '49');
    const reset = Number(first.headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    assert.ok(reset > 3_500 && reset < 3_700, String(reset));

    for (let i = 0; i < 49; i++) await server.call('/api/scan', { key });
    const rejected = await read(server.call('/api/scan', { key }));
    assert.equal(rejected.status, 429);
    const seconds = rejected.headers.get('retry-after')!;
    assert.ok(Number(seconds) > 0 && Number(seconds) <= 3_660);
    assert.match(rejected.body.detail, new RegExp(`Try again in ${seconds} seconds\\.$`));
    assert.equal(rejected.headers.get('x-ratelimit-remaining'), '0');
  });

  it('counts anonymous callers by address and IPv6 addresses by /64', async () => {
    const call = (address: string) =>
      server
        .call('/api/cleanup', {
          json: { text: 'x' },
          headers: { origin: server.url, 'x-forwarded-for': address },
        })
        .then(response => response.status);
    for (let i = 0; i < 3; i++) assert.equal(await call('203.0.113.7'), 200);
    assert.equal(await call('203.0.113.7'), 429);
    assert.equal(await call('203.0.113.8'), 200);
    for (let i = 0; i < 3; i++) assert.equal(await call(`2001:db8:1:2::${i}`), 200);
    assert.equal(await call('2001:db8:1:2:ffff::1'), 429);
    assert.equal(await call('2001:db8:1:3::1'), 200);
    // Only the last address that is not a trusted proxy counts, because a client can send any addresses
    // before it.
    assert.equal(await call('198.51.100.1, 203.0.113.7, 127.0.0.1'), 429);
  });
});

describe('monthly word quota', () => {
  it('counts the words of scans, returns 402 over the quota, and survives a restart', async () => {
    const plans = { free: { words_per_month: 120 } };
    const first = await startServer(sockets, plans);
    const key = await first.key('reader');
    const scan = (server: typeof first, text = fifty) =>
      read(server.call('/api/scan', { key, json: { text } }));
    assert.equal((await scan(first)).status, 200);
    await first.close();

    const second = await startServer(sockets, plans, first.folder);
    try {
      const used = async () => (await read(second.call('/api/config', { key }))).body.usage;
      assert.equal((await used()).words_this_month, 50);
      assert.equal((await scan(second)).status, 200);
      const rejected = await scan(second);
      assert.equal(rejected.status, 402);
      assert.match(rejected.body.detail, /50 words.*20 of.*120/);
      assert.equal((await used()).words_remaining, 20);
      assert.equal((await used()).requests_this_hour, 3);

      const cleanup = await second.call('/api/cleanup', { key, json: { text: fifty } });
      assert.equal(cleanup.status, 200, 'cleanup spends no words');
      assert.equal((await scan(second, 'one two three four five six seven')).status, 200);
    } finally {
      await second.close();
      rmSync(first.folder, { recursive: true, force: true });
    }
  });

  it('enforces the quota exactly for parallel scans', async () => {
    const server = await startServer(sockets, { free: { words_per_month: 500 } });
    try {
      const key = await server.key('parallel');
      const statuses = await Promise.all(
        Array.from({ length: 40 }, () =>
          server.call('/api/scan', { key, json: { text: fifty } }).then(r => r.status),
        ),
      );
      assert.equal(statuses.filter(status => status === 200).length, 10);
      assert.equal(statuses.filter(status => status === 402).length, 30);
    } finally {
      await server.close();
      rmSync(server.folder, { recursive: true, force: true });
    }
  });
});
