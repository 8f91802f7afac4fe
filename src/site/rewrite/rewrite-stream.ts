/**
 * Runs a rewrite: sends the picked sentences and stores each answer as it arrives, also while another page is
 * open.
 */
import type { RewriteEvent, RewriteMode } from '../../client/index.js';
import { TelltaleError } from '../../client/index.js';
import { Problem, problemOf, telltale } from '../api.js';
import { onClearWork } from '../draft.js';
import { type Picked, rewriting, updatePicked } from './rewrite-state.js';

let running: AbortController | null = null;

export function stopRewrite(): void {
  running?.abort();
  running = null;
}
onClearWork(stopRewrite);

export async function startRewrite(
  text: string,
  picked: readonly Picked[],
  mode: RewriteMode,
): Promise<void> {
  stopRewrite();
  const controller = new AbortController();
  running = controller;
  rewriting.set({ text, mode, picked, running: true, problem: null });
  let problem: Problem | null = null;
  try {
    const sentences = picked.map(({ id, start, end }) => ({ id, text: text.slice(start, end) }));
    for await (const event of telltale.rewrite(sentences, { mode }, { signal: controller.signal }))
      apply(event);
  } catch (error) {
    problem = streamProblem(error);
  }
  if (running !== controller && running !== null) return;
  running = null;
  const stopped = controller.signal.aborted;
  rewriting.set(
    now =>
      now && { ...now, running: false, problem: stopped ? null : problem, picked: now.picked.map(settle) },
  );
}

/**
 * An error with status 200 comes from a stream that had begun. Answers that arrived before it stay on the
 * page.
 */
function streamProblem(error: unknown): Problem {
  if (error instanceof TelltaleError && error.status === 200)
    return new Problem(0, 'The stream ended early. Rewrites that arrived before are kept.');
  if (error instanceof TelltaleError || error instanceof Problem) return problemOf(error);
  return new Problem(0, 'The connection was lost. Rewrites that arrived before are kept.');
}

/** Marks a sentence without an answer as failed once the stream has ended. */
const settle = (one: Picked): Picked =>
  one.answer.state === 'waiting'
    ? { ...one, answer: { state: 'failed', reason: 'The stream ended before its rewrite arrived.' } }
    : one;

/** Stores an event's answer with its sentence. An error event without an id ends the whole stream. */
function apply(event: RewriteEvent): void {
  if (event.event === 'delta') {
    const { id, delta } = event;
    const answer = rewriting.get()?.picked.find(one => one.id === id)?.answer;
    if (answer?.state === 'waiting')
      updatePicked(id, { answer: { state: 'waiting', text: answer.text + delta } });
  } else if (event.event === 'rewrite') {
    const unchanged = { state: 'declined', reason: event.note ?? 'There was nothing to change.' } as const;
    updatePicked(event.id, {
      answer: event.changed ? { state: 'rewritten', text: event.text, rewrite: event } : unchanged,
    });
  } else if (event.event === 'declined') {
    updatePicked(event.id, { answer: { state: 'declined', reason: event.reason } });
  } else if (event.event === 'error') {
    if (event.id === undefined) throw new Problem(0, event.message);
    updatePicked(event.id, { answer: { state: 'failed', reason: event.message } });
  }
}
