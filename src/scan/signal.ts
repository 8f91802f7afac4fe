import { type ListName, lexicon, listIndex } from '../text/lexicon/index.js';
import type { Prepared } from '../text/prepare.js';

/**
 * What a signal is about, which decides how a text's genre and its writer's background change it:
 * formality (careful, abstract, even prose), voice (literary means), persuasion (selling), form (layout and marks), habit.
 */
export type Shape = 'formality' | 'voice' | 'persuasion' | 'form' | 'habit';

/** What a signal measured. `exposure` is how much there was to measure: words for rates, the sample's size for levels. */
export interface Reading {
  value: number;
  count: number;
  exposure: number;
}

/** One signal: one file, one shape. Everything numeric it is judged by stands in weights.ts. */
export interface Signal {
  readonly name: string;
  readonly shape: Shape;
  /** 1 when more of it speaks for a machine, -1 when more of it speaks for a person. */
  readonly direction: 1 | -1;
  /** A rate counts events against words; a level measures a property of the whole. */
  readonly form: 'rate' | 'level';
  /** What a level's exposure counts; words unless said. */
  readonly exposureIn?: 'words' | 'sentences';
  /** What `value` is counted in. */
  readonly unit: string;
  /** True when it only makes sense in English. */
  readonly english: boolean;
  /** Advice only: shown, turned into a fix, never scored. */
  readonly adviceOnly?: boolean;
  /** Null when the text gives nothing to measure. */
  measure(text: Prepared): Reading | null;
  /** Marks where it was seen, in text order. */
  locate?(text: Prepared, spots: Spots): void;
  /** Plain English that cites what was seen; `usual` is what people write, in the signal's unit. */
  detail(reading: Reading, usual: number, quoted: string): string;
  /** What a writer could do about it. */
  readonly fix?: string;
}

/** Places in the text, in UTF-16 offsets: all are counted, the first `limit` are kept. */
export class Spots {
  count = 0;
  /** No more places are wanted; never while only counting (limit 0). */
  full = false;
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  constructor(readonly limit: number) {}

  add(start: number, end: number): void {
    if (this.count++ < this.limit) {
      this.starts.push(start);
      this.ends.push(end);
      this.full = this.count === this.limit;
    }
  }
}

/** A number for a sentence: no more digits than it deserves. */
export function plainly(value: number): string {
  const size = value < 0 ? -value : value;
  const digits = size >= 100 ? 1 : size >= 10 ? 10 : 100;
  return `${Math.round(value * digits) / digits}`;
}

/** Fewer words than this give a rate nothing to stand on. */
const rateWordsMin = 10;

interface RateOptions {
  name: string;
  shape: Shape;
  direction: 1 | -1;
  english?: boolean;
  adviceOnly?: boolean;
  /** What is counted, in singular and plural. */
  noun: readonly [string, string];
  fix?: string;
}

/** Events per 1,000 words, found by walking the text's tables. */
export function rate(
  options: RateOptions & {
    locate: (text: Prepared, spots: Spots) => void;
    count?: (text: Prepared) => number;
  },
): Signal {
  const { noun, count, english = true, ...rest } = options;
  return {
    ...rest,
    english,
    form: 'rate',
    unit: 'per 1,000 words',
    measure(text) {
      if (text.words < rateWordsMin) return null;
      const events = count ? count(text) : counted(text, options.locate);
      return { value: (events * 1000) / text.words, count: events, exposure: text.words };
    },
    detail: (reading, usual, quoted) => rateDetail(noun, reading, usual, quoted),
  };
}

function counted(text: Prepared, locate: (text: Prepared, spots: Spots) => void): number {
  const spots = new Spots(0);
  locate(text, spots);
  return spots.count;
}

function rateDetail(
  noun: readonly [string, string],
  reading: Reading,
  usual: number,
  quoted: string,
): string {
  const seen =
    reading.count === 0 ? `No ${noun[1]}` : `${reading.count} ${reading.count === 1 ? noun[0] : noun[1]}`;
  const shown = quoted === '' ? '' : `, as in ${quoted}`;
  return `${seen} in ${reading.exposure} words${shown}; people write about ${plainly(usual)} per 1,000 words.`;
}

/** Entries of a word list per 1,000 words; the tally is already made. */
export function listRate(options: RateOptions & { list: ListName }): Signal {
  const list = listIndex(options.list);
  return rate({
    ...options,
    count: text => text.listCount[list]!,
    locate: (text, spots) => locateList(text, list, spots),
  });
}

/** Summed weights of a fitted list per 100 words. */
export function listLevel(
  options: Omit<RateOptions, 'noun'> & {
    list: ListName;
    detail: (reading: Reading, usual: number, quoted: string) => string;
  },
): Signal {
  const { list: name, english = true, ...rest } = options;
  const list = listIndex(name);
  return {
    ...rest,
    english,
    form: 'level',
    unit: 'summed log-odds per 100 words',
    measure(text) {
      if (text.words < rateWordsMin) return null;
      return {
        value: (text.listSum[list]! * 100) / text.words,
        count: text.listCount[list]!,
        exposure: text.words,
      };
    },
    locate: (text, spots) => locateList(text, list, spots),
  };
}

/** Words and phrases of one list, merged in text order. */
function locateList(text: Prepared, list: number, spots: Spots): void {
  const { belongs, ids } = lexicon;
  const { phrases, wordId, words } = text;
  const row = list * ids;
  const expected = text.listCount[list]!;
  let phrase = nextPhrase(phrases, list, 0);
  for (let word = 0; word < words && spots.count < expected && !spots.full; word++) {
    while (phrase < phrases.count && phrases.start[phrase] === word) {
      addWords(text, spots, word, phrases.end[phrase]!);
      phrase = nextPhrase(phrases, list, phrase + 1);
    }
    const id = wordId[word]!;
    if (id !== 0 && belongs[row + id] === 1) addWords(text, spots, word, word + 1);
  }
}

function nextPhrase(phrases: Prepared['phrases'], list: number, from: number): number {
  let at = from;
  while (at < phrases.count && phrases.list[at] !== list) at++;
  return at;
}

/** A property of the whole text, with the size of the sample it was taken from. */
export function level(options: {
  name: string;
  shape: Shape;
  direction: 1 | -1;
  unit: string;
  english?: boolean;
  exposureIn?: 'words' | 'sentences';
  adviceOnly?: boolean;
  fix?: string;
  measure: (text: Prepared) => Reading | null;
  locate?: (text: Prepared, spots: Spots) => void;
  detail: (reading: Reading, usual: number, quoted: string) => string;
}): Signal {
  return { english: true, ...options, form: 'level' };
}

/** Marks the words `from` to `to` (exclusive). */
export function addWords(text: Prepared, spots: Spots, from: number, to: number): void {
  spots.add(text.wordStart[from]!, text.wordEnd[to - 1]!);
}
