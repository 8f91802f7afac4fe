import type { Caller } from '../accounts/caller.js';
import { InjectionReading, InjectionRequest } from '../contract/injection.js';
import { json } from '../http/answer.js';
import { type Context, route } from '../http/route.js';
import type { Services } from '../services.js';
import { imageRouteDefaults } from './image-route-defaults.js';

/** Reads an image the way a model would, for text phrased as an instruction; nothing is stored. */
export const injectionImage = route({
  ...imageRouteDefaults,
  path: '/api/injection/image',
  summary: 'Read how much of the text an image carries is phrased as an instruction to a model',
  input: InjectionRequest,
  output: InjectionReading,
  async work(input: InjectionRequest, { caller, services, file, onAbort }: Context) {
    const allowance = input.deep === true ? await takeDeepRead(caller, services) : none;
    const task = {
      ...file!,
      altText: input.alt_text ?? null,
      deep: allowance.taken,
      deepRefused: allowance.refused,
      redact: input.redact === true,
    };
    let charged = false;
    try {
      const { reading, deepRan } = await services.images.run('readInjection', task, {
        caller: caller.subject,
        onAbort,
      });
      // No crash may forget it once it is told.
      if (deepRan) await services.counters.flush();
      charged = deepRan;
      return json(reading);
    } finally {
      if (allowance.taken && !charged)
        await services.counters.addUsage(caller.subject, 'ocr', -1, services.now());
    }
  },
});

interface Allowance {
  taken: boolean;
  refused: string | null;
}

const none: Allowance = { taken: false, refused: null };

/** One deep read of the caller's month; taken before, so that parallel calls can't pass the limit together. */
async function takeDeepRead({ subject, plan }: Caller, { counters, now }: Services): Promise<Allowance> {
  const limit = plan.ocr_per_month;
  if (limit === null) await counters.addUsage(subject, 'ocr', 1, now());
  else if (!(await counters.addUsageWithin(subject, 'ocr', 1, limit, now())))
    return {
      taken: false,
      refused:
        limit === 0
          ? 'The plan has no deep reads of images, so this is the light read.'
          : `This month's ${limit} deep reads of images are used up, so this is the light read.`,
    };
  return { taken: true, refused: null };
}
