import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Report } from '../../../../src/contract/report.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const text = 'Moreover, we delve into the rich tapestry of modern solutions. My aunt bought two onions.';
const dayMs = 86_400_000;
const securityHeaders = [
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-robots-tag',
  'x-content-type-options',
];

describe('shared reports', () => {
  let skew = 0;
  const server = suiteServer({}, {}, undefined, { now: () => Date.now() + skew });
  const shareOf = async (key: string, json: object = {}) => {
    const { body: result } = await read(server.call('/api/scan', { key, json: { text } }));
    const made = await read(
      server.call('/api/report', {
        key,
        json: { result, scan_id: result.scan_id, share_days: 7, ...json },
        headers: { 'idempotency-key': `share ${JSON.stringify(json)}` },
      }),
    );
    assert.equal(made.status, 200, JSON.stringify(made.body));
    assertShape(Report, made.body);
    return made.body as Report;
  };
  const open = (path: string, accept = 'text/html') => read(server.call(path, { headers: { accept } }));

  it('open without an account, privately and without the text', async () => {
    const key = await server.key('ann');
    const { share, html, report_id } = await shareOf(key);
    const page = await open(share!.url);
    assert.equal(page.status, 200);
    assert.equal(page.body, html);
    assert.ok(!page.body.includes('My aunt bought'));
    assert.equal(page.headers.get('x-robots-tag'), 'noindex, nofollow');
    assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
    assert.match(page.headers.get('cache-control')!, /no-store/);
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'/);
    const { body: list } = await read(server.call('/api/report', { key }));
    assert.deepEqual(list.items.find(({ id }: { id: string }) => id === report_id).share, share);
    const { body: saved } = await read(server.call(`/api/report/${report_id}`, { key }));
    assert.deepEqual(saved.share, share);
  });

  it('contain the text when it is chosen', async () => {
    const { share } = await shareOf(await server.key('bob'), { source_text: text });
    assert.ok((await open(share!.url)).body.includes('My aunt bought'));
  });

  it('end at their expiry, with a page for people and JSON for programs', async () => {
    const { share } = await shareOf(await server.key('cat'), { share_days: 2 });
    assert.equal((await open(share!.url)).status, 200);
    skew = 2 * dayMs + 1;
    const page = await open(share!.url);
    const program = await open(share!.url, 'application/json');
    skew = 0;
    assert.equal(page.status, 404);
    assert.match(page.body, /This link is no longer valid/);
    assert.equal(program.status, 404);
    assert.match(program.body.detail, /has expired or was revoked/);
  });

  it('end when the report or the account is deleted', async () => {
    const key = await server.key('dan');
    const one = await shareOf(key);
    await server.call(`/api/report/${one.report_id}`, { method: 'DELETE', key });
    assert.equal((await open(one.share!.url)).status, 404);
    const cookie = await server.register('eve');
    const { body: result } = await read(server.call('/api/scan', { cookie, json: { text } }));
    const made = await read(server.call('/api/report', { cookie, json: { result, share_days: 1 } }));
    assert.equal((await open(made.body.share.url)).status, 200);
    await server.call('/api/account', { method: 'DELETE', cookie });
    assert.equal((await open(made.body.share.url)).status, 404);
  });

  it('do not count against the requests of the address, and allow 3,000 views an hour', async () => {
    const { share } = await shareOf(await server.key('hal'));
    const opened = await open(share!.url);
    assert.equal(opened.headers.get('x-ratelimit-limit'), '3000');
    for (let remaining = 1; remaining > 0; ) {
      const views = await Promise.all(
        Array.from({ length: 50 }, () => server.call('/shared/x', { method: 'HEAD' })),
      );
      remaining = Math.min(...views.map(({ headers }) => Number(headers.get('x-ratelimit-remaining'))));
    }
    const limited = await open(share!.url);
    assert.equal(limited.status, 429);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
    for (const name of securityHeaders)
      assert.equal(limited.headers.get(name), opened.headers.get(name), name);
    const scan = await read(server.call('/api/scan', { json: { text }, headers: { origin: server.url } }));
    assert.equal(scan.status, 200);
    assert.equal(scan.headers.get('x-ratelimit-remaining'), '59');
    skew += 3_600_000;
  });

  it('send the same security headers with an error', async () => {
    const error = await read(server.call('/shared/x', { key: 'tt_invalid' }));
    assert.equal(error.status, 401);
    for (const name of securityHeaders) assert.ok(error.headers.get(name), name);
  });

  it('reject other tokens', async () => {
    for (const token of ['x', 'a'.repeat(80), '%00', 'a'.repeat(2_000)])
      assert.equal((await open(`/shared/${token}`)).status, 404, token.slice(0, 20));
  });

  it('have the same link when the request is repeated', async () => {
    const key = await server.key('fay');
    const { body: result } = await read(server.call('/api/scan', { key, json: { text } }));
    const once = () =>
      read(
        server.call('/api/report', {
          key,
          json: { result, share_days: 3 },
          headers: { 'idempotency-key': 'one share' },
        }),
      );
    assert.deepEqual((await once()).body.share, (await once()).body.share);
  });

  it('need an account, and from 1 to 365 days', async () => {
    const visitor = await read(
      server.call('/api/report', { json: { result: {}, share_days: 7 }, headers: { origin: server.url } }),
    );
    assert.equal(visitor.status, 422);
    assert.match(visitor.body.detail[0].msg, /Only an account can share/);
    const key = await server.key('gil');
    for (const share_days of [0, 366, 1.5, 'week'])
      assert.equal(
        (await read(server.call('/api/report', { key, json: { result: {}, share_days } }))).status,
        422,
      );
  });
});
