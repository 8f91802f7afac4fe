/**
 * Runs one rewrite at a time: sends the picked sentences and stores each answer as it arrives. It continues
 * while the person opens other pages of the site; a reload ends it.
 */
import type { RewriteEvent, RewriteMode } from '../../client/index.js';
import { TelltaleError } from '../../client/index.js';
import { Problem, problemOf, telltale } from '../api.js';
import { draft, lastScan, onClearWork, replaceDraft } from '../draft.js';
import { type Picked, rewriting, updatePicked } from './rewrite-state.js';

let currentRun: AbortController | null = null;

export function stopRewrite(): void {
  currentRun?.abort();
  currentRun = null;
}
// Clearing the draft or signing out stops the rewrite.
onClearWork(stopRewrite);

export async function startRewrite(
  text: string,
  sentences: readonly Pick<Picked, 'id' | 'start' | 'end'>[],
  mode: RewriteMode,
): Promise<void> {
  stopRewrite();
  const controller = new AbortController();
  currentRun = controller;
  const scanned = lastScan.get() ?? rewriting.get()?.scanned ?? null;
  if (draft.get().text !== text) replaceDraft({ text }, 'The text was replaced by the one to rewrite.');
  lastScan.set(scanned);
  const picked = sentences.map(
    ({ id, start, end }): Picked => ({
      id,
      start,
      end,
      answer: { state: 'waiting', text: '' },
      accepted: false,
    }),
  );
  rewriting.set({ text, scanned, mode, picked, running: true, scoreRaised: false, problem: null });
  let problem: Problem | null = null;
  try {
    const sent = picked.map(({ id, start, end }) => ({ id, text: text.slice(start, end) }));
    for await (const event of rewriteEvents(sent, mode, controller.signal)) apply(event);
  } catch (error) {
    problem = problemOf(error);
  }
  // A newer run owns the store. Null means that this run was stopped and still has to settle.
  if (currentRun !== controller && currentRun !== null) return;
  currentRun = null;
  const stopped = controller.signal.aborted;
  rewriting.set(
    state =>
      state && {
        ...state,
        running: false,
        problem: stopped ? null : problem,
        picked: state.picked.map(failIfWaiting),
      },
  );
}

/** Streams the rewrites of sentences. Throws a Problem when the stream ends early. */
export async function* rewriteEvents(
  sentences: readonly { id: string; text: string }[],
  mode: RewriteMode,
  signal: AbortSignal,
): AsyncGenerator<RewriteEvent, void, void> {
  try {
    for await (const event of telltale.rewrite(sentences, { mode }, { signal })) {
      // Without an id the error ends the whole stream.
      if (event.event === 'error' && event.id === undefined) throw new Problem(0, event.message);
      yield event;
    }
  } catch (error) {
    throw streamProblem(error);
  }
}

/**
 * The client throws an error with status 200 for a truncated stream, and another error for a lost connection.
 * Status 0 makes the page offer "Try again". Answers that arrived before the error stay on the page.
 */
function streamProblem(error: unknown): Problem {
  if (error instanceof TelltaleError && error.status === 200)
    return new Problem(0, 'The stream ended early. Rewrites received so far are still shown.');
  if (error instanceof TelltaleError || error instanceof Problem) return problemOf(error);
  return new Problem(0, 'The connection was lost. Rewrites received so far are still shown.');
}

/** Marks a sentence that is still waiting as failed. */
const failIfWaiting = (one: Picked): Picked =>
  one.answer.state === 'waiting'
    ? { ...one, answer: { state: 'failed', reason: 'The stream ended before its rewrite arrived.' } }
    : one;

/** Stores the answer of an event with its sentence. */
function apply(event: RewriteEvent): void {
  if (event.event === 'delta') {
    // Preview of a rewrite before the guard has checked it; the final event replaces it.
    const { id, delta } = event;
    const answer = rewriting.get()?.picked.find(one => one.id === id)?.answer;
    if (answer?.state === 'waiting')
      updatePicked(id, { answer: { state: 'waiting', text: answer.text + delta } });
  } else if (event.event === 'rewrite') {
    const unchanged = { state: 'declined', reason: event.note ?? 'There was nothing to change.' } as const;
    updatePicked(event.id, {
      answer: event.changed ? { state: 'rewritten', rewrite: event } : unchanged,
    });
  } else if (event.event === 'declined') {
    updatePicked(event.id, { answer: { state: 'declined', reason: event.reason } });
  } else if (event.event === 'error' && event.id !== undefined) {
    updatePicked(event.id, { answer: { state: 'failed', reason: event.message } });
  } else if (event.event === 'done') {
    rewriting.set(state => state && { ...state, scoreRaised: event.score_raised });
  }
}
