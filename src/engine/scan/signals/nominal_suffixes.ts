import type { Prepared } from '../../text/prepare.js';
import { wordFlag } from '../../text/words.js';
import { rate } from '../signal.js';
import { addWords, type SpanCollector } from '../spans.js';

/** Collects nouns made from verbs and adjectives: -tion, -ment, -ness, -ity, -ance. */
function locate(text: Prepared, spans: SpanCollector): void {
  for (let i = 0; i < text.words && !spans.full; i++)
    if ((text.wordFlags[i]! & wordFlag.nominal) !== 0) addWords(text, spans, i, i + 1);
}

export const nominalSuffixes = rate({
  name: 'nominal_suffixes',
  category: 'formality',
  direction: 1,
  noun: [
    'word that ends in -tion, -sion, -ment, -ness, -ity, -ance or -ence, or in their plural',
    'words that end in -tion, -sion, -ment, -ness, -ity, -ance or -ence, or in their plurals',
  ],
  count: text => text.tallies.nominal,
  locate,
  fix: {
    text: 'Turn nouns in -tion and -ment back into verbs.',
    genres: ['expository', 'fiction', 'promotional', 'conversational', 'impersonal'],
  },
});
