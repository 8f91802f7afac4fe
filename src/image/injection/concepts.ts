import { fold } from './fold.js';
import { type Concept, lexicon } from './lexicon.js';

export const concepts = Object.keys(lexicon) as Concept[];

/** A concept met at a place among a text's words. */
export interface Found {
  concept: number;
  at: number;
}

interface Entry {
  concept: number;
  /** The phrase's later words; empty for a single word. */
  rest: readonly string[];
}

/** Scripts written without spaces: their words are looked for anywhere in a run of letters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const arabicPrefix = /^(?:وال|بال|لل|ال|و|ب|ل|ف)(?=.{3})/u;
const shortestPrefix = 2;
const longestStem = 24;
const tangledMin = 6;

const exact = new Map<string, Entry[]>();
const stems = new Map<string, number[]>();
const runs = new Map<string, number[]>();
const tangled = new Map<string, number[]>();
let longestRun = 1;

const put = <T>(map: Map<string, T[]>, key: string, value: T) => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

/** First and last letter with the sorted ones between: what stays of a word whose inner letters were shuffled. */
const tangle = (word: string) => word[0] + [...word.slice(1, -1)].sort().join('') + word.at(-1);

concepts.forEach((name, concept) => {
  for (const entry of new Set(lexicon[name].split(/\s+/))) {
    const stem = entry.endsWith('*');
    const [first, ...rest] = fold(entry.replace(/\*$/, '').replaceAll('+', ' ')).split(' ');
    if (first === undefined || first === '') continue;
    if (unspaced.test(first)) {
      put(runs, first, concept);
      longestRun = Math.max(longestRun, first.length);
    } else if (stem && rest.length === 0) put(stems, first, concept);
    else put(exact, first, { concept, rest });
    if (rest.length === 0 && first.length >= tangledMin && /^[a-z]+$/.test(first))
      put(tangled, tangle(first), concept);
  }
});

/** Whole words, as they are written in full, whose letters people shuffle. */
for (const word of 'ignore ignoring disregard forget previous previously instruction instructions system prompt prompts message messages reveal reveals assistant assistants password passwords language response following directions everything conversation guidelines override'.split(
  ' ',
)) {
  const at = tangled.get(tangle(word)) ?? [];
  const before: Found[] = [];
  findWord(word, 0, [word], before);
  tangled.set(tangle(word), [...new Set([...at, ...before.map(found => found.concept)])]);
}

/** The words of folded text; runs of unspaced scripts come as one word. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every concept of a text's words, in order. A phrase counts besides its words. */
export function findConcepts(words: readonly string[]): Found[] {
  const found: Found[] = [];
  words.forEach((word, at) => {
    if (unspaced.test(word)) {
      findInRun(word, at, found);
      return;
    }
    const before = found.length;
    findWord(word, at, words, found);
    if (found.length === before && arabicPrefix.test(word))
      findWord(word.replace(arabicPrefix, ''), at, words, found);
    if (found.length === before && word.length >= tangledMin)
      for (const concept of tangled.get(tangle(word)) ?? []) found.push({ concept, at });
  });
  return found;
}

function findWord(word: string, at: number, words: readonly string[], found: Found[]): void {
  for (const { concept, rest } of exact.get(word) ?? [])
    if (rest.every((next, i) => words[at + 1 + i]?.startsWith(next))) found.push({ concept, at });
  for (let length = Math.min(word.length, longestStem); length >= shortestPrefix; length--) {
    const list = stems.get(word.slice(0, length));
    if (list === undefined) continue;
    for (const concept of list) found.push({ concept, at });
    return;
  }
}

/** In a run of letters words have no borders; places inside it count as tenths of a word. */
function findInRun(run: string, at: number, found: Found[]): void {
  for (let i = 0; i < run.length; i++)
    for (let length = Math.min(longestRun, run.length - i); length > 0; length--)
      for (const concept of runs.get(run.slice(i, i + length)) ?? []) found.push({ concept, at: at + i / 4 });
}

const glue = new Set(
  'a all an and any are as at by do don for from give given have i if in is it just me my no not now of on or out say that the them then this to was what with yes you your'.split(
    ' ',
  ),
);

const longestGlued = 16;
const unreachable = 0x7fffffff;

/** `ignoreallpreviousinstructions` → its words, when known ones cover it; null otherwise. */
export function splitGlued(word: string): string[] | null {
  if (word.length < 12 || !/^[a-z]+$/.test(word)) return null;
  // The fewest words that cover the letters up to each place, and where the last of them begins.
  const fewest = new Uint32Array(word.length + 1).fill(unreachable, 1);
  const lastStart = new Uint32Array(word.length + 1);
  for (let end = 1; end <= word.length; end++)
    for (let start = Math.max(0, end - longestGlued); start < end; start++) {
      if (fewest[start]! + 1 >= fewest[end]!) continue;
      const part = word.slice(start, end);
      if (!glue.has(part) && !known(part)) continue;
      fewest[end] = fewest[start]! + 1;
      lastStart[end] = start;
    }
  if (fewest[word.length]! === unreachable || fewest[word.length]! < 3) return null;
  const parts: string[] = [];
  for (let end = word.length; end > 0; end = lastStart[end]!) parts.push(word.slice(lastStart[end], end));
  return parts.reverse();
}

const endings = /^(?:s|es|ed|ing|ion|ions|d|tions?|e|ly|er|ing)?$/;

function known(part: string): boolean {
  if (part.length < 3) return false;
  if (exact.get(part)?.some(({ rest }) => rest.length === 0)) return true;
  for (let length = part.length; length >= 4; length--)
    if (stems.has(part.slice(0, length)) && endings.test(part.slice(length))) return true;
  return false;
}
