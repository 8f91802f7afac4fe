import { detectGenre } from '../../src/engine/scan/detect-genre.js';
import { byEra } from '../../src/engine/scan/eras.js';
import { profileOf } from '../../src/engine/scan/genres.js';
import { weights } from '../../src/engine/scan/weights.js';
import { sampleWeights } from '../../src/training/classifier/sample-weights.js';
import type { TrainingSet } from '../../src/training/classifier/training-set.js';
import { textKey } from '../../src/training/corpus/corpus.js';
import { fused, scoreHeldOut } from '../../src/training/engine/held-out.js';
import { crossFitLists } from '../../src/training/engine/list-folds.js';
import { measureCorpus } from '../../src/training/engine/measured-corpus.js';
import { remeasureLists } from '../../src/training/engine/measurements.js';
import { type EngineSample, readEngineSamples } from '../../src/training/engine/samples.js';
import { signalSums } from '../../src/training/engine/signal-weights.js';
import { opening } from './opening.js';
import { type HeldOutText, textGroups } from './protocols.js';

/**
 * Held-out log-odds of the whole engine, on the folds of the classifier: word lists and signal weights are
 * fitted without the scored texts. The combination is the shipped one; the scales of the signals are fitted
 * over these folds.
 */
export function scoreByEngine(
  folders: readonly string[],
  training: TrainingSet,
  groupOf: Int32Array,
  readings: readonly HeldOutText[],
  wordsMax: number,
  progress: (line: string) => void,
): HeldOutText[] {
  const groups = new Map(training.samples.map((sample, i) => [textKey(sample), groupOf[i]!]));
  const groupsOf = (samples: readonly Pick<EngineSample, 'source' | 'id'>[]) =>
    Uint8Array.from(samples, sample => {
      const group = groups.get(textKey(sample));
      if (group === undefined) throw new Error(`no training text ${textKey(sample)}`);
      return group;
    });
  const learnt = readEngineSamples(folders);
  const corpus = measureCorpus(learnt, sampleWeights(learnt), groupsOf(learnt));
  const folded = crossFitLists(corpus, textGroups, progress);
  const unread = byEra(() => new Float64Array(learnt.length));
  const { without, scale } = scoreHeldOut(corpus, folded, unread, progress);

  const samples = readings.map(({ sample }) => ({
    ...sample,
    text: opening(sample.text, wordsMax),
    genre: 'standard' as const,
    excerpt: false,
    changed: 1,
    represents: 1,
  }));
  const { model: combination } = weights.combinations;
  const openings = measureCorpus(samples, new Float64Array(samples.length), groupsOf(samples), corpus.texts);
  const found = openings.texts.map(text => profileOf(detectGenre(text)));
  const logOdds = new Float64Array(samples.length);
  folded.without.forEach(({ lists }, g) => {
    const left = (i: number) => openings.group[i] === g;
    const own = remeasureLists(openings.readings, lists, openings.terms, openings.words);
    const sums = signalSums(openings, own, without[g]!, i => found[i]!, left);
    readings.forEach((reading, i) => {
      if (!left(i)) return;
      const bias = combination.bias[found[i]!];
      const scaled = byEra(era => sums[era][i]! * scale[era]);
      logOdds[i] = fused(combination, bias, scaled, reading.eras);
    });
  });
  return readings.map((reading, i) => ({ ...reading, logOdds: logOdds[i]! }));
}
