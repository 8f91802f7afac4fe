import { setOf } from '../../../document/sets.js';
import lists from '../words.json' with { type: 'json' };

/**
 * Words that are rarely part of a compound. Next to one of them an unspaced en dash is a pause ("it was
 * late–but not dark"), not a link ("cost–benefit").
 */
const functionWords = setOf(lists.functionWords);

/** Function words that are names or labels when capitalised inside a sentence: "Will–Jane", "vitamin–A". */
const capitalNames = setOf('may will can a');

/** Function words that may begin or stand inside a compound of three or more words: "man–in–the–middle". */
const compoundLinks = setOf('a an and at by for from in not of on or than the to with');

/** Compounds of two words with a function word among them. */
const compounds = setOf(lists.compounds);

/** A word beside a dash. */
export interface WordAtDash {
  text: string;
  /** Whether it begins a sentence or a line, so that its capital says nothing. */
  begins(): boolean;
}

/** Whether a dash between these two words is a pause because one of them is rarely part of a compound. */
export function hasFunctionWord(left: WordAtDash, right: WordAtDash): boolean {
  if (!isFunctionWord(left, right) && !isFunctionWord(right, left)) return false;
  return !compounds.has(`${left.text}-${right.text}`.toLowerCase());
}

function isFunctionWord(word: WordAtDash, other: WordAtDash): boolean {
  const { text } = word;
  const lower = text.toLowerCase();
  if (!functionWords.has(lower)) return false;
  // Initialisms: "Sino–US", "business–IT".
  if (text.length > 1 && text === text.toUpperCase()) return false;
  const isName =
    isCapitalised(text) && capitalNames.has(lower) && (!word.begins() || isCapitalised(other.text));
  return !isName;
}

const isCapitalised = (text: string) => /^\p{Lu}/u.test(text);

/** Words of the longest compound that is recognised. */
export const compoundWordsMax = 8;

/** Whether dash-joined words form one compound: "state–of–the–art", "up–to–date". */
export function isCompound(parts: readonly string[]): boolean {
  return (
    parts.length > 2 &&
    !functionWords.has(parts.at(-1)!.toLowerCase()) &&
    parts.every(part => !functionWords.has(part.toLowerCase()) || compoundLinks.has(part.toLowerCase()))
  );
}
