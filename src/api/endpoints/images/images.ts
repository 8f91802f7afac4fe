import { mayStore } from '../../../accounts/caller.js';
import type { ImageItem } from '../../../contract/history.js';
import { ProvenanceReading, ProvenanceRequest } from '../../../contract/image.js';
import {
  ImageRequest,
  ImageResult,
  InjectionReading,
  InjectionRequest,
} from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
import { cleanTitle } from '../../../report/safe-text.js';
import { recordId } from '../../../store/record-id.js';
import { json, jsonObject, membersOf, rawJson } from '../../http/answer.js';
import type { Upload } from '../../http/body/upload.js';
import { type Context, route } from '../../http/route.js';
import type { RouteDocs } from '../../http/route-docs.js';
import { requireStorage, saveOrDegrade, saveRecord } from '../records/storage.js';
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
  work: async (_, context) =>
    json(withIgnored(context, await context.services.images.run('readProvenance', context.file!, context))),
});

/** A reading whose warnings begin with the ignored parts of the request. */
const withIgnored = ({ ignored }: Context, reading: ProvenanceReading): ProvenanceReading => ({
  ...reading,
  warnings: [...ignored, ...reading.warnings],
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
  work: (input, context) =>
    readInjection(
      input,
      context,
      task => context.services.images.run('readInjection', task, context),
      ({ reading }) =>
        json(context.ignored.length === 0 ? reading : { ...reading, warnings: [...context.ignored] }),
    ),
});

/** An image whose text is scored, with the options of the image tasks. */
interface ScoredUpload extends Upload {
  readonly altText: string | null;
  readonly deep: boolean;
  readonly deepRefused: string | null;
  readonly redact: boolean;
}

/**
 * Runs `read`, which scores the text of an image, and builds the answer. A deep read that found printed text
 * is charged once the answer is there.
 */
async function readInjection<O extends { readonly foundPrint: boolean }, A>(
  input: InjectionRequest,
  { caller, services, file, keyed }: Context<'counters' | 'now'>,
  read: (task: ScoredUpload) => Promise<O>,
  answer: (outcome: O) => A | Promise<A>,
): Promise<A> {
  const limit = caller.plan.image_deep_reads_per_month;
  const deep = input.deep === true;
  const reserved = deep ? await reserveQuota(caller.subject, 'ocr', 1, limit, keyed, services) : null;
  const task = {
    ...file!,
    altText: input.alt_text ?? null,
    deep: reserved !== null,
    deepRefused:
      deep && reserved === null ? `${usedUp(limit!, 'deep image read')}, so only the light read ran.` : null,
    redact: input.redact === true,
  };
  let charged = false;
  try {
    const outcome = await read(task);
    // The charge is durable before the client sees the result.
    if (outcome.foundPrint) await services.counters.flush();
    const answered = await answer(outcome);
    charged = outcome.foundPrint;
    return answered;
  } finally {
    if (charged) reserved?.settle();
    else reserved?.release();
  }
}

export const image = route({
  ...imageRouteDefaults,
  path: '/api/image',
  summary: 'Read what an image declares and whether its text instructs a model',
  docs: {
    ...imageDocs,
    statuses: {
      ...imageDocs.statuses,
      402: "The account's storage is full. With `save` set to false, the call succeeds.",
    },
    description:
      'Returns both readings of an image: `provenance`, as `POST /api/scan/image` does, and `injection`, as `POST /api/injection/image` does. It counts as one image. ' +
      'An account saves the result unless `save` is false; the image itself is never stored.',
    links: { getImage: { id: '/id' }, renameImage: { id: '/id' }, deleteImage: { id: '/id' } },
  },
  services: ['images', 'counters', 'now', 'store'],
  idempotent: true,
  input: ImageRequest,
  output: ImageResult,
  async work({ title, save, ...input }, context) {
    const { caller, services, keyed, replay } = context;
    if (replay?.saved) return rawJson(jsonObject({ id: replay.saved.id }, replay.saved.members));
    const saves = save !== false && mayStore(caller);
    if (saves) await requireStorage(0, context);
    const read = (task: ScoredUpload) => services.images.run('readImage', task, context);
    return readInjection(input, context, read, async ({ reading: injection, ...outcome }) => {
      const provenance = withIgnored(context, outcome.provenance);
      const members = membersOf({ provenance, injection });
      const now = services.now();
      const item: ImageItem = {
        id: recordId('img', now),
        title: cleanTitle(title),
        created_at: new Date(now).toISOString(),
        preview: cleanTitle(context.file!.filename) ?? '',
        declared: provenance.declared,
        mode: provenance.mode,
        instruction_density: injection.instruction_density,
        band: injection.band,
      };
      const { value: id, ...degraded } = await saveOrDegrade(keyed, async () => {
        if (!saves) return null;
        await saveRecord({ id: item.id, kind: 'image', item, members }, context);
        return item.id;
      });
      // Printed text that is read again may be charged again, or may no longer be allowed.
      const repeatable = id !== null || input.deep !== true;
      return { ...rawJson(jsonObject({ id }, members, degraded)), keyTaken: id !== null, repeatable };
    });
  },
});
