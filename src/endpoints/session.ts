import { accountName } from '../accounts/names.js';
import { sessionId } from '../accounts/session.js';
import { AccountView, Credentials, SessionList } from '../contract/account.js';
import { Deleted, Nothing, RecordRequest } from '../contract/history.js';
import { httpErrors } from '../errors.js';
import { json } from '../http/answer.js';
import { sessionCookie } from '../http/cookie.js';
import { type Context, route } from '../http/route.js';
import { checkSignIn, signedIn } from './sign-in.js';

/** Signs in. */
export const createSession = route({
  method: 'POST',
  path: '/api/session',
  summary: 'Sign in',
  access: 'open',
  scope: 'full',
  rateLimit: null,
  body: 'json',
  idempotent: false,
  input: Credentials,
  output: AccountView,
  async work({ name, password }: { name: string; password: string }, context: Context) {
    const account = await checkSignIn(accountName(name) ?? '', password, context);
    if (account === null) throw httpErrors.badLogin();
    if (account.disabled) throw httpErrors.disabledAccount();
    return signedIn(account, 200, context);
  },
});

const ofSession = {
  access: 'session',
  scope: 'full',
  rateLimit: null,
  body: 'none',
  idempotent: false,
} as const;

/** Signs out. */
export const deleteSession = route({
  ...ofSession,
  method: 'DELETE',
  path: '/api/session',
  summary: 'Sign out',
  input: Nothing,
  output: Deleted,
  async work(_: object, { caller, services }: Context) {
    await services.store.deleteSession(caller.sessionHash!);
    return json({ deleted: 1 }, 200, { 'Set-Cookie': sessionCookie(null, services.config) });
  },
});

export const listSessions = route({
  ...ofSession,
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the account is signed in',
  input: Nothing,
  output: SessionList,
  async work(_: object, { caller, services }: Context) {
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
  ...ofSession,
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere',
  input: Nothing,
  output: Deleted,
  async work(_: object, { caller, services }: Context) {
    const deleted = await services.store.deleteSessions(caller.account!);
    return json({ deleted }, 200, { 'Set-Cookie': sessionCookie(null, services.config) });
  },
});

export const deleteOneSession = route({
  ...ofSession,
  method: 'DELETE',
  path: '/api/sessions/{id}',
  summary: 'End one session',
  input: RecordRequest,
  output: Deleted,
  async work({ id }: { id: string }, { caller, services }: Context) {
    const { store, config } = services;
    const session = (await store.sessions(caller.account!)).find(each => sessionId(each) === id);
    if (session === undefined) throw httpErrors.unknownRecord();
    await store.deleteSession(session.hash);
    const own = session.hash === caller.sessionHash;
    return json({ deleted: 1 }, 200, own ? { 'Set-Cookie': sessionCookie(null, config) } : undefined);
  },
});
