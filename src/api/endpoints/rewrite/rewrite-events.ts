/**
 * Event producers of the rewrite stream: the embedded rewriter, and the operator's chat server (REWRITE_URL),
 * which falls back to the embedded rewriter. Each sentence gets exactly one final event unless the stream
 * ends early.
 */
import { Readable } from 'node:stream';
import { HttpError } from '../../../contract/errors.js';
import type { RewriteMode, SentenceIn, WordEdit } from '../../../contract/rewrite.js';
import { commonEnds } from '../../../document/edits.js';
import { reasons } from '../../../engine/rewrite/edit-kinds.js';
import { candidatesIn, firstCandidate, rewritePrompt } from '../../../engine/rewrite/prompt.js';
import type { Rewrite } from '../../../engine/rewrite/rewrite.js';
import type { Chat } from '../../../net/chat-server.js';
import type { TextPool } from '../../../pools/text-pool.js';
import { sanitizeLine } from '../../../report/safe-text.js';

export interface RewriteTask {
  sentences: readonly SentenceIn[];
  mode: RewriteMode;
  texts: TextPool;
  /** Options of the tasks in the pool, which leave its queue when the stream ends early. */
  run: Parameters<TextPool['run']>[1];
  /** The HttpError for an error of a task, which it logs; any other value unchanged. */
  toHttpError: (error: unknown) => unknown;
  /** Cancels chat requests when the stream ends early. */
  signal: AbortSignal;
}

type RewriteEventName = 'rewrite' | 'declined' | 'delta' | 'error';
export interface StreamEvent {
  name: RewriteEventName;
  data: { id: string } & Readonly<Record<string, unknown>>;
}

/** Rewrites each sentence only when the consumer requests it, so a slow client buffers nothing. */
export async function* embeddedEvents(task: RewriteTask): AsyncGenerator<StreamEvent> {
  for (const sentence of task.sentences) {
    if (task.signal.aborted) return;
    yield await rewriteEmbedded(sentence, task);
  }
}

/** Concurrent chat requests of one stream; `limits.concurrentChats` bounds those of all streams. */
const chatsPerStream = 4;

/**
 * Rewrites ahead of the consumer, so that a slow client does not occupy slots of the chat server. The queue
 * holds at most one answer (`limits.chatAnswerChars`) and its deltas per sentence.
 */
export async function* upstreamEvents(task: RewriteTask, chat: Chat): AsyncGenerator<StreamEvent> {
  const events = new Readable({ objectMode: true, read() {} });
  const emit = (event: StreamEvent) => void events.push(event);
  const waiting = [...task.sentences];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined && !task.signal.aborted; next = waiting.shift())
      emit(await rewriteUpstream(next, task, chat, emit));
  };
  const rewriting = Promise.all(Array.from({ length: chatsPerStream }, worker)).finally(() =>
    events.push(null),
  );
  // The error of a consumer that has gone is not reported.
  rewriting.catch(() => {});
  yield* events as AsyncIterable<StreamEvent>;
  await rewriting;
}

async function rewriteUpstream(
  sentence: SentenceIn,
  task: RewriteTask,
  chat: Chat,
  emit: (event: StreamEvent) => void,
): Promise<StreamEvent> {
  const { id, text } = sentence;
  let received = '';
  const preview = firstCandidate(delta => emit({ name: 'delta', data: { id, delta: sanitizeLine(delta) } }));
  const outcome = await chat.ask({
    ...rewritePrompt(text, task.mode),
    onDelta: delta => {
      received += delta;
      preview(delta);
    },
    signal: task.signal,
  });
  // The complete lines of an answer that was cut are rewrites too.
  const answer = 'failed' in outcome ? received.slice(0, received.lastIndexOf('\n') + 1) : outcome.text;
  const candidates = candidatesIn(answer, text).map(line => sanitizeLine(line).trim());
  if ('failed' in outcome && candidates.length === 0)
    return rewriteEmbedded(sentence, task, `The rewrite server ${outcome.failed}`);
  try {
    const guarded = await task.texts.run({ kind: 'guard', text, candidates, mode: task.mode }, task.run);
    if ('reason' in guarded)
      return rewriteEmbedded(
        sentence,
        task,
        `The rewrite server's response was not used (${guarded.reason})`,
      );
    const [first, ...others] = guarded.accepted.map(after => ({
      text: after,
      edits: wordDifference(text, after),
    }));
    const alternatives = others.filter(other => other.text !== text);
    const data = {
      id,
      ...first!,
      changed: first!.text !== text,
      kept: guarded.kept,
      ...(alternatives.length > 0 && { alternatives }),
    };
    return { name: 'rewrite', data };
  } catch (error) {
    return errorEvent(id, task.toHttpError(error));
  }
}

async function rewriteEmbedded(
  sentence: SentenceIn,
  { sentences, mode, texts: pool, run, toHttpError }: RewriteTask,
  fallbackReason?: string,
): Promise<StreamEvent> {
  const { id, text } = sentence;
  const at = sentences.indexOf(sentence);
  const texts = sentences.map(one => one.text);
  const around = { before: texts.slice(0, at), after: texts.slice(at + 1) };
  try {
    const { kind, ...rewrite }: Rewrite = await pool.run({ kind: 'rewrite', text, mode, around }, run);
    // `declined` states its own reason and has no note.
    const note = fallbackReason !== undefined &&
      kind === 'rewrite' && { note: `${fallbackReason}; the embedded rewriter was used.` };
    return { name: kind, data: { id, ...rewrite, ...note } };
  } catch (error) {
    return errorEvent(id, toHttpError(error));
  }
}

/**
 * Event of an HTTP error, which fails only this sentence. Any other error is thrown and ends the stream. A
 * single sentence cannot cause validation issues, so `detail` is a sentence.
 */
function errorEvent(id: string, error: unknown): StreamEvent {
  if (!(error instanceof HttpError) || typeof error.detail !== 'string') throw error;
  return { name: 'error', data: { id, message: error.detail } };
}

/** The one edit that turns `before` into `after`: the words between the first and the last difference. */
function wordDifference(before: string, after: string): WordEdit[] {
  if (before === after) return [];
  const old = before.split(/(?<=\s)/);
  const changed = after.split(/(?<=\s)/);
  const { start, end } = commonEnds(old, changed);
  const middle = (words: string[]) =>
    words
      .slice(start, words.length - end)
      .join('')
      .trim();
  const kind = 'rewording';
  return [{ kind, before: middle(old), after: middle(changed), reason: reasons[kind] }];
}
