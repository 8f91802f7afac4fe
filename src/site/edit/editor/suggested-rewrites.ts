/**
 * Rewrites of the sentences that the person sees: one request at a time, each for as many sentences as the
 * service takes, at the pace that the hourly limit allows. Rewrites stay known until the work is cleared.
 */
import { TelltaleError } from '../../../client/index.js';
import { pageLimits } from '../../../contract/page-limits.js';
import type { RewriteEvent, RewriteMode } from '../../../contract/rewrite.js';
import { codePoints } from '../../../engine/text/code-points.js';
import { config, Problem, problemOf, refreshConfig, telltale } from '../../api.js';
import { createStore } from '../../base/store.js';
import { draft, editDraft, onClearWork } from '../../draft.js';
import { pauseMs, recheckMs, waitMs } from './budget.js';
import type { RewriteOf, SentenceRewrite } from './marks.js';
import { inHouseStyle } from './typography.js';

interface SuggestedRewrites {
  mode: RewriteMode;
  busy: boolean;
  problem: Problem | null;
  /** Milliseconds of `performance.now()` of the next request: 0 without one, Infinity when none is left. */
  nextAt: number;
}

const none: SuggestedRewrites = { mode: 'natural', busy: false, problem: null, nextAt: 0 };

/** The state of the requests. Listeners are also called when a rewrite arrives. */
export const rewrites = createStore<SuggestedRewrites>({ ...none, mode: draft.get().mode });
const set = (change: Partial<SuggestedRewrites>) => rewrites.set(now => ({ ...now, ...change }));

/** Rewrites by mode and sentence, as it is and with plain typography; null for a sentence that stays. */
const known = new Map<string, SentenceRewrite | null>();
const plain = new Map<string, SentenceRewrite | null>();

/** Start of the last request of this page. */
let lastAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
let wanted: readonly string[] = [];
let controller = new AbortController();

onClearWork(() => {
  controller.abort();
  clearTimeout(timer);
  wanted = [];
  known.clear();
  plain.clear();
  rewrites.set(none);
});

function settle(sentence: string, rewrite: SentenceRewrite | null): void {
  const key = `${rewrites.get().mode} `;
  known.set(key + sentence, rewrite);
  void plainWording(sentence, rewrite).then(([text, wording]) => plain.set(key + text, wording));
  set({});
}

async function plainWording(
  sentence: string,
  rewrite: SentenceRewrite | null,
): Promise<[string, SentenceRewrite | null]> {
  const plainText = await inHouseStyle(sentence);
  if (rewrite === null) return [plainText, null];
  const plainOf = async <Wording extends { text: string }>(wording: Wording) => ({
    ...wording,
    text: await inHouseStyle(wording.text),
  });
  const alternatives = rewrite.alternatives && (await Promise.all(rewrite.alternatives.map(plainOf)));
  return [plainText, { ...(await plainOf(rewrite)), ...(alternatives && { alternatives }) }];
}

/** Chooses the style of the rewrites, which is saved with the draft. */
export const chooseMode = (mode: RewriteMode): void => editDraft({ mode });
draft.listen(() => {
  const { mode } = draft.get();
  if (mode !== rewrites.get().mode) set({ mode });
});

/** Marks a sentence as one that stays: it is a rewrite that was accepted. */
export const settleAccepted = (sentence: string): void => settle(sentence, null);

/** Takes the next wording of a sentence in place of the one that is offered, which comes last then. */
export function offerAnother(sentence: string): void {
  const rewrite = rewriteLookup()(sentence);
  if (rewrite?.alternatives === undefined) return;
  const { text, edits, alternatives } = rewrite;
  const [next, ...others] = alternatives;
  settle(sentence, { ...rewrite, ...next, alternatives: [...others, { text, edits }] });
}

/** Sentences whose rewrites are not known. */
export function unknownOf(sentences: readonly string[]): string[] {
  const rewriteOf = rewriteLookup();
  return [...new Set(sentences)].filter(
    sentence => canRewrite(sentence) && rewriteOf(sentence) === undefined,
  );
}

/**
 * Asks for the rewrites of sentences, in their order, in place of those asked for before that have not been
 * sent.
 */
export function wantRewrites(sentences: readonly string[]): void {
  wanted = sentences;
  const { busy, problem } = rewrites.get();
  if (!busy && problem === null) void next();
}

/** Tries again after a problem, or without waiting. */
export function resumeRewrites(): void {
  set({ problem: null });
  void next(true);
}

/** Stops waiting for the next request: the page is left. */
export function stopWaiting(): void {
  clearTimeout(timer);
}

/** Asks for the rewrites of all sentences, without waiting. Returns the problem that ended it, if any. */
export async function rewriteAll(
  sentences: readonly string[],
  onLeft: (sentences: number) => void,
): Promise<Problem | null> {
  wanted = [];
  set({ problem: null });
  while (rewrites.get().problem === null) {
    const unknown = unknownOf(sentences);
    onLeft(unknown.length);
    if (unknown.length === 0 || !(await send(unknown.slice(0, pageLimits.rewriteSentences)))) break;
  }
  return rewrites.get().problem;
}

/**
 * @param now whether to send a request without waiting
 */
async function next(now = false): Promise<void> {
  clearTimeout(timer);
  const batch = unknownOf(wanted).slice(0, pageLimits.rewriteSentences);
  if (batch.length === 0) return rewrites.get().nextAt === 0 ? undefined : set({ nextAt: 0 });
  const wait = now ? 0 : waitMs(pauseMs(config.get()), lastAt, performance.now());
  if (wait > 0) return waitFor(wait);
  if ((await send(batch)) && rewrites.get().problem === null) void next();
}

/** Requests the rewrites of sentences. Resolves to false when the work was cleared. */
async function send(batch: readonly string[]): Promise<boolean> {
  lastAt = performance.now();
  controller = new AbortController();
  const { signal } = controller;
  const { mode } = rewrites.get();
  set({ busy: true, nextAt: 0 });
  let problem: Problem | null = null;
  try {
    await request(batch, mode, signal);
    // The service answered nothing for these; they are not asked for again.
    if (mode === rewrites.get().mode) for (const sentence of unknownOf(batch)) settle(sentence, null);
  } catch (error) {
    problem = streamProblem(error);
  }
  if (signal.aborted) return false;
  await refreshConfig();
  set({ busy: false, problem });
  return true;
}

function waitFor(wait: number): void {
  set({ nextAt: performance.now() + wait });
  const again = async () => {
    if (wait > recheckMs) await refreshConfig();
    void next();
  };
  timer = setTimeout(() => void again(), Math.min(wait, recheckMs));
}

async function request(batch: readonly string[], mode: RewriteMode, signal: AbortSignal): Promise<void> {
  const sentences = batch.map((text, i) => ({ id: String(i), text }));
  for await (const event of telltale.rewrite(sentences, { mode }, { signal })) {
    // Without an id the error ends the whole stream.
    if (event.event === 'error' && event.id === undefined) throw new Problem(0, event.message);
    if (event.event !== 'rewrite' && event.event !== 'declined') continue;
    if (mode !== rewrites.get().mode) continue;
    settle(batch[Number(event.id)]!, event.event === 'rewrite' ? wordingOf(event) : null);
  }
}

/** The rewrite of a sentence, or its first alternative where it stays; null when there is nothing to show. */
function wordingOf(event: RewriteEvent): SentenceRewrite | null {
  const { alternatives, ...rewrite } = event;
  if (event.changed || alternatives === undefined) return event.changed || event.advice ? event : null;
  const [first, ...others] = alternatives;
  return { ...rewrite, ...first, ...(others.length > 0 && { alternatives: others }) };
}

/** A truncated stream is an error of status 200, a lost connection one that is not the client's. */
function streamProblem(error: unknown): Problem {
  const isComplete = error instanceof Problem || (error instanceof TelltaleError && error.status !== 200);
  if (isComplete) return problemOf(error);
  return new Problem(0, 'The connection was lost. Rewrites that arrived before are shown.');
}

const canRewrite = (text: string): boolean => {
  const chars = codePoints(text);
  return chars >= pageLimits.rewriteCharsMin && chars <= pageLimits.rewriteChars;
};

/**
 * The known rewrites. A sentence whose typography was cleaned has the rewrite of the sentence before, with
 * plain typography.
 */
export function rewriteLookup(): RewriteOf {
  const { mode } = rewrites.get();
  return sentence => {
    const key = `${mode} ${sentence}`;
    return known.has(key) ? known.get(key) : plain.get(key);
  };
}
