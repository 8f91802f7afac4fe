import { limits } from '../limits.js';

/** What the endpoints that read an image have in common. */
export const imageRouteDefaults = {
  method: 'POST',
  access: 'account',
  scope: 'read',
  rateLimit: 'images',
  body: 'fields',
  file: 'required',
  fileBytes: limits.imageBytes,
  idempotent: false,
} as const;
