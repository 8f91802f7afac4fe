import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { SessionList } from '../../../../src/contract/account.js';
import { limits } from '../../../../src/contract/limits.js';
import { telltale } from '../../../programs.js';
import { assertShape, read, suiteServer } from '../../../server.js';

const password = 'correct horse';

describe('accounts, sessions and keys', () => {
  // The clock advances by an hour per test, so that no test reaches the hourly sign-in limit.
  let hours = 0;
  const server = suiteServer({}, {}, undefined, { now: () => Date.now() + hours * 3_600_000 });
  beforeEach(() => {
    hours++;
  });
  const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]!.split(';')[0]!;
  const post = (path: string, json: unknown, cookie?: string, headers?: Record<string, string>) =>
    read(server.call(path, { json, ...(cookie && { cookie }), ...(headers && { headers }) }));

  it('registers a name once, ignoring case', async () => {
    const first = await post('/api/account', { name: 'Ines', password });
    assert.equal(first.status, 201);
    assert.deepEqual(first.body, { account: 'ines', plan: 'free' });
    const cookie = first.headers.getSetCookie()[0]!;
    assert.match(cookie, /HttpOnly/);
    assert.match(cookie, /SameSite=Lax/);
    assert.doesNotMatch(cookie, /Secure/);
    assert.equal((await post('/api/account', { name: 'INES', password })).status, 409);
  });

  it('returns 409 for a name that looks like another one', async () => {
    assert.equal((await post('/api/account', { name: 'Malika', password })).status, 201);
    const similar = await post('/api/account', { name: 'Ma1ika', password });
    assert.equal(similar.status, 409);
    assert.match(similar.body.detail, /looks like the name of another account/);
    for (const name of ['сосо', 'coco', 'ｃｏｃｏ']) await post('/api/account', { name, password });
    assert.equal((await post('/api/session', { name: 'coco', password })).status, 401);
    assert.equal((await post('/api/session', { name: 'сосо', password })).status, 200);
  });

  it('returns 422 for a name that mixes scripts, with the rule', async () => {
    for (const name of ['mallоry', 'βob', 'ann李ка', 'b٥b']) {
      const { status, body } = await post('/api/account', { name, password });
      assert.equal(status, 422, name);
      assert.match(body.detail[0].msg, /belong to one script, such as Latin or Cyrillic/);
      assert.deepEqual(body.detail[0].loc, ['body', 'name']);
    }
  });

  it('rejects names and passwords that break the rules', async () => {
    for (const name of ['', 'a b', '../x', 'x'.repeat(65)])
      assert.equal((await post('/api/account', { name, password })).status, 422);
    const { body } = await post('/api/account', { name: 'short', password: 'seven77' });
    assert.equal(body.detail[0].type, 'string_too_short');
  });

  it('signs in, returns the signed-in account, and signs out', async () => {
    await server.register('joan');
    const signedIn = await post('/api/session', { name: 'Joan', password });
    assert.equal(signedIn.status, 200);
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    assert.deepEqual((await read(server.call('/api/account', { cookie }))).body, {
      account: 'joan',
      plan: 'free',
    });
    assert.equal((await server.call('/api/session', { cookie, method: 'DELETE' })).status, 200);
    assert.equal((await server.call('/api/account', { cookie })).status, 401);
  });

  it('returns the same error for a wrong password and an unknown name', async () => {
    await server.register('kit');
    const wrong = await post('/api/session', { name: 'kit', password: 'wrong password' });
    const unknown = await post('/api/session', { name: 'nobody', password: 'wrong password' });
    assert.equal(wrong.status, 401);
    assert.deepEqual(wrong.body, unknown.body);
  });

  it('changes the password, ends every other session, renews this one, and keeps API keys valid', async () => {
    const cookie = await server.register('pat');
    const elsewhere = cookieOf(await post('/api/session', { name: 'pat', password }));
    const { key } = (await post('/api/keys', {}, cookie)).body;
    const changed = await post(
      '/api/account/password',
      { current_password: password, new_password: 'battery staple' },
      cookie,
    );
    assert.equal(changed.status, 200);
    assert.deepEqual(changed.body, { account: 'pat', plan: 'free' });
    const statusOf = async (options: object) => (await server.call('/api/config', options)).status;
    for (const ended of [cookie, elsewhere])
      assert.equal((await server.call('/api/account', { cookie: ended })).status, 401);
    assert.equal((await server.call('/api/account', { cookie: cookieOf(changed) })).status, 200);
    assert.equal(await statusOf({ key }), 200);
    assert.equal((await post('/api/session', { name: 'pat', password })).status, 401);
    assert.equal((await post('/api/session', { name: 'pat', password: 'battery staple' })).status, 200);
  });

  it('rejects a wrong current password, a bad new one, and a key, and changes nothing', async () => {
    const cookie = await server.register('pru');
    const change = (current_password: string, new_password: string, as = cookie) =>
      post('/api/account/password', { current_password, new_password }, as);
    const wrong = await change('not my horse', 'battery staple');
    assert.deepEqual([wrong.status, wrong.body.detail], [401, 'The current password is wrong.']);
    const short = await change(password, 'seven77');
    assert.equal(short.status, 422);
    assert.equal(short.body.detail[0].type, 'string_too_short');
    assert.doesNotMatch(JSON.stringify(short.body), /seven77|correct horse/);
    const { key } = (await post('/api/keys', {}, cookie)).body;
    const json = { current_password: password, new_password: 'battery staple' };
    assert.equal((await server.call('/api/account/password', { key, json })).status, 403);
    assert.equal((await server.call('/api/account/password', { json })).status, 401);
    assert.equal((await server.call('/api/account', { cookie })).status, 200);
    assert.equal((await post('/api/session', { name: 'pru', password })).status, 200);
  });

  it('changes the password once when two changes are concurrent', async () => {
    const cookie = await server.register('pip');
    const news = ['first new one', 'second new one'];
    const answers = await Promise.all(
      news.map(new_password =>
        post('/api/account/password', { current_password: password, new_password }, cookie),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
    const won = answers.findIndex(({ status }) => status === 200);
    assert.equal((await post('/api/session', { name: 'pip', password: news[won] })).status, 200);
    assert.equal((await post('/api/session', { name: 'pip', password: news[1 - won] })).status, 401);
  });

  it('lists sessions without their tokens, and ends one or all of them', async () => {
    const cookie = await server.register('sid');
    const cookies: string[] = [];
    for (let i = 0; i < 3; i++) cookies.push(cookieOf(await post('/api/session', { name: 'sid', password })));
    const list = async () => (await read(server.call('/api/sessions', { cookie }))).body;
    const { items } = await list();
    assertShape(SessionList, { items });
    assert.equal(items.length, 4);
    assert.deepEqual(
      items.map(({ current }: { current: boolean }) => current),
      [false, false, false, true],
    );
    for (const each of [cookie, ...cookies])
      assert.ok(!JSON.stringify(items).includes(each.split('=')[1]!), 'no token');
    assert.equal(new Set(items.map(({ id }: { id: string }) => id)).size, 4);

    const end = (id: string, as = cookie) =>
      server.call(`/api/sessions/${id}`, { cookie: as, method: 'DELETE' });
    assert.equal((await end(items[0].id, await server.register('sly'))).status, 404, 'of another account');
    assert.equal((await end(items[0].id)).status, 200);
    assert.equal((await end(items[0].id)).status, 404);
    assert.equal((await server.call('/api/account', { cookie: cookies[2]! })).status, 401);
    assert.equal((await list()).items.length, 3);

    const all = await server.call('/api/sessions', { cookie: cookies[0]!, method: 'DELETE' });
    assert.deepEqual(await all.json(), { deleted: 3 });
    assert.match(all.headers.getSetCookie()[0]!, /Max-Age=0/);
    for (const each of [cookie, ...cookies])
      assert.equal((await server.call('/api/account', { cookie: each })).status, 401);
  });

  it('ends sessions when the operator sets the password', async () => {
    const cookie = await server.register('opal');
    const { code } = await telltale(['accounts', 'set-password', 'opal'], {
      env: { DATA_DIR: server.folder },
      stdin: 'battery staple\n',
    });
    assert.equal(code, 0);
    assert.equal((await server.call('/api/account', { cookie })).status, 401);
  });

  it('creates a key that is shown once, lists it without the key, and revokes it immediately', async () => {
    const cookie = await server.register('lou');
    const made = await post('/api/keys', { label: 'laptop', scope: 'read' }, cookie);
    assert.equal(made.status, 201);
    assert.match(made.body.key, /^at_sk_[0-9A-Za-z]{36}$/);
    assert.equal(made.body.last4, made.body.key.slice(-4));
    assert.equal((await server.call('/api/scan', { key: made.body.key })).status, 200);

    const { body } = await read(server.call('/api/keys', { cookie }));
    assert.equal(body.items[0].label, 'laptop');
    assert.ok(!JSON.stringify(body).includes(made.body.key));

    assert.equal((await server.call(`/api/keys/${made.body.id}`, { cookie, method: 'DELETE' })).status, 200);
    assert.equal((await server.call('/api/scan', { key: made.body.key })).status, 401);
    assert.equal((await server.call(`/api/keys/${made.body.id}`, { cookie, method: 'DELETE' })).status, 404);
  });

  it('stores exactly 100 of 300 keys created concurrently, and returns 429 with Retry-After beyond the hourly limit', async () => {
    const cookie = await server.register('keymaker');
    const statuses = (
      await Promise.all(Array.from({ length: 300 }, () => post('/api/keys', {}, cookie)))
    ).map(({ status }) => status);
    const count = (wanted: number) => statuses.filter(status => status === wanted).length;
    assert.deepEqual([count(201), count(409), count(429)], [100, 100, 100]);
    const { items } = (await read(server.call('/api/keys', { cookie }))).body;
    assert.equal(items.length, limits.keysPerAccount);
    assert.equal((await server.call(`/api/keys/${items[0].id}`, { cookie, method: 'DELETE' })).status, 200);
    const rejected = await post('/api/keys', {}, cookie);
    assert.equal(rejected.status, 429);
    assert.ok(Number(rejected.headers.get('retry-after')) > 0);
    assert.match(rejected.body.detail, /200 new keys per hour/);
  });

  it('does not let a key manage keys, or an account revoke another account’s key', async () => {
    const key = await server.key('mo');
    const cookie = await server.register('nat');
    const { body } = await post('/api/keys', {}, cookie);
    const thief = await server.register('thief');
    assert.equal(
      (await server.call(`/api/keys/${body.id}`, { cookie: thief, method: 'DELETE' })).status,
      404,
    );
    for (const [method, path] of [
      ['GET', '/api/keys'],
      ['GET', '/api/account'],
      ['DELETE', '/api/account'],
    ] as const)
      assert.equal((await server.call(path, { key, method })).status, 403, path);
    assert.equal((await server.call('/api/keys', { key, json: {} })).status, 403);
  });

  it('accepts only an expiry in the future', async () => {
    const cookie = await server.register('olga');
    for (const expires_at of ['2001-01-01', 'tomorrow', '2999-13-45'])
      assert.equal((await post('/api/keys', { expires_at }, cookie)).body.detail[0].type, 'datetime_future');
    const { body } = await post('/api/keys', { expires_at: '2999-01-01' }, cookie);
    assert.equal(body.expires_at, '2999-01-01T00:00:00.000Z');
  });

  it('deletes the account and all of its data', async () => {
    const cookie = await server.register('pia');
    const { key } = (await post('/api/keys', {}, cookie)).body;
    await server.call('/api/scan', { key, json: { text: 'kept for a moment' } });
    assert.equal((await server.call('/api/account', { cookie, method: 'DELETE' })).status, 200);
    assert.equal((await server.call('/api/account', { cookie })).status, 401);
    assert.equal((await server.call('/api/scan', { key })).status, 401);
    const again = await server.key('pia');
    assert.equal((await read(server.call('/api/scan', { key: again }))).body.total, 0);
  });

  it('rejects a cookie on cross-site requests and accepts it from the site’s own pages', async () => {
    const cookie = await server.register('quinn');
    const { host } = new URL(server.url);
    const cases: [Record<string, string>, number][] = [
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{}, 403],
      [{ 'sec-fetch-site': 'same-origin' }, 201],
      [{ origin: `http://${host}` }, 201],
    ];
    for (const [headers, expected] of cases) {
      const { status } = await server.call('/api/keys', { json: {}, headers: { cookie, ...headers } });
      assert.equal(status, expected, JSON.stringify(headers));
    }
  });

  it('rejects registration and sign-in from a page of another site with 403', async () => {
    const { status } = await post('/api/session', { name: 'x', password }, undefined, {
      origin: 'https://evil.example',
    });
    assert.equal(status, 403);
  });

  it('throttles password guesses', async () => {
    await server.register('rae');
    const statuses = new Set<number>();
    for (let i = 0; i < 40 && !statuses.has(429); i++)
      statuses.add((await post('/api/session', { name: 'rae', password: `guess ${i} guess` })).status);
    assert.deepEqual([...statuses], [401, 429]);
  });
});

describe('a server with closed registration', () => {
  const server = suiteServer({ REGISTRATION: 'closed', BASE_URL: 'https://telltale.example' });
  it('rejects registrations', async () => {
    assert.equal((await server.call('/api/account', { json: { name: 'sam', password } })).status, 403);
  });
});

describe('registrations and sign-ins', () => {
  const server = suiteServer();
  const statusOf = async (path: string, name: string, cookie: string) =>
    (await server.call(path, { cookie, json: { name, password } })).status;

  it('are counted by address, even for a client that is signed in', async () => {
    const cookies = [await server.register('first'), await server.register('second')];
    for (let i = 2; i < limits.registrationsPerHour; i++)
      assert.equal(await statusOf('/api/account', `more-${i}`, cookies[i % 2]!), 201);
    assert.equal(await statusOf('/api/account', 'one-too-many', cookies[0]!), 429);

    for (let i = 0; i < limits.loginsPerHour; i++)
      assert.equal(await statusOf('/api/session', `guess-${i}`, cookies[i % 2]!), 401);
    assert.equal(await statusOf('/api/session', 'first', cookies[0]!), 429);
  });
});

describe('a disabled account', () => {
  const server = suiteServer();
  const signIn = (name: string, cookie: string) =>
    server.call('/api/session', { cookie, json: { name, password } });

  it('does not prevent its browser from signing in to another account', async () => {
    const cookie = await server.register('shut');
    await server.register('other');
    await telltale(['accounts', 'disable', 'shut'], { env: { DATA_DIR: server.folder } });
    assert.equal((await server.call('/api/account', { cookie })).status, 401);
    assert.equal((await signIn('shut', cookie)).status, 401);
    assert.equal((await signIn('other', cookie)).status, 200);
  });
});
