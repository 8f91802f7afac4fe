import type { Genre } from '../contract/genre.js';
import { type ListName, lexicon, listIndex } from '../text/lexicon/index.js';
import type { Prepared } from '../text/prepare.js';

/**
 * Subject of a signal. Genre and second language change the weights by category (genres.ts).
 *
 *   formality   careful, abstract, even prose
 *   voice       literary style
 *   persuasion  advertising
 *   form        layout and punctuation
 *   habit       any other habit of wording
 */
export type Category = 'formality' | 'voice' | 'persuasion' | 'form' | 'habit';

/** A signal's measurement of one text. */
export interface Measurement {
  value: number;
  count: number;
  /** Sample size: words for a rate, words or sentences for a level. */
  exposure: number;
}

/**
 * One signal of machine writing, one per file in signals/. Its fitted numbers are in
 * src/generated/signal-weights.ts.
 */
export interface Signal {
  /** Public: the name in responses. */
  readonly name: string;
  readonly category: Category;
  /** 1 when a higher value is evidence for AI, -1 when it is evidence for human authorship. */
  readonly direction: 1 | -1;
  /** A rate counts events per word; a level measures a property of the whole text. */
  readonly form: 'rate' | 'level';
  /** Unit of a level's exposure; words by default. */
  readonly exposureIn?: 'words' | 'sentences';
  /** Unit of `value`. */
  readonly unit: string;
  /** The signal is measured in English texts only. */
  readonly english: boolean;
  /** The signal is reported for information: it never contributes to the score and gives no advice. */
  readonly adviceOnly?: boolean;
  /** Null when the text is too short to measure. */
  measure(text: Prepared): Measurement | null;
  /** Collects the spans that were counted, in text order. */
  locate?(text: Prepared, spans: SpanCollector): void;
  /** Explanation for readers, with the quoted evidence; `typical` is the mean of human-written texts. */
  detail(measurement: Measurement, typical: number, quoted: string): string;
  /** Advice to the writer, for texts whose score this signal raises (fixes.ts). */
  readonly fix?: Fix;
}

/**
 * Kind of text that advice is for: the genre, or for a text without one, whether it speaks of or to a person
 * (I, you, a contraction).
 */
export type AdviceGenre = Genre | 'conversational' | 'impersonal';

/** Advice of a signal. */
export interface Fix {
  readonly text: string;
  /** Kinds of text that the advice suits; all by default. */
  readonly genres?: readonly AdviceGenre[];
  /**
   * Names of signals that the advice works against: following it moves their measurement towards AI. The
   * advice is not given when one of them raises the score.
   */
  readonly conflicts?: readonly string[];
  /** Lists of words that the advice asks for. It is not given when one is quoted as evidence for AI. */
  readonly asksFor?: readonly ListName[];
  /** Collects where the advice applies; by default the spans counted as evidence for AI. */
  locate?(text: Prepared, spans: SpanCollector): void;
}

/** Collects spans, in UTF-16 offsets: counts all of them and stores the first `limit`. */
export class SpanCollector {
  count = 0;
  /** True once `limit` spans are stored: the caller may stop. Never true with limit 0, which only counts. */
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

/** Formats a number for a sentence, with about three significant digits. */
export function formatNumber(value: number): string {
  const size = value < 0 ? -value : value;
  const digits = size >= 100 ? 1 : size >= 10 ? 10 : 100;
  return `${Math.round(value * digits) / digits}`;
}

/** Minimum words to measure a rate. */
const rateWordsMin = 10;

interface RateOptions {
  name: string;
  category: Category;
  direction: 1 | -1;
  english?: boolean;
  adviceOnly?: boolean;
  /** Name of a counted event, singular and plural. */
  noun: readonly [string, string];
  fix?: Fix;
}

/**
 * Defines a signal that counts events per 1,000 words. Without `count`, the spans of `locate` are counted.
 */
export function rate(
  options: RateOptions & {
    locate: (text: Prepared, spans: SpanCollector) => void;
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
      const events = count ? count(text) : countSpans(text, options.locate);
      return { value: (events * 1000) / text.words, count: events, exposure: text.words };
    },
    detail: (measurement, typical, quoted) => rateDetail(noun, measurement, typical, quoted),
  };
}

function countSpans(text: Prepared, locate: (text: Prepared, spans: SpanCollector) => void): number {
  const spans = new SpanCollector(0);
  locate(text, spans);
  return spans.count;
}

function rateDetail(
  [singular, plural]: readonly [string, string],
  { count, exposure }: Measurement,
  typical: number,
  quoted: string,
): string {
  const found = count === 0 ? `No ${plural}` : `${count} ${count === 1 ? singular : plural}`;
  const example = quoted === '' ? '' : `, as in ${quoted}`;
  return `${found} in ${exposure} words${example}; human-written texts have about ${formatNumber(typical)} per 1,000 words.`;
}

/** Defines a signal that counts the entries of a word list per 1,000 words. */
export function listRate(options: RateOptions & { list: ListName }): Signal {
  const list = listIndex(options.list);
  return rate({
    ...options,
    count: text => text.listCount[list]!,
    locate: (text, spans) => locateList(text, list, spans),
  });
}

/** Defines a signal that sums the fitted weights of a word list per 100 words. */
export function listLevel(
  options: Omit<RateOptions, 'noun'> & {
    list: ListName;
    detail: (measurement: Measurement, typical: number, quoted: string) => string;
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
    locate: (text, spans) => locateList(text, list, spans),
  };
}

/** Collects the words and phrases of one list, merged in text order. */
function locateList(text: Prepared, list: number, spans: SpanCollector): void {
  const { belongs, ids } = lexicon;
  const { phrases, wordId, words } = text;
  const row = list * ids;
  const expected = text.listCount[list]!;
  let phrase = nextPhrase(phrases, list, 0);
  for (let word = 0; word < words && spans.count < expected && !spans.full; word++) {
    while (phrase < phrases.count && phrases.start[phrase] === word) {
      addWords(text, spans, word, phrases.end[phrase]!);
      phrase = nextPhrase(phrases, list, phrase + 1);
    }
    const id = wordId[word]!;
    if (id !== 0 && belongs[row + id] === 1) addWords(text, spans, word, word + 1);
  }
}

function nextPhrase(phrases: Prepared['phrases'], list: number, from: number): number {
  let at = from;
  while (at < phrases.count && phrases.list[at] !== list) at++;
  return at;
}

/** Defines a signal that measures a property of the whole text. */
export function level(options: {
  name: string;
  category: Category;
  direction: 1 | -1;
  unit: string;
  english?: boolean;
  exposureIn?: 'words' | 'sentences';
  adviceOnly?: boolean;
  fix?: Fix;
  measure: (text: Prepared) => Measurement | null;
  locate?: (text: Prepared, spans: SpanCollector) => void;
  detail: (measurement: Measurement, typical: number, quoted: string) => string;
}): Signal {
  return { english: true, ...options, form: 'level' };
}

/** Adds the span of the words from `from` to `to` (exclusive). */
export function addWords(text: Prepared, spans: SpanCollector, from: number, to: number): void {
  spans.add(text.wordStart[from]!, text.wordEnd[to - 1]!);
}
