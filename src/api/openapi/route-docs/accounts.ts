import type { RouteDocsTable } from '../route-docs.js';

const cookie = {
  'Set-Cookie': {
    description: 'The session cookie: `telltale`, or `__Host-telltale` over https; HttpOnly, SameSite=Lax.',
    schema: { type: 'string' },
  },
};
const credentials = { name: 'ada', password: 'a long walk to the pier' };

export const accounts: RouteDocsTable = {
  'POST /api/account': {
    id: 'createAccount',
    tag: 'Accounts',
    description:
      'Registers an account and signs it in. Registration is free and needs only a name and a password. ' +
      'The letters of a name belong to one script; Chinese, Japanese and Korean may be combined with Latin.',
    success: 201,
    headers: cookie,
    statuses: {
      403: 'Registration is closed on this server, or the request comes from another site.',
      409: 'The name is taken, or looks like the name of another account.',
      429: 'The hourly limit of registrations from this address is reached.',
    },
    examples: [{ name: 'credentials', summary: 'A name and a password', value: credentials }],
  },
  'GET /api/account': {
    id: 'getAccount',
    tag: 'Accounts',
    description: 'Returns the signed-in account and its plan.',
  },
  'POST /api/account/password': {
    id: 'changePassword',
    tag: 'Accounts',
    description:
      'Changes the password of the signed-in account. Every session ends, and the new cookie carries a new session for this client. ' +
      'API keys stay valid; revoke the ones you no longer trust. A wrong current password counts as a failed sign-in.',
    headers: cookie,
    statuses: {
      401: 'There is no valid session, or the current password is wrong.',
      429: 'Too many sign-in attempts; `Retry-After` has the seconds to wait.',
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
      'Deletes the account and all of its data: history, keys, sessions and counters. This cannot be undone.',
    headers: cookie,
  },
  'POST /api/session': {
    id: 'createSession',
    tag: 'Accounts',
    description:
      'Signs in. Attempts are limited by address (IPv6: by /64 and by /48). Attempts from other addresses never block an address ' +
      'that signed in to the account within the last 30 days. Any other address may have to wait for its turn at a name with many ' +
      'failed attempts: retry after `Retry-After`, which is at most five minutes unless too many networks are waiting.',
    headers: cookie,
    statuses: {
      401: 'The name or the password is wrong, or the account is disabled.',
      429: 'Too many sign-in attempts from this address or for this name; `Retry-After` has the seconds to wait.',
    },
    examples: [{ name: 'credentials', summary: 'A name and its password', value: credentials }],
  },
  'DELETE /api/session': {
    id: 'deleteSession',
    tag: 'Accounts',
    description: 'Signs out. The session ends immediately.',
    headers: cookie,
  },
  'GET /api/sessions': {
    id: 'listSessions',
    tag: 'Accounts',
    description:
      'Lists the sessions of the account, newest first: when each was opened, was last used (accurate to ten minutes) and expires, and ' +
      'whether it sent this request. An account has at most 50 sessions; opening another one ends the oldest.',
    links: { deleteOneSession: { id: '/items/0/id' } },
  },
  'DELETE /api/sessions': {
    id: 'deleteSessions',
    tag: 'Accounts',
    description: 'Ends every session of the account, including this one. API keys stay valid.',
    headers: cookie,
  },
  'DELETE /api/sessions/{id}': {
    id: 'deleteOneSession',
    tag: 'Accounts',
    description: 'Ends one session of the account.',
    statuses: { 404: 'The account has no session with this id.' },
  },
  'GET /api/keys': {
    id: 'listKeys',
    tag: 'Accounts',
    description:
      "Lists the account's valid keys: label, scope, last four characters and time of last use. Never returns the keys themselves.",
  },
  'POST /api/keys': {
    id: 'createKey',
    tag: 'Accounts',
    description:
      'Creates an API key. Only this response shows it. A key of scope `read` may scan, clean, extract, fetch and read the history, and stores ' +
      'nothing. A key of scope `full` may do everything the account may, except manage the account and its keys, which needs a session.',
    success: 201,
    statuses: {
      409: 'The account has the maximum number of keys; revoke one first.',
      429: 'The hourly limit of new keys for this account is reached.',
    },
    links: { deleteKey: { id: '/id' } },
    examples: [
      {
        name: 'read',
        summary: 'A key for a script that only scans',
        value: { label: 'nightly check', scope: 'read' },
      },
    ],
  },
  'DELETE /api/keys/{id}': {
    id: 'deleteKey',
    tag: 'Accounts',
    description: 'Revokes a key. It stops working everywhere within a second.',
    statuses: { 404: 'The account has no key with this id.' },
  },
};
