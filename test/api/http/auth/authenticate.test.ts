import assert from 'node:assert/strict';
import { request } from 'node:http';
import { before, describe, it } from 'node:test';
import { limits } from '../../../../src/contract/limits.js';
import { read, sockets, suiteServer } from '../../../server.js';

const text = 'A short note about nothing much.';

describe('authentication', () => {
  const server = suiteServer({
    ...sockets,
    ALLOWED_ORIGINS: 'https://friend.example,chrome-extension://abcdef',
  });
  let full: string;
  let readOnly: string;
  before(async () => {
    full = await server.key('full');
    readOnly = await server.key('reader', 'read');
  });
  const status = async (...call: Parameters<typeof server.call>) => (await server.call(...call)).status;

  it('serves config and health without a credential', async () => {
    assert.equal(await status('/api/health'), 200);
    const { body } = await read(server.call('/api/config'));
    assert.equal(body.plan, 'anonymous');
    assert.equal(body.limits.characters_per_text, 20_000);
  });

  it('explains in a 401 how to get a key', async () => {
    const { status, body, headers } = await read(server.call('/api/scan', { json: { text } }));
    assert.equal(status, 401);
    assert.match(headers.get('www-authenticate')!, /^Bearer/);
    assert.match(body.detail, /API key/);
  });

  it('accepts anonymous calls from the site’s own pages and allowed origins', async () => {
    const from: [Record<string, string>, number][] = [
      [{ origin: server.url }, 200],
      [{ 'sec-fetch-site': 'same-origin' }, 200],
      [{ origin: 'https://friend.example' }, 200],
      [{ origin: 'chrome-extension://abcdef' }, 200],
      [{ origin: 'https://friend.example.evil' }, 401],
      [{ origin: 'null' }, 401],
      [{ 'sec-fetch-site': 'same-site' }, 401],
    ];
    for (const [headers, expected] of from)
      assert.equal(await status('/api/scan', { json: { text }, headers }), expected, JSON.stringify(headers));
  });

  it('ignores account-only parameters of anonymous callers and stores nothing', async () => {
    const headers = { origin: server.url };
    const json = { text, save: true, deep: true, title: 't', parent_scan_id: 'scan_nothing' };
    const { status, body } = await read(server.call('/api/scan', { json, headers }));
    assert.equal(status, 200);
    assert.equal(body.scan_id, null);
    const cleaned = await read(server.call('/api/cleanup', { json: { text, save: true }, headers }));
    assert.equal(cleaned.body.id, null);
  });

  it('returns 401 for the history without an account', async () => {
    assert.equal(await status('/api/scan', { headers: { origin: server.url } }), 401);
  });

  it('returns 401 for malformed and unknown credentials and for credentials of another kind', async () => {
    const unknown = `at_sk_${'A'.repeat(36)}`;
    for (const authorization of ['Bearer junk', `Bearer ${unknown}`, `Bearer ${full}x`, 'Bearer ']) {
      const { status, body } = await read(server.call('/api/config', { headers: { authorization } }));
      assert.equal(status, 401, authorization);
      assert.match(body.detail, /Invalid API key/);
    }
  });

  it('says in a 401 that the Bearer scheme is missing', async () => {
    for (const authorization of [full, `Token ${full}`, 'Basic YTpi']) {
      const { status, body } = await read(server.call('/api/config', { headers: { authorization } }));
      assert.equal(status, 401);
      assert.match(body.detail, /no Bearer scheme.*Authorization: Bearer at_sk_/);
    }
  });

  it('lets a read key scan and stores nothing for it', async () => {
    const { status: code, body } = await read(
      server.call('/api/scan', { key: readOnly, json: { text, save: true } }),
    );
    assert.equal(code, 200);
    assert.equal(body.scan_id, null);
    const cleaned = await read(server.call('/api/cleanup', { key: readOnly, json: { text } }));
    assert.equal(cleaned.body.id, null);
    assert.equal(await status('/api/scan', { key: readOnly }), 200);
    assert.equal(await status('/api/config', { key: readOnly }), 200);
  });

  it('returns 403 when a read key deletes', async () => {
    assert.equal(await status('/api/scan', { key: readOnly, method: 'DELETE' }), 403);
    assert.equal(await status('/api/cleanup/cln_x', { key: readOnly, method: 'DELETE' }), 403);
  });

  it('returns 404 and 405 with Allow, and answers HEAD and OPTIONS', async () => {
    assert.equal(await status('/api/nothing', { key: full }), 404);
    const put = await server.call('/api/cleanup', { key: full, method: 'PUT' });
    assert.equal(put.status, 405);
    assert.equal(put.headers.get('allow'), 'DELETE, GET, HEAD, OPTIONS, POST');
    const head = await server.call('/api/health', { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    assert.equal((await server.call('/api/health', { method: 'OPTIONS' })).status, 204);
  });

  it('sends CORS headers only to allowed origins', async () => {
    const cors = async (origin: string, method: string) => {
      const { headers } = await server.call('/api/scan', {
        method,
        headers: { origin },
        ...(method === 'POST' && { json: { text } }),
      });
      return [
        headers.get('access-control-allow-origin'),
        headers.get('access-control-expose-headers'),
        headers.get('access-control-allow-methods'),
      ];
    };
    const [origin, exposed] = await cors('https://friend.example', 'POST');
    assert.equal(origin, 'https://friend.example');
    assert.match(exposed!, /X-Request-Id/);
    assert.match(exposed!, /RateLimit/);
    assert.match(exposed!, /X-Warnings/);
    const preflight = await cors('https://friend.example', 'OPTIONS');
    assert.match(preflight[2]!, /POST/);
    assert.deepEqual(await cors('https://evil.example', 'OPTIONS'), [null, null, null]);
  });

  it('sends X-Request-Id with every response, using the client’s id when it is well-formed', async () => {
    const id = async (offered?: string) =>
      (
        await server.call('/api/nothing', {
          headers: offered === undefined ? {} : { 'x-request-id': offered },
        })
      ).headers.get('x-request-id');
    assert.equal(await id('trace-42'), 'trace-42');
    assert.ok(await id());
    assert.notEqual(await id(), await id());
    assert.notEqual(await id('a b\u00a0c'), 'a b\u00a0c');
    assert.notEqual(await id('x'.repeat(500)), 'x'.repeat(500));
  });
});

describe('rate limits behind a trusted proxy', () => {
  const server = suiteServer(
    { ...sockets, TRUST_PROXY: '127.0.0.0/8' },
    { anonymous: { requests_per_hour: 1 } },
  );

  /**
   * Headers as HAProxy sends them: the client's header first, then a line with the address that the proxy
   * saw.
   */
  const scanFrom = (claimed: string, seen: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = {
        origin: server.url,
        'content-type': 'text/plain',
        'x-forwarded-for': [claimed, seen],
      };
      request(`${server.url}/api/scan`, { method: 'POST', headers }, response => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end('some words');
    });

  it('count the address that the proxy saw and ignore addresses that the client sends', async () => {
    assert.equal(await scanFrom('198.51.100.1', '203.0.113.9'), 200);
    assert.equal(await scanFrom('198.51.100.2', '203.0.113.9'), 429);
  });
});

describe('ALLOWED_ORIGINS=*', () => {
  const server = suiteServer({ ...sockets, ALLOWED_ORIGINS: '*' });
  const origins = ['https://evil.example', 'null', 'chrome-extension://abcdef'];

  it('accepts cookies only from the site’s own origin', async () => {
    const cookie = await server.register('starred');
    const form = 'application/x-www-form-urlencoded';
    const post = async (path: string, origin: string) =>
      (await server.call(path, { cookie, body: '{"text":"a"}', headers: { origin, 'content-type': form } }))
        .status;
    for (const origin of origins)
      for (const path of ['/api/keys', '/api/cleanup'])
        assert.equal(await post(path, origin), 403, `${path} ${origin}`);
    assert.equal(await post('/api/keys', server.url), 201);
    assert.equal(await post('/api/cleanup', server.url), 200);
  });

  it('lets any origin call without a cookie, but only the site’s own origin register and sign in', async () => {
    for (const origin of origins) {
      const headers = { origin };
      assert.equal((await server.call('/api/cleanup', { json: { text: 'a' }, headers })).status, 200);
      const json = { name: 'somebody', password: 'correct horse' };
      for (const path of ['/api/account', '/api/session'])
        assert.equal((await server.call(path, { json, headers })).status, 403);
    }
  });

  it('repeats no origin that is longer than a host name can be', async () => {
    const origin = `https://${'a'.repeat(limits.originChars)}.example`;
    const { headers } = await server.call('/api/config', { headers: { origin } });
    assert.equal(headers.get('access-control-allow-origin'), null);
  });

  it('never sends Access-Control-Allow-Credentials', async () => {
    for (const origin of origins) {
      const { headers } = await server.call('/api/config', { headers: { origin } });
      assert.equal(headers.get('access-control-allow-credentials'), null);
    }
  });
});
