import type { PreservedCounts, RewriteAlternative, RewriteMode, WordEdit } from '../../contract/rewrite.js';
import type { Edit, Span } from '../../document/span.js';
import { longRuns } from '../text/long-runs.js';
import { breaksAgreement } from './agreement.js';
import { applyChange, fitChange } from './apply.js';
import { reasons } from './edit-kinds.js';
import { lockedRanges } from './facts.js';
import { claimRejection, preservedCounts, rejectionOf } from './guard.js';
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
 */
export function rewriteSentence(text: string, mode: RewriteMode, bounds: RewriteBounds): Rewrite {
  if (text.length > bounds.unitsMax)
    return { kind: 'declined', text, reason: 'The text is too long to be rewritten as one sentence.' };
  if (longRuns(text).length > 0)
    return { kind: 'declined', text, reason: 'The text has a long run without spaces, which is no prose.' };
  const original = new Sentence(text);
  // Most rewrites pass the guard as a whole, so single changes are checked in full only when one does not.
  let run = runRules(original, mode, bounds, claimRejection);
  let reason = rejectionOf(original, run.draft, mode);
  if (reason !== undefined) {
    run = runRules(original, mode, bounds, rejectionOf);
    reason = rejectionOf(original, run.draft, mode);
  }
  if (reason !== undefined) return { kind: 'declined', text, reason };
  const { draft, edits } = run;
  const changed = draft.text !== text;
  const alternatives = changed ? alternativesTo(original, run, mode) : [];
  return {
    kind: 'rewrite',
    text: draft.text,
    changed,
    edits,
    kept: preservedCounts(original),
    ...(alternatives.length > 0 && { alternatives }),
  };
}

/** Rules that only shorten. They fit every mode, and leave out praise, fillers and intensifiers. */
const shorteningRules = rules.filter(({ modes }) => modes.join() === 'shorten');
/** Kinds of the last rules, whose edits are a matter of taste. */
const optionalKinds: ReadonlySet<string> = new Set(['split', 'contraction']);

/** Further rewrites of a sentence that pass the guard: a shorter one, and one without the optional edits. */
function alternativesTo(original: Sentence, run: RulesRun, mode: RewriteMode): RewriteAlternative[] {
  const { draft, edits, before, work } = run;
  const found: { sentence: Sentence; edits: WordEdit[] }[] = [];
  if (mode !== 'shorten') {
    const pass: Pass = { mode: 'shorten', edits: [...edits], before: [], check: claimRejection };
    const shorter = runOnce(shorteningRules, draft, pass, work, new Map());
    if (shorter.draft !== draft) found.push({ sentence: shorter.draft, edits: pass.edits });
  }
  const needed = edits.findLastIndex(({ kind }) => !optionalKinds.has(kind)) + 1;
  if (needed > 0 && needed < edits.length)
    found.push({ sentence: before[needed]!, edits: edits.slice(0, needed) });
  return found
    .filter(({ sentence }) => rejectionOf(original, sentence, mode) === undefined)
    .map(({ sentence, edits: made }) => ({ text: sentence.text, edits: made }));
}

/** Why a change is rejected, or undefined. */
type Check = (before: Sentence, after: Sentence, mode: RewriteMode) => string | undefined;

/** What the changes of rules need, and the edits that they make, each with the sentence before it. */
interface Pass {
  mode: RewriteMode;
  edits: WordEdit[];
  before: Sentence[];
  check: Check;
}

interface RulesRun extends Pick<Pass, 'edits' | 'before'> {
  draft: Sentence;
  /** Work that is left. */
  work: number;
}

function runRules(original: Sentence, mode: RewriteMode, bounds: RewriteBounds, check: Check): RulesRun {
  let draft = original;
  let work = bounds.triedUnitsMax;
  const pass: Pass = { mode, edits: [], before: [], check };
  if (isEnglish(original)) {
    // A rule that found nothing in a text finds nothing in it again.
    const settled = new Map<Rule, Sentence>();
    for (let round = 0; round < roundsMax && work > 0; round++) {
      const before = draft;
      ({ draft, work } = runOnce(rules, draft, pass, work, settled));
      if (draft === before) break;
    }
  }
  return { ...pass, draft, work };
}

function runOnce(
  all: readonly Rule[],
  original: Sentence,
  pass: Pass,
  workMax: number,
  settled: Map<Rule, Sentence>,
): { draft: Sentence; work: number } {
  let draft = original;
  let work = workMax;
  for (const rule of all) {
    if (!rule.modes.includes(pass.mode) || settled.get(rule) === draft) continue;
    if (rule.skips?.(draft)) continue;
    const sentence = draft;
    ({ draft, work } = applyRule(rule, sentence, pass, work));
    if (draft === sentence) settled.set(rule, draft);
  }
  return { draft, work };
}

/**
 * Applies every change of a rule that passes the check, from left to right. Returns the remaining work.
 */
function applyRule(
  rule: Rule,
  original: Sentence,
  { mode, edits, before, check }: Pass,
  workMax: number,
): { draft: Sentence; work: number } {
  let draft = original;
  let work = workMax;
  let from = 0;
  let locked: Span[] | undefined;
  let pending: Edit[] | undefined;
  for (;;) {
    const { text } = draft;
    const start = from;
    pending ??= Array.from(rule.changes(draft)).filter(one => one.start >= start);
    const next = pending.shift();
    if (next === undefined || work <= 0) return { draft, work };
    work -= text.length;
    locked ??= lockedRanges(text);
    const change = fitChange(text, next, locked);
    if (change === null || breaksAgreement(text, change)) continue;
    const after = new Sentence(applyChange(text, change));
    if (after.text === text || repeatsWord(text, change) || check(draft, after, mode) !== undefined) continue;
    before.push(draft);
    edits.push({ kind: rule.kind, ...asWordEdit(text, change), reason: reasons[rule.kind] });
    draft = after;
    locked = undefined;
    pending = undefined;
    from = change.start + change.replacement.length;
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
 * Whether a change repeats a word that the rest of the sentence already has. Short and light words may
 * repeat.
 */
function repeatsWord(text: string, { start, end, replacement }: Edit): boolean {
  const removed = text.slice(start, end).toLowerCase();
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.toLowerCase();
  for (const [word] of replacement.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!lightWords.has(word) && !removed.includes(word) && rest.includes(word)) return true;
  }
  return false;
}

const lightWords = new Set('which will have that would with them they been were'.split(' '));

/** Minimum words to identify a language. Shorter sentences are assumed to be English. */
const identifiableWordsMin = 8;

function isEnglish({ language, prepared }: Sentence): boolean {
  return language === 'en' || language === 'und' || prepared.words < identifiableWordsMin;
}
