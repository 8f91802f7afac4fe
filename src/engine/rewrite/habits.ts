import type { WordEdit } from '../../contract/rewrite.js';
import { signals } from '../scan/signals/index.js';
import { prepare } from '../text/prepare.js';

/** Rates of ordinary words. One word changes them ("kids", "children"), so they mark texts and not edits. */
const wordRates = new Set(['nominal_suffixes', 'adverbs_ly', 'indefinite_articles', 'spelled_numbers']);

/** Signals that count a habit of AI-generated text. */
const watched = signals.filter(
  ({ form, direction, name }) => form === 'rate' && direction === 1 && !wordRates.has(name),
);

/**
 * Wordings that the rules exchange, such as contractions and their full forms, with one form for both. They
 * are exchanged before counting, so that they change no count.
 */
const expansions: readonly [RegExp, string | ((phrase: string) => string)][] = [
  [/\btak(?:e|es|ing) into (?:consideration|account)\b/gi, 'consider'],
  [/\b(?:am|is|are) able to\b|\bha(?:s|ve) the (?:ability|capability|capacity) to\b/gi, 'can'],
  [/\b(?:was|were) able to\b|\bhad the (?:ability|capability|capacity) to\b/gi, 'could'],
  [/\bcan['’]t\b|\bcannot\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\b(?:it|that|there|he|she|what|who|here))['’]s\b/gi, ' is'],
  [/(?<=\b(?:i|you|we|they|he|she|it|that|there))['’]ll\b/gi, ' will'],
  [/(?<=\b(?:i|you|we|they|he|she|it))['’]d\b/gi, ' would'],
  [/(?<=\b(?:i|you|we|they))['’]ve\b/gi, ' have'],
  [/(?<=\b(?:you|we|they))['’]re\b/gi, ' are'],
  [/(?<=\bi)['’]m\b/gi, ' am'],
  // The attribution is as vague without its opener.
  [/\bthere are (?=(?:many|some|several|a few) people who\b)/gi, ''],
  [/(?<=\b(?:many|some|several|a few) people) who\b/gi, ''],
];

/** Counts each habit of AI-generated text in a sentence. */
export function countHabits(text: string): number[] {
  const expanded = expansions.reduce((rest, [form, same]) => rest.replace(form, same as string), text);
  // Signals need at least ten words, so a fixed sentence is added.
  const prepared = prepare(`${expanded} Then it was ten more words of no account to it.`);
  return watched.map(signal => signal.measure(prepared)?.count ?? 0);
}

/** Name of the first habit that has a higher count after a rewrite than before, or undefined. */
export function increasedHabit(was: readonly number[], is: readonly number[]): string | undefined {
  const at = is.findIndex((count, i) => count > was[i]!);
  return at < 0 ? undefined : watched[at]!.name;
}

/** Examples, before and after, of habits that a writer removes better than a rule, and advice. */
const examples: Readonly<Record<string, readonly [before: string, after: string, advice?: string]>> = {
  ai_vocabulary: ['It showcased resilience.', 'The town rebuilt its school.', 'Write as you would speak.'],
  stock_phrases: ['Trains play a vital role.', 'Two in three people here take the train to work.'],
  vague_attribution: ['Experts say that naps help.', 'In a trial of 40 nurses, a nap halved the errors.'],
  highlighting_tails: ['Sales fell, highlighting the need for change.', 'Sales fell. Two shops closed.'],
  negative_parallelism: ['It is not just a shop, but a meeting place.', 'People meet in the shop.'],
  em_dashes: ['The plan—bold as it was—failed.', 'The plan was bold. It failed.'],
  colons: ['The result: fewer accidents.', 'There were fewer accidents.', 'Write a whole sentence.'],
};

/** What a writer can do about the habits in a sentence that no rule changes. */
export const adviceOn = (habits: readonly number[]): WordEdit[] =>
  watched.flatMap(({ name, fix }, i) => {
    const [before, after, advice] = examples[name] ?? [];
    if (habits[i] === 0 || before === undefined) return [];
    return [{ kind: name, before, after: after!, reason: advice ?? fix!.text }];
  });
