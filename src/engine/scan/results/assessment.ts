import { count } from '../../../contract/figures.js';
import { languageName } from '../../text/language.js';
import type { Prepared } from '../../text/prepare.js';
import { sentenceKind } from '../../text/sentences.js';

/** Fewest words in sentences of prose. */
const proseWordsMin = 30;
/** Fewest words of a list item that reads as a sentence. */
const itemWordsMin = 8;

/**
 * Why a text cannot be assessed, as a clause; null for a text that can. The engine is built for English
 * prose: it still computes a score for any other text, but the score means nothing.
 */
export function notAssessed(text: Prepared, language: string): string | null {
  if (language === 'und')
    return 'the language of the text was not recognised, and the engine is built for English';
  if (language !== 'en')
    return `the text seems to be in ${languageName(language)}, and the engine is built for English`;
  const words = proseWords(text);
  return words >= proseWordsMin
    ? null
    : `the text has ${count(words, 'word')} in sentences, and at least ${proseWordsMin} are needed`;
}

/** Words in sentences of prose or quotation, and in list items of several words. */
function proseWords({ sentences, sentenceFirst, sentenceKind: kinds }: Prepared): number {
  let sum = 0;
  for (let i = 0; i < sentences; i++) {
    const words = sentenceFirst[i + 1]! - sentenceFirst[i]!;
    if (kinds[i] === sentenceKind.heading) continue;
    if (kinds[i] === sentenceKind.list && words < itemWordsMin) continue;
    sum += words;
  }
  return sum;
}
