import { separator } from '../../text/separators.js';
import { longUnitsMin } from '../../text/statistics.js';
import { wordFlag } from '../../text/words.js';
import { compareMeans, formatNumber, level, listRate, rate, type Signal } from '../signal.js';
import { addWords } from '../spans.js';

/** Minimum words to measure the mean length of words, and the variety among the first 200. */
const meanWordsMin = 20;
const varietyWordsMin = 30;

/** Signals of register: the length, form and variety of words. */
export const register: readonly Signal[] = [
  /** Collects nouns made from verbs and adjectives: -tion, -ment, -ness, -ity, -ance. */
  rate({
    name: 'nominal_suffixes',
    category: 'formality',
    direction: 1,
    noun: 'word{ that ends|s that end} in -tion, -sion, -ment, -ness, -ity, -ance or -ence, or in their plural{|s}',
    count: text => text.tallies.nominal,
    locate(text, spans) {
      for (let i = 0; i < text.words && !spans.full; i++)
        if ((text.wordFlags[i]! & wordFlag.nominal) !== 0) addWords(text, spans, i, i + 1);
    },
  }),
  /** Collects words of eight letters or more. */
  rate({
    name: 'long_words',
    category: 'formality',
    direction: 1,
    noun: 'word{|s} of eight or more characters',
    count: text => text.tallies.longWords,
    locate(text, spans) {
      const { wordStart, wordEnd, words } = text;
      for (let i = 0; i < words && !spans.full; i++)
        if (wordEnd[i]! - wordStart[i]! >= longUnitsMin) addWords(text, spans, i, i + 1);
    },
  }),
  /** Mean number of letters per word. */
  level({
    name: 'word_length',
    category: 'formality',
    direction: 1,
    unit: 'mean letters per word',
    measure(text) {
      if (text.words < meanWordsMin) return null;
      return { value: text.tallies.units / text.words, count: text.words, exposure: text.words };
    },
    detail: (measurement, typical) =>
      `Words average ${formatNumber(measurement.value)} characters; ${compareMeans(typical)}.`,
  }),
  /** Share of different words among the first 200. Models of 2025 vary their words more than people. */
  level({
    name: 'type_token',
    category: 'voice',
    direction: 1,
    unit: 'share of different words, first 200 words',
    measure(text) {
      const seen = text.vocabulary;
      return seen.words < varietyWordsMin
        ? null
        : { value: seen.types / seen.words, count: seen.types, exposure: seen.words };
    },
    detail: (measurement, typical) =>
      `The first ${measurement.exposure} words contain ${measurement.count} different words, a share of ${formatNumber(measurement.value)}; ${compareMeans(typical)}.`,
  }),
  /** Share of the first 200 words that occur once in them. */
  level({
    name: 'hapax',
    category: 'formality',
    direction: 1,
    unit: 'share of words used once, first 200 words',
    measure(text) {
      const seen = text.vocabulary;
      return seen.words < varietyWordsMin
        ? null
        : { value: seen.once / seen.words, count: seen.once, exposure: seen.words };
    },
    detail: (measurement, typical) =>
      `${measurement.count} of the first ${measurement.exposure} words occur once among them, a share of ${formatNumber(measurement.value)}; ${compareMeans(typical)}.`,
  }),
  /** Collects words in -ly. */
  rate({
    name: 'adverbs_ly',
    category: 'formality',
    direction: 1,
    noun: 'word{|s} of five or more characters in -ly',
    count: text => text.tallies.ly,
    locate(text, spans) {
      for (let i = 0; i < text.words && !spans.full; i++)
        if ((text.wordFlags[i]! & wordFlag.ly) !== 0) addWords(text, spans, i, i + 1);
    },
  }),
  /** Collects words repeated within four words. Editing removes most of them. */
  rate({
    name: 'repeated_words',
    category: 'voice',
    direction: -1,
    noun: 'word{ that repeats|s that repeat} the word two or three places before {it|them}',
    locate(text, spans) {
      const { wordHash, wordSeparators, words } = text;
      for (let i = 2; i < words && !spans.full; i++) {
        const hash = wordHash[i]!;
        const two = hash === wordHash[i - 2];
        if (!two && hash !== wordHash[i - 3]) continue;
        const first = i - (two ? 2 : 3);
        let between = 0;
        for (let j = first + 1; j <= i; j++) between |= wordSeparators[j]!;
        if ((between & separator.paragraph) === 0) addWords(text, spans, first, i + 1);
      }
    },
  }),
  /** The articles a and an, which are frequent in descriptive AI-generated text. */
  listRate({
    name: 'indefinite_articles',
    category: 'voice',
    direction: 1,
    list: 'indefinite',
    entries: 'indefinite articles',
  }),
  /** Forms of “be” (is, are, was, were), which AI models avoid. */
  listRate({
    name: 'be_forms',
    category: 'habit',
    direction: -1,
    entries: "forms of 'be' and contractions that may contain one",
  }),
  /** Irregular verbs in the past tense. They are frequent in human-written text, which reports events. */
  listRate({
    name: 'past_verbs',
    category: 'formality',
    direction: -1,
    entries: 'verb forms that can be past tense',
  }),
];
