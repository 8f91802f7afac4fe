/** Sentences in, events out: by the embedded rewriter, or by the operator's chat server with the embedded one to fall back to. */
import type { RewriteMode, SentenceIn } from '../contract/rewrite.js';
import { HttpError } from '../errors.js';
import { toHttpError } from '../http/domain-errors.js';
import type { Chat } from '../net/chat.js';
import type { TextPool } from '../pools/text-pool.js';
import { rewritePrompt } from '../rewrite/prompt.js';
import type { Rewrite } from '../rewrite/rewrite.js';
import { sanitizeLine } from '../safe-text.js';
import { EventQueue } from './event-queue.js';
import { wordDifference } from './word-difference.js';

export interface RewriteTask {
  sentences: readonly SentenceIn[];
  mode: RewriteMode;
  texts: TextPool;
  /** Whose sentences they are, as rate limits count it. */
  caller: string;
  /** Both tell that nobody reads the events any more. */
  signal: AbortSignal;
  onAbort: (run: () => void) => void;
}

export type RewriteEventName = 'rewrite' | 'declined' | 'delta' | 'error';
export interface StreamEvent {
  name: RewriteEventName;
  data: { id: string } & Readonly<Record<string, unknown>>;
}

/** One sentence at a time, each only when the one before it was taken: a slow reader costs nothing. */
export async function* embeddedEvents(job: RewriteTask): AsyncGenerator<StreamEvent> {
  for (const sentence of job.sentences) {
    if (job.signal.aborted) return;
    yield await embedded(sentence, job);
  }
}

/** Sentences of one stream that are with the chat server at a time. */
const atOnce = 4;

/** Works ahead of the reader, so that a slow one holds none of the chat server's places; what waits is a few KB a sentence. */
export async function* upstreamEvents(job: RewriteTask, chat: Chat): AsyncGenerator<StreamEvent> {
  const queue = new EventQueue<StreamEvent>();
  const waiting = [...job.sentences];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined && !job.signal.aborted; next = waiting.shift())
      queue.push(await upstream(next, job, chat, event => queue.push(event)));
  };
  Promise.all(Array.from({ length: atOnce }, worker)).then(
    () => queue.end(),
    error => queue.fail(error),
  );
  yield* queue;
}

async function upstream(
  sentence: SentenceIn,
  job: RewriteTask,
  chat: Chat,
  tell: (event: StreamEvent) => void,
): Promise<StreamEvent> {
  const { id, text } = sentence;
  const outcome = await chat.ask({
    ...rewritePrompt(text, job.mode),
    onDelta: delta => tell({ name: 'delta', data: { id, delta: sanitizeLine(delta) } }),
    signal: job.signal,
  });
  if ('failed' in outcome) return embedded(sentence, job, `The rewrite server ${outcome.failed}`);
  const after = sanitizeLine(outcome.text).trim();
  try {
    const guarded = await job.texts.run(
      { kind: 'guard', text, after, mode: job.mode },
      { caller: job.caller, begun: true, onAbort: job.onAbort },
    );
    if ('reason' in guarded)
      return embedded(sentence, job, `The rewrite server’s answer was not used (${guarded.reason})`);
    const data = { id, text: after, changed: after !== text, edits: wordDifference(text, after), ...guarded };
    return { name: 'rewrite', data };
  } catch (error) {
    return failed(id, error);
  }
}

async function embedded(
  { id, text }: SentenceIn,
  { mode, texts, caller, onAbort }: RewriteTask,
  why?: string,
): Promise<StreamEvent> {
  try {
    const { kind, ...rewrite }: Rewrite = await texts.run(
      { kind: 'rewrite', text, mode },
      { caller, begun: true, onAbort },
    );
    const note = why !== undefined &&
      kind === 'rewrite' && { note: `${why}; the embedded rewriter was used.` };
    return { name: kind, data: { id, ...rewrite, ...note } };
  } catch (error) {
    return failed(id, error);
  }
}

/** Returns an HTTP error as the event of its sentence; throws any other error, which ends the stream. */
function failed(id: string, thrown: unknown): StreamEvent {
  const error = toHttpError(thrown);
  if (!(error instanceof HttpError) || typeof error.detail !== 'string') throw thrown;
  return { name: 'error', data: { id, message: error.detail } };
}
