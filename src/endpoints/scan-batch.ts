import { BatchLine, BatchRequest, type LineId } from '../contract/batch.js';
import { HttpError, httpErrors } from '../errors.js';
import type { Answer } from '../http/answer.js';
import type { BodyStream } from '../http/body-stream.js';
import { readJson } from '../http/decode-body.js';
import { toHttpError } from '../http/domain-errors.js';
import { alreadyDurable, enforceRateLimit } from '../http/rate-limit.js';
import { type Context, route } from '../http/route.js';
import { compileValidator } from '../http/validate.js';
import { limits } from '../limits.js';
import type { Services } from '../services.js';
import { type LineBytes, LineSplitter } from './line-splitter.js';
import { resultMembers, scanText } from './scan-text.js';
import { requireText } from './text-bounds.js';

/**
 * Scans many texts in one request, each line by itself:
 *
 *     body ─▶ lines ─▶ ≤ n under way ─▶ answers in order ─▶ client
 *      ▲ pauses while n are under way      │
 *      └──────── a client that doesn't read holds everything up
 *
 * A line takes and spends what a scan of its own would, is refused by itself, and nothing is saved.
 */
export const scanBatch = route({
  method: 'POST',
  path: '/api/scan/batch',
  summary: 'Scan up to 1,000 texts, one JSON object a line; the answers come in the same order',
  access: 'account',
  scope: 'read',
  // Each line is counted.
  rateLimit: null,
  body: 'stream',
  pool: 'texts',
  idempotent: false,
  input: BatchRequest,
  output: null,
  work(input: BatchRequest, context: Context): Answer {
    const batch = new Batch(input, context, context.bodyStream!);
    return {
      status: 200,
      type: 'application/x-ndjson',
      stream: {
        pieces: batch.answers(),
        // White space before the next line's value, which JSON parsers skip.
        heartbeat: ' ',
        errorTrailer: (why, status) => batch.errorTrailer(why, status),
      },
    };
  },
});

const check = compileValidator(BatchLine, true);
const end = Buffer.from('}}\n');
const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

/** A line under way; `answer` is null until it is answered. */
interface UnderWay {
  answer: Uint8Array[] | null;
  bytes: number;
}

/** Threads that lines go to, and how many of this batch's are there. */
interface Lane {
  readonly services: Services;
  readonly most: number;
  lines: number;
}

class Batch {
  readonly #lines = new LineSplitter(limits.jsonBodyBytes);
  readonly #underWay: UnderWay[] = [];
  readonly #lanes: readonly Lane[];
  #bytes = 0;
  #count = 0;
  #answered = 0;
  /** No more lines will be started. */
  #ended = false;
  /** Why lines were left unread. */
  #cutShort: HttpError | null = null;
  #receiving: Promise<void> | null = null;
  #wake: () => void = () => {};

  constructor(
    private readonly defaults: BatchRequest,
    private readonly context: Context,
    private readonly incoming: BodyStream,
  ) {
    const { services } = context;
    const { texts, backgroundTexts } = services;
    this.#lanes = [
      { services, most: limits.batchUnderWay * texts.load.threads, lines: 0 },
      { services: { ...services, texts: backgroundTexts }, most: limits.batchUnderWay, lines: 0 },
    ];
    context.onAbort(() => this.#end(null));
  }

  async *answers(): AsyncGenerator<Buffer> {
    for (;;) {
      this.#startLines();
      const piece = this.#takeAnswers();
      if (piece !== null) yield* this.#whileRead(piece);
      else if (this.#underWay.length > 0 || !this.#ended) await this.#change();
      else break;
    }
    if (this.#cutShort !== null) yield line(this.#refused(this.#cutShort, this.#answered, null));
  }

  /** The last line of a batch that can't be finished. */
  errorTrailer(why: string, status: number): string {
    return `${JSON.stringify({ index: this.#answered, id: null, status, detail: why })}\n`;
  }

  get #hasRoom(): boolean {
    // Answers that are ready and wait for one before them are held too.
    const held = this.#lanes.reduce((sum, { most }) => sum + 2 * most, 0);
    return (
      this.#underWay.length < held &&
      this.#bytes < limits.batchUnderWayBytes &&
      this.#lanes.some(({ lines, most }) => lines < most)
    );
  }

  /** The lane with the most room, so that the slower one gets fewer lines. */
  get #lane(): Lane {
    const [own, spare] = this.#lanes as [Lane, Lane];
    return spare.most - spare.lines > own.most - own.lines ? spare : own;
  }

  #startLines(): void {
    while (this.#hasRoom && !this.#ended) {
      const next = this.#lines.take();
      if (next === undefined) break;
      if (this.#count < 2 * limits.batchLines) this.#start(next);
      else this.#end(httpErrors.batchTooLong());
    }
    if (this.#lines.done) this.#ended = true;
  }

  #start(text: LineBytes): void {
    const slot: UnderWay = { answer: null, bytes: text?.length ?? 0 };
    this.#underWay.push(slot);
    this.#bytes += slot.bytes;
    const lane = this.#lane;
    lane.lines++;
    this.#answer(text, this.#count++, lane.services).then(answer => {
      lane.lines--;
      slot.answer = answer;
      if (slot === this.#underWay[0]) this.#wake();
    });
  }

  #end(cutShort: HttpError | null): void {
    this.#ended = true;
    this.#cutShort ??= cutShort;
    this.#wake();
  }

  /** The answers at the head of the line, all that are ready. */
  #takeAnswers(): Buffer | null {
    const ready: Uint8Array[] = [];
    for (let first = this.#underWay[0]; first?.answer; first = this.#underWay[0]) {
      ready.push(...first.answer);
      this.#bytes -= first.bytes;
      this.#answered++;
      this.#underWay.shift();
    }
    return ready.length === 0 ? null : Buffer.concat(ready);
  }

  /** The generator goes on when the piece is written; a client that reads nothing meanwhile may have to send first. */
  *#whileRead(piece: Buffer): Generator<Buffer> {
    const timer = setTimeout(() => this.incoming.readAhead(true), limits.aheadAfterMs);
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
      this.incoming.readAhead(false);
    }
  }

  /** Resolves when the first line under way is answered, or more has come. */
  #change(): Promise<void> {
    return new Promise(resolve => {
      this.#wake = resolve;
      if (this.#hasRoom && !this.#ended) this.#receive().then(resolve);
    });
  }

  #receive(): Promise<void> {
    this.#receiving ??= this.incoming.next().then(
      piece => {
        this.#receiving = null;
        this.#lines.feed(piece);
        if (!this.incoming.reserve(this.#lines.heldBytes)) this.#end(httpErrors.bodiesFull());
      },
      error => {
        this.#receiving = null;
        this.#end(error instanceof HttpError ? error : httpErrors.internal());
      },
    );
    return this.#receiving;
  }

  /** Never rejects: what is wrong with a line is its answer. */
  async #answer(text: LineBytes, index: number, services: Services): Promise<Uint8Array[]> {
    let id: LineId = null;
    let counted = alreadyDurable;
    try {
      if (index >= limits.batchLines) throw httpErrors.batchFull();
      const { caller, onAbort } = this.context;
      counted = await enforceRateLimit('requests', caller, services, () => {});
      if (text === null) throw httpErrors.bodyTooLarge(limits.jsonBodyBytes);
      const fields = readJson(text);
      id = idOf(fields);
      const input = check({ path: {}, query: this.defaults, body: fields }) as BatchLine;
      requireText(input.text, caller);
      const scanned = await scanText(
        input.text,
        input,
        { caller, services, onAbort, replay: null, begun: true },
        { plain: false, keep: null },
      );
      return [
        Buffer.from(`{"index":${index},"id":${JSON.stringify(id)},"status":200,"result":{"scan_id":null,`),
        resultMembers(scanned),
        end,
      ];
    } catch (error) {
      return [line(this.#refused(error, index, id))];
    } finally {
      await counted();
    }
  }

  #refused(error: unknown, index: number, id: LineId): object {
    const refusal = toHttpError(error);
    if (!(refusal instanceof HttpError))
      this.context.services.log.error({ err: error, request: this.context.requestId }, 'a line failed');
    const { status, detail, headers } = refusal instanceof HttpError ? refusal : httpErrors.internal();
    const seconds = headers['Retry-After'];
    return { index, id, status, detail, ...(seconds !== undefined && { retry_after: Number(seconds) }) };
  }
}

/** What the line says it is called, even when the rest of it is refused. */
function idOf(fields: unknown): LineId {
  const id = typeof fields === 'object' && fields !== null && 'id' in fields ? fields.id : null;
  if (typeof id === 'string') return id.length <= 2 * limits.batchIdChars ? id : null;
  return Number.isSafeInteger(id) ? (id as number) : null;
}
