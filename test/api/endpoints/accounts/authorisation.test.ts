/**
 * Access control of every endpoint. The table below is written by hand, independently of the route table, and
 * the test fails for a missing endpoint. Other tests check access by id to objects of another account.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { routes } from '../../../../src/api/endpoints/index.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { type CallOptions, read, suiteServer } from '../../../server.js';

/** `in`: the response is neither 401 nor 403. */
type Outcome = 'in' | 401 | 403;
/**
 * Callers without a credential: a program, the site's own page, a page of another site. Callers with one: API
 * keys of both scopes, a session.
 */
type CallerKind = 'program' | 'page' | 'foreign page' | 'read key' | 'full key' | 'session';
type AccessRow = Readonly<Record<CallerKind, Outcome>>;

const access = (...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]): AccessRow => ({
  program: outcomes[0],
  page: outcomes[1],
  'foreign page': outcomes[2],
  'read key': outcomes[3],
  'full key': outcomes[4],
  session: outcomes[5],
});
const everyone = access('in', 'in', 'in', 'in', 'in', 'in');
const visitorRead = access(401, 'in', 401, 'in', 'in', 'in');
const visitorWrite = access(401, 'in', 401, 403, 'in', 'in');
const accountRead = access(401, 401, 401, 'in', 'in', 'in');
const accountWrite = access(401, 401, 401, 403, 'in', 'in');
const sessionOnly = access(401, 401, 401, 403, 403, 'in');
const signIn = access('in', 'in', 403, 403, 'in', 'in');

/** MCP rejects a foreign Origin for every caller (MCP specification, transports). */
const agents = access(401, 401, 403, 'in', 'in', 'in');

const expected: Readonly<Record<string, AccessRow>> = {
  'POST /api/scan': visitorRead,
  'POST /api/scan/batch': accountRead,
  'POST /api/scan/image': accountRead,
  'POST /api/injection/image': accountRead,
  'POST /api/mcp': agents,
  'POST /api/cleanup': visitorRead,
  'POST /api/cleanup/file': visitorRead,
  'POST /api/extract': visitorRead,
  'POST /api/fetch-url': visitorRead,
  'POST /api/rewrite/stream': visitorWrite,
  'POST /api/report': visitorWrite,
  'POST /api/feedback': visitorWrite,
  'GET /api/scan': accountRead,
  'GET /api/scan/{id}': accountRead,
  'GET /api/cleanup': accountRead,
  'GET /api/cleanup/{hid}': accountRead,
  'GET /api/report': accountRead,
  'GET /api/report/{report_id}': accountRead,
  'GET /api/feedback': accountRead,
  'GET /api/feedback/{id}': accountRead,
  'DELETE /api/report': accountWrite,
  'DELETE /api/report/{report_id}': accountWrite,
  'DELETE /api/feedback': accountWrite,
  'DELETE /api/feedback/{id}': accountWrite,
  'PATCH /api/scan/{id}': accountWrite,
  'PATCH /api/cleanup/{hid}': accountWrite,
  'DELETE /api/scan': accountWrite,
  'DELETE /api/scan/{id}': accountWrite,
  'DELETE /api/cleanup': accountWrite,
  'DELETE /api/cleanup/{hid}': accountWrite,
  'POST /api/account': signIn,
  'POST /api/session': signIn,
  'GET /api/account': sessionOnly,
  'DELETE /api/account': sessionOnly,
  'DELETE /api/session': sessionOnly,
  'POST /api/account/password': sessionOnly,
  'GET /api/sessions': sessionOnly,
  'DELETE /api/sessions': sessionOnly,
  'DELETE /api/sessions/{id}': sessionOnly,
  'GET /api/keys': sessionOnly,
  'POST /api/keys': sessionOnly,
  'DELETE /api/keys/{id}': sessionOnly,
  'GET /api/config': everyone,
  'GET /api/health': everyone,
  'GET /livez': everyone,
  'GET /readyz': everyone,
  'GET /.well-known/telltale-report-key.json': everyone,
  'GET /shared/{token}': everyone,
  'GET /api/openapi.json': everyone,
  'GET /docs': everyone,
  'GET /metrics': everyone,
};
/** The operator's endpoint ignores account credentials. */
const ofOperator = 'GET /metrics';
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const text = 'The ferry left at seven with nine of us aboard, and by noon the fog had closed in.';

describe('every endpoint', () => {
  const unlimited = { requests_per_hour: null };
  const server = suiteServer({}, { anonymous: unlimited, free: unlimited });
  const foreign = { origin: 'https://elsewhere.example' };
  let [readKey, fullKey, cookie, revokedKey, disabledKey, disabledCookie]: string[] = [];
  const createKey = async (owner: string, scope: string) => {
    const created = await read(server.call('/api/keys', { cookie: owner, json: { scope } }));
    return created.body as { key: string; id: string };
  };
  before(async () => {
    cookie = await server.register('ann');
    readKey = (await createKey(cookie, 'read')).key;
    fullKey = (await createKey(cookie, 'full')).key;
    const revoked = await createKey(cookie, 'full');
    await server.call(`/api/keys/${revoked.id}`, { cookie, method: 'DELETE' });
    revokedKey = revoked.key;
    disabledCookie = await server.register('dora');
    disabledKey = (await createKey(disabledCookie, 'full')).key;
    const store = openDurable(server.folder);
    await store.updateAccount('dora', { disabled: true });
    await store.close();
  });

  /** Calls with an empty body. An allowed caller gets a status other than 401 and 403. */
  const status = async (name: string, options: CallOptions) => {
    const [method, path] = name.split(' ') as [string, string];
    const body = method === 'POST' ? { json: {} } : {};
    const response = await server.call(path.replace(/\{\w+\}/, 'none_such'), { method, ...body, ...options });
    await response.arrayBuffer();
    return response.status;
  };
  const seen = async (name: string, options: CallOptions): Promise<Outcome> => {
    const result = await status(name, options);
    return result === 401 || result === 403 ? result : 'in';
  };

  it('is in the access table, which has no other entries', () => {
    assert.deepEqual(routes.map(nameOf).sort(), Object.keys(expected).sort());
  });

  for (const [name, table] of Object.entries(expected)) {
    it(`${name}: allows exactly the callers in the table`, async () => {
      // A separate account for calls that end the account or the session.
      const ends = ['DELETE /api/account', 'DELETE /api/session', 'DELETE /api/sessions'].includes(name);
      const session = ends ? await server.register(`gone-${name.length}`) : cookie!;
      const outcomes: AccessRow = {
        program: await seen(name, {}),
        page: await seen(name, { headers: { origin: server.url } }),
        'foreign page': await seen(name, { headers: foreign }),
        'read key': await seen(name, { key: readKey! }),
        'full key': await seen(name, { key: fullKey! }),
        session: await seen(name, { cookie: session }),
      };
      assert.deepEqual(outcomes, table);
    });

    it(`${name}: rejects revoked and invented keys and keys of a disabled account`, async () => {
      const wanted = name === ofOperator ? 'in' : 401;
      const made = `at_sk_${'0'.repeat(36)}`;
      for (const key of [revokedKey!, disabledKey!, made])
        assert.equal(await seen(name, { key }), wanted, key === made ? 'made up' : 'not in force');
    });

    it(`${name}: ignores the cookie of a disabled account`, async () => {
      assert.equal(await seen(name, { cookie: disabledCookie! }), table.page);
    });

    if (!name.startsWith('GET') && name !== ofOperator)
      it(`${name}: changes nothing for a cross-site request with the cookie`, async () => {
        assert.equal(await status(name, { headers: { ...foreign, cookie: cookie! } }), 403);
      });
  }
});

describe('an object of another account', () => {
  const server = suiteServer();
  let ann: { key: string; cookie: string };
  let bob: { full: string; read: string; cookie: string };
  let ids: Record<string, string>;
  before(async () => {
    const keyOf = async (cookie: string, scope: string) =>
      (await read(server.call('/api/keys', { cookie, json: { scope } }))).body;
    const annCookie = await server.register('ann');
    const annKey = await keyOf(annCookie, 'full');
    ann = { key: annKey.key, cookie: annCookie };
    const cookie = await server.register('bob');
    bob = { full: (await keyOf(cookie, 'full')).key, read: (await keyOf(cookie, 'read')).key, cookie };
    const { key } = ann;
    const scan = await read(server.call('/api/scan', { key, json: { text } }));
    const cleanup = await read(server.call('/api/cleanup', { key, json: { text } }));
    const report = await read(server.call('/api/report', { key, json: { result: scan.body } }));
    const feedback = await read(server.call('/api/feedback', { key, json: { verdict: 'right' } }));
    const sessions = await read(server.call('/api/sessions', { cookie: annCookie }));
    ids = {
      '/api/scan/{id}': scan.body.scan_id,
      '/api/cleanup/{hid}': cleanup.body.id,
      '/api/report/{report_id}': report.body.report_id,
      '/api/feedback/{id}': feedback.body.feedback_id,
      '/api/keys/{id}': annKey.id,
      '/api/sessions/{id}': sessions.body.items[0].id,
    };
  });
  const isOfSession = (path: string) => path.startsWith('/api/keys') || path.startsWith('/api/sessions');
  const pathOf = (path: string) => path.replace(/\{\w+\}/, ids[path]!);
  const withIds = routes.filter(({ path, access }) => path.includes('{') && access !== 'open');

  it('is tested for every path with an id', () => {
    assert.deepEqual([...new Set(withIds.map(({ path }) => path))].sort(), Object.keys(ids).sort());
  });

  for (const { method, path } of withIds)
    it(`${method} ${path}: returns the same 404 as for an unknown id, by key and by session`, async () => {
      const callers: CallOptions[] = isOfSession(path)
        ? [{ cookie: bob.cookie }]
        : [{ key: bob.full }, { cookie: bob.cookie }, ...(method === 'GET' ? [{ key: bob.read }] : [])];
      const fields = method === 'PATCH' ? { json: { title: 'theirs' } } : {};
      for (const caller of callers.map(each => ({ ...each, ...fields }))) {
        const theirs = await read(server.call(pathOf(path), { method, ...caller }));
        const never = await read(
          server.call(`${path.replace(/\{\w+\}/, '')}none_such`, { method, ...caller }),
        );
        assert.deepEqual([theirs.status, theirs.body], [404, never.body]);
      }
    });

  it('is rejected as a parent scan and as the scan of a report', async () => {
    const parent_scan_id = ids['/api/scan/{id}'];
    const child = await read(server.call('/api/scan', { key: bob.full, json: { text, parent_scan_id } }));
    assert.deepEqual([child.status, child.body.detail[0].type], [422, 'parent_not_found']);
    const result = { score: 1 };
    const report = await read(
      server.call('/api/report', { key: bob.full, json: { result, scan_id: parent_scan_id } }),
    );
    assert.equal(report.status, 404);
  });

  it('is not listed, and is not deleted when another account deletes all its records', async () => {
    for (const path of ['/api/scan', '/api/cleanup', '/api/report', '/api/feedback']) {
      assert.equal((await read(server.call(path, { key: bob.full }))).body.total, 0);
      const gone = await read(server.call(path, { method: 'DELETE', key: bob.full }));
      assert.deepEqual(gone.body, { deleted: 0 });
      assert.equal((await read(server.call(path, { key: ann.key }))).body.total, 1);
    }
    for (const path of Object.keys(ids).filter(path => !isOfSession(path)))
      assert.equal((await server.call(pathOf(path), { key: ann.key })).status, 200);
    const keys = await read(server.call('/api/keys', { cookie: ann.cookie }));
    assert.equal(keys.body.items.length, 1);
  });
});
