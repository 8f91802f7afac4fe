/** Sends picked sentences and takes what comes as it comes; it goes on while other pages are looked at. */
import type { DeclinedEvent, DeltaEvent, RewriteEvent, StreamErrorEvent } from '../contract/rewrite.js';
import { Problem, send } from './api.js';
import { readEvents } from './events.js';
import { change, type Picked, rewriting } from './rewriting.js';
import { onForget } from './work.js';

let running: AbortController | null = null;

export function stop(): void {
  running?.abort();
  running = null;
}
onForget(stop);

export async function begin(text: string, picked: readonly Picked[], mode: string): Promise<void> {
  stop();
  const controller = new AbortController();
  running = controller;
  rewriting.set({ text, mode, picked, running: true, problem: null });
  let problem: Problem | null = null;
  try {
    await stream(text, picked, mode, controller.signal);
  } catch (error) {
    problem =
      error instanceof Problem
        ? error
        : new Problem(0, 'The connection broke off. What came before is kept.');
  }
  if (running !== controller && running !== null) return;
  running = null;
  const stopped = controller.signal.aborted;
  rewriting.set(
    now =>
      now && { ...now, running: false, problem: stopped ? null : problem, picked: now.picked.map(settle) },
  );
}

/** What did not come is not waited for any more. */
const settle = (one: Picked): Picked =>
  one.answer.state === 'waiting'
    ? { ...one, answer: { state: 'failed', reason: 'The stream ended before it came.' } }
    : one;

async function stream(
  text: string,
  picked: readonly Picked[],
  mode: string,
  signal: AbortSignal,
): Promise<void> {
  const sentences = picked.map(({ id, start, end }) => ({ id, text: text.slice(start, end) }));
  const answer = await send('/api/rewrite/stream', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ sentences, mode }),
    signal,
  });
  let done = false;
  await readEvents(answer, ({ event, data }) => {
    if (event === 'done') done = true;
    else take(event, JSON.parse(data));
  });
  if (!done) throw new Problem(0, 'The stream ended early. What came before that is kept.');
}

/** Puts what an event brings beside its sentence; an error that names none ends it all. */
function take(event: string, told: unknown): void {
  if (event === 'delta') {
    const { id, delta } = told as DeltaEvent;
    const answer = rewriting.get()?.picked.find(one => one.id === id)?.answer;
    if (answer?.state === 'waiting') change(id, { answer: { state: 'waiting', text: answer.text + delta } });
  } else if (event === 'rewrite') {
    const rewrite = told as RewriteEvent;
    const unchanged = { state: 'declined', reason: rewrite.note ?? 'There was nothing to change.' } as const;
    change(rewrite.id, {
      answer: rewrite.changed ? { state: 'rewritten', text: rewrite.text, told: rewrite } : unchanged,
    });
  } else if (event === 'declined') {
    const { id, reason } = told as DeclinedEvent;
    change(id, { answer: { state: 'declined', reason } });
  } else if (event === 'error') {
    const { id, message } = told as StreamErrorEvent;
    if (id === undefined) throw new Problem(0, message);
    change(id, { answer: { state: 'failed', reason: message } });
  }
}
