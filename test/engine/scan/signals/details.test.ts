import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { signalEvidence } from '../../../../src/engine/scan/evidence.js';
import { compareMeans, type Signal } from '../../../../src/engine/scan/signal.js';
import { signals } from '../../../../src/engine/scan/signals/index.js';
import { genreColumns, weights, weightsOf } from '../../../../src/engine/scan/weights.js';
import { type ListName, lexicon, listIndex } from '../../../../src/engine/text/lexicon/index.js';
import { prepare } from '../../../../src/engine/text/prepare.js';
import { cases } from './cases.js';

/** Lists of the signals that claim only that the quoted words are listed, where the names differ. */
const listNames: Readonly<Record<string, ListName>> = {
  excess_style_words: 'excess_style',
  function_word_profile: 'function_words',
  indefinite_articles: 'indefinite',
  spelled_numbers: 'number_words',
  closing_opener: 'closing_openers',
};
const lists: Readonly<Record<string, readonly string[] | undefined>> = Object.fromEntries(
  signals.map(({ name }) => [name, lexicon.lists[listIndex(listNames[name] ?? (name as ListName))]?.entries]),
);

/** Patterns of the quoted spans of the other signals. */
const quotedPattern: Readonly<Record<string, RegExp>> = {
  participial_tails: /^\S{2,}ing(?![\p{L}\p{N}])/iu,
  highlighting_tails: /^[a-z]+ing\b/i,
  nominal_suffixes: /(?:tion|sion|ment|ness|ity|ance|ence)s?$|(?:iti|ness)es$/i,
  adverbs_ly: /^.{3,}ly$/i,
  specifics: /\p{Nd}|day$|january|february|march|april|june|july|august|ember|october|^may$/iu,
  proper_names: /^\p{Lu}/u,
  em_dashes: /[‒–—―⸺⸻]|--|[-‐‑]\s|\s[-‐‑]/,
  colons: /[:：]/,
  semicolons: /[;；؛]/,
  commas: /[,،，、]/,
  exclamations: /[!¡‼！]$/,
  parentheses: /^[([（]/,
  informal_typing: /^i$|^[^\p{Lu}]|\.\.\.|…|[?!]|^[\p{Lu}\p{M}]{5,}$/u,
};

/** Words that state a property of the text which no signal measures. */
const unmeasured =
  /polished|favou?r|inflated|models?\b|closer to|farther|by hand|only comment|doublet|nominalisation|undefined|NaN/;

const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ‛ʻ＇]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]+/g, ' ');

/** Whether a quoted span is an entry of a list; `*` in an entry matches any word. */
function isListed(entries: readonly string[], span: string): boolean {
  const { text, wordStart, wordEnd } = prepare(span);
  const words = Array.from(wordStart, (start, i) => comparable(text.slice(start, wordEnd[i])));
  return entries.some(entry => {
    const parts = entry.split(' ');
    return parts.length === words.length && parts.every((part, i) => part === '*' || part === words[i]);
  });
}

/** Patterns of which a text has none when the sentence says that nothing was counted. */
const absentPattern: Readonly<Record<string, RegExp>> = {
  adverbs_ly: /(?<![\p{L}\p{N}'’-])\p{Ll}{3,}ly(?![\p{L}\p{N}'’-])/u,
  nominal_suffixes: /(?<![\p{L}\p{N}'’-])\p{Ll}+(?:tion|sion|ment|ness)(?![\p{L}\p{N}'’-])/u,
  exclamations: /!/,
  semicolons: /\p{L};\s\p{L}/u,
  commas: /\p{L}, \p{L}/u,
  first_person: /(?<![\p{L}\p{N}'’-])(?:my|we|our)(?![\p{L}\p{N}'’-])/u,
  parentheses: /\(/,
};

/** Problems of one signal's sentence about one text. */
function problemsOf(signal: Signal, text: string): string[] {
  const prepared = prepare(text);
  const measurement = signal.measure(prepared);
  if (measurement === null) return [];
  const spans = signalEvidence(prepared, signal, 5);
  const typical = { human: 1.25, ai: 2.5, texts: 'texts' };
  const detail = signal.detail(measurement, typical, spans.length === 0 ? '' : `'${spans[0]!.text}'`);
  const problems: string[] = [];
  const found = detail.replace(/'.*'/gs, '');
  if (unmeasured.test(found)) problems.push(`forbidden wording: ${found}`);
  if (!detail.endsWith(', AI 2.5).')) problems.push(`no means: ${detail}`);
  const counts =
    detail
      .slice(0, 200)
      .match(/\d(?:[\d,.]*\d)?/g)
      ?.map(Number) ?? [];
  const none = /^(?:No|None)\b/.test(detail);
  if (/^(?:sentence|paragraph|word)_/.test(signal.name)) {
    if (!detail.includes(`${Math.round(measurement.value * 100) / 100}`) && measurement.value < 10)
      problems.push(`value: ${detail}`);
  } else if (none ? measurement.count !== 0 : !counts.includes(measurement.count))
    problems.push(`count: ${detail}`);
  const absent = measurement.count === 0 ? absentPattern[signal.name] : undefined;
  if (absent?.test(withoutSkippedLines(prepared.text))) problems.push(`is in the text: ${detail}`);
  for (const span of spans) {
    if (text.slice(span.start, span.end) !== span.text) problems.push(`offsets of ${span.text}`);
    const list = lists[signal.name];
    const right =
      list === undefined
        ? (quotedPattern[signal.name]?.test(comparableCase(span.text)) ?? true)
        : isListed(list, span.text);
    if (!right) problems.push(`quotes ${JSON.stringify(span.text)}`);
  }
  if (spans.length > measurement.count) problems.push(`${spans.length} spans for ${measurement.count}`);
  return problems.map(problem => `${signal.name}: ${problem}`);
}

/** A span without homoglyphs and invisible characters, as the signals read it. */
const comparableCase = (span: string) => prepare(span).text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

/** A text without code blocks and table rows, which signals do not measure. */
const withoutSkippedLines = (text: string) =>
  text.replace(/^[ \t]*(```|~~~)[^\n]*\n.*?^\1[^\n]*$/gms, '').replace(/^[ \t]*(?:\||```|~~~).*$/gm, '');

const texts = [
  ...Object.values(cases).flatMap(({ seen, unseen }) => [seen, unseen]),
  ...['abstract.txt', 'blog.md', 'chat.md', 'email.txt', 'german.txt', 'markdown.md', 'novel.txt'].map(name =>
    readFileSync(`bench/texts/${name}`, 'utf8'),
  ),
];

describe('the sentence of a signal', () => {
  it('gives the counted number and quotes only what it counted', () => {
    for (const text of texts) for (const signal of signals) assert.deepEqual(problemsOf(signal, text), []);
  });

  it('describes a learned list by where its entries are more common', () => {
    for (const name of ['ai_vocabulary', 'excess_style_words', 'everyday_words', 'human_phrasing']) {
      const signal = signals.find(one => one.name === name)!;
      const means = { human: 1, ai: 2, texts: 'texts' };
      const detail = signal.detail({ value: 1, count: 2, exposure: 50 }, means, '');
      const side = signal.direction === 1 ? 'AI-generated' : 'human-written';
      assert.ok(detail.includes(`more common in ${side} training texts`), detail);
    }
  });

  it('gives the means of the weights file, for every genre', () => {
    for (const signal of signals) {
      const { typical, typicalOfAi } = weightsOf(signal.name);
      for (const genre of genreColumns) {
        const means = { human: typical[genre], ai: typicalOfAi[genre], texts: 'texts' };
        const detail = signal.detail({ value: 0.5, count: 3, exposure: 80 }, means, '');
        assert.ok(detail.includes(compareMeans(means)), detail);
        assert.ok(Number.isFinite(means.human) && Number.isFinite(means.ai), signal.name);
      }
    }
    assert.ok(Object.keys(weights.signals).length > 40);
  });
});
