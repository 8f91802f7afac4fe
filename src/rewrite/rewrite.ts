import type { PreservedCounts, RewriteMode, WordEdit } from '../contract/rewrite.js';
import { limits } from '../limits.js';
import { identifyLanguage } from '../text/language.js';
import { prepare } from '../text/prepare.js';
import { applied, fit } from './apply.js';
import { untouchable } from './facts.js';
import { guardRewrite } from './guard.js';
import type { Change, Rule } from './rule.js';
import { rules } from './rules/index.js';

export type Rewrite =
  | { kind: 'rewrite'; text: string; changed: boolean; edits: WordEdit[]; kept: PreservedCounts }
  | { kind: 'declined'; text: string; reason: string };

/** Rounds until nothing more changes; a rule may open the way for one before it. */
const roundsMax = 4;
/** UTF-16 units of the longest sentence looked at: every code point of the longest one accepted may take two. */
const unitsMax = 2 * limits.rewriteChars;

/**
 * Rewrites one sentence by rules, or leaves it as it is. Each change is made on its own and kept only when the guard finds the
 * meaning whole and no habit of machine prose is met more often than before. Deterministic; rewriting the result changes nothing,
 * unless the sentence had so many possible changes that `limits.rewriteTriedUnits` left some of them out.
 */
export function rewriteSentence(text: string, mode: RewriteMode): Rewrite {
  if (text.length > unitsMax)
    return { kind: 'declined', text, reason: 'The text is too long to be rewritten as one sentence.' };
  let draft = text;
  const edits: WordEdit[] = [];
  if (isEnglish(text)) {
    let work: number = limits.rewriteTriedUnits;
    for (let round = 0; round < roundsMax && work > 0; round++) {
      const from = draft;
      for (const rule of rules) {
        if (!rule.modes.includes(mode)) continue;
        ({ text: draft, work } = run(rule, draft, mode, edits, work));
      }
      if (draft === from) break;
    }
  }
  const guarded = guardRewrite(text, draft, mode);
  if ('reason' in guarded) return { kind: 'declined', text, reason: guarded.reason };
  return { kind: 'rewrite', text: draft, changed: draft !== text, edits, kept: guarded.kept };
}

function run(
  rule: Rule,
  start: string,
  mode: RewriteMode,
  edits: WordEdit[],
  workMax: number,
): { text: string; work: number } {
  let text = start;
  let work = workMax;
  let from = 0;
  let kept = untouchable(text);
  for (;;) {
    const next = first(rule, text, from);
    if (next === undefined || work <= 0) return { text, work };
    work -= text.length;
    const change = fit(text, next, kept);
    from = next.start + 1;
    if (change === null) continue;
    const after = applied(text, change);
    if (after === text || repeats(text, change) || 'reason' in guardRewrite(text, after, mode)) continue;
    edits.push({ kind: rule.kind, ...shown(text, change) });
    text = after;
    kept = untouchable(text);
    from = change.start + change.replacement.length;
  }
}

/** An edit in whole words and numbers: where a capital moved to the next word, that word stands on both sides. */
function shown(text: string, { start, end, replacement }: Change): { before: string; after: string } {
  const tail = /[\p{L}\p{N}]$/u.test(text.slice(0, end))
    ? /^[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+|[.,]\p{N}+)*/u.exec(text.slice(end))![0]
    : '';
  return { before: (text.slice(start, end) + tail).trim(), after: (replacement + tail).trim() };
}

function first(rule: Rule, text: string, from: number): Change | undefined {
  for (const change of rule.changes(text)) if (change.start >= from) return change;
  return undefined;
}

/** Would a word of weight stand in the sentence twice that did not before? */
function repeats(text: string, { start, end, replacement }: Change): boolean {
  const gone = text.slice(start, end).toLowerCase();
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.toLowerCase();
  for (const [word] of replacement.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!light.has(word) && !gone.includes(word) && rest.includes(word)) return true;
  }
  return false;
}

const light = new Set(['which', 'will', 'have', 'that', 'would', 'with', 'them', 'they', 'been', 'were']);

/** Too few words to tell English from its neighbours by. */
const tellingWords = 8;

function isEnglish(text: string): boolean {
  const prepared = prepare(text);
  const language = identifyLanguage(prepared);
  return language === 'en' || language === 'und' || prepared.words < tellingWords;
}
