import type { PreservedCounts, RewriteAlternative, RewriteMode, WordEdit } from '../../contract/rewrite.js';
import { applyEdits, type Edit, type Span } from '../../document/span.js';
import { longRuns } from '../text/long-runs.js';
import { breaksAgreement } from './agreement.js';
import { fitChange } from './apply.js';
import { reasons } from './edit-kinds.js';
import { lockedRanges } from './facts.js';
import { claimRejection, preservedCounts, rejectionOf, stem } from './guard.js';
import { adviceOn } from './habits.js';
import type { Rule } from './rule.js';
import { rules } from './rules/index.js';
import { Sentence } from './sentence.js';

export type Rewrite =
  | {
      kind: 'rewrite';
      text: string;
      changed: boolean;
      edits: WordEdit[];
      kept: PreservedCounts;
      /** Further rewrites, best first; absent when there are none. */
      alternatives?: RewriteAlternative[];
      /** For a sentence that stays and has no alternatives: examples of its habits. */
      advice?: WordEdit[];
    }
  | { kind: 'declined'; text: string; reason: string };

/** Limits on the work for one sentence. */
export interface RewriteBounds {
  /** Longest sentence, in UTF-16 units. */
  readonly unitsMax: number;
  /** Tried changes × length of the sentence in UTF-16 units, because every try checks the whole sentence. */
  readonly triedUnitsMax: number;
}

/**
 * The rules run again while they change something, because one rule may enable another that runs before it.
 */
const roundsMax = 4;

/**
 * Rewrites one English sentence by rules. Each change is applied separately, and discarded when the guard
 * rejects it: when it changes a fact or increases a habit of machine prose (guard.ts). A sentence in another
 * language is returned unchanged.
 *
 *   rule ─► change ─► fit into the sentence ─► guard ─► next change
 *
 * Deterministic. Idempotent, unless the bound on work ended the first rewrite early.
 *
 * @param around the sentences before and after it, which no change may echo
 */
export function rewriteSentence(
  text: string,
  mode: RewriteMode,
  bounds: RewriteBounds,
  around: readonly string[] = [],
): Rewrite {
  if (text.length > bounds.unitsMax)
    return { kind: 'declined', text, reason: 'The text is too long to be rewritten as one sentence.' };
  if (longRuns(text).length > 0)
    return { kind: 'declined', text, reason: 'The text has a long run without spaces, which is no prose.' };
  const original = new Sentence(text);
  const rewriteBy = (check: Check) => {
    const draft = new Draft(original, mode, bounds.triedUnitsMax, check, around);
    if (isEnglish(original)) draft.applyRepeatedly(rules);
    return { draft, reason: rejectionOf(original, draft.sentence, mode) };
  };
  // Most rewrites pass the guard as a whole, so single changes are checked in full only when one does not.
  const quick = rewriteBy(claimRejection);
  const { draft, reason } = quick.reason === undefined ? quick : rewriteBy(rejectionOf);
  if (reason !== undefined) return { kind: 'declined', text, reason };
  const changed = draft.sentence.text !== text;
  const alternatives = alternativesTo(original, draft);
  const advice = changed || alternatives.length > 0 ? [] : adviceOn(original.habits);
  return {
    kind: 'rewrite',
    text: draft.sentence.text,
    changed,
    edits: draft.edits,
    kept: preservedCounts(original),
    ...(alternatives.length > 0 && { alternatives }),
    ...(advice.length > 0 && { advice }),
  };
}

/** Rules that only shorten. They fit every mode, and leave out praise, fillers and intensifiers. */
const shorteningRules = rules.filter(({ modes }) => modes.join() === 'shorten');
/** Kinds of the last rules, whose edits are a matter of taste. */
const optionalKinds: ReadonlySet<string> = new Set(['split', 'contraction']);

/**
 * Further rewrites of a sentence that pass the guard: a shorter one, and one without the optional edits;
 * for a natural sentence that stays, a plainer and a shorter one.
 */
function alternativesTo(
  original: Sentence,
  { sentence, edits, before, mode, work, around }: Draft,
): RewriteAlternative[] {
  const found: { sentence: Sentence; edits: WordEdit[] }[] = [];
  if (edits.length === 0) {
    if (mode !== 'natural' || !isEnglish(original)) return [];
    for (const other of ['plain', 'shorten'] as const) {
      const draft = new Draft(original, other, work, claimRejection, around);
      draft.applyRepeatedly(rules);
      if (draft.edits.length > 0) found.push(draft);
    }
  } else if (mode !== 'shorten') {
    const shorter = new Draft(sentence, 'shorten', work, claimRejection, around);
    shorter.applyOnce(shorteningRules);
    if (shorter.sentence !== sentence)
      found.push({ sentence: shorter.sentence, edits: [...edits, ...shorter.edits] });
  }
  const needed = edits.findLastIndex(({ kind }) => !optionalKinds.has(kind)) + 1;
  if (needed > 0 && needed < edits.length)
    found.push({ sentence: before[needed]!, edits: edits.slice(0, needed) });
  return found
    .filter(one => rejectionOf(original, one.sentence, mode) === undefined)
    .map(one => ({ text: one.sentence.text, edits: one.edits }));
}

/** Why a change is rejected, or undefined. */
type Check = (before: Sentence, after: Sentence, mode: RewriteMode) => string | undefined;

/** A sentence while rules change it. */
class Draft {
  readonly edits: WordEdit[] = [];
  /** The sentence before each edit. */
  readonly before: Sentence[] = [];
  /** A rule that found nothing in a sentence finds nothing in it again. */
  readonly #settled = new Map<Rule, Sentence>();

  constructor(
    public sentence: Sentence,
    readonly mode: RewriteMode,
    /** Work that is left. */
    public work: number,
    readonly check: Check,
    /** The sentences before and after it. */
    readonly around: readonly string[],
  ) {}

  applyRepeatedly(all: readonly Rule[]): void {
    for (let round = 0; round < roundsMax && this.work > 0; round++) {
      const before = this.sentence;
      this.applyOnce(all);
      if (this.sentence === before) break;
    }
  }

  applyOnce(all: readonly Rule[]): void {
    for (const rule of all) {
      const { sentence } = this;
      if (!rule.modes.includes(this.mode) || this.#settled.get(rule) === sentence) continue;
      if (rule.skips?.(sentence)) continue;
      this.#apply(rule);
      if (this.sentence === sentence) this.#settled.set(rule, sentence);
    }
  }

  /** Applies every change of a rule that passes the check, from left to right. */
  #apply(rule: Rule): void {
    let from = 0;
    let locked: Span[] | undefined;
    let pending: Edit[] | undefined;
    for (;;) {
      const { sentence } = this;
      const { text } = sentence;
      const start = from;
      pending ??= Array.from(rule.changes(sentence)).filter(one => one.start >= start);
      const next = pending.shift();
      if (next === undefined || this.work <= 0) return;
      this.work -= text.length;
      locked ??= lockedRanges(text);
      const change = fitChange(text, next, locked);
      if (change === null || breaksAgreement(text, change)) continue;
      const after = new Sentence(applyEdits(text, [change]));
      if (after.text === text || echoes(text, change, this.around)) continue;
      if (this.check(sentence, after, this.mode) !== undefined) continue;
      this.before.push(sentence);
      this.edits.push({ kind: rule.kind, ...asWordEdit(text, change), reason: reasons[rule.kind] });
      this.sentence = after;
      locked = undefined;
      pending = undefined;
      from = change.start + change.replacement.length;
    }
  }
}

/** Extends a change to whole words and numbers, so that a capital that moved is shown with its word. */
function asWordEdit(text: string, { start, end, replacement }: Edit): { before: string; after: string } {
  const tail = /[\p{L}\p{N}]$/u.test(text.slice(0, end))
    ? /^[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+|[.,]\p{N}+)*/u.exec(text.slice(end))![0]
    : '';
  return { before: (text.slice(start, end) + tail).trim(), after: (replacement + tail).trim() };
}

/**
 * Whether a change repeats a word, in any form, that the rest of the sentence has; or a long word of a
 * sentence beside it, or its first word ("Also, … Also, …"). Light words may repeat.
 */
function echoes(text: string, { start, end, replacement }: Edit, around: readonly string[]): boolean {
  const removed = stemsOf(text.slice(start, end), 1);
  const rest = stemsOf(`${text.slice(0, start)} ${text.slice(end)}`, wordLetters);
  const beside = stemsOf(around.join(' '), longWordLetters);
  for (const one of stemsOf(replacement, wordLetters))
    if (!removed.has(one) && (rest.has(one) || beside.has(one))) return true;
  const first = start === 0 ? firstWord.exec(replacement)?.[0] : undefined;
  return first !== undefined && around.some(sentence => opensWith(sentence, first));
}

/** Letters from which a word that is repeated in its sentence, or in the next one, is noticed. */
const wordLetters = 4;
const longWordLetters = 7;
/** "Explore" echoes "exploration". */
const stemLetters = 6;
const lightWords = new Set('which will have that would with them they been were because people'.split(' '));

const stemsOf = (text: string, lettersMin: number): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter(word => word.length >= lettersMin && !lightWords.has(word))
      .map(word => stem(word).slice(0, stemLetters)),
  );

const firstWord = /^(?:also|so|but|still|besides|today|then|as a result)\b/i;
const alsoAnywhere = /\balso\b|^(?:moreover|furthermore|additionally|in addition),/i;
/** Whether a sentence begins with a word. "Also" counts anywhere, and so does what becomes it. */
const opensWith = (sentence: string, word: string): boolean =>
  /^also$/i.test(word) ? alsoAnywhere.test(sentence) : new RegExp(`^\\W*${word}\\b`, 'i').test(sentence);

/** Minimum words to identify a language. Shorter sentences are assumed to be English. */
const identifiableWordsMin = 8;

function isEnglish({ language, prepared }: Sentence): boolean {
  return language === 'en' || language === 'und' || prepared.words < identifiableWordsMin;
}

/** An alternative is one of several in a scan, so its sentence is short and has few tries. */
const alternativeBounds: RewriteBounds = { unitsMax: 400, triedUnitsMax: 4_000 };

/** A plainer wording of a sentence; null when no rule changes it, and for a long sentence. */
export function alternativeOf(sentence: string): string | null {
  const rewrite = rewriteSentence(sentence, 'plain', alternativeBounds);
  return rewrite.kind === 'rewrite' && rewrite.changed ? rewrite.text : null;
}
