/** Shared settings of the routes of a signed-in account. */
export const accountRouteDefaults = {
  access: 'session',
  scope: 'full',
  rateLimit: null,
  body: 'none',
} as const;

/** Documents the cookie that a response sets. */
export const cookieHeader = {
  'Set-Cookie': {
    description: 'The session cookie: `telltale`, or `__Host-telltale` over https; HttpOnly, SameSite=Lax.',
    schema: { type: 'string' },
  },
};

/** Name and password in the examples. */
export const exampleCredentials = { name: 'ada', password: 'a long walk to the pier' };
