import { ProvenanceReading, ProvenanceRequest } from '../contract/image.js';
import { json } from '../http/answer.js';
import { type Context, route } from '../http/route.js';
import { imageRouteDefaults } from './image-route-defaults.js';

/** Reads what an image declares about how it was made; nothing is stored. */
export const scanImage = route({
  ...imageRouteDefaults,
  path: '/api/scan/image',
  summary: 'Read what an image declares about how it was made',
  input: ProvenanceRequest,
  output: ProvenanceReading,
  async work(_: object, { caller, services, file, onAbort }: Context) {
    return json(await services.images.run('readProvenance', file!, { caller: caller.subject, onAbort }));
  },
});
