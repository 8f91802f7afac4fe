export type { Prepared } from './prepared.js';

import { pack, Scratch } from './columns.js';
import { lexicon } from './lexicon/index.js';
import { undisguise } from './look-alikes.js';
import { matchPhrases, tally } from './phrases.js';
import type { Prepared } from './prepared.js';
import { Segmenter } from './segmenter.js';
import { measureSentences, measureVocabulary, tallyWords } from './statistics.js';
import { countWords } from './words.js';

/** Scratch columns are reused between texts of up to this many UTF-16 units. */
const reusedUnits = 65_536;
const reused = new Scratch(reusedUnits);

/**
 * Reads a text once into the tables that every signal measures. Linear in the text; never throws.
 *
 *   homoglyphs ─► words, sentences, paragraphs, lines ─► phrases and word lists ─► counts
 */
export function prepare(given: string): Prepared {
  const { text, origin, mixedWords } = undisguise(given);
  const columns = scratchFor(text);
  const segmenter = new Segmenter(text, columns);
  segmenter.run();
  const { words, sentences, paragraphs, skippedWords } = segmenter;
  const packed = pack(columns, words, sentences, paragraphs);
  const phrases = matchPhrases(packed, lexicon);
  const lists = tally(packed, phrases, lexicon);
  return {
    text,
    given,
    origin,
    mixedWords,
    wordCount: text === given ? words + skippedWords : countWords(given),
    ...packed,
    marks: segmenter.marks,
    lines: segmenter.lines,
    shortLines: segmenter.shortLines,
    lineKinds: segmenter.lineKinds,
    skippedWords,
    listCount: lists.count,
    listSum: lists.sum,
    phrases,
    tallies: tallyWords(packed),
    lengths: measureSentences(packed.sentenceFirst, packed.sentenceKind, sentences),
    vocabulary: measureVocabulary(packed.wordHash),
  };
}

/** Shared columns, or new ones for a very long text, so that its memory is freed afterwards. */
function scratchFor({ length }: string): Scratch {
  // Every word takes at least one UTF-16 unit, and so does every sentence; one more entry marks the end.
  return length < reusedUnits ? reused : new Scratch(length + 1);
}
