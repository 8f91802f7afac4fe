import { fold } from './fold.js';
import lexicon from './lexicon.json' with { type: 'json' };

/**
 * Concepts that instructions to a model consist of, with the words for each in many languages. A trailing `*`
 * matches any ending; `+` joins the words of a phrase. Words are written as `fold` returns them: lower case,
 * without accents. Chinese, Japanese and Thai words match anywhere in a run of letters. One concept means
 * little (people ignore noise and forget keys); the trained weights score combinations of them.
 */
export type Concept = keyof typeof lexicon.concepts;
export const concepts = Object.keys(lexicon.concepts) as Concept[];

/** An occurrence of a concept in a text. */
export interface ConceptMatch {
  /** Index in `concepts`. */
  concept: number;
  /** Index of the word. */
  at: number;
}

interface Phrase {
  concept: number;
  /** The words after the first; empty for a single word. */
  rest: readonly string[];
}

/** Scripts written without spaces. Their words are matched anywhere in a run of letters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const arabicPrefix = /^(?:وال|بال|لل|ال|و|ب|ل|ف)(?=.{3})/u;
const stemCharsMin = 2;
const stemCharsMax = 24;
/** Minimum length of words that are recognised when their inner letters are shuffled. */
const scrambledCharsMin = 6;

const exact = new Map<string, Phrase[]>();
const stems = new Map<string, number[]>();
const runs = new Map<string, number[]>();
const scrambled = new Map<string, number[]>();
let longestRun = 1;

const append = <T>(map: Map<string, T[]>, key: string, value: T) => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

/** Key of a word that is the same for any order of its inner letters, which it sorts. */
const scrambleKey = (word: string) => word[0] + [...word.slice(1, -1)].sort().join('') + word.at(-1);

concepts.forEach((name, concept) => {
  for (const entry of new Set(lexicon.concepts[name].join(' ').split(' '))) {
    const stem = entry.endsWith('*');
    const [first, ...rest] = fold(entry.replace(/\*$/, '').replaceAll('+', ' ')).split(' ');
    if (first === undefined || first === '') continue;
    if (unspaced.test(first)) {
      append(runs, first, concept);
      longestRun = Math.max(longestRun, first.length);
    } else if (stem && rest.length === 0) append(stems, first, concept);
    else append(exact, first, { concept, rest });
    if (rest.length === 0 && first.length >= scrambledCharsMin && /^[a-z]+$/.test(first))
      append(scrambled, scrambleKey(first), concept);
  }
});

/** The concepts of a single word. */
function conceptsOf(word: string): number[] {
  const found: ConceptMatch[] = [];
  findWord(word, 0, [word], found);
  return found.map(({ concept }) => concept);
}

/** Full words of the lexicon's stems that are often written with shuffled letters. */
for (const word of lexicon.shuffled.split(' ')) {
  const at = scrambled.get(scrambleKey(word)) ?? [];
  scrambled.set(scrambleKey(word), [...new Set([...at, ...conceptsOf(word)])]);
}

/** Letters that OCR confuses: as read, and as printed. */
const misreadLetters = lexicon.misread.split(' ').map(row => row.split('=') as [string, string]);
const repairedCharsMin = 5;

/** Full words without one of their letters, such as "promt". */
const shortened = new Map<string, number[]>();
for (const word of lexicon.misspelt.split(' ')) {
  const found = conceptsOf(word);
  for (let at = 1; at < word.length; at++) shortened.set(word.slice(0, at) + word.slice(at + 1), found);
}

/** Finds the concepts of a word that was misread by OCR or misspelt. */
function findRepaired(word: string, at: number, found: ConceptMatch[]): void {
  if (word.length < repairedCharsMin || !/^[a-z0-9]+$/.test(word)) return;
  for (const concept of shortened.get(word) ?? []) found.push({ concept, at });
  const before = found.length;
  for (const [read, printed] of misreadLetters) {
    if (found.length > before) return;
    if (word.includes(read)) {
      const repaired = word.replaceAll(read, printed);
      findWord(repaired, at, [repaired], found);
    }
  }
}

/** The words of folded text. A run of a script without spaces is one word. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the concepts of a text's words, in order. A phrase counts in addition to its words. */
export function findConcepts(words: readonly string[]): ConceptMatch[] {
  const found: ConceptMatch[] = [];
  words.forEach((word, at) => {
    if (unspaced.test(word)) {
      findInRun(word, at, found);
      return;
    }
    const before = found.length;
    findWord(word, at, words, found);
    if (found.length === before && arabicPrefix.test(word))
      findWord(word.replace(arabicPrefix, ''), at, words, found);
    if (found.length === before && word.length >= scrambledCharsMin)
      for (const concept of scrambled.get(scrambleKey(word)) ?? []) found.push({ concept, at });
    if (found.length === before) findRepaired(word, at, found);
  });
  return found;
}

function findWord(word: string, at: number, words: readonly string[], found: ConceptMatch[]): void {
  for (const { concept, rest } of exact.get(word) ?? [])
    if (rest.every((next, i) => words[at + 1 + i]?.startsWith(next))) found.push({ concept, at });
  for (let length = Math.min(word.length, stemCharsMax); length >= stemCharsMin; length--) {
    const list = stems.get(word.slice(0, length));
    if (list === undefined) continue;
    for (const concept of list) found.push({ concept, at });
    return;
  }
}

/** Searches a run without word boundaries. A position inside it counts as a quarter of a word per letter. */
function findInRun(run: string, at: number, found: ConceptMatch[]): void {
  for (let i = 0; i < run.length; i++)
    for (let length = Math.min(longestRun, run.length - i); length > 0; length--)
      for (const concept of runs.get(run.slice(i, i + length)) ?? []) found.push({ concept, at: at + i / 4 });
}

/** Words that may stand between concepts in text written without spaces. */
const fillers = new Set(lexicon.fillers.split(' '));

const gluedWordCharsMax = 16;
const unreachable = 0x7fffffff;

/** Splits `ignoreallpreviousinstructions` into its words. Null when known words do not cover it. */
export function splitGlued(word: string): string[] | null {
  if (word.length < 12 || !/^[a-z]+$/.test(word)) return null;
  // For each prefix: the fewest words that cover it, and the start of the last of them.
  const fewest = new Uint32Array(word.length + 1).fill(unreachable, 1);
  const lastStart = new Uint32Array(word.length + 1);
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - gluedWordCharsMax); start < end; start++) {
      if (fewest[start]! + 1 >= fewest[end]!) continue;
      const part = word.slice(start, end);
      if (!fillers.has(part) && !isKnown(part)) continue;
      fewest[end] = fewest[start]! + 1;
      lastStart[end] = start;
    }
  if (fewest[word.length]! === unreachable || fewest[word.length]! < 3) return null;
  const parts: string[] = [];
  for (let end = word.length; end > 0; end = lastStart[end]!) parts.push(word.slice(lastStart[end], end));
  return parts.reverse();
}

const endings = /^(?:s|es|ed|ing|ion|ions|d|tions?|e|ly|er|ing)?$/;

function isKnown(part: string): boolean {
  if (part.length < 3) return false;
  if (exact.get(part)?.some(({ rest }) => rest.length === 0)) return true;
  for (let length = part.length; length >= 4; length--)
    if (stems.has(part.slice(0, length)) && endings.test(part.slice(length))) return true;
  return false;
}
