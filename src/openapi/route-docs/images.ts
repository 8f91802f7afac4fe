import type { Example, RouteDocsTable } from '../route-docs.js';

/** A picture of one grey pixel whose PNG carries the text "Software: GIMP". */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAADXRFWHRTb2Z0d2FyZQBHSU1QbZsR/AAAAApJREFUeJxjaAAAAIIAgXfNcrYAAAAASUVORK5CYII=';

const onePixel: Example = {
  name: 'file',
  summary: 'A picture of one pixel',
  type: 'multipart/form-data',
  filename: 'pixel.png',
  base64: true,
  value: { file: pixel },
};

const statuses = {
  413: 'The image is over its bytes or pixels.',
  415: 'The file is no image of a kind that is read.',
};

export const images: RouteDocsTable = {
  'POST /api/injection/image': {
    id: 'injectionImage',
    tag: 'Images',
    description:
      'Reads an image the way a model would and scores, from 0 to 100, how much of the text recovered is phrased as an instruction to a model. `band` is null when too little ' +
      'could be read: an abstention, not a low score. `degraded`, when set, must be shown; a degraded low score is never an all-clear. Extracted text is defused; with ' +
      '`redact` the answer carries classifications, counts and hashes alone. `deep` also reads text printed in the picture.',
    statuses,
    examples: [onePixel],
  },
  'POST /api/scan/image': {
    id: 'scanImage',
    tag: 'Images',
    description:
      'Reads what an image declares about how it was made: content credentials, the digital source type, generator tags, the prompt block of an image-generation tool. ' +
      '`declared` false only means that no disclosure is carried; it is never evidence that a person made the picture.',
    statuses,
    examples: [onePixel],
  },
};
