/**
 * Access control of every route. The rules below are written by hand, independently of the routes, and apply
 * to the list of routes: a route that no rule names fails.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { routes } from '../../../../src/api/endpoints/index.js';
import { openDurable } from '../../../../src/store/lmdb/records/open.js';
import { png } from '../../../files/image/files.js';
import { type Answer, type CallOptions, fileForm, read, sharedServer } from '../../../server.js';

/** `in`: the response is neither 401 nor 403. */
type Outcome = 'in' | 401 | 403;
/**
 * Callers without a credential: a program, the site's own page, a page of another site. Callers with one: API
 * keys of both scopes, a session.
 */
const callers = ['program', 'page', 'foreign page', 'read key', 'full key', 'session'] as const;
type Access = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

const everyone: Access = ['in', 'in', 'in', 'in', 'in', 'in'];
const visitorRead: Access = [401, 'in', 401, 'in', 'in', 'in'];
const visitorWrite: Access = [401, 'in', 401, 403, 'in', 'in'];
const accountRead: Access = [401, 401, 401, 'in', 'in', 'in'];
const accountWrite: Access = [401, 401, 401, 403, 'in', 'in'];
const sessionOnly: Access = [401, 401, 401, 403, 403, 'in'];
const signIn: Access = ['in', 'in', 403, 403, 'in', 'in'];
/** MCP rejects a foreign Origin for every caller (MCP specification, transports). */
const agents: Access = [401, 401, 403, 'in', 'in', 'in'];

/** The first rule that matches a route counts. */
const rules: readonly (readonly [RegExp, Access])[] = [
  [/^POST \/api\/mcp$/, agents],
  [/^POST \/api\/(account|session)$/, signIn],
  [/^\w+ \/api\/(account|sessions?|keys)\b/, sessionOnly],
  [/^POST \/api\/(scan\/batch|scan\/image|injection\/image|image)$/, accountRead],
  [/^POST \/api\/(scan|cleanup|cleanup\/file|extract|fetch-url)$/, visitorRead],
  [/^POST \/api\/(rewrite\/stream|report|feedback)$/, visitorWrite],
  [/^GET \/api\/(scan|cleanup|report|feedback|image)\b/, accountRead],
  [/^(PATCH|DELETE) \/api\/(scan|cleanup|report|feedback|image)\b/, accountWrite],
  [/^GET (\/api\/(config|health|openapi\.json)|\/livez|\/readyz|\/docs|\/metrics)$/, everyone],
  [/^GET \/(\.well-known\/telltale-report-key\.json|shared\/\{token\})$/, everyone],
];
const names = routes.map(({ method, path }) => `${method} ${path}`);
/** The operator's endpoint ignores account credentials. */
const ofOperator = 'GET /metrics';
const text = 'The ferry left at seven with nine of us aboard, and by noon the fog had closed in.';

describe('every endpoint', () => {
  const unlimited = { requests_per_hour: null };
  const server = sharedServer({}, unlimited, { plans: { anonymous: unlimited } });
  const foreign = { origin: 'https://elsewhere.example' };
  let [readKey, fullKey, cookie, revokedKey, disabledKey, disabledCookie]: string[] = [];
  before(async () => {
    const createKey = async (owner: string, scope: string): Promise<{ key: string; id: string }> =>
      (await server.as({ cookie: owner }).post('/api/keys', { scope })).body;
    cookie = await server.register('ann');
    readKey = (await createKey(cookie, 'read')).key;
    fullKey = (await createKey(cookie, 'full')).key;
    const revoked = await createKey(cookie, 'full');
    await server.as({ cookie }).remove(`/api/keys/${revoked.id}`);
    revokedKey = revoked.key;
    disabledCookie = await server.register('dora');
    disabledKey = (await createKey(disabledCookie, 'full')).key;
    const store = openDurable(server.folder);
    await store.updateAccount(server.nameOf('dora'), { disabled: true });
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

  for (const name of names) {
    const access = rules.find(([pattern]) => pattern.test(name))?.[1];
    it(`${name}: allows exactly the callers of its rule`, async () => {
      assert.ok(access, 'no rule matches');
      // A separate account for calls that end the account or the session.
      const ends = ['DELETE /api/account', 'DELETE /api/session', 'DELETE /api/sessions'].includes(name);
      const session = ends ? await server.register(`gone-${name.length}`) : cookie!;
      const outcomes: Outcome[] = [];
      for (const options of [
        {},
        { headers: { origin: server.url } },
        { headers: foreign },
        { key: readKey! },
        { key: fullKey! },
        { cookie: session },
      ])
        outcomes.push(await seen(name, options));
      const byCaller = (all: readonly Outcome[]) => callers.map((caller, i) => `${caller}: ${all[i]}`);
      assert.deepEqual(byCaller(outcomes), byCaller(access));
    });

    it(`${name}: rejects revoked and invented keys, and credentials of a disabled account`, async () => {
      const wanted = name === ofOperator ? 'in' : 401;
      for (const key of [revokedKey!, disabledKey!, `at_sk_${'0'.repeat(36)}`])
        assert.equal(await seen(name, { key }), wanted);
      assert.equal(await seen(name, { cookie: disabledCookie! }), access![callers.indexOf('page')]);
    });

    if (!name.startsWith('GET'))
      it(`${name}: changes nothing for a cross-site request with the cookie`, async () => {
        assert.equal(await status(name, { headers: { ...foreign, cookie: cookie! } }), 403);
      });
  }
});

describe('an object of another account', () => {
  const server = sharedServer();
  let ann: { key: string; cookie: string };
  let bob: { full: string; read: string; cookie: string };
  let ids: Record<string, string>;
  before(async () => {
    const keyOf = async (cookie: string, scope: string) =>
      (await server.as({ cookie }).post('/api/keys', { scope })).body;
    const annCookie = await server.register('ann');
    const annKey = await keyOf(annCookie, 'full');
    ann = { key: annKey.key, cookie: annCookie };
    const cookie = await server.register('bob');
    bob = { full: (await keyOf(cookie, 'full')).key, read: (await keyOf(cookie, 'read')).key, cookie };
    const { post, send } = server.as({ key: ann.key });
    const scan = await post('/api/scan', { text });
    const report = await post('/api/report', { result: scan.body });
    ids = {
      '/api/scan/{id}': scan.body.scan_id,
      '/api/cleanup/{hid}': (await post('/api/cleanup', { text })).body.id,
      '/api/image/{id}': (await send('/api/image', fileForm('a.png', png()))).body.id,
      '/api/report/{report_id}': report.body.report_id,
      '/api/feedback/{id}': (await post('/api/feedback', { verdict: 'right' })).body.feedback_id,
      '/api/keys/{id}': annKey.id,
      '/api/sessions/{id}': (await server.as({ cookie: annCookie }).get('/api/sessions')).body.items[0].id,
    };
  });
  const isOfSession = (path: string) => path.startsWith('/api/keys') || path.startsWith('/api/sessions');
  const withIds = routes.filter(({ path, access }) => path.includes('{') && access !== 'open');

  it('is tested for every path with an id', () => {
    assert.deepEqual([...new Set(withIds.map(({ path }) => path))].sort(), Object.keys(ids).sort());
  });

  for (const { method, path } of withIds)
    it(`${method} ${path}: returns the same 404 as for an unknown id, by key and by session`, async () => {
      const clients: CallOptions[] = isOfSession(path)
        ? [{ cookie: bob.cookie }]
        : [{ key: bob.full }, { cookie: bob.cookie }, ...(method === 'GET' ? [{ key: bob.read }] : [])];
      const fields = method === 'PATCH' ? { json: { title: 'theirs' } } : {};
      for (const client of clients) {
        const call = (id: string): Promise<Answer> =>
          read(server.call(path.replace(/\{\w+\}/, id), { method, ...client, ...fields }));
        const theirs = await call(ids[path]!);
        assert.deepEqual([theirs.status, theirs.body], [404, (await call('none_such')).body]);
      }
    });

  it('is rejected as a parent scan', async () => {
    const parent_scan_id = ids['/api/scan/{id}'];
    const child = await server.as({ key: bob.full }).post('/api/scan', { text, parent_scan_id });
    assert.deepEqual([child.status, child.body.detail[0].type], [422, 'parent_not_found']);
  });

  it('is not listed, and is not deleted when another account deletes all its records', async () => {
    const [theirs, own] = [server.as({ key: bob.full }), server.as({ key: ann.key })];
    for (const path of ['/api/scan', '/api/cleanup', '/api/report', '/api/feedback', '/api/image']) {
      assert.equal((await theirs.get(path)).body.total, 0);
      assert.deepEqual((await theirs.remove(path)).body, { deleted: 0 });
      assert.equal((await own.get(path)).body.total, 1);
    }
    for (const [path, id] of Object.entries(ids).filter(([path]) => !isOfSession(path)))
      assert.equal((await own.get(path.replace(/\{\w+\}/, id))).status, 200);
    assert.equal((await server.as({ cookie: ann.cookie }).get('/api/keys')).body.items.length, 1);
  });
});
