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
/** Hash table of the words of one text, with open addressing: each word with how often it occurs. */
const slots = 512;
const slotHash = new Int32Array(slots);
const slotTimes = new Uint8Array(slots);

/** Vocabulary of the first 200 words: how many are distinct, and how many occur once. */
export function measureVocabulary({ words: all, wordHash }: Columns) {
  const words = Math.min(all, sampleWords);
  slotTimes.fill(0);
  let types = 0;
  let once = 0;
  for (let i = 0; i < words; i++) {
    const hash = wordHash[i]!;
    let slot = hash & (slots - 1);
    while (slotTimes[slot] !== 0 && slotHash[slot] !== hash) slot = (slot + 1) & (slots - 1);
    const times = ++slotTimes[slot]!;
    slotHash[slot] = hash;
    if (times === 1) types++;
    if (times <= 2) once += times === 1 ? 1 : -1;
  }
  return { words, types, once };
}
