import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sharedServer, sockets, suiteClient, suiteServer } from '../../../server.js';
import { rawRequest } from '../raw.js';

const text = 'A short note about nothing much.';

describe('authentication', () => {
  const server = sharedServer();
  const reader = suiteClient(server, 'reader', 'read');
  const anonymous = (headers: Record<string, string> = {}) => server.as({ headers });
  const full = suiteClient(server, 'full');

  it('serves the config of the anonymous plan without a credential', async () => {
    const { body } = await anonymous().get('/api/config');
    assert.deepEqual([body.plan, body.limits.characters_per_text], ['anonymous', 20_000]);
  });

  it('explains in a 401 how to get a key', async () => {
    const { status, body, headers } = await anonymous().post('/api/scan', { text });
    assert.equal(status, 401);
    assert.match(headers.get('www-authenticate')!, /^Bearer/);
    assert.match(body.detail, /API key/);
  });

  for (const [headers, status] of [
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://friend.example' }, 200],
    [{ origin: 'chrome-extension://abcdef' }, 200],
    [{ origin: 'https://friend.example.evil' }, 401],
    [{ origin: 'null' }, 401],
    [{ 'sec-fetch-site': 'same-site' }, 401],
  ] as const)
    it(`returns ${status} to an anonymous call with ${JSON.stringify(headers)}`, async () =>
      assert.equal((await anonymous(headers).post('/api/scan', { text })).status, status));

  it('stores nothing for anonymous callers and keys of scope read', async () => {
    for (const client of [server.visitor, reader]) {
      const scan = await client.post('/api/scan', { text, save: true, deep: true, title: 't' });
      assert.deepEqual([scan.status, scan.body.scan_id], [200, null]);
      assert.equal((await client.post('/api/cleanup', { text, save: true })).body.id, null);
    }
  });

  const [invalid, schemeless] = [/Invalid API key/, /no Bearer scheme.*Authorization: Bearer at_sk_/];
  for (const [name, authorization, reason] of [
    ['a malformed key', () => 'Bearer junk', invalid],
    ['a key with a character more', () => `Bearer ${full.key}x`, invalid],
    ['no key', () => 'Bearer ', invalid],
    ['a key without a scheme', () => full.key, schemeless],
    ['another scheme', () => `Token ${full.key}`, schemeless],
    ['a password', () => 'Basic YTpi', schemeless],
  ] as const)
    it(`returns 401 with the reason for ${name}`, async () => {
      const { status, body } = await anonymous({ authorization: authorization() }).get('/api/config');
      assert.equal(status, 401);
      assert.match(body.detail, reason);
    });

  it('returns 404 and 405 with Allow, and answers HEAD and OPTIONS', async () => {
    const call = (method: string, path: string) => server.call(path, { method });
    assert.equal((await call('GET', '/api/nothing')).status, 404);
    const put = await call('PUT', '/api/cleanup');
    assert.deepEqual([put.status, put.headers.get('allow')], [405, 'DELETE, GET, HEAD, OPTIONS, POST']);
    const head = await call('HEAD', '/api/health');
    assert.deepEqual([head.status, await head.text()], [200, '']);
    assert.equal((await call('OPTIONS', '/api/health')).status, 204);
  });

  it('sends CORS headers only to allowed origins', async () => {
    const cors = async (origin: string, method: string) => {
      const { headers } = await server.call('/api/config', { method, headers: { origin } });
      return ['allow-origin', 'expose-headers', 'allow-methods'].map(name =>
        headers.get(`access-control-${name}`),
      );
    };
    const [origin, exposed] = await cors('https://friend.example', 'GET');
    assert.equal(origin, 'https://friend.example');
    for (const name of ['X-Request-Id', 'RateLimit', 'X-Warnings']) assert.ok(exposed!.includes(name), name);
    assert.match((await cors('https://friend.example', 'OPTIONS'))[2]!, /GET/);
    assert.deepEqual(await cors('https://evil.example', 'OPTIONS'), [null, null, null]);
  });

  it('sends X-Request-Id with every response, using the client’s id when it is well-formed', async () => {
    const id = async (offered?: string) => {
      const headers = offered === undefined ? {} : { 'x-request-id': offered };
      return (await anonymous(headers).get('/api/nothing')).headers.get('x-request-id');
    };
    assert.equal(await id('trace-42'), 'trace-42');
    assert.ok(await id());
    assert.notEqual(await id(), await id());
    for (const wrong of ['a b\u00a0c', 'x'.repeat(500)]) assert.notEqual(await id(wrong), wrong);
  });
});

describe('rate limits behind a trusted proxy', () => {
  const server = sharedServer(sockets, {}, { plans: { anonymous: { requests_per_hour: 1 } } });

  it('count the address that the proxy saw and ignore addresses that the client sends', async () => {
    /** Headers as HAProxy sends them: the client's header, then a line with the address that it saw. */
    const scanFrom = async (claimed: string) => {
      const headers = { origin: server.url, 'x-forwarded-for': [claimed, '203.0.113.9'] };
      return (await rawRequest(`${server.url}/api/scan?text=words`, { method: 'POST', headers })).status;
    };
    assert.equal(await scanFrom('198.51.100.1'), 200);
    assert.equal(await scanFrom('198.51.100.2'), 429);
  });
});

describe('ALLOWED_ORIGINS=* and METRICS_TOKEN', () => {
  const server = suiteServer({ ALLOWED_ORIGINS: '*', METRICS_TOKEN: 'scrape-me' });
  const origins = ['https://evil.example', 'null', 'chrome-extension://abcdef'];

  it('accept cookies only from the site’s own origin', async () => {
    const page = server.as({ cookie: await server.register('starred') });
    const post = async (path: string, origin: string) => {
      const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
      return (await page.send(path, path === '/api/keys' ? '{}' : '{"text":"a"}', headers)).status;
    };
    for (const origin of origins)
      for (const path of ['/api/keys', '/api/cleanup'])
        assert.equal(await post(path, origin), 403, `${path} ${origin}`);
    assert.equal(await post('/api/keys', server.url), 201);
    assert.equal(await post('/api/cleanup', server.url), 200);
  });

  for (const origin of origins)
    it(`let ${origin} call without a cookie, but not register, sign in or send credentials`, async () => {
      const page = server.as({ headers: { origin } });
      const { status, headers } = await page.post('/api/cleanup', { text: 'a' });
      assert.deepEqual([status, headers.get('access-control-allow-credentials')], [200, null]);
      const json = { name: 'somebody', password: 'correct horse' };
      for (const path of ['/api/account', '/api/session'])
        assert.equal((await page.post(path, json)).status, 403);
    });

  it('require the token from every address', async () => {
    const status = async (headers: Record<string, string>) =>
      (await server.as({ headers }).get('/metrics')).status;
    assert.equal(await status({}), 401);
    assert.equal(await status({ authorization: 'Bearer scrape-me-not' }), 401);
    assert.equal(await status({ authorization: 'Bearer scrape-me', 'x-forwarded-for': '203.0.113.9' }), 200);
  });
});
