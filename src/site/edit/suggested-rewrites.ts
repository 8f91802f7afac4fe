/**
 * Rewrites of the sentences that the person sees: one request at a time, each for as many sentences as the
 * service takes, at the pace that the hourly limit allows. Rewrites stay known until the work is cleared.
 */
import { TelltaleError } from '../../client/index.js';
import { limits } from '../../contract/limits.js';
import type { RewriteMode } from '../../contract/rewrite.js';
import { codePoints } from '../../engine/text/code-points.js';
import { config, Problem, problemOf, refreshConfig, telltale } from '../api.js';
import { createStore } from '../base/store.js';
import { onClearWork } from '../draft.js';
import { recheckMs, rewritePauseMs, waitMs } from './live/budget.js';
import { type RewriteOf, type SentenceRewrite, withPlainTypography } from './marks.js';

export interface SuggestedRewrites {
  /** Rewrites by mode and sentence; null for a sentence that stays. */
  known: ReadonlyMap<string, SentenceRewrite | null>;
  busy: boolean;
  problem: Problem | null;
  /** Milliseconds of `performance.now()` of the next request: 0 without one, Infinity when none is left. */
  nextAt: number;
}

const none: SuggestedRewrites = { known: new Map(), busy: false, problem: null, nextAt: 0 };

export const rewrites = createStore(none);
const set = (change: Partial<SuggestedRewrites>) => rewrites.set(now => ({ ...now, ...change }));

const keyOf = (mode: RewriteMode, sentence: string) => `${mode} ${sentence}`;

/** Start of the last request of this page. */
let lastAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
let wanted: readonly string[] = [];
let controller: AbortController | null = null;

onClearWork(() => {
  controller?.abort();
  controller = null;
  clearTimeout(timer);
  wanted = [];
  rewrites.set(none);
});

const settle = (mode: RewriteMode, sentence: string, rewrite: SentenceRewrite | null) =>
  set({ known: new Map(rewrites.get().known).set(keyOf(mode, sentence), rewrite) });

/** Marks a sentence as one that stays: it is a rewrite that was accepted. */
export const settleAccepted = (mode: RewriteMode, sentence: string): void => settle(mode, sentence, null);

/** Takes the next wording of a sentence in place of the one that is offered, which comes last then. */
export function offerAnother(mode: RewriteMode, sentence: string): void {
  const rewrite = rewriteLookup(rewrites.get().known, mode)(sentence);
  if (rewrite?.alternatives === undefined) return;
  const { text, edits, alternatives } = rewrite;
  const [next, ...others] = alternatives;
  settle(mode, sentence, { ...rewrite, ...next, alternatives: [...others, { text, edits }] });
}

/** Sentences whose rewrites are not known. */
export function unknownOf(sentences: readonly string[], mode: RewriteMode): string[] {
  const rewriteOf = rewriteLookup(rewrites.get().known, mode);
  return [...new Set(sentences)].filter(sentence => rewriteOf(sentence) === undefined);
}

/**
 * Asks for the rewrites of sentences, in their order, in place of those asked for before that have not been
 * sent.
 */
export function wantRewrites(sentences: readonly string[], mode: RewriteMode): void {
  wanted = sentences;
  const { busy, problem } = rewrites.get();
  if (!busy && problem === null) void next(mode);
}

/** Tries again after a problem, or without waiting. */
export function resumeRewrites(mode: RewriteMode): void {
  set({ problem: null });
  void next(mode, true);
}

/** Stops waiting for the next request: the page is left. */
export function stopWaiting(): void {
  clearTimeout(timer);
}

/**
 * @param now whether to send a request without waiting
 */
async function next(mode: RewriteMode, now = false): Promise<void> {
  clearTimeout(timer);
  const batch = unknownOf(wanted, mode).slice(0, limits.rewriteSentences);
  if (batch.length === 0) return rewrites.get().nextAt === 0 ? undefined : set({ nextAt: 0 });
  const wait = now ? 0 : waitMs(rewritePauseMs(config.get()), lastAt, performance.now());
  if (wait > 0) return waitFor(wait, mode);
  lastAt = performance.now();
  const run = new AbortController();
  controller = run;
  set({ busy: true, nextAt: 0 });
  let problem: Problem | null = null;
  try {
    await request(batch, mode, run.signal);
    // The service answered nothing for these; they are not asked for again.
    for (const sentence of unknownOf(batch, mode)) settle(mode, sentence, null);
  } catch (error) {
    problem = streamProblem(error);
  }
  if (run.signal.aborted) return;
  await refreshConfig();
  set({ busy: false, problem });
  if (problem === null) void next(mode);
}

function waitFor(wait: number, mode: RewriteMode): void {
  set({ nextAt: performance.now() + wait });
  const again = async () => {
    if (wait > recheckMs) await refreshConfig();
    void next(mode);
  };
  timer = setTimeout(() => void again(), Math.min(wait, recheckMs));
}

async function request(batch: readonly string[], mode: RewriteMode, signal: AbortSignal): Promise<void> {
  const sentences = batch.map((text, i) => ({ id: String(i), text }));
  for await (const event of telltale.rewrite(sentences, { mode }, { signal })) {
    // Without an id the error ends the whole stream.
    if (event.event === 'error' && event.id === undefined) throw new Problem(0, event.message);
    if (event.event !== 'rewrite' && event.event !== 'declined') continue;
    settle(mode, batch[Number(event.id)]!, event.event === 'rewrite' && event.changed ? event : null);
  }
}

/** A truncated stream is an error of status 200, a lost connection one that is not the client's. */
function streamProblem(error: unknown): Problem {
  const isComplete = error instanceof Problem || (error instanceof TelltaleError && error.status !== 200);
  if (isComplete) return problemOf(error);
  return new Problem(0, 'The connection was lost. Rewrites that arrived before are shown.');
}

const canRewrite = (text: string): boolean => {
  const chars = codePoints(text);
  return chars >= limits.rewriteCharsMin && chars <= limits.rewriteChars;
};

/**
 * The known rewrites of a mode; null for a sentence that is too short or too long. A sentence whose
 * typography was cleaned has the rewrite of the sentence before, with plain typography.
 */
export function rewriteLookup(known: SuggestedRewrites['known'], mode: RewriteMode): RewriteOf {
  const plain = new Map<string, SentenceRewrite | null>();
  const start = keyOf(mode, '');
  for (const [key, rewrite] of known)
    if (key.startsWith(start))
      plain.set(
        withPlainTypography(key.slice(start.length)),
        rewrite && {
          ...plainWording(rewrite),
          ...(rewrite.alternatives && { alternatives: rewrite.alternatives.map(plainWording) }),
        },
      );
  return sentence => {
    if (!canRewrite(sentence)) return null;
    const key = keyOf(mode, sentence);
    return known.has(key) ? known.get(key) : plain.get(sentence);
  };
}

const plainWording = <Wording extends { text: string }>(wording: Wording): Wording => ({
  ...wording,
  text: withPlainTypography(wording.text),
});
