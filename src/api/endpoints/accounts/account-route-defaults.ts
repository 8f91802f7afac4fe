import { textHeader } from '../../http/route-docs.js';

/** Shared settings of the routes of a signed-in account. */
export const accountRouteDefaults = {
  access: 'session',
  scope: 'full',
  rateLimit: null,
} as const;

/** Documents the cookie that a response sets. */
export const cookieHeader = {
  'Set-Cookie': textHeader(
    'The session cookie: `telltale`, or `__Host-telltale` over https; HttpOnly, SameSite=Lax.',
  ),
};

/** Name and password in the examples. */
export const exampleCredentials = { name: 'ada', password: 'a long walk to the pier' };
