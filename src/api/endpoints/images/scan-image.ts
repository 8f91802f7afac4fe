import { ProvenanceReading, ProvenanceRequest } from '../../../contract/image.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { imageRouteDefaults } from './image-route-defaults.js';

/** Reads what an image declares about how it was made. Stores nothing. */
export const scanImage = route({
  ...imageRouteDefaults,
  path: '/api/scan/image',
  summary: 'Read what an image declares about how it was made',
  services: ['images'],
  input: ProvenanceRequest,
  output: ProvenanceReading,
  async work(_, { caller, services, file, ignored, onAbort }) {
    const reading = await services.images.run('readProvenance', file!, { caller: caller.subject, onAbort });
    return json({ ...reading, warnings: [...ignored, ...reading.warnings] });
  },
});
