import { RewriteRequest, type SentenceIn } from '../contract/rewrite.js';
import { httpErrors } from '../errors.js';
import type { Answer } from '../http/answer.js';
import { eventFormat, eventTypes } from '../http/event-stream.js';
import { type Context, route } from '../http/route.js';
import { embeddedEvents, type StreamEvent, upstreamEvents } from './rewrite-events.js';

/** Rewrites sentences and sends each as soon as it is ready. */
export const rewriteStream = route({
  method: 'POST',
  path: '/api/rewrite/stream',
  summary: 'Rewrite sentences, streamed as Server-Sent Events or NDJSON',
  access: 'visitor',
  scope: 'full',
  rateLimit: 'requests',
  body: 'json',
  pool: 'texts',
  streams: true,
  idempotent: true,
  input: RewriteRequest,
  output: null,
  work({ sentences, mode }: RewriteRequest, { caller, services, prefers, onAbort }: Context): Answer {
    requireOwnIds(sentences);
    const { texts, chat } = services;
    const gone = new AbortController();
    onAbort(() => gone.abort());
    const job = {
      sentences,
      mode: mode ?? ('natural' as const),
      texts,
      caller: caller.subject,
      signal: gone.signal,
      onAbort,
    };
    const events = chat === null ? embeddedEvents(job) : upstreamEvents(job, chat);

    const { type, heartbeat, encode } = eventFormat(prefers(eventTypes));
    const tally = tallyOf(sentences.length);
    async function* pieces() {
      for await (const event of events) {
        tally.count(event);
        yield encode(event.name, event.data);
      }
      yield encode('done', tally.done());
    }
    const errorTrailer = (message: string) => encode('error', { message }) + encode('done', tally.done());
    const stream = { pieces: pieces(), heartbeat, errorTrailer };
    return { status: 200, type, stream, repeatable: chat === null };
  },
});

function requireOwnIds(sentences: readonly SentenceIn[]): void {
  const seen = new Set<string>();
  for (const [i, { id }] of sentences.entries()) {
    if (seen.has(id)) throw httpErrors.repeatedId(i, id);
    seen.add(id);
  }
}

function tallyOf(sentences: number) {
  const begun = performance.now();
  let rewritten = 0;
  let declined = 0;
  return {
    count({ name }: StreamEvent) {
      if (name === 'rewrite') rewritten++;
      else if (name === 'declined') declined++;
    },
    done: () => ({
      sentences,
      rewritten,
      declined,
      ms: Math.round((performance.now() - begun) * 10) / 10,
    }),
  };
}
