import { accountName } from '../../../accounts/names.js';
import { sessionId } from '../../../accounts/session.js';
import { AccountView, Credentials, SessionList } from '../../../contract/account.js';
import { httpErrors } from '../../../contract/errors.js';
import { Deleted, Nothing, RecordRequest } from '../../../contract/history.js';
import { json } from '../../http/answer.js';
import { sessionCookie } from '../../http/auth/cookie.js';
import { route } from '../../http/route.js';
import { checkSignIn, signedIn, signedInServices } from './sign-in.js';

export const createSession = route({
  method: 'POST',
  path: '/api/session',
  summary: 'Sign in',
  access: 'open',
  scope: 'full',
  services: ['counters', ...signedInServices],
  rateLimit: null,
  body: 'json',
  idempotent: false,
  input: Credentials,
  output: AccountView,
  async work({ name, password }, context) {
    const account = await checkSignIn(accountName(name) ?? '', password, context);
    if (account === null) throw httpErrors.badLogin();
    if (account.disabled) throw httpErrors.disabledAccount();
    return signedIn(account, 200, context);
  },
});

const sessionRouteDefaults = {
  access: 'session',
  scope: 'full',
  rateLimit: null,
  body: 'none',
  idempotent: false,
} as const;

export const deleteSession = route({
  ...sessionRouteDefaults,
  method: 'DELETE',
  path: '/api/session',
  summary: 'Sign out',
  services: ['store', 'config'],
  input: Nothing,
  output: Deleted,
  async work(_, { caller, services }) {
    await services.store.deleteSession(caller.sessionHash!);
    return json({ deleted: 1 }, 200, { 'Set-Cookie': sessionCookie(null, services.config) });
  },
});

export const listSessions = route({
  ...sessionRouteDefaults,
  method: 'GET',
  path: '/api/sessions',
  summary: 'List the sessions of the account',
  services: ['store', 'now'],
  input: Nothing,
  output: SessionList,
  async work(_, { caller, services }) {
    const now = new Date(services.now()).toISOString();
    const sessions = await services.store.sessions(caller.account!);
    const items = sessions
      .filter(({ expires_at }) => expires_at > now)
      .map(session => ({
        id: sessionId(session),
        created_at: session.created_at,
        last_used_at: session.last_used_at,
        expires_at: session.expires_at,
        current: session.hash === caller.sessionHash,
      }));
    return json({ items });
  },
});

export const deleteSessions = route({
  ...sessionRouteDefaults,
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere',
  services: ['store', 'config'],
  input: Nothing,
  output: Deleted,
  async work(_, { caller, services }) {
    const deleted = await services.store.deleteSessions(caller.account!);
    return json({ deleted }, 200, { 'Set-Cookie': sessionCookie(null, services.config) });
  },
});

export const deleteOneSession = route({
  ...sessionRouteDefaults,
  method: 'DELETE',
  path: '/api/sessions/{id}',
  summary: 'End one session',
  services: ['store', 'config'],
  input: RecordRequest,
  output: Deleted,
  async work({ id }, { caller, services }) {
    const { store, config } = services;
    const session = (await store.sessions(caller.account!)).find(each => sessionId(each) === id);
    if (session === undefined) throw httpErrors.unknownRecord();
    await store.deleteSession(session.hash);
    const own = session.hash === caller.sessionHash;
    return json({ deleted: 1 }, 200, own ? { 'Set-Cookie': sessionCookie(null, config) } : undefined);
  },
});
