import { byEra } from '../../src/scan/eras.js';
import { detectGenre, genreRow } from '../../src/scan/genres.js';
import { biasOf } from '../../src/scan/score.js';
import { weights } from '../../src/scan/weights.js';
import type { Training } from '../../src/training/classifier/training-set.js';
import { keyOf } from '../../src/training/corpus/corpus.js';
import { fused, heldOut } from '../../src/training/engine/held-out.js';
import { foldLists } from '../../src/training/engine/list-folds.js';
import { prepareAll } from '../../src/training/engine/measured-corpus.js';
import { withLists } from '../../src/training/engine/measurements.js';
import { evenWeights, readCorpus, type Sample } from '../../src/training/engine/samples.js';
import { sumsOf } from '../../src/training/engine/signal-weights.js';
import { type Reading, textGroups } from './protocols.js';

/** What reads so many words of a text's beginning. */
const opening = (text: string, wordsMax: number) =>
  text.slice(0, [...text.matchAll(/\S+/g)][wordsMax]?.index ?? text.length);

/**
 * Log-odds of the whole engine for texts that the deeper model read without having seen them: word lists and weights are fitted without
 * them too, on the same folds. The combination is as shipped, fitted over left-out sources; the signals' two scales are fitted over these folds.
 */
export function readByEngine(
  folders: readonly string[],
  training: Training,
  groupOf: Int32Array,
  readings: readonly Reading[],
  wordsMax: number,
  progress: (line: string) => void,
): Reading[] {
  const groups = new Map(training.samples.map((sample, i) => [keyOf(sample), groupOf[i]!]));
  const groupsOf = (samples: readonly Pick<Sample, 'source' | 'id'>[]) =>
    Uint8Array.from(samples, sample => {
      const group = groups.get(keyOf(sample));
      if (group === undefined) throw new Error(`training took no text ${keyOf(sample)}`);
      return group;
    });
  const learnt = readCorpus(folders);
  const study = prepareAll(learnt, evenWeights(learnt), groupsOf(learnt));
  const folded = foldLists(study, textGroups, progress);
  const unread = byEra(() => new Float64Array(learnt.length));
  const { without, scale } = heldOut(study, folded, unread, progress);

  const samples = readings.map(({ sample }) => ({
    ...sample,
    text: opening(sample.text, wordsMax),
    genre: 'standard' as const,
    excerpt: false,
    changed: 1,
    stands: 1,
  }));
  const { model: combination } = weights.combinations;
  const openings = prepareAll(samples, new Float64Array(samples.length), groupsOf(samples), study.texts);
  const found = openings.texts.map(text => genreRow(detectGenre(text)));
  const logOdds = new Float64Array(samples.length);
  folded.without.forEach(({ lists }, g) => {
    const left = (i: number) => openings.group[i] === g;
    const own = withLists(openings.readings, lists, openings.terms, openings.words);
    const sums = sumsOf(openings, own, without[g]!, i => found[i]!, left);
    readings.forEach((reading, i) => {
      if (!left(i)) return;
      const bias = biasOf(combination, found[i]!, openings.texts[i]!.wordCount);
      const scaled = byEra(era => sums[era][i]! * scale[era]);
      logOdds[i] = fused(combination, bias, scaled, reading.eras);
    });
  });
  return readings.map((reading, i) => ({ ...reading, logOdds: logOdds[i]! }));
}
