import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Report } from '../../../../src/contract/report.js';
import { assertShape, type Client, sharedServer } from '../../../server.js';

const text = 'Moreover, we delve into the rich tapestry of modern solutions. My aunt bought two onions.';
const dayMs = 86_400_000;
const securityHeaders =
  'content-security-policy cache-control referrer-policy x-robots-tag x-content-type-options'.split(' ');

describe('shared reports', () => {
  let skew = 0;
  const server = sharedServer({}, {}, { now: () => Date.now() + skew });
  const shareOf = async (client: Client, fields: object = {}) => {
    const { body: result } = await client.post('/api/scan', { text });
    const json = { result, scan_id: result.scan_id, share_days: 7, ...fields };
    const { status, body } = await client.post('/api/report', json);
    assert.equal(status, 200, JSON.stringify(body));
    assertShape(Report, body);
    return { ...body, url: body.share.url };
  };
  const open = (url: string, accept = 'text/html') => server.as({ headers: { accept } }).get(url);

  it('open without an account, privately and without the text', async () => {
    const ann = await server.client('ann');
    const { share, url, html, report_id } = await shareOf(ann);
    const { status, body, headers } = await open(url);
    assert.deepEqual([status, body], [200, html]);
    assert.ok(!body.includes('My aunt bought'));
    assert.equal(headers.get('x-robots-tag'), 'noindex, nofollow');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.match(headers.get('cache-control')!, /no-store/);
    assert.match(headers.get('content-security-policy')!, /default-src 'none'/);
    const { items } = (await ann.get('/api/report')).body;
    assert.deepEqual(items.find(({ id }: { id: string }) => id === report_id).share, share);
    assert.deepEqual((await ann.get(`/api/report/${report_id}`)).body.share, share);
  });

  it('contain the text when it is chosen', async () => {
    const { url } = await shareOf(await server.client('bob'), { source_text: text });
    assert.ok((await open(url)).body.includes('My aunt bought'));
  });

  it('end at their expiry, with a page for people and JSON for programs', async () => {
    const { url } = await shareOf(await server.client('cat'), { share_days: 2 });
    assert.equal((await open(url)).status, 200);
    skew = 2 * dayMs + 1;
    const page = await open(url);
    const program = await open(url, 'application/json');
    skew = 0;
    assert.deepEqual([page.status, program.status], [404, 404]);
    assert.match(page.body, /This link is no longer valid/);
    assert.match(program.body.detail, /has expired or was revoked/);
  });

  it('end when the report or the account is deleted', async () => {
    const dan = server.as({ cookie: await server.register('dan') });
    const [one, other] = [await shareOf(dan), await shareOf(dan)];
    await dan.remove(`/api/report/${one.report_id}`);
    assert.deepEqual([(await open(one.url)).status, (await open(other.url)).status], [404, 200]);
    await dan.remove('/api/account');
    assert.equal((await open(other.url)).status, 404);
  });

  it('do not count against the requests of the address, and allow 3,000 views an hour', async () => {
    const { url } = await shareOf(await server.client('hal'));
    const opened = await open(url);
    assert.equal(opened.headers.get('x-ratelimit-limit'), '3000');
    for (let remaining = 1; remaining > 0; ) {
      const views = await Promise.all(
        Array.from({ length: 50 }, () => server.call('/shared/x', { method: 'HEAD' })),
      );
      remaining = Math.min(...views.map(({ headers }) => Number(headers.get('x-ratelimit-remaining'))));
    }
    const limited = await open(url);
    assert.equal(limited.status, 429);
    assert.ok(Number(limited.headers.get('retry-after')) > 0);
    for (const name of securityHeaders)
      assert.equal(limited.headers.get(name), opened.headers.get(name), name);
    const scan = await server.visitor.post('/api/scan', { text });
    assert.deepEqual([scan.status, scan.headers.get('x-ratelimit-remaining')], [200, '199']);
    skew += 3_600_000;
  });

  it('send the same security headers with an error', async () => {
    const error = await server.as({ key: 'tt_invalid' }).get('/shared/x');
    assert.equal(error.status, 401);
    for (const name of securityHeaders) assert.ok(error.headers.get(name), name);
  });

  it('reject other tokens', async () => {
    for (const token of ['x', 'a'.repeat(80), '%00', 'a'.repeat(2_000)])
      assert.equal((await open(`/shared/${token}`)).status, 404, token.slice(0, 20));
  });

  it('have the same link when the request is repeated', async () => {
    const fay = await server.client('fay');
    const once = () =>
      fay.post('/api/report', { result: {}, share_days: 3 }, { 'idempotency-key': 'one share' });
    assert.deepEqual((await once()).body.share, (await once()).body.share);
  });

  it('need an account, and from 1 to 365 days', async () => {
    const visitor = await server.visitor.post('/api/report', { result: {}, share_days: 7 });
    assert.equal(visitor.status, 422);
    assert.match(visitor.body.detail[0].msg, /Only an account can share/);
    const gil = await server.client('gil');
    for (const share_days of [0, 366, 1.5, 'week'])
      assert.equal((await gil.post('/api/report', { result: {}, share_days })).status, 422);
  });
});
