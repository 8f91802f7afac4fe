import { ProvenanceReading, ProvenanceRequest } from '../../../contract/image.js';
import { InjectionReading, InjectionRequest } from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import type { RouteDocs } from '../../http/route-docs.js';
import { reserveQuota, usedUp } from '../scan/monthly-quota.js';

/** Shared settings of the routes that take an image. */
const imageRouteDefaults = {
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
const imageDocs = {
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
  async work(_, context) {
    const reading = await context.services.images.run('readProvenance', context.file!, context);
    return json({ ...reading, warnings: [...context.ignored, ...reading.warnings] });
  },
});

export const injectionImage = route({
  ...imageRouteDefaults,
  path: '/api/injection/image',
  summary: 'Score how much of the text in an image is phrased as an instruction to a model',
  docs: {
    ...imageDocs,
    description:
      'Extracts the text that a model would read from an image and scores, from 0 to 100, how much of it is phrased as an instruction to a model. `band` is null when ' +
      'too little could be read: this is an abstention, not a low score. Always show `degraded` when it is set; a low score with `degraded` is never an all-clear. Control ' +
      'and invisible characters of extracted text are escaped. With `redact`, the response has classifications, counts and hashes only. `deep` also reads text printed in the image.',
  },
  services: ['images', 'counters', 'now'],
  input: InjectionRequest,
  output: InjectionReading,
  async work(input, context) {
    const { caller, services, file, ignored } = context;
    const limit = caller.plan.image_deep_reads_per_month;
    const deep = input.deep === true;
    const reserved = deep ? await reserveQuota(caller.subject, 'ocr', 1, limit, null, services) : null;
    const task = {
      ...file!,
      altText: input.alt_text ?? null,
      deep: reserved !== null,
      deepRefused:
        deep && reserved === null
          ? `${usedUp(limit!, 'deep image read')}, so only the light read ran.`
          : null,
      redact: input.redact === true,
    };
    let charged = false;
    try {
      const { reading, foundPrint } = await services.images.run('readInjection', task, context);
      // The charge is durable before the client sees the result.
      if (foundPrint) await services.counters.flush();
      charged = foundPrint;
      return json(ignored.length === 0 ? reading : { ...reading, warnings: [...ignored] });
    } finally {
      if (!charged) reserved?.release();
    }
  },
});
