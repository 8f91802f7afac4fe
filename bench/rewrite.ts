import { readFileSync } from 'node:fs';
import { limits } from '../src/contract/limits.js';
import { rewriteModes } from '../src/contract/rewrite.js';
import { rewriteSentence } from '../src/engine/rewrite/rewrite.js';
import { signals } from '../src/engine/scan/signals/index.js';
import { prepare } from '../src/engine/text/prepare.js';
import { corporaAbsent, realSentences, type Sample } from './inputs/rewrite-sentences.js';

const bounds = { unitsMax: 2 * limits.rewriteChars, triedUnitsMax: limits.rewriteTriedUnits };

/**
 * Rewrites twenty thousand real sentences in every mode and checks the facts with separate code that shares
 * nothing with the guard. Reports the share of changed sentences, of all and of those with a marked phrase,
 * whether a second pass changes a rewrite, and the time per sentence.
 */
export async function run(): Promise<void> {
  measureWordy();
  measureLabelled();
  if (corporaAbsent) {
    console.log(corporaAbsent);
    return;
  }
  const samples = realSentences(20_000, 5);
  const sources = new Set(samples.map(one => one.source));
  console.log(
    `${samples.length} sentences of ${sources.size} sources, ${samples.filter(one => one.label === 'ai').length} of machines`,
  );
  const flagged = samples.map(one => one.label === 'ai' && isFlagged(one.text));
  let lost = 0;
  for (const mode of rewriteModes) {
    const start = performance.now();
    const rewrites = samples.map(one => rewriteSentence(one.text, mode, bounds));
    const ms = performance.now() - start;
    const changed = rewrites.map(one => one.kind === 'rewrite' && one.changed);
    rewrites.forEach((one, i) => {
      const missing = losses(samples[i]!.text, one.text);
      if (missing.length === 0) return;
      lost++;
      console.log(`LOST (${mode}) ${missing.join(', ')}\n  ${samples[i]!.text}\n  ${one.text}`);
    });
    console.log(
      `${mode.padEnd(8)} changed ${share(changed)} (machine ${share(pick(changed, samples, 'ai'))}, human ${share(pick(changed, samples, 'human'))}; ` +
        `flagged machine sentences ${share(changed.filter((_, i) => flagged[i]))}), declined ${rewrites.filter(one => one.kind === 'declined').length}, ` +
        `${((ms * 1000) / samples.length).toFixed(0)} µs a sentence`,
    );
  }
  const moved = unsettled(samples.slice(0, settledOf));
  console.log(`rewrites of ${settledOf} sentences that a second pass changes, all modes: ${moved}`);
  console.log(`lost numbers, names, negations, quotations or links: ${lost}`);
  if (lost > 0 || moved > 0) process.exitCode = 1;
}

/** Reports how many of 600 wordy sentences change, and the share of their words that `shorten` saves. */
function measureWordy(): void {
  const sentences = readFileSync('bench/texts/rewrite/wordy.tsv', 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('\t')[1]!);
  const words = (text: string) => text.split(/\s+/).length;
  const inAnyMode = sentences.map(text =>
    rewriteModes.some(mode => rewriteSentence(text, mode, bounds).text !== text),
  );
  const shortened = sentences.map(text => rewriteSentence(text, 'shorten', bounds).text);
  const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + words(text), 0);
  const changed = sentences.filter((text, i) => shortened[i] !== text);
  const after = shortened.filter((text, i) => sentences[i] !== text);
  const saved = (before: readonly string[], now: readonly string[]) =>
    `${(100 * (1 - total(now) / total(before))).toFixed(1)}%`;
  console.log(
    `${sentences.length} wordy sentences: ${share(inAnyMode)} change in at least one mode; ` +
      `shorten saves ${saved(sentences, shortened)} of their words, ${saved(changed, after)} where it changes one`,
  );
}

/** Reports the reach of each mode on a third of the labelled sentences, and how much it changes traps. */
function measureLabelled(): void {
  const rows = readFileSync('test/engine/rewrite/labelled.tsv', 'utf8')
    .trim()
    .split('\n')
    .map(line => line.replace(/[<>]/g, '').split('\t') as [label: string, text: string])
    .filter((_, i) => i % 3 === 2);
  for (const mode of rewriteModes) {
    const changed = (wanted: (label: string) => boolean) =>
      share(
        rows
          .filter(([label]) => wanted(label))
          .map(([, text]) => rewriteSentence(text, mode, bounds))
          .map(one => one.kind === 'rewrite' && one.edits.some(({ kind }) => kind !== 'contraction')),
      );
    const wordy = changed(label => label === 'wordy');
    const traps = changed(label => label !== 'wordy' && label !== 'machine');
    console.log(`labelled, held out: ${mode} rewords ${wordy} of wordy sentences and ${traps} of traps`);
  }
}

/** Number of sentences whose rewrite is rewritten again. */
const settledOf = 2_000;

/** Counts the rewrites that a second pass changes. */
function unsettled(samples: readonly Sample[]): number {
  let moved = 0;
  for (const { text } of samples) {
    for (const mode of rewriteModes) {
      const once = rewriteSentence(text, mode, bounds).text;
      const twice = rewriteSentence(once, mode, bounds).text;
      if (twice === once) continue;
      moved++;
      console.log(`UNSETTLED (${mode})\n  ${text}\n  ${once}\n  ${twice}`);
    }
  }
  return moved;
}

const habits = [
  'stock_phrases',
  'copula_avoidance',
  'highlighting_tails',
  'participial_tails',
  'negative_parallelism',
  'vague_attribution',
];
const watched = signals.filter(signal => habits.includes(signal.name));

/**
 * Whether a phrase signal marks the sentence. The fitted lists also contain topic words ("month"), so they do
 * not count.
 */
function isFlagged(text: string): boolean {
  const prepared = prepare(text);
  return watched.some(signal => (signal.measure(prepared)?.count ?? 0) > 0);
}

const pick = (changed: readonly boolean[], samples: readonly Sample[], label: string) =>
  changed.filter((_, i) => samples[i]!.label === label);
const share = (values: readonly boolean[]) =>
  `${((100 * values.filter(Boolean).length) / Math.max(1, values.length)).toFixed(1)}%`;

/** A sentence in lower case, with phrases of the same strength as a shorter one in the shorter form. */
const plainer = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\bnothing short of\b|\bthere (?:is|can be) no (?:doubt|question) (?:that\b)?/g, '')
    .replace(/\bha(?:s|ve) the potential to\b/g, 'could')
    .replace(/\b(may|might|could) (?:well )?(?:possibly|potentially|perhaps|conceivably)\b/g, '$1')
    .replace(/\bit is (?:essential|vital|crucial|imperative|necessary|critical) that\b/g, 'must');

const asIs = (text: string) => text;
const lowered = (text: string) => text.toLowerCase();
/** A sentence whose negations are all written with "not" and the like. */
const withNots = (text: string): string =>
  plainer(text)
    .replace(/\b(?:am|is|are|was|were) unable to\b/g, 'cannot')
    .replace(/\bcannot\b|\bcan['’]t\b/g, 'can not')
    .replace(/\bwhether or not\b/g, 'whether')
    .replace(/(?:\bnot|n['’]t) (?:only|just|merely|simply|solely)\b(?=.*\b(?:but|it))/g, '')
    .replace(/\b(?:no|never|none|nobody|nothing|neither|nor|without|cannot)\b|n['’]t\b/g, ' not ');
/** A sentence whose abilities are all written with a modal verb. */
const withModals = (text: string): string =>
  plainer(text)
    .replace(/it (?:should|must|can) (?:also )?be \w+ that/g, '')
    .replace(/\b(?:am|is|are) (?:(?:un)?able to|capable of)\b/g, 'can')
    .replace(/\bha(?:s|ve) the (?:ability|capability|capacity) to\b/g, 'can')
    .replace(/\b(?:was|were) (?:un)?able to\b|\bhad the (?:ability|capability|capacity) to\b/g, 'could')
    .replace(/can['’]t|cannot/g, 'can')
    .replace(/won['’]t/g, 'will')
    .replace(/n['’]t/g, '')
    .replace(/['’]ll\b/g, ' will');

const facts: readonly [name: string, read: (text: string) => string, pattern: RegExp][] = [
  ['numbers', asIs, /\d+/g],
  [
    'number words',
    lowered,
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|dozen)\b/g,
  ],
  ['acronyms', asIs, /\b[A-Z]{2,}\b/g],
  ['quotations', asIs, /"[^"]*"|“[^”]*”/g],
  ['links', asIs, /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+/g],
  ['code', asIs, /`[^`]+`|\{[^}]+\}|\[[^\]]+\]/g],
  ['negations', withNots, /\bnot\b/g],
  ['modal verbs', withModals, /\b(?:must|should|may|might|can|could|will|shall)\b/g],
  ['hedges', plainer, /\b(?:perhaps|maybe|probably|possibly|likely|seems?|appears?)\b/g],
];

/** Facts that only the original or only the rewrite contains. Intentionally independent of the guard. */
function losses(before: string, after: string): string[] {
  const missing = facts
    .filter(([, read, pattern]) => {
      const [old, now] = [before, after].map(text => (read(text).match(pattern) ?? []).sort().join('|'));
      return old !== now;
    })
    .map(([name]) => name);
  if (![...innerCapitals(before)].every(name => after.includes(name))) missing.push('names');
  if (![...innerCapitals(after)].every(name => before.includes(name))) missing.push('new names');
  return missing;
}

/** Capitalised words that do not begin a sentence. */
const innerCapitals = (text: string) => text.match(/(?<=[a-z,;] )[A-Z][\w-]+/g) ?? [];
