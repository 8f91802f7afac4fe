import type { Notes } from '../note.js';

const cookie = {
  'Set-Cookie': {
    description: 'The session: `telltale`, or `__Host-telltale` over https; HttpOnly, SameSite=Lax.',
    schema: { type: 'string' },
  },
};
const credentials = { name: 'ada', password: 'a long walk to the pier' };

export const accounts: Notes = {
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
    description: 'Signs in. Attempts are counted by name and by address.',
    headers: cookie,
    statuses: {
      401: 'The name or the password is wrong, or the account is disabled.',
      429: 'Too many sign-ins were tried within the hour.',
    },
    examples: [{ name: 'credentials', summary: 'A name and its password', value: credentials }],
  },
  'DELETE /api/session': {
    id: 'deleteSession',
    tag: 'Accounts',
    description: 'Signs out: the session ends, here and now.',
    headers: cookie,
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
