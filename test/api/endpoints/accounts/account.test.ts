import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { routes } from '../../../../src/api/endpoints/index.js';
import { SessionList } from '../../../../src/contract/account.js';
import { limits } from '../../../../src/contract/limits.js';
import { readConfig } from '../../../../src/server/config.js';
import { telltale } from '../../../programs.js';
import { type Answer, assertShape, sharedServer } from '../../../server.js';

const password = 'correct horse';
const better = 'battery staple';
const cookieOf = ({ headers }: Answer) => headers.getSetCookie()[0]!.split(';')[0]!;

describe('accounts, sessions and keys', () => {
  // The clock advances by an hour per test, so that no test reaches the hourly sign-in limit.
  let hours = 0;
  const server = sharedServer({}, {}, { now: () => Date.now() + hours * 3_600_000 });
  beforeEach(() => {
    hours++;
  });
  const anonymous = () => server.as({});
  const post = (path: string, json: unknown) => anonymous().post(path, json);
  /** Registers an account and returns the client of its session. */
  const registered = async (name: string) => {
    const cookie = cookieOf(await post('/api/account', { name, password }));
    return { ...server.as({ cookie }), cookie };
  };
  const signIn = (name: string, secret = password) => post('/api/session', { name, password: secret });
  const isSignedIn = async (cookie: string) => {
    const { status } = await server.call('/api/account', { cookie });
    assert.ok(status === 200 || status === 401);
    return status === 200;
  };

  it('registers a name once, ignoring case', async () => {
    const first = await post('/api/account', { name: 'Ines', password });
    assert.deepEqual([first.status, first.body], [201, { account: 'ines', plan: 'free' }]);
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
  });

  for (const [what, fields, field, reason] of [
    ['a name that mixes scripts', { name: 'mallоry' }, 'name', /belong to one script, such as Latin/],
    ['an empty name', { name: '' }, 'name', /at least 1 character/],
    ['a name with a space', { name: 'a b' }, 'name', /name/],
    ['a name that is too long', { name: 'x'.repeat(65) }, 'name', /64/],
    ['a password that is too short', { name: 'x', password: 'seven77' }, 'password', /at least 8/],
  ] as const)
    it(`returns 422 for ${what}, with the rule`, async () => {
      const { status, body } = await post('/api/account', { password, ...fields });
      assert.deepEqual([status, body.detail[0].loc], [422, ['body', field]]);
      assert.match(body.detail[0].msg, reason);
      assert.doesNotMatch(JSON.stringify(body), /seven77|correct horse/);
    });

  it('signs in, returns the signed-in account, and signs out', async () => {
    await registered('joan');
    const cookie = cookieOf(await signIn('Joan'));
    const joan = server.as({ cookie });
    assert.deepEqual((await joan.get('/api/account')).body, { account: 'joan', plan: 'free' });
    assert.equal((await joan.remove('/api/session')).status, 200);
    assert.equal(await isSignedIn(cookie), false);
  });

  it('changes the password, ends every other session, renews this one, and keeps API keys valid', async () => {
    const pat = await registered('pat');
    const elsewhere = cookieOf(await signIn('pat'));
    const { key } = (await pat.post('/api/keys', {})).body;
    const change = { current_password: password, new_password: better };
    const changed = await pat.post('/api/account/password', change);
    assert.deepEqual([changed.status, changed.body], [200, { account: 'pat', plan: 'free' }]);
    const sessions = [pat.cookie, elsewhere, cookieOf(changed)];
    assert.deepEqual(await Promise.all(sessions.map(isSignedIn)), [false, false, true]);
    assert.equal((await server.as({ key }).get('/api/config')).status, 200);
    assert.equal((await signIn('pat')).status, 401);
    assert.equal((await signIn('pat', better)).status, 200);
  });

  it('rejects a wrong current password and a bad new one, and changes nothing', async () => {
    const pru = await registered('pru');
    const change = (current_password: string, new_password: string) =>
      pru.post('/api/account/password', { current_password, new_password });
    const wrong = await change('not my horse', better);
    assert.deepEqual([wrong.status, wrong.body.detail], [401, 'The current password is wrong.']);
    const short = await change(password, 'seven77');
    assert.deepEqual([short.status, short.body.detail[0].type], [422, 'string_too_short']);
    assert.doesNotMatch(JSON.stringify(short.body), /seven77|correct horse/);
    assert.equal(await isSignedIn(pru.cookie), true);
    assert.equal((await signIn('pru')).status, 200);
  });

  it('changes the password once when two changes are concurrent', async () => {
    const pip = await registered('pip');
    const news = ['first new one', 'second new one'];
    const change = (new_password: string) =>
      pip.post('/api/account/password', { current_password: password, new_password });
    const answers = await Promise.all(news.map(change));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
    for (const [i, { status }] of answers.entries())
      assert.equal((await signIn('pip', news[i])).status, status);
  });

  it('lists sessions without their tokens, and ends one or all of them', async () => {
    const sid = await registered('sid');
    const cookies = [sid.cookie];
    for (let i = 0; i < 3; i++) cookies.unshift(cookieOf(await signIn('sid')));
    const { items } = (await sid.get('/api/sessions')).body;
    assertShape(SessionList, { items });
    const current = items.map((each: { current: boolean }) => each.current);
    assert.deepEqual(current, [false, false, false, true]);
    for (const cookie of cookies) assert.ok(!JSON.stringify(items).includes(cookie.split('=')[1]!));
    assert.equal(new Set(items.map(({ id }: { id: string }) => id)).size, 4);

    assert.equal((await sid.remove(`/api/sessions/${items[0].id}`)).status, 200);
    assert.equal((await sid.remove(`/api/sessions/${items[0].id}`)).status, 404);
    assert.deepEqual(await Promise.all(cookies.map(isSignedIn)), [false, true, true, true]);

    const all = await server.as({ cookie: cookies[1]! }).remove('/api/sessions');
    assert.deepEqual(all.body, { deleted: 3 });
    assert.match(all.headers.getSetCookie()[0]!, /Max-Age=0/);
    assert.deepEqual(await Promise.all(cookies.map(isSignedIn)), [false, false, false, false]);
  });

  it('ends sessions when the operator sets the password', async () => {
    const { cookie } = await registered('opal');
    const around = { env: { DATA_DIR: server.folder }, stdin: `${better}\n` };
    assert.equal((await telltale(['accounts', 'set-password', 'opal'], around)).code, 0);
    assert.equal(await isSignedIn(cookie), false);
  });

  it('creates a key that is shown once, lists it without the key, and revokes it immediately', async () => {
    const lou = await registered('lou');
    const { status, body } = await lou.post('/api/keys', { label: 'laptop', scope: 'read' });
    assert.equal(status, 201);
    assert.match(body.key, /^at_sk_[0-9A-Za-z]{36}$/);
    assert.equal(body.last4, body.key.slice(-4));
    const withKey = server.as({ key: body.key });
    assert.equal((await withKey.get('/api/scan')).status, 200);
    const { items } = (await lou.get('/api/keys')).body;
    assert.equal(items[0].label, 'laptop');
    assert.ok(!JSON.stringify(items).includes(body.key));
    assert.equal((await lou.remove(`/api/keys/${body.id}`)).status, 200);
    assert.equal((await withKey.get('/api/scan')).status, 401);
    assert.equal((await lou.remove(`/api/keys/${body.id}`)).status, 404);
  });

  it('stores exactly 100 of 300 keys created concurrently, and returns 429 with Retry-After beyond the hourly limit', async () => {
    const maker = await registered('keymaker');
    const made = await Promise.all(Array.from({ length: 300 }, () => maker.post('/api/keys', {})));
    const count = (wanted: number) => made.filter(({ status }) => status === wanted).length;
    assert.deepEqual([count(201), count(409), count(429)], [100, 100, 100]);
    const { items } = (await maker.get('/api/keys')).body;
    assert.equal(items.length, limits.keysPerAccount);
    assert.equal((await maker.remove(`/api/keys/${items[0].id}`)).status, 200);
    const rejected = await maker.post('/api/keys', {});
    assert.equal(rejected.status, 429);
    assert.ok(Number(rejected.headers.get('retry-after')) > 0);
    assert.match(rejected.body.detail, /200 new keys per hour/);
  });

  it('accepts only an expiry in the future', async () => {
    const olga = await registered('olga');
    for (const expires_at of ['2001-01-01', 'tomorrow', '2999-13-45'])
      assert.equal((await olga.post('/api/keys', { expires_at })).body.detail[0].type, 'datetime_future');
    const { body } = await olga.post('/api/keys', { expires_at: '2999-01-01' });
    assert.equal(body.expires_at, '2999-01-01T00:00:00.000Z');
  });

  it('deletes the account and all of its data', async () => {
    const pia = await registered('pia');
    const withKey = server.as({ key: (await pia.post('/api/keys', {})).body.key });
    await withKey.post('/api/scan', { text: 'kept for a moment' });
    assert.equal((await pia.remove('/api/account')).status, 200);
    assert.equal(await isSignedIn(pia.cookie), false);
    assert.equal((await withKey.get('/api/scan')).status, 401);
    assert.equal((await (await registered('pia')).get('/api/scan')).body.total, 0);
  });

  it('counts registrations and sign-ins by address, even for a client that is signed in', async () => {
    const clients = [await registered('first'), await registered('second')];
    const statusOf = async (path: string, name: string, i = 0) =>
      (await clients[i % 2]!.post(path, { name, password })).status;
    for (let i = 2; i < limits.registrationsPerHour; i++)
      assert.equal(await statusOf('/api/account', `more-${i}`, i), 201);
    assert.equal(await statusOf('/api/account', 'one-too-many'), 429);
    for (let i = 0; i < limits.loginsPerHour; i++)
      assert.equal(await statusOf('/api/session', `guess-${i}`, i), 401);
    assert.equal(await statusOf('/api/session', 'first'), 429);
  });

  it('lets the browser of a disabled account sign in to another account', async () => {
    const shut = await registered('shut');
    await registered('other');
    await telltale(['accounts', 'disable', 'shut'], { env: { DATA_DIR: server.folder } });
    assert.equal((await shut.get('/api/account')).status, 401);
    assert.equal((await shut.post('/api/session', { name: 'shut', password })).status, 401);
    assert.equal((await shut.post('/api/session', { name: 'other', password })).status, 200);
  });

  it('rejects registrations while they are closed', async () => {
    const create = routes.find(({ id }) => id === 'createAccount')!;
    const context = { services: { config: readConfig({ REGISTRATION: 'closed' }) } };
    const closed = async () => create.work({ name: 'sam', password }, context as never);
    await assert.rejects(closed, { status: 403 });
  });
});
