import { type ByEra, byEra } from '../../scan/eras.js';
import type { EngineSample } from './samples.js';

/** By era, which texts in use teach what tells its machines from people: all machines' where none of the era are in use. */
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
