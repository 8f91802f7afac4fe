import { limits } from '../../../contract/limits.js';
import type { RouteDocs } from '../../http/route-docs.js';

/** Shared settings of the routes that take an image. */
export const imageRouteDefaults = {
  method: 'POST',
  access: 'account',
  scope: 'read',
  rateLimit: 'images',
  body: 'fields',
  file: 'required',
  fileBytes: limits.imageBytes,
} as const;

/** A PNG of one grey pixel with the text chunk "Software: GIMP". */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAADXRFWHRTb2Z0d2FyZQBHSU1QbZsR/AAAAApJREFUeJxjaAAAAIIAgXfNcrYAAAAASUVORK5CYII=';

/** Shared documentation of these routes. */
export const imageDocs = {
  statuses: {
    413: 'The image has too many bytes or pixels.',
    415: 'The file is not an image of a supported format.',
  },
  examples: [
    {
      name: 'file',
      summary: 'An image of one pixel',
      type: 'multipart/form-data',
      filename: 'pixel.png',
      base64: true,
      value: { file: pixel },
    },
  ],
} as const satisfies Partial<RouteDocs>;
