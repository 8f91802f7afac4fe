import type { RouteDocsTable } from '../route-docs.js';

const cookie = {
  'Set-Cookie': {
    description: 'The session: `telltale`, or `__Host-telltale` over https; HttpOnly, SameSite=Lax.',
    schema: { type: 'string' },
  },
};
const credentials = { name: 'ada', password: 'a long walk to the pier' };

export const accounts: RouteDocsTable = {
  'POST /api/account': {
    id: 'createAccount',
    tag: 'Accounts',
    description:
      'Registers an account and signs it in. It is free and asks for nothing but a name and a password.',
    success: 201,
    headers: cookie,
    statuses: {
      403: 'Registration is closed on this server, or the request came from another site.',
      409: 'The name is taken.',
      429: 'Too many accounts were registered from this address within the hour.',
    },
    examples: [{ name: 'credentials', summary: 'A name and a password', value: credentials }],
  },
  'GET /api/account': {
    id: 'getAccount',
    tag: 'Accounts',
    description: 'Who is signed in, and on which plan.',
  },
  'POST /api/account/password': {
    id: 'changePassword',
    tag: 'Accounts',
    description:
      'Changes the password of the signed-in account. Every other session ends, this one is replaced by the one of the new cookie. ' +
      'API keys stay valid: revoke those you no longer trust. A wrong current password counts as a failed sign-in.',
    headers: cookie,
    statuses: {
      401: 'There is no session, or the current password is wrong.',
      429: 'Too many sign-ins were tried; `Retry-After` has the seconds to wait.',
    },
    examples: [
      {
        name: 'change',
        summary: 'The current password and a new one',
        value: { current_password: credentials.password, new_password: 'a short walk back from it' },
      },
    ],
  },
  'DELETE /api/account': {
    id: 'deleteAccount',
    tag: 'Accounts',
    description:
      'Deletes the account and everything it owns: history, keys, sessions, counters. There is no way back.',
    headers: cookie,
  },
  'POST /api/session': {
    id: 'createSession',
    tag: 'Accounts',
    description:
      'Signs in. Attempts are counted by address first (IPv6: by /64 and by /48). An address that signed in to the account within ' +
      '30 days is never refused because of attempts by others; any other address may have to wait for its turn at a name with many ' +
      'failures: try again after `Retry-After`, which is five minutes at most unless too many networks wait.',
    headers: cookie,
    statuses: {
      401: 'The name or the password is wrong, or the account is disabled.',
      429: 'Too many sign-ins were tried from this address or at this name; `Retry-After` has the seconds to wait.',
    },
    examples: [{ name: 'credentials', summary: 'A name and its password', value: credentials }],
  },
  'DELETE /api/session': {
    id: 'deleteSession',
    tag: 'Accounts',
    description: 'Signs out: the session ends, here and now.',
    headers: cookie,
  },
  'GET /api/sessions': {
    id: 'listSessions',
    tag: 'Accounts',
    description:
      'The sessions of the account, newest first: when each was opened, last used (to ten minutes) and ends, and which is the one of this ' +
      'request. An account has at most 50; the oldest ends when another is opened.',
    links: { deleteOneSession: { id: '/items/0/id' } },
  },
  'DELETE /api/sessions': {
    id: 'deleteSessions',
    tag: 'Accounts',
    description:
      'Signs out everywhere: every session of the account ends, this one too. API keys stay valid.',
    headers: cookie,
  },
  'DELETE /api/sessions/{id}': {
    id: 'deleteOneSession',
    tag: 'Accounts',
    description: 'Ends one session of the account.',
    statuses: { 404: 'There is no such session in the account.' },
  },
  'GET /api/keys': {
    id: 'listKeys',
    tag: 'Accounts',
    description:
      "The account's keys in force: label, scope, last four characters, when each was last used. Never the keys themselves.",
  },
  'POST /api/keys': {
    id: 'createKey',
    tag: 'Accounts',
    description:
      'Mints an API key. The answer is the only place it is ever shown. A key of scope `read` may scan, clean, extract, fetch and read history, and ' +
      'stores nothing; one of scope `full` may do what the account may, short of managing the account itself. A key mints no keys: sign in for that.',
    success: 201,
    statuses: {
      409: 'The account holds as many keys as it may; revoke one first.',
      429: 'Too many keys were minted by this account within the hour.',
    },
    links: { deleteKey: { id: '/id' } },
    examples: [
      {
        name: 'read',
        summary: 'A key for a script that only reads',
        value: { label: 'nightly check', scope: 'read' },
      },
    ],
  },
  'DELETE /api/keys/{id}': {
    id: 'deleteKey',
    tag: 'Accounts',
    description: 'Revokes a key, everywhere within a second.',
    statuses: { 404: 'There is no such key in the account.' },
  },
};
