import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sharedServer } from '../../server.js';

const text = 'one two three four five '.repeat(10);

describe('hourly rate limit', () => {
  const visitors = { plans: { anonymous: { requests_per_hour: 3 } } };
  const server = sharedServer({}, { requests_per_hour: 50 }, visitors);

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

describe('requests of visitors', () => {
  const anonymous = { requests_per_hour: 5, requests_per_hour_per_browser: 2 };
  const server = sharedServer({}, {}, { plans: { anonymous } });
  const browser = (name: string, from: string) => ({ 'x-browser': name.repeat(16), 'x-forwarded-for': from });
  const clean = async (headers: Record<string, string>, times = 1) => {
    const answers = [];
    for (let i = 0; i < times; i++)
      answers.push(await server.visitor.post('/api/cleanup', { text: 'x' }, headers));
    return answers.map(({ status, headers }) => [status, headers.get('x-ratelimit-limit')].join(' of '));
  };
  const usage = async (headers: Record<string, string>) => {
    const { limits, usage } = (await server.visitor.get('/api/config', headers)).body;
    return [limits.requests_per_hour, usage.requests_this_hour, usage.requests_remaining];
  };

  it('are limited for a browser, and an address gains none by many tokens', async () => {
    const [one, two, three] = ['a', 'b', 'c'].map(name => browser(name, '203.0.113.1'));
    assert.deepEqual(await usage(one!), [2, 0, 2]);
    assert.deepEqual(await clean(one!, 3), ['200 of 2', '200 of 2', '429 of 2']);
    assert.deepEqual(await usage(one!), [2, 2, 0]);
    assert.deepEqual(await clean(two!, 2), ['200 of 2', '200 of 2']);
    assert.deepEqual(await usage(three!), [5, 4, 1]);
    assert.deepEqual(await clean(three!, 2), ['200 of 5', '429 of 5']);
    assert.deepEqual(await clean(browser('a', '203.0.113.2')), ['200 of 2'], 'another address');
  });

  it('count against the address alone without a token, or with an invalid one', async () => {
    const five = [...Array<string>(5).fill('200 of 5'), '429 of 5'];
    assert.deepEqual(await clean({ 'x-forwarded-for': '203.0.113.3' }, 6), five);
    assert.deepEqual(await clean({ 'x-forwarded-for': '203.0.113.4', 'x-browser': 'short' }, 6), five);
  });

  it('do not include extraction, finished results and their reports', async () => {
    const headers = browser('d', '203.0.113.5');
    const client = { ...headers, 'content-type': 'application/octet-stream', 'x-filename': 'a.txt' };
    const extracted = await server.visitor.send('/api/extract', text, client);
    assert.equal(extracted.headers.get('ratelimit-policy'), '"extracted_kilobytes";q=5120;w=3600');
    assert.equal(extracted.headers.get('x-ratelimit-remaining'), String(5120 - 64));
    const { body: result } = await server.visitor.post('/api/scan', { text }, headers);
    const report = await server.visitor.post('/api/report', { result }, headers);
    assert.deepEqual([report.status, report.headers.get('x-ratelimit-limit')], [200, '3000']);
    assert.deepEqual(await usage(headers), [2, 1, 1]);
  });

  it('are refused an upload that exceeds the kilobytes of the hour', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.6', 'x-filename': 'a.txt', 'content-type': 'text/plain' };
    const send = (body: string) => server.visitor.send('/api/extract', body, headers);
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await send('word '.repeat(200_000))).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
    assert.equal((await send('A short text.')).status, 200);
  });
});

describe('monthly word quota', () => {
  const server = sharedServer({}, { words_per_month: 120 });

  it('counts the words of scans, and returns 402 over the quota', async () => {
    const client = await server.client('reader');
    const scan = () => client.post('/api/scan', { text });
    for (const _ of [1, 2]) assert.equal((await scan()).status, 200);
    const rejected = await scan();
    assert.equal(rejected.status, 402);
    assert.match(rejected.body.detail, /50 words.*20 of.*120/);
    const { usage } = (await client.get('/api/config')).body;
    const { words_this_month, words_remaining, requests_this_hour } = usage;
    assert.deepEqual([words_this_month, words_remaining, requests_this_hour], [100, 20, 3]);
    assert.equal((await client.post('/api/cleanup', { text })).status, 200, 'a cleanup spends no words');
    assert.equal((await client.post('/api/scan', { text: 'one two three four' })).status, 200);
  });
});
