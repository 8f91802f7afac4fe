import { ProvenanceReading, ProvenanceRequest } from '../../../contract/image.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { imageDocs, imageRouteDefaults } from './image-route-defaults.js';

/** Reads what an image declares about how it was made. Stores nothing. */
export const scanImage = route({
  ...imageRouteDefaults,
  path: '/api/scan/image',
  summary: 'Read what an image declares about how it was made',
  docs: {
    ...imageDocs,
    description:
      'Reads what an image declares about how it was made: content credentials, the digital source type, generator tags, and the prompt of an image-generation tool. ' +
      '`declared` is false when the image has no disclosure, which is never evidence that a person made it.',
  },
  services: ['images'],
  input: ProvenanceRequest,
  output: ProvenanceReading,
  async work(_, { caller, services, file, ignored, onAbort }) {
    const reading = await services.images.run('readProvenance', file!, { caller: caller.subject, onAbort });
    return json({ ...reading, warnings: [...ignored, ...reading.warnings] });
  },
});
