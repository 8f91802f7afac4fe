import { compareMeans, formatNumber, level } from '../signal.js';

const sentencesMin = 5;

/** Share of sentences whose first word also starts another sentence, corrected for length. */
export const openerRepetition = level({
  name: 'opener_repetition',
  category: 'voice',
  direction: -1,
  unit: 'share of sentences that share their first word',
  english: false,
  exposureIn: 'sentences',
  measure(text) {
    const { sentences, sentenceFirst, wordHash } = text;
    if (sentences < sentencesMin) return null;
    const seen = new Set<number>();
    for (let i = 0; i < sentences; i++) seen.add(wordHash[sentenceFirst[i]!]!);
    const repeated = sentences - seen.size;
    // Long texts repeat openers by chance.
    const value = repeated / sentences / Math.log2(sentences + 2);
    return { value, count: repeated, exposure: sentences };
  },
  detail: (measurement, typical) =>
    `${measurement.count} of ${measurement.exposure} sentences start with the same word as an earlier one: ${formatNumber(measurement.value)} after correction for length; ${compareMeans(typical)}.`,
});
