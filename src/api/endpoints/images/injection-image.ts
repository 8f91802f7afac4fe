import type { Caller } from '../../../accounts/caller.js';
import { usedUp } from '../../../contract/figures.js';
import { InjectionReading, InjectionRequest } from '../../../contract/injection.js';
import type { Services } from '../../../services.js';
import { json } from '../../http/answer.js';
import { route } from '../../http/route.js';
import { imageDocs, imageRouteDefaults } from './image-route-defaults.js';

/**
 * Scores how much of the text that a model would read from an image is phrased as an instruction. Stores
 * nothing.
 */
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
  async work(input, { caller, services, file, ignored, onAbort }) {
    const deepRead = input.deep === true ? await reserveDeepRead(caller, services) : notRequested;
    const task = {
      ...file!,
      altText: input.alt_text ?? null,
      deep: deepRead.reserved,
      deepRefused: deepRead.denied,
      redact: input.redact === true,
    };
    let charged = false;
    try {
      const { reading, foundPrint } = await services.images.run('readInjection', task, {
        caller: caller.subject,
        onAbort,
      });
      // The charge is durable before the client sees the result.
      if (foundPrint) await services.counters.flush();
      charged = foundPrint;
      return json(ignored.length === 0 ? reading : { ...reading, warnings: [...ignored] });
    } finally {
      if (deepRead.reserved && !charged)
        await services.counters.addUsage(caller.subject, 'ocr', -1, services.now());
    }
  },
});

interface DeepRead {
  reserved: boolean;
  /** Why the deep read was not granted, for `degraded`. */
  denied: string | null;
}

const notRequested: DeepRead = { reserved: false, denied: null };

/**
 * Reserves one deep read of the month before the work, so that parallel calls cannot exceed the limit
 * together.
 */
async function reserveDeepRead(
  { subject, plan }: Caller,
  { counters, now }: Pick<Services, 'counters' | 'now'>,
): Promise<DeepRead> {
  const limit = plan.image_deep_reads_per_month;
  if (limit === null) await counters.addUsage(subject, 'ocr', 1, now());
  else if (!(await counters.addUsageWithin(subject, 'ocr', 1, limit, now())))
    return {
      reserved: false,
      denied: `${usedUp(limit, 'deep image read')}, so only the light read ran.`,
    };
  return { reserved: true, denied: null };
}
