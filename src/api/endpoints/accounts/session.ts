import { accountName } from '../../../accounts/names.js';
import { sessionId } from '../../../accounts/session.js';
import { SessionList } from '../../../contract/account.js';
import { httpErrors } from '../../../contract/errors.js';
import { RecordRequest } from '../../../contract/history.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import {
  accountDeleteDefaults,
  accountRouteDefaults,
  cookieHeader,
  exampleCredentials,
  signInRouteDefaults,
} from './account-route-defaults.js';
import { checkSignIn, signedIn, signedOut } from './sign-in.js';

const createSession = route({
  ...signInRouteDefaults,
  path: '/api/session',
  summary: 'Sign in',
  docs: {
    description:
      'Signs in. Attempts are limited by address (IPv6: by /64 and by /48). Attempts from other addresses never block an address ' +
      'that signed in to the account within the last 30 days. Any other address may have to wait for its turn at a name with many ' +
      'failed attempts: retry after `Retry-After`, which is at most five minutes unless too many networks are waiting.',
    headers: cookieHeader,
    statuses: {
      401: 'The name or the password is wrong, or the account is disabled.',
      429: 'Too many sign-in attempts from this address or for this name; `Retry-After` has the seconds to wait.',
    },
    examples: [{ name: 'credentials', summary: 'A name and its password', value: exampleCredentials }],
  },
  async work({ name, password }, context) {
    const account = await checkSignIn(accountName(name) ?? '', password, context);
    if (account === null) throw httpErrors.badLogin();
    if (account.disabled) throw httpErrors.disabledAccount();
    return signedIn(account, 200, context);
  },
});

const deleteSession = route({
  ...accountDeleteDefaults,
  path: '/api/session',
  summary: 'Sign out',
  docs: { description: 'Signs out. The session ends immediately.', headers: cookieHeader },
  services: ['store', 'config'],
  async work(_, { caller, services }) {
    await services.store.deleteSession(caller.sessionHash!);
    return signedOut(1, services.config);
  },
});

const listSessions = route({
  ...accountRouteDefaults,
  method: 'GET',
  path: '/api/sessions',
  summary: 'List the sessions of the account',
  docs: {
    description:
      'Lists the sessions of the account, newest first: when each was opened, was last used (accurate to ten minutes) and expires, and ' +
      'whether it sent this request. An account has at most 50 sessions; opening another one ends the oldest.',
    links: { deleteOneSession: { id: '/items/0/id' } },
  },
  services: ['store', 'now'],
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

const deleteSessions = route({
  ...accountDeleteDefaults,
  path: '/api/sessions',
  summary: 'Sign out everywhere',
  docs: {
    description: 'Ends every session of the account, including this one. API keys stay valid.',
    headers: cookieHeader,
  },
  services: ['store', 'config'],
  async work(_, { caller, services }) {
    return signedOut(await services.store.deleteSessions(caller.account!), services.config);
  },
});

const deleteOneSession = route({
  ...accountDeleteDefaults,
  path: '/api/sessions/{id}',
  summary: 'End one session',
  docs: {
    description: 'Ends one session of the account.',
    statuses: { 404: 'The account has no session with this id.' },
  },
  services: ['store', 'config'],
  input: RecordRequest,
  async work({ id }, { caller, services }) {
    const { store, config } = services;
    const session = (await store.sessions(caller.account!)).find(each => sessionId(each) === id);
    if (session === undefined) throw httpErrors.unknownRecord();
    await store.deleteSession(session.hash);
    return session.hash === caller.sessionHash ? signedOut(1, config) : json({ deleted: 1 });
  },
});

export const sessionRoutes = {
  createSession,
  deleteSession,
  listSessions,
  deleteSessions,
  deleteOneSession,
};
