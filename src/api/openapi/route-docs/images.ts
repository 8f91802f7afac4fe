import type { Example, RouteDocsTable } from '../route-docs.js';

/** A PNG of one grey pixel with the text chunk "Software: GIMP". */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAADXRFWHRTb2Z0d2FyZQBHSU1QbZsR/AAAAApJREFUeJxjaAAAAIIAgXfNcrYAAAAASUVORK5CYII=';

const onePixel: Example = {
  name: 'file',
  summary: 'An image of one pixel',
  type: 'multipart/form-data',
  filename: 'pixel.png',
  base64: true,
  value: { file: pixel },
};

const statuses = {
  413: 'The image has too many bytes or pixels.',
  415: 'The file is not an image of a supported format.',
};

export const images: RouteDocsTable = {
  'POST /api/injection/image': {
    id: 'injectionImage',
    tag: 'Images',
    description:
      'Extracts the text that a model would read from an image and scores, from 0 to 100, how much of it is phrased as an instruction to a model. `band` is null when ' +
      'too little could be read: this is an abstention, not a low score. Always show `degraded` when it is set; a low score with `degraded` is never an all-clear. Control ' +
      'and invisible characters of extracted text are escaped. With `redact`, the response has classifications, counts and hashes only. `deep` also reads text printed in the image.',
    statuses,
    examples: [onePixel],
  },
  'POST /api/scan/image': {
    id: 'scanImage',
    tag: 'Images',
    description:
      'Reads what an image declares about how it was made: content credentials, the digital source type, generator tags, and the prompt of an image-generation tool. ' +
      '`declared` is false when the image has no disclosure, which is never evidence that a person made it.',
    statuses,
    examples: [onePixel],
  },
};
