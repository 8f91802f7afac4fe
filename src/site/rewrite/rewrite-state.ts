/**
 * State of the current rewrite: the picked sentences, the answer for each, and whether it is accepted. The
 * draft is the text with the accepted rewrites, so that every page continues with it.
 */

import { limits } from '../../contract/limits.js';
import type { RewriteEvent, RewriteMode } from '../../contract/rewrite.js';
import { bandFrom } from '../../engine/scan/bands.js';
import type { Problem } from '../api.js';
import { draft, editDraft, lastScan, onClearWork, type ScannedDraft } from '../draft.js';
import type { Sentence } from '../scan/evidence.js';
import { characters } from '../shared/format.js';
import { createStore } from '../shared/store.js';
import { applyTextEdits } from '../shared/text-diff.js';

/** Styles of rewrites, with their names. */
export const rewriteModes: readonly [RewriteMode, string][] = [
  ['natural', 'Natural'],
  ['plain', 'Plain'],
  ['shorten', 'Shorter'],
  ['formal', 'Formal'],
  ['casual', 'Casual'],
];

type Answer =
  | { state: 'waiting'; text: string }
  | { state: 'rewritten'; rewrite: RewriteEvent }
  | { state: 'declined' | 'failed'; reason: string };

export interface Picked {
  id: string;
  start: number;
  end: number;
  answer: Answer;
  accepted: boolean;
}

export interface Rewriting {
  text: string;
  /** The scan of the text; null when it was only typed. */
  scanned: ScannedDraft | null;
  mode: RewriteMode;
  picked: readonly Picked[];
  running: boolean;
  /** The text with all rewrites scores noticeably higher. */
  scoreRaised: boolean;
  /** Why the stream ended early. Rewrites received before remain. */
  problem: Problem | null;
}

export const rewriting = createStore<Rewriting | null>(null);
onClearWork(() => rewriting.set(null));
// Rewrites of an earlier text would replace what was changed on another page.
draft.listen(() => {
  const now = rewriting.get();
  if (now !== null && draft.get().text !== withAcceptedRewrites(now)) rewriting.set(null);
});

export const canRewrite = (text: string): boolean => {
  const chars = characters(text);
  return chars >= limits.rewriteCharsMin && chars <= limits.rewriteChars;
};

/** Indexes of the sentences that can be rewritten and are at least `elevated`, highest score first. */
export const candidatesOf = (sentences: readonly Sentence[], text: string): number[] =>
  sentences
    .map((sentence, index) => ({ ...sentence, index }))
    .filter(({ start, end, score }) => score >= bandFrom.elevated && canRewrite(text.slice(start, end)))
    .sort((one, other) => other.score - one.score)
    .map(({ index }) => index);

/** The text with every accepted rewrite in place of its sentence. */
export const withAcceptedRewrites = ({ text, picked }: Pick<Rewriting, 'text' | 'picked'>): string =>
  applyTextEdits(
    text,
    picked.flatMap(({ start, end, answer, accepted }) =>
      accepted && answer.state === 'rewritten' ? { start, end, replacement: answer.rewrite.text } : [],
    ),
  );

/** A rewrite with its next wording, if it has one, and the wording before behind the others. */
export function withNextWording<Rewrite extends Pick<RewriteEvent, 'text' | 'edits' | 'alternatives'>>(
  rewrite: Rewrite,
): Rewrite {
  const { text, edits, alternatives: [next, ...others] = [] } = rewrite;
  return next === undefined ? rewrite : { ...rewrite, ...next, alternatives: [...others, { text, edits }] };
}

/** Changes one sentence, or all with a rewrite, and the draft with them. */
export function updatePicked(id: string | 'rewritten', to: Partial<Picked>): void {
  const now = rewriting.get();
  if (now === null) return;
  const isMeant = (one: Picked) => (id === 'rewritten' ? one.answer.state === 'rewritten' : one.id === id);
  const next = { ...now, picked: now.picked.map(one => (isMeant(one) ? { ...one, ...to } : one)) };
  rewriting.set(next);
  const text = withAcceptedRewrites(next);
  if (text === draft.get().text) return;
  const { scanned } = now;
  const scanId = scanned?.result.scan_id ?? null;
  lastScan.set(null);
  editDraft({
    text,
    before: scanned?.path ?? null,
    ...(scanId !== null && { parent: { id: scanId, title: null } }),
  });
}
