import { existsSync } from 'node:fs';
import { limits } from '../../src/contract/limits.js';
import { clean } from '../../src/engine/cleanup/clean.js';
import { rewriteSentence } from '../../src/engine/rewrite/rewrite.js';
import { bandFrom } from '../../src/engine/scan/bands.js';
import { normalizeConfusables } from '../../src/engine/text/homoglyphs.js';
import { prepare } from '../../src/engine/text/prepare.js';
import type { FigureTable } from '../../src/training/accuracy/figure-table.js';
import type { TextView } from '../../src/training/classifier/cross-validation.js';
import { readCorpus } from '../../src/training/corpus/corpus.js';
import { decimal, percent } from '../../src/training/statistics/format.js';
import { auc } from '../../src/training/statistics/metrics.js';
import { mulberry32, type Random, randomFromString } from '../../src/training/statistics/random.js';
import { opening } from './opening.js';
import { shippedScorer } from './unseen.js';

const textsOfSource = 400;
const wordsMin = 100;

const cyrillic = new Map(
  [...'aceijopsxyABCEHIKMOPSTX'].map((letter, i) => [letter, 'асеіјорѕхуАВСЕНІКМОРЅТХ'[i]!]),
);
const from = (start: number) => (letter: string) => String.fromCodePoint(start + letter.charCodeAt(0) - 0x61);

/** Swaps two adjacent letters, drops one or doubles one, inside a word. */
function misspell(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const how = random();
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  if (how < 1 / 3) return `${before}${after[0]}${letter}${after.slice(1)}`;
  return how < 2 / 3 ? `${before}${after}` : `${before}${letter}${letter}${after}`;
}

/** Everyday words for words that AI models favour, as pages that promise undetected texts exchange them. */
const synonyms = new Map(
  (
    'crucial key|essential needed|important big|significant large|various many|numerous many|ensure make sure|utilize use|enhance improve|' +
    'provide give|provides gives|demonstrate show|demonstrates shows|however still|therefore so|additionally also|furthermore also|moreover also|' +
    'overall all in all|individuals people|often frequently|help assist|create make|creating making|explore look at|understand grasp|' +
    'understanding grasp|development growth|opportunity chance|opportunities chances|challenges problems|benefits gains|impact effect|while though|' +
    'such as like|including with|throughout across|became turned|began started|remains stays'
  )
    .split('|')
    .map(pair => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
);

/** Rewrites every sentence by the rules of the service. */
function rewrite(text: string): string {
  const { sentenceStart, sentenceEnd, sentences } = prepare(text);
  const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };
  let out = '';
  let at = 0;
  for (let i = 0; i < sentences; i++) {
    out += text.slice(at, sentenceStart[i]!);
    out += rewriteSentence(text.slice(sentenceStart[i]!, sentenceEnd[i]!), 'natural', bounds).text;
    at = sentenceEnd[i]!;
  }
  return out + text.slice(at);
}

/** Changes that hide a text from a program: a reader hardly sees them, or web pages recommend them. */
const obfuscations: readonly { name: string; apply(text: string, random: Random): string }[] = [
  { name: 'as it is', apply: text => text },
  {
    name: 'Cyrillic look-alikes, every letter that has one',
    apply: text => text.replace(/[a-z]/gi, letter => cyrillic.get(letter) ?? letter),
  },
  {
    name: 'Cyrillic look-alikes, one letter of ten',
    apply: (text, random) =>
      text.replace(/[a-z]/gi, letter => (random() < 0.1 ? (cyrillic.get(letter) ?? letter) : letter)),
  },
  { name: 'mathematical bold', apply: text => text.replace(/[a-z]/g, from(0x1d41a)) },
  { name: 'fullwidth letters', apply: text => text.replace(/[a-z]/g, from(0xff41)) },
  { name: 'a stroke through every letter', apply: text => text.replace(/[a-z]/gi, '$&\u0336') },
  { name: 'a dot under every vowel', apply: text => text.replace(/[aeiou]/gi, '$&\u0323') },
  {
    name: 'zero-width spaces inside words',
    apply: (text, random) => text.replace(/(?<=\w)(?=\w)/g, () => (random() < 0.2 ? '\u200b' : '')),
  },
  { name: 'no paragraphs', apply: text => text.replace(/\s*\n\s*/g, ' ') },
  { name: 'small letters only', apply: text => text.toLowerCase() },
  {
    name: 'one long word of ten misspelt',
    apply: (text, random) =>
      text.replace(/[a-z]{4,}/g, word => (random() < 0.1 ? misspell(word, random) : word)),
  },
  { name: 'omitted articles', apply: text => text.replace(/\b(?:an?|the) /gi, '') },
  {
    name: 'invisible characters of four kinds inside words',
    apply: (text, random) =>
      text.replace(/(?<=\w)(?=\w)/g, () => (random() < 0.2 ? '\u200e\u2063\u00ad\u{e0041}' : '')),
  },
  { name: 'contractions wherever possible', apply: text => clean(text, { contractions: true }).output_text },
  { name: 'a sentence of numbers at the end', apply: text => `${text.trimEnd()} See 12, 45 and 60.` },
  {
    name: 'synonyms for 38 favoured words',
    apply: text => text.replace(/\b[a-z]+\b/g, word => synonyms.get(word) ?? word),
  },
  { name: 'every sentence rewritten by the rules of this service', apply: rewrite },
];

/** Names of the obfuscations, without the unchanged text. */
export const obfuscationNames = obfuscations.slice(1).map(({ name }) => name);

/** Views of the first words of a text, obfuscated, with homoglyphs normalised as a scan normalises them. */
export const obfuscatedViews = (wordsMax: number): TextView[] =>
  obfuscations.slice(1).map(({ name, apply }) => ({
    name,
    wordsMax,
    part: text => {
      const head = opening(text, wordsMax);
      return normalizeConfusables(apply(head, randomFromString(head))).text;
    },
  }));

/**
 * Obfuscated AI-generated texts against unchanged essays of native writers, all from evaluation sets, scored
 * by the whole engine; null without such texts.
 */
export function obfuscationTable(folder: string): FigureTable | null {
  if (!existsSync(folder)) return null;
  const score = shippedScorer();
  const samples = readCorpus([folder], textsOfSource, mulberry32(1)).filter(
    ({ text, source }) => source !== 'ellipse' && text.split(/\s+/).length >= wordsMin,
  );
  const natives = samples.filter(sample => !sample.machine).map(({ text }) => score(text));
  const machines = samples.filter(sample => sample.machine).map(({ text }) => text);
  const rows = obfuscations.map(({ name, apply }) => {
    const random = mulberry32(2);
    const scores = machines.map(text => score(apply(text, random)));
    const reach = (from: number) => percent(scores.filter(one => one >= from).length / scores.length);
    return [
      name,
      machines.length,
      natives.length,
      decimal(auc(natives, scores)),
      reach(bandFrom.elevated),
      reach(bandFrom.high),
    ];
  });
  return {
    name: 'evaluation-obfuscated',
    head: [
      'obfuscation',
      'ai_texts',
      'native_texts',
      'auc_against_native_texts',
      'elevated_or_higher_percent',
      'high_percent',
    ],
    rows,
  };
}
