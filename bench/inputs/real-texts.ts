import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../src/contract/limits.js';
import { readCorpus } from '../../src/training/corpus/corpus.js';
import { mulberry32 } from '../../src/training/statistics/random.js';

const folder = 'bench/texts';
const corpus = '../shared/corpora/detect/evaluate';
const windowsMin = 40;

interface RealText {
  /** File name without its extension. */
  name: string;
  text: string;
}

/** All texts of bench/texts, in alphabetical order. Their sources and licences are in its README.md. */
export const realTexts: readonly RealText[] = readdirSync(folder)
  .filter(file => file !== 'README.md' && file.includes('.'))
  .sort()
  .map(file => ({ name: file.replace(/\.\w+$/, ''), text: readFileSync(join(folder, file), 'utf8') }));

/** The words of a text, each with the white space after it. */
const wordsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/);

/** Those of all texts, except words with `<` or `&`, so that a passage may be written into markup. */
const allWords = realTexts.flatMap(({ text }) => wordsOf(text)).filter(word => !/[<&]/.test(word));
/** A prime number, so that passages of consecutive numbers begin in different places. */
const passageStep = 1_009;

/** The nth passage of `words` words of all texts, one text after the other and again from the first. */
export function passage(words: number, n: number): string {
  const from = n * passageStep;
  return Array.from({ length: words }, (_, i) => allWords[(from + i) % allWords.length])
    .join('')
    .trimEnd();
}

/** The first sentences of a text for a request to rewrite them. */
export const sentencesOf = (text: string, count: number): { id: string; text: string }[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter(({ length }) => length >= 12 && length <= limits.rewriteChars)
    .slice(0, count)
    .map((sentence, i) => ({ id: `s${i}`, text: sentence }));

/** Texts of the corpora; none where they are absent. */
let corpusTexts: readonly string[][] | undefined;
function readCorpora(): readonly string[][] {
  if (!existsSync(corpus)) return [];
  return readCorpus([corpus], windowsMin * 50, mulberry32(1)).map(({ text }) => wordsOf(text));
}

/** Windows of one text. */
interface WindowGroup {
  name: string;
  windows: string[];
}

/**
 * At least 40 different windows of real texts, by text, and as many of the corpora where they are present.
 * A benchmark of speed uses them in turn: caches and branch predictors learn a text that is repeated, which
 * then takes less time than in service.
 */
export function windowGroups(words: number): readonly WindowGroup[] {
  const long = realTexts.map(({ name, text }) => ({ name, parts: wordsOf(text) }));
  const eligible = long.filter(({ parts }) => parts.length >= words);
  const each = Math.ceil(windowsMin / eligible.length);
  const groups = eligible.map(({ name, parts }) => {
    const step = Math.max(1, Math.floor((Math.min(parts.length, each * words) - words) / (each - 1)));
    return { name, windows: Array.from({ length: each }, (_, i) => window(parts, i * step, words)) };
  });
  corpusTexts ??= readCorpora();
  const windows = corpusTexts.filter(parts => parts.length >= words).map(parts => window(parts, 0, words));
  return windows.length === 0
    ? groups
    : [...groups, { name: 'corpora', windows: windows.slice(0, windowsMin) }];
}

/** The windows of all groups. */
export const windowsOf = (words: number): string[] => windowGroups(words).flatMap(({ windows }) => windows);

/** A flat string, like a text that was decoded from a request. */
const window = (parts: readonly string[], from: number, words: number): string =>
  JSON.parse(
    JSON.stringify(
      parts
        .slice(from, from + words)
        .join('')
        .trimEnd(),
    ),
  );
