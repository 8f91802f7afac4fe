import type { Range } from './facts.js';
import type { Change } from './rule.js';

/** Vowel letters that sound as consonants, and the reverse. */
const vowelSound = /^(?:hour|honest|honou?r|heir|[aeiou])/i;
const consonantSound = /^(?:uni(?!n|m)|use|usu|util|eu|one\b|once\b|ubiq)/i;
const takesAn = (word: string) => vowelSound.test(word) && !consonantSound.test(word);

const opensSentence = (text: string, at: number) =>
  /(?:^|[.!?][\s"”’')]*\s)[\s"“‘'(*_-]*$/u.test(text.slice(Math.max(0, at - 24), at)) ||
  !/\p{L}/u.test(text.slice(0, at));

/**
 * A change fitted into its sentence: capitals where a sentence begins, "a" or "an" before it, no doubled space. Null when it may
 * not be made: it touches what is protected, a capitalised word inside the sentence, or part of a longer word.
 */
export function fit(text: string, change: Change, kept: readonly Range[]): Change | null {
  let { start, end, replacement } = change;
  const gone = text.slice(start, end);
  if (kept.some(range => range.start < end && range.end > start)) return null;
  const opens = opensSentence(text, start);
  if (/\p{Lu}/u.test((opens ? gone.slice(1) : gone).replace(/\bI\b/g, ''))) return null;
  if (joins(text, start) || joins(text, end)) return null;
  if (opens && /^\p{Lu}/u.test(gone)) {
    if (replacement === '') {
      replacement = text.charAt(end).toUpperCase();
      if (replacement === '' || kept.some(range => range.start <= end && range.end > end)) return null;
      end++;
    } else replacement = replacement[0]!.toUpperCase() + replacement.slice(1);
  }
  const article = /(?<![\p{L}\p{N}'’-])(an?) $/iu.exec(text.slice(Math.max(0, start - 4), start));
  if (article !== null) {
    const next = replacement + text.slice(end, end + 12);
    const right = takesAn(next) ? 'an' : 'a';
    if (article[1]!.toLowerCase() !== right) {
      replacement = `${article[1]![0]}${right.slice(1)} ${replacement}`;
      start -= article[0].length;
    }
  }
  return { start, end, replacement };
}

/** Does a word run on across `at`? */
const joins = (text: string, at: number) =>
  /[\p{L}\p{N}]['’-]?$/u.test(text.slice(Math.max(0, at - 2), at)) &&
  /^['’-]?[\p{L}\p{N}]/u.test(text.slice(at, at + 2));

export const applied = (text: string, { start, end, replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);
