import type { WordEdit } from '../../contract/rewrite.js';
import { signals } from '../scan/signals/index.js';
import { prepare } from '../text/prepare.js';
import habitExamples from './habit-examples.json' with { type: 'json' };

/** Rates of ordinary words. One word changes them ("kids", "children"), so they mark texts and not edits. */
const wordRates = new Set(['indefinite_articles', 'spelled_numbers']);

/** Signals that count a habit of AI-generated text. */
const watched = signals.filter(
  ({ form, direction, name }) => form === 'rate' && direction === 1 && !wordRates.has(name),
);

/**
 * Wordings that the rules exchange, such as contractions and their full forms, with one form for both. They
 * are exchanged before counting, so that they change no count.
 */
const expansions: readonly [RegExp, string][] = [
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
  const expanded = expansions.reduce((rest, [form, same]) => rest.replace(form, same), text);
  // Signals need at least ten words, so a fixed sentence is added.
  const prepared = prepare(`${expanded} Then it was ten more words of no account to it.`);
  return watched.map(signal => signal.measure(prepared)?.count ?? 0);
}

const [commas, dashes] = ['commas', 'em_dashes'].map(one => watched.findIndex(({ name }) => name === one));

/**
 * Name of the first habit that has a higher count after a rewrite than before, or undefined. A comma may
 * replace a dash.
 */
export function increasedHabit(was: readonly number[], is: readonly number[]): string | undefined {
  const replaced = Math.max(0, was[dashes!]! - is[dashes!]!);
  const at = is.findIndex((count, i) => count > was[i]! + (i === commas ? replaced : 0));
  return at < 0 ? undefined : watched[at]!.name;
}

/** Examples, before and after, of habits that a writer removes better than a rule, and advice. */
const examples: Readonly<Record<string, { before: string; after: string; advice?: string }>> = habitExamples;

/** What a writer can do about the habits in a sentence that no rule changes. */
export const adviceOn = (habits: readonly number[]): WordEdit[] =>
  watched.flatMap(({ name, fix }, i) => {
    const example = examples[name];
    if (habits[i] === 0 || example === undefined) return [];
    const { before, after, advice: reason = fix!.text } = example;
    return [{ kind: name, before, after, reason }];
  });
