import { httpErrors } from '../../../contract/errors.js';
import { RewriteRequest, type SentenceIn } from '../../../contract/rewrite.js';
import type { Answer } from '../../http/answer.js';
import { toLoggedHttpError } from '../../http/domain-errors.js';
import { route } from '../../http/route.js';
import { eventFormats, eventTypes } from '../../http/stream.js';
import { scanServices } from '../scan/scan-text.js';
import { embeddedEvents, upstreamEvents } from './rewrite-events.js';
import { RewriteSummary } from './summary.js';

export const rewriteStream = route({
  method: 'POST',
  path: '/api/rewrite/stream',
  summary: 'Rewrite sentences, streamed as Server-Sent Events or NDJSON',
  docs: {
    description:
      'Streams a rewrite of up to 20 sentences: `text/event-stream` by default, or `application/x-ndjson` when Accept asks for it (each line then has ' +
      '`event`). Events have the id of the sentence: `rewrite` {id, text, changed, edits, kept, alternatives?: [{text, edits}]}; `declined` {id, text, reason} when a rewrite would change the ' +
      'meaning; `delta` {id, delta} from a configured rewrite server; `error` {id?, message}; and always last `done` {sentences, rewritten, unchanged, declined, score_before, score_after, score_raised, ms}. ' +
      'The scores are the scan scores of the joined sentences without and with their rewrites, null under 50 words: numbers to edit by, not a promise. ' +
      '`score_raised` is true when the second is more than 2 points higher: the text then resembles machine writing more than before. ' +
      'A heartbeat every 15 seconds keeps the connection open. Modes: natural (default), plain, shorten, formal, casual.',
    media: {
      'text/event-stream': { type: 'string', description: 'Server-sent events.' },
      'application/x-ndjson': { type: 'string', description: 'The same events, one JSON object per line.' },
    },
    examples: [
      {
        name: 'sentence',
        summary: 'One sentence, as NDJSON',
        accept: 'application/x-ndjson',
        value: {
          sentences: [
            { id: 's1', text: 'It is important to note that the pier plays a crucial role in the town.' },
          ],
          mode: 'natural',
        },
      },
    ],
  },
  access: 'visitor',
  scope: 'full',
  services: ['chat', 'log', ...scanServices],
  body: 'json',
  pool: 'texts',
  streams: true,
  idempotent: true,
  input: RewriteRequest,
  work({ sentences, mode }, context): Answer {
    requireUniqueIds(sentences);
    const { caller, services, onAbort } = context;
    const { texts, chat, log } = services;
    const toHttpError = (error: unknown) => toLoggedHttpError(error, log, context.requestId);
    const abort = new AbortController();
    onAbort(() => abort.abort());
    const task = {
      sentences,
      mode: mode ?? ('natural' as const),
      texts,
      run: { caller, onAbort, inProgress: true },
      toHttpError,
      signal: abort.signal,
    };
    const events = chat === null ? embeddedEvents(task) : upstreamEvents(task, chat);

    const type = context.prefers(eventTypes);
    const { heartbeat, encode } = eventFormats[type];
    const summary = new RewriteSummary(sentences);
    async function* pieces() {
      for await (const event of events) {
        summary.add(event);
        yield encode(event.name, event.data);
      }
      const scores = abort.signal.aborted ? undefined : await summary.scores(context, toHttpError);
      yield encode('done', summary.done(scores));
    }
    const errorTrailer = (message: string) => encode('error', { message }) + encode('done', summary.done());
    const stream = { pieces: pieces(), heartbeat, errorTrailer };
    return { status: 200, type, stream, repeatable: chat === null };
  },
});

function requireUniqueIds(sentences: readonly SentenceIn[]): void {
  const seen = new Set<string>();
  for (const [i, { id }] of sentences.entries()) {
    if (seen.has(id)) throw httpErrors.repeatedId(i, id);
    seen.add(id);
  }
}
