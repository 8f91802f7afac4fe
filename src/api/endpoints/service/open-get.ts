/** Shared settings of GET routes that any client may call and that are not rate limited. */
export const openGet = {
  method: 'GET',
  access: 'open',
  scope: 'read',
  rateLimit: null,
} as const;
