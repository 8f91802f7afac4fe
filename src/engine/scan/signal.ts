import { type ListName, lexicon, listIndex } from '../text/lexicon/index.js';
import type { Prepared } from '../text/prepare.js';
import { formatNumber } from './results/numbers.js';
import { addWords, SpanCollector } from './spans.js';

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

/** Collects spans of a text. */
export type Locate = (text: Prepared, spans: SpanCollector) => void;

/** A signal's measurement of one text. */
export interface Measurement {
  value: number;
  count: number;
  /** Sample size: words for a rate, words or sentences for a level. */
  exposure: number;
  /** The counted spans, if they were located. */
  spans?: SpanCollector | undefined;
}

/** Mean values of a signal in the training texts of one genre, in the signal's unit. */
export class TypicalValues {
  /** Both means, as the end of a sentence: "(human 0.5, AI 2)". */
  readonly compared: string;

  /** @param texts noun for the texts of the genre: texts, academic texts */
  constructor(
    readonly human: number,
    readonly ai: number,
    readonly texts: string,
  ) {
    this.compared = this.comparedIn('');
  }

  /** Both means, with the unit after the first one. */
  comparedIn(unit: string): string {
    const of = this.texts === 'texts' ? '' : ` ${this.texts}`;
    return `(human${of} ${formatMean(this.human)}${unit}, AI ${formatMean(this.ai)})`;
  }
}

/** Means up to this are "under 0.03": the fit raises the mean of a rate that never occurs to 0.02. */
const meanMin = 0.02;

const formatMean = (mean: number): string =>
  mean >= 0 && mean <= meanMin ? 'under 0.03' : formatNumber(mean);

/**
 * One signal of machine writing. The files in signals/ define all of them; their fitted numbers are in
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
  /** Events that are added to the observed and the expected count of a rate; .5 by default. */
  readonly priorEvents?: number | undefined;
  /** Unit of a level's exposure; words by default. */
  readonly exposureIn?: 'words' | 'sentences' | undefined;
  /** Unit of `value`. */
  readonly unit: string;
  /** The signal is measured in English texts only. */
  readonly english: boolean;
  /** Null when the text is too short to measure. */
  measure(text: Prepared): Measurement | null;
  /** Collects the spans that were counted, in text order. */
  readonly locate?: Locate | undefined;
  /**
   * For a signal whose places depend on what they are evidence for, in place of `locate`: collects those for
   * AI (`sign` 1) or for human authorship (-1).
   */
  readonly locateFor?: ((text: Prepared, spans: SpanCollector, sign: 1 | -1) => void) | undefined;
  /** Explanation for readers, with the quoted evidence. States only what `measure` counted. */
  detail(measurement: Measurement, typical: TypicalValues, quoted: string): string;
  /** Advice to the writer, for texts whose score this signal raises (fixes.ts). */
  readonly fix?: Fix | undefined;
}

/**
 * Advice of a signal about a habit that a writer can see and change: never about a fitted list, whose words
 * are ordinary ones.
 */
export interface Fix {
  readonly text: string;
  /**
   * Names of signals that the advice works against: following it moves their measurement towards AI. The
   * advice is not given when one of them raises the score.
   */
  readonly conflicts?: readonly string[];
  /** Collects where the advice applies; by default the spans counted as evidence for AI. */
  locate?(text: Prepared, spans: SpanCollector): void;
}

/** Minimum words to measure a rate. */
const rateWordsMin = 10;

/** What defines a signal besides its name, category and direction. */
type RateOptions = Pick<Signal, 'fix' | 'priorEvents'> & { english?: boolean };

/**
 * Defines a signal that counts events per 1,000 words. Without `count`, the spans of `locate` are counted.
 */
export function rate(
  name: string,
  category: Category,
  direction: Signal['direction'],
  options: RateOptions & {
    /** Name of a counted event, singular and plural: `word{|s} that follow{s|}`. */
    noun: string;
    /** Begins the sentence when nothing was counted; "No" and the plural by default. */
    none?: string;
    locate: Locate;
    count?: (text: Prepared) => number;
  },
): Signal {
  const singular = options.noun.replace(/\{(.*?)\|.*?\}/g, '$1');
  const plural = options.noun.replace(/\{.*?\|(.*?)\}/g, '$1');
  const { noun: _, none = `No ${plural}`, ...rest } = options;
  return describedRate({
    name,
    category,
    direction,
    ...rest,
    found({ count }, quoted, isFew) {
      if (count === 0) return none;
      if (isFew) return `Fewer ${plural}: ${count}`;
      return `${count} ${count === 1 ? singular : plural}${quoted && `, as in ${quoted}`}`;
    },
  });
}

/** Begins the sentence of a signal: what was counted. `isFew` when human-written texts have more. */
type Found = (measurement: Measurement, quoted: string, isFew: boolean) => string;

/** The sentences of a signal that counts: what was found, its rate, and the typical rates. */
function describe(found: Found, unit: string, sayFew = true): Signal['detail'] {
  /** All texts of a genre have the same end, and without an event the same sentence. */
  const known = new Map<TypicalValues, { readonly end: string; readonly none: string }>();
  return (measurement, typical, quoted) => {
    let sentence = known.get(typical);
    if (sentence === undefined) {
      const none = `${found({ ...measurement, count: 0 }, '', false)} ${typical.comparedIn(unit)}.`;
      sentence = { end: `${unit} ${typical.compared}.`, none };
      known.set(typical, sentence);
    }
    const { count, value } = measurement;
    if (count === 0) return sentence.none;
    const isFew = sayFew && value < typical.human;
    const beginning = found(measurement, quoted, isFew);
    return `${beginning}${isFew ? ', ' : ': '}${formatNumber(value)}${sentence.end}`;
  };
}

/** Defines a rate whose events `found` describes. */
function describedRate(
  options: RateOptions &
    Pick<Signal, 'name' | 'category' | 'direction'> & {
      found: Found;
      locate: Locate;
      count?: (text: Prepared) => number;
    },
): Signal {
  const { found, count, english = true, ...rest } = options;
  return {
    ...rest,
    english,
    form: 'rate',
    unit: 'per 1,000 words',
    measure(text) {
      if (text.words < rateWordsMin) return null;
      const spans = count === undefined ? allSpans(text, options.locate) : undefined;
      const events = spans === undefined ? count!(text) : spans.count;
      return { value: (events * 1000) / text.words, count: events, exposure: text.words, spans };
    },
    detail: describe(found, ' per 1,000 words'),
  };
}

/** All spans that `locate` collects. */
export function allSpans(text: Prepared, locate: Locate): SpanCollector {
  const spans = new SpanCollector(Number.POSITIVE_INFINITY);
  locate(text, spans);
  return spans;
}

/** `list` names the word list of a signal; by default it has the name of the signal. */
type ListOptions = RateOptions & { list?: ListName };

/**
 * Defines a signal that counts the entries of a word list per 1,000 words.
 * @param entries noun phrase for the entries, in the plural
 */
export function listRate(
  name: string,
  category: Category,
  direction: Signal['direction'],
  entries: string,
  { list: listName = name as ListName, ...rest }: ListOptions = {},
): Signal {
  const list = listIndex(listName);
  return describedRate({
    name,
    category,
    direction,
    ...rest,
    found: foundInList(listName, entries, `Fewer ${entries}`),
    count: text => text.listCount[list]!,
    locate: (text, spans) => locateList(text, list, spans),
  });
}

/**
 * Describes the counted entries of a list: "3 words are on the list of 46 abstract nouns". Claims only that
 * they are listed, because a listed word has other uses too. `few` begins the sentence about a text with
 * fewer than is typical, which quotes none.
 */
function foundInList(name: ListName, entries: string, few: string): Found {
  const listed = lexicon.lists[listIndex(name)]!.entries;
  const size = listed.length.toLocaleString('en-US');
  const [one, many] = nounsOf(listed);
  const onList = ` on the list of ${size}`;
  const isListed = ` ${one} is${onList} ${entries}`;
  const areListed = ` ${many} are${onList} ${entries}`;
  return ({ count }, quoted, isFew) => {
    if (count === 0) return `None of ${size} ${entries}`;
    if (isFew) return `${few}: ${count}${onList}`;
    const example = quoted && `${count === 1 ? ': ' : ', such as '}${quoted}`;
    return `${count}${count === 1 ? isListed : areListed}${example}`;
  };
}

/** Nouns for one and for several entries of a list. */
function nounsOf(listed: readonly string[]): readonly [string, string] {
  const phrases = listed.filter(entry => entry.includes(' ')).length;
  if (phrases === 0) return ['word', 'words'];
  return phrases === listed.length ? ['phrase', 'phrases'] : ['word or phrase', 'words or phrases'];
}

/** Noun phrase for the entries of a fitted list, which are more common in the texts of one label. */
export function learnedEntries(noun: 'words' | 'phrases', label: 'AI-generated' | 'human-written'): string {
  return `${noun} more common in ${label} training texts`;
}

/**
 * Defines a signal that sums the fitted weights of a word list per 100 words.
 * @param bothSigns whether entries have weights of both signs, so that fewer of them mean nothing
 */
export function listLevel(
  name: string,
  category: Category,
  direction: Signal['direction'],
  entries: string,
  { list: listName = name as ListName, bothSigns = false }: { list?: ListName; bothSigns?: boolean } = {},
): Signal {
  const list = listIndex(listName);
  const found = foundInList(listName, entries, `Fewer or weaker ${entries}`);
  return level(name, category, direction, {
    unit: 'summed log-odds per 100 words',
    measure(text) {
      if (text.words < rateWordsMin) return null;
      return {
        value: (text.listSum[list]! * 100) / text.words,
        count: text.listCount[list]!,
        exposure: text.words,
      };
    },
    ...(bothSigns
      ? { locateFor: (text, spans, sign) => locateList(text, list, spans, sign) }
      : { locate: (text, spans) => locateList(text, list, spans) }),
    detail: describe(found, ' per 100 words by weight', !bothSigns),
  });
}

/**
 * Collects the words and phrases of one list, merged in text order; with `sign`, those of weights of that
 * sign.
 */
export function locateList(text: Prepared, list: number, spans: SpanCollector, sign?: 1 | -1): void {
  const { belongs, ids } = lexicon;
  const { phrases, wordId, words } = text;
  const row = list * ids;
  const expected = text.listCount[list]!;
  let phrase = nextPhrase(phrases, list, 0);
  for (let word = 0; word < words && spans.count < expected && !spans.full; word++) {
    while (phrase < phrases.count && phrases.start[phrase] === word) {
      if (sign === undefined || sign * phrases.weight[phrase]! > 0)
        addWords(text, spans, word, phrases.end[phrase]!);
      phrase = nextPhrase(phrases, list, phrase + 1);
    }
    const id = wordId[word]!;
    if (id === 0 || belongs[row + id] !== 1) continue;
    if (sign === undefined || sign * wordWeight(list, id) > 0) addWords(text, spans, word, word + 1);
  }
}

/** Weight of a word in a list that it is in. */
function wordWeight(list: number, id: number): number {
  const { members } = lexicon;
  let row = members.from[id]!;
  while (members.list[row] !== list) row++;
  return members.weight[row]!;
}

function nextPhrase(phrases: Prepared['phrases'], list: number, from: number): number {
  let at = from;
  while (at < phrases.count && phrases.list[at] !== list) at++;
  return at;
}

/** Defines a signal that measures a property of the whole text. */
export const level = (
  name: string,
  category: Category,
  direction: Signal['direction'],
  options: Omit<Signal, 'name' | 'category' | 'direction' | 'form' | 'english'> & { english?: boolean },
): Signal => ({ name, category, direction, english: true, ...options, form: 'level' });
