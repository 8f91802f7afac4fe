import type { Columns } from './columns.js';
import { isCounted } from './sentences.js';
import { separator } from './separators.js';

/** Counts for the signals that need no more than a count, from one pass over the words. */
export function tallyWords({ words, wordSeparators }: Columns) {
  let commas = 0;
  let colons = 0;
  let semicolons = 0;
  let dashes = 0;
  for (let i = 1; i < words; i++) {
    const before = wordSeparators[i]!;
    if ((before & ~separator.space) === 0) continue;
    if ((before & separator.comma) !== 0) commas++;
    if ((before & separator.colon) !== 0) colons++;
    if ((before & separator.semicolon) !== 0) semicolons++;
    if ((before & (separator.dash | separator.newline)) === separator.dash) dashes++;
  }
  return { commas, colons, semicolons, dashes };
}

/** Maximum sentence length. A longer sentence is text without punctuation and counts as this length. */
const sentenceWordsMax = 120;

/** Statistics of sentence lengths in words, of the sentences that `isCounted` includes. */
export function measureSentences({ sentences, sentenceFirst, sentenceKind }: Columns) {
  let count = 0;
  let sum = 0;
  let squares = 0;
  let changes = 0;
  let previous = -1;
  for (let i = 0; i < sentences; i++) {
    if (!isCounted(sentenceKind[i]!)) continue;
    const words = Math.min(sentenceFirst[i + 1]! - sentenceFirst[i]!, sentenceWordsMax);
    count++;
    sum += words;
    squares += words * words;
    if (previous >= 0) changes += Math.abs(words - previous);
    previous = words;
  }
  const mean = count === 0 ? 0 : sum / count;
  return {
    count,
    mean,
    variance: count === 0 ? 0 : Math.max(0, squares / count - mean * mean),
    /** Mean absolute difference between neighbours. */
    change: count < 2 ? 0 : changes / (count - 1),
  };
}

const sampleWords = 200;

/** Vocabulary of the first 200 words: how many are distinct, and how many occur once. */
export function measureVocabulary({ words: all, wordHash }: Columns) {
  const words = Math.min(all, sampleWords);
  const sorted = wordHash.slice(0, words).sort();
  let types = 0;
  let once = 0;
  for (let i = 0, next = 0; i < words; i = next) {
    while (next < words && sorted[next] === sorted[i]) next++;
    types++;
    if (next - i === 1) once++;
  }
  return { words, types, once };
}
