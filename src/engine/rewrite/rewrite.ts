import type { PreservedCounts, RewriteAlternative, RewriteMode, WordEdit } from '../../contract/rewrite.js';
import { setOf } from '../../document/sets.js';
import { applyEdits, type Edit, type Span } from '../../document/span.js';
import { longRuns } from '../text/long-runs.js';
import { breaksAgreement } from './agreement.js';
import { fitChange } from './apply.js';
import { reasons } from './edit-kinds.js';
import { isInsideQuotation, lockedRanges } from './facts.js';
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

/** The sentences of a text before and after one, in order. */
export interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The rules run again while they change something, because one rule may enable another that runs before it.
 */
const roundsMax = 4;

/**
 * Rewrites one English sentence by rules. Each change is applied separately, and discarded when the guard
 * rejects it: when it changes a fact or increases a habit of machine prose (guard.ts). A sentence in another
 * language, or inside a quotation, is returned unchanged.
 *
 *   rule ─► change ─► fit into the sentence ─► guard ─► next change
 *
 * Deterministic. Idempotent, unless the bound on work ended the first rewrite early.
 *
 * @param around the rest of its text. No change echoes the sentence before or after.
 */
export function rewriteSentence(
  text: string,
  mode: RewriteMode,
  bounds: RewriteBounds,
  around?: Around,
): Rewrite {
  const original = new Sentence(text);
  const drafted = draftOf(original, mode, bounds, around);
  if ('reason' in drafted) return { kind: 'declined', text, reason: drafted.reason };
  const { draft, mayChange } = drafted;
  const changed = draft.sentence.text !== text;
  const alternatives = mayChange ? alternativesTo(original, draft) : [];
  const advice = changed || !mayChange || alternatives.length > 0 ? [] : adviceOn(original.habits);
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

/** The rewrite of a sentence, or the reason why it is declined. */
function draftOf(
  original: Sentence,
  mode: RewriteMode,
  bounds: RewriteBounds,
  { before, after }: Around = { before: [], after: [] },
): { draft: Draft; mayChange: boolean } | { reason: string } {
  const { text } = original;
  const reason = unreadable(text, bounds);
  if (reason !== undefined) return { reason };
  const beside = [...before.slice(-1), ...after.slice(0, 1)];
  const mayChange = isEnglish(original) && !isInsideQuotation(text, before, after);
  const rewriteBy = (check: Check) => {
    const draft = new Draft(original, mode, bounds.triedUnitsMax, check, beside);
    if (mayChange) draft.applyRepeatedly(rules);
    return { draft, reason: rejectionOf(original, draft.sentence, mode) };
  };
  // Most rewrites pass the guard as a whole, so single changes are checked in full only when one does not.
  const quick = rewriteBy(claimRejection);
  const { draft, reason: rejection } = quick.reason === undefined ? quick : rewriteBy(rejectionOf);
  return rejection === undefined ? { draft, mayChange } : { reason: rejection };
}

/** Why no rule reads a text, or undefined. */
function unreadable(text: string, { unitsMax }: RewriteBounds): string | undefined {
  if (text.length > unitsMax) return 'The text is too long to be rewritten as one sentence.';
  if (longRuns(text).length > 0) return 'The text has a long run without spaces, which is no prose.';
  return undefined;
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
  { sentence, edits, before, mode, work, beside, settled }: Draft,
): RewriteAlternative[] {
  const found: { sentence: Sentence; edits: WordEdit[] }[] = [];
  if (edits.length === 0) {
    if (mode !== 'natural') return [];
    for (const other of ['plain', 'shorten'] as const) {
      const draft = new Draft(original, other, work, claimRejection, beside, settled);
      draft.applyRepeatedly(rules);
      if (draft.edits.length > 0) found.push(draft);
    }
  } else if (mode !== 'shorten') {
    const shorter = new Draft(sentence, 'shorten', work, claimRejection, beside);
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
  constructor(
    public sentence: Sentence,
    readonly mode: RewriteMode,
    /** Work that is left. */
    public work: number,
    readonly check: Check,
    /** The sentences before and after it. */
    readonly beside: readonly string[],
    /** A rule that found nothing in a sentence finds nothing in it again, in any mode. */
    readonly settled = new Map<Rule, Sentence>(),
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
      if (!rule.modes.includes(this.mode) || this.settled.get(rule) === sentence) continue;
      if (rule.skips?.(sentence)) continue;
      this.#apply(rule);
      if (this.sentence === sentence) this.settled.set(rule, sentence);
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
      if (after.text === text || echoes(text, after.text, change, this.beside)) continue;
      if (synonymKinds.has(rule.kind) && leavesOther(text, change)) continue;
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
 * Whether a change repeats a word, in any form, that the rest of the sentence has; or what a sentence beside
 * it has: its first word, a long word, or two words in a row. Light words may repeat.
 */
function echoes(before: string, after: string, change: Edit, beside: readonly string[]): boolean {
  const { start, end, replacement } = change;
  const first = firstWord(after);
  if (first !== firstWord(before) && !pronouns.has(first) && beside.some(other => opensWith(other, first)))
    return true;
  const removed = stemsOf(before.slice(start, end), 1);
  const added = stemsOf(replacement, wordLetters);
  for (const one of removed) added.delete(one);
  if (added.size === 0) return false;
  const outside = [before.slice(0, start), before.slice(end)] as const;
  const near = beside.join(' ');
  const repeatable = new Set([...stemsOf(outside.join(' '), wordLetters), ...stemsOf(near, longWordLetters)]);
  for (const one of added) if (repeatable.has(one)) return true;
  const phrase = [
    ...wordsOf(outside[0]).slice(-1),
    ...wordsOf(replacement),
    ...wordsOf(outside[1]).slice(0, 1),
  ];
  const nearWords = ` ${wordsOf(near).join(' ')} `;
  return phrase.slice(1).some((word, i) => {
    const two = `${phrase[i]} ${word}`;
    return nearWords.includes(` ${two} `) && [...stemsOf(two, wordLetters)].some(one => added.has(one));
  });
}

/** Kinds that replace a word by another one. */
const synonymKinds: ReadonlySet<string> = new Set(['plain_word', 'everyday_word']);

/** Whether the replaced word stays elsewhere in the sentence: "some need more, some require less". */
function leavesOther(text: string, { start, end }: Edit): boolean {
  const removed = stemsOf(text.slice(start, end), wordLetters);
  const rest = stemsOf(`${text.slice(0, start)} ${text.slice(end)}`, wordLetters);
  return [...removed].some(one => rest.has(one));
}

/** Letters from which a word that is repeated in its sentence, or in the next one, is noticed. */
const wordLetters = 4;
const longWordLetters = 7;
/** "Explore" echoes "exploration". */
const stemLetters = 6;
const lightWords = setOf('which will have that would with them they been were because people');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const stemsOf = (text: string, lettersMin: number): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(word => word.length >= lettersMin && !lightWords.has(word))
      .map(word => stem(word).slice(0, stemLetters)),
  );

/** First words that many sentences have, so that no one notices their repetition. */
const pronouns = setOf(
  'the a an this that these those it they he she we you i his her its their our my your',
);
const firstWord = (text: string): string => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
const alsoAnywhere = /\balso\b|^(?:moreover|furthermore|additionally|in addition),/i;
/** Whether a sentence begins with a word. "Also" counts anywhere, and so does what becomes it. */
const opensWith = (sentence: string, word: string): boolean =>
  word === 'also' ? alsoAnywhere.test(sentence) : firstWord(sentence) === word;

/** Minimum words to identify a language. Shorter sentences are assumed to be English. */
const identifiableWordsMin = 8;

function isEnglish({ language, prepared }: Sentence): boolean {
  return language === 'en' || language === 'und' || prepared.words < identifiableWordsMin;
}

/** An alternative is one of several in a scan, so its sentence is short and has few tries. */
const alternativeBounds: RewriteBounds = { unitsMax: 400, triedUnitsMax: 4_000 };

/**
 * A plainer wording of a sentence; null when no rule changes the words at `place` in it, and for a long
 * sentence.
 */
export function alternativeOf(text: string, place: Span): string | null {
  const sentence = new Sentence(text);
  if (unreadable(text, alternativeBounds) !== undefined || !mayChangeAt(sentence, place)) return null;
  const drafted = draftOf(sentence, 'plain', alternativeBounds);
  if ('reason' in drafted) return null;
  const rewritten = drafted.draft.sentence.text;
  return rewritten === text ? null : rewritten;
}

/** Whether a rule has a change that touches a place. Most have none there, and no change need be checked. */
const mayChangeAt = (sentence: Sentence, { start, end }: Span): boolean =>
  rules.some(rule => {
    if (!rule.modes.includes('plain')) return false;
    for (const change of rule.changes(sentence))
      if (change.start <= end && change.end >= start) return !rule.skips?.(sentence);
    return false;
  });

/** The edits that make a sentence plainer, without those of taste; none for a long sentence. */
export function plainEdits(sentence: string): readonly WordEdit[] {
  const drafted = draftOf(new Sentence(sentence), 'plain', alternativeBounds);
  return 'reason' in drafted ? [] : drafted.draft.edits.filter(({ kind }) => !optionalKinds.has(kind));
}
