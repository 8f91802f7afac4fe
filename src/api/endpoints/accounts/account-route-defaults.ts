import { AccountView, Credentials } from '../../../contract/account.js';
import { Deleted } from '../../../contract/history.js';
import { textHeader } from '../../http/route-docs.js';

/** Shared settings of the routes of a signed-in account. */
export const accountRouteDefaults = {
  access: 'session',
  scope: 'full',
  rateLimit: null,
} as const;
export const accountDeleteDefaults = { ...accountRouteDefaults, method: 'DELETE', output: Deleted } as const;

/** Shared settings of the routes that take a name and a password and open a session. */
export const signInRouteDefaults = {
  method: 'POST',
  access: 'open',
  scope: 'full',
  services: ['counters', 'store', 'config', 'now'],
  rateLimit: null,
  body: 'json',
  input: Credentials,
  output: AccountView,
} as const;

/** Documents the cookie that a response sets. */
export const cookieHeader = {
  'Set-Cookie': textHeader(
    'The session cookie: `telltale`, or `__Host-telltale` over https; HttpOnly, SameSite=Lax.',
  ),
};

export const exampleCredentials = { name: 'ada', password: 'a long walk to the pier' };
