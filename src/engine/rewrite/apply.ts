import type { Edit, Span } from '../../document/span.js';

/** Beginnings of words with a vowel sound, and the exceptions with a consonant sound. */
const vowelSound = /^(?:hour|honest|honou?r|heir|[aeiou])/i;
const consonantSound = /^(?:uni(?!n|m)|use|usu|util|eu|one\b|once\b|ubiq)/i;
const takesAn = (word: string) => vowelSound.test(word) && !consonantSound.test(word);

const opensSentence = (text: string, at: number) =>
  /(?:^|[.!?][\s"”’')]*\s)[\s"“‘'(*_-]*$/u.test(text.slice(Math.max(0, at - 24), at)) ||
  !/\p{L}/u.test(text.slice(0, at));

/**
 * Fits a change into its sentence: adjusts the capital at the start of a sentence, and "a" or "an" before it.
 * Returns null when the change would touch a locked range, lose a capitalised word inside the sentence, or
 * part of a longer word.
 */
export function fitChange(text: string, change: Edit, locked: readonly Span[]): Edit | null {
  let { start, end, replacement } = change;
  const removed = text.slice(start, end);
  if (locked.some(range => range.start < end && range.end > start)) return null;
  const opens = opensSentence(text, start);
  const inner = (opens ? removed.slice(1) : removed).replace(/\bI\b/g, '');
  for (const [name] of inner.matchAll(/\p{Lu}[\p{L}\p{N}'’-]*/gu))
    if (!replacement.includes(name) && replacement.toLowerCase() !== removed.toLowerCase()) return null;
  if (joins(text, start) || joins(text, end)) return null;
  // A removed modifier must leave no hyphen behind.
  if (
    /[\p{L}]-$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^-\p{L}/u.test(text.slice(end, end + 2))
  )
    return null;
  if (opens && /^\p{Lu}/u.test(removed)) {
    if (replacement === '') {
      replacement = text.charAt(end).toUpperCase();
      if (replacement === '' || locked.some(range => range.start <= end && range.end > end)) return null;
      end++;
    } else replacement = replacement[0]!.toUpperCase() + replacement.slice(1);
  }
  ({ start, replacement } = beforeAdverb(text, { start, end, replacement }));
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

/** An adverb before a verb. "It also plays a key role in" becomes "it is also key to". */
const adverbBefore =
  /(?<!\bnot |[\p{L}\p{N}'’-])(?:also|still|often|always|now|(?!(?:only|family|reply|supply|assembly|anomaly|ally|monopoly|bully|rally|tally|folly|lily|melancholy)\b)\p{Ll}{2,}ly) $/u;
const formOfBe = /^(?:is|are|was|were|am)(?= |$)/;

/** Moves a form of "be" before the adverb that it would follow. */
function beforeAdverb(text: string, edit: Edit): Edit {
  const [adverb] = adverbBefore.exec(text.slice(Math.max(0, edit.start - 32), edit.start)) ?? [];
  if (adverb === undefined || !formOfBe.test(edit.replacement)) return edit;
  const replacement = edit.replacement.replace(formOfBe, `$& ${adverb.trimEnd()}`);
  return { ...edit, start: edit.start - adverb.length, replacement };
}

/** Whether `at` is inside a word. */
const joins = (text: string, at: number) =>
  /[\p{L}\p{N}]['’-]?$/u.test(text.slice(Math.max(0, at - 2), at)) &&
  /^['’-]?[\p{L}\p{N}]/u.test(text.slice(at, at + 2));
