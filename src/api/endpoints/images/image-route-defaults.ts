import { limits } from '../../../contract/limits.js';

/** Shared settings of the routes that take an image. */
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
