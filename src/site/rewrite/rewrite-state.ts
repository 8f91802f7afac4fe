/**
 * State of the current rewrite: the picked sentences, the answer for each, and whether it is accepted. The
 * draft is the text with the accepted rewrites, so that every page continues with it.
 */

import { limits } from '../../contract/limits.js';
import type { RewriteEvent, RewriteMode } from '../../contract/rewrite.js';
import type { Problem } from '../api.js';
import { draft, editDraft, lastScan, onClearWork, type ScannedDraft } from '../draft.js';
import type { Sentence } from '../scan/evidence.js';
import { characters } from '../shared/format.js';
import { createStore } from '../shared/store.js';

/** Minimum score of sentences that are picked initially: the lower edge of the band `elevated`. */
const pickedFrom = 50;

type Answer =
  | { state: 'waiting'; text: string }
  | { state: 'rewritten'; text: string; rewrite: RewriteEvent }
  | { state: 'declined'; reason: string }
  | { state: 'failed'; reason: string };

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

/** Indexes of the sentences that can be rewritten and score at least `pickedFrom`, highest score first. */
export const candidatesOf = (sentences: readonly Sentence[], text: string): number[] =>
  sentences
    .map((sentence, index) => ({ ...sentence, index }))
    .filter(({ start, end, score }) => score >= pickedFrom && canRewrite(text.slice(start, end)))
    .sort((one, other) => other.score - one.score)
    .map(({ index }) => index);

/** The text with every accepted rewrite in place of its sentence. */
export function withAcceptedRewrites({ text, picked }: Pick<Rewriting, 'text' | 'picked'>): string {
  let out = '';
  let at = 0;
  for (const { start, end, answer, accepted } of picked) {
    out += text.slice(at, start);
    out += accepted && answer.state === 'rewritten' ? answer.text : text.slice(start, end);
    at = end;
  }
  return out + text.slice(at);
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
