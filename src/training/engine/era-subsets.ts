import { type ByEra, byEra } from '../../engine/scan/eras.js';
import type { EngineSample } from './samples.js';

/**
 * By era, the texts among those in use to train on: all human-written texts and the AI-generated texts of the
 * era. Without any of the era, all AI-generated texts.
 */
export function trainingSubsetByEra(
  samples: readonly EngineSample[],
  use: (i: number) => boolean,
): ByEra<(i: number) => boolean> {
  return byEra(era => {
    const own = ({ machine, era: of }: EngineSample) => machine && of === era;
    const present = samples.some((sample, i) => own(sample) && use(i));
    return i => {
      const sample = samples[i]!;
      return use(i) && (!sample.machine || !present || own(sample));
    };
  });
}
