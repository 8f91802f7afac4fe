/** Sends picked sentences and takes what comes as it comes; it goes on while other pages are looked at. */
import { Problem, send } from './api.js';
import { readEvents } from './events.js';
import { change, type Edit, type Picked, rewriting } from './rewriting.js';
import { onForget } from './work.js';

interface Told {
  id?: string;
  text?: string;
  changed?: boolean;
  edits?: Edit[];
  kept?: Record<string, unknown>;
  reason?: string;
  delta?: string;
  message?: string;
}

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
    const told = JSON.parse(data) as Told;
    if (event === 'done') done = true;
    else if (event === 'error' && told.id == null)
      throw new Problem(0, told.message ?? 'The rewriting stopped.');
    else take(event, told);
  });
  if (!done) throw new Problem(0, 'The stream ended early. What came before that is kept.');
}

function take(
  event: string,
  { id = '', text = '', edits = [], kept = {}, reason = '', delta = '', message = '', changed }: Told,
): void {
  const now = rewriting.get()?.picked.find(one => one.id === id);
  if (now === undefined) return;
  if (event === 'delta')
    change(id, {
      answer: { state: 'waiting', text: (now.answer.state === 'waiting' ? now.answer.text : '') + delta },
    });
  else if (event === 'error') change(id, { answer: { state: 'failed', reason: message } });
  else if (event === 'declined') change(id, { answer: { state: 'declined', reason } });
  else if (event === 'rewrite' && changed === false)
    change(id, { answer: { state: 'declined', reason: 'There was nothing to change.' } });
  else if (event === 'rewrite') change(id, { answer: { state: 'rewritten', text, edits, kept } });
}
