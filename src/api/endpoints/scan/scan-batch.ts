import { BatchLine, BatchRequest, type LineId } from '../../../contract/batch.js';
import { HttpError, httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import { asciiJson, jsonMembers } from '../../../engine/scan/results/json.js';
import { selectFields } from '../../../engine/selection/field-paths.js';
import type { ServiceName } from '../../../server/services.js';
import type { Answer } from '../../http/answer.js';
import { readJson } from '../../http/body/decode-body.js';
import { type LineBytes, LineSplitter } from '../../http/body/line-splitter.js';
import type { BodyStream } from '../../http/body/request-body.js';
import { reportFailure } from '../../http/domain-errors.js';
import { countCall } from '../../http/rate-limit.js';
import { type Context, route } from '../../http/route.js';
import { requestedSelection, scanFields } from '../../http/validation/requested-selection.js';
import { compileValidator } from '../../http/validation/validate.js';
import { requireText } from '../documents/text-bounds.js';
import { scanBatchDocs } from './scan-docs.js';
import { type ScanContext, scanServices, scanText } from './scan-text.js';

const batchServices = ['backgroundTexts', 'log', ...scanServices] as const satisfies ServiceName[];
type BatchContext = Context<(typeof batchServices)[number]>;

/**
 * Scans many texts in one request, one per line:
 *
 *     body ─▶ lines ─▶ ≤ n in progress ─▶ results in order ─▶ client
 *      ▲ pauses while n are in progress      │
 *      └──────── a slow reader stops the whole pipeline
 *
 * Each line is counted and charged like a single scan and fails independently. Nothing is saved.
 */
export const scanBatch = route({
  method: 'POST',
  path: '/api/scan/batch',
  summary: 'Scan up to 10,000 texts, one JSON object per line; results are in the same order',
  docs: scanBatchDocs,
  access: 'account',
  scope: 'read',
  services: batchServices,
  // Each line is counted instead.
  rateLimit: null,
  body: 'stream',
  pool: 'texts',
  input: BatchRequest,
  work(input, context): Answer {
    // Rejects the request, because every line without its own choice would fail.
    requestedSelection(input, scanFields);
    const batch = new Batch(input, context, context.bodyStream!);
    return {
      status: 200,
      type: 'application/x-ndjson',
      stream: {
        pieces: batch.results(),
        // White space before the next line's value. JSON parsers skip it.
        heartbeat: ' ',
        errorTrailer: (why, status) => batch.errorTrailer(why, status),
      },
    };
  },
});

const check = compileValidator(BatchLine, true);
const jsonLine = (value: object): string => `${JSON.stringify(value)}\n`;

/** A line in progress; `result` is null until the scan completes. */
interface PendingLine {
  result: string | null;
  /** Memory of the line and its expected result, then of the result. */
  bytes: number;
  /** Removes the line from the queue of its pool. */
  abort: (() => void) | null;
  /** Whether the line was rejected because of its content or of a limit of the caller. */
  rejected: boolean;
}

/** In place of a line, the end of a batch that has too many bytes of blank lines. */
const blankExcess = Symbol();

/** A text pool and the number of this batch's lines that it processes. */
interface BatchPool {
  readonly services: ScanContext['services'];
  readonly linesMax: number;
  lines: number;
}

/** Batches in progress, which share `limits.allBatchBytesInFlight`. */
let openBatches = 0;

class Batch {
  readonly #splitter = new LineSplitter(limits.jsonBodyBytes, limits.batchBlankBytes);
  /** In the order of the input. */
  readonly #pending: PendingLine[] = [];
  readonly #pools: readonly BatchPool[];
  readonly #bytesMax: number;
  #bytes = 0;
  #started = 0;
  #written = 0;
  #rejected = 0;
  /** True when no further line will start. */
  #ended = false;
  #aborted = false;
  /** Why the rest of the body was not read. */
  #stopError: HttpError | null = null;
  #receiving: Promise<void> | null = null;
  #wake: () => void = () => {};

  constructor(
    private readonly defaults: BatchRequest,
    private readonly context: BatchContext,
    private readonly incoming: BodyStream,
  ) {
    const { services } = context;
    const { texts, backgroundTexts } = services;
    this.#pools = [
      { services, linesMax: limits.batchLinesInFlight * texts.load.threads, lines: 0 },
      { services: { ...services, texts: backgroundTexts }, linesMax: limits.batchLinesInFlight, lines: 0 },
    ];
    this.#bytesMax = limits.batchBytesInFlight * (texts.load.threads + 1);
    context.onAbort(() => this.#abort());
  }

  async *results(): AsyncGenerator<string> {
    openBatches++;
    try {
      for (;;) {
        this.#startLines();
        const lines = this.#takeResults();
        if (lines.length > 0) yield* this.#readingAhead(lines.join(''));
        else if (this.#pending.length > 0 || !this.#ended) await this.#change();
        else break;
      }
      if (this.#stopError !== null) yield jsonLine(this.#errorLine(this.#stopError, this.#written, null));
    } finally {
      openBatches--;
    }
  }

  /** The last line of a batch that fails. */
  errorTrailer(why: string, status: number): string {
    return jsonLine({ index: this.#written, id: null, status, detail: why });
  }

  get #hasCapacity(): boolean {
    // Twice the lines in progress: completed results wait in memory for the ones before them.
    const pendingMax = this.#pools.reduce((sum, { linesMax }) => sum + 2 * linesMax, 0);
    return (
      this.#pending.length < pendingMax &&
      this.#bytes < Math.min(this.#bytesMax, limits.allBatchBytesInFlight / openBatches) &&
      this.#pools.some(({ lines, linesMax }) => lines < linesMax)
    );
  }

  /** The pool with the most free capacity, so that the slower one gets fewer lines. */
  get #freestPool(): BatchPool {
    const [main, background] = this.#pools as [BatchPool, BatchPool];
    return background.linesMax - background.lines > main.linesMax - main.lines ? background : main;
  }

  #startLines(): void {
    while (this.#hasCapacity && !this.#ended) {
      const next = this.#splitter.next();
      if (this.#splitter.isTooBlank) {
        this.#end(null);
        this.#start(blankExcess);
      } else if (next === undefined) break;
      else if (this.#started < 2 * limits.batchLines) this.#start(next);
      else this.#end(httpErrors.batchTooLong());
    }
    if (this.#splitter.done) this.#ended = true;
  }

  #start(text: LineBytes | typeof blankExcess): void {
    const slot: PendingLine = {
      result: null,
      bytes:
        limits.batchResultBytes + (text instanceof Buffer ? limits.batchBytesPerInputByte * text.length : 0),
      abort: null,
      rejected: false,
    };
    this.#pending.push(slot);
    this.#bytes += slot.bytes;
    const pool = this.#freestPool;
    pool.lines++;
    void this.#scanLine(text, this.#started++, pool.services, slot).then(result => {
      pool.lines--;
      if (this.#aborted) return;
      this.#bytes += result.length - slot.bytes;
      slot.bytes = result.length;
      slot.abort = null;
      slot.result = result;
      if (slot === this.#pending[0]) this.#wake();
    });
  }

  #end(stopError: HttpError | null): void {
    this.#ended = true;
    this.#stopError ??= stopError;
    this.incoming.drop();
    this.#wake();
  }

  /** Ends the work for a client that has disconnected. */
  #abort(): void {
    this.#aborted = true;
    for (const { abort } of this.#pending) abort?.();
    this.#pending.length = 0;
    this.#end(null);
  }

  /**
   * The completed results at the front of the queue that are written at once; none when the first is still in
   * progress. The connection of a client that does not read buffers all of them.
   */
  #takeResults(): string[] {
    const ready: string[] = [];
    let bytes = 0;
    for (let first = this.#pending[0]; first?.result; first = this.#pending[0]) {
      bytes += first.bytes;
      if (ready.length > 0 && bytes > limits.batchWriteBytes) break;
      ready.push(first.result);
      this.#bytes -= first.bytes;
      this.#written++;
      if (first.rejected) this.#countRejected();
      this.#pending.shift();
    }
    return ready;
  }

  #countRejected(): void {
    this.#rejected++;
    if (this.#rejected >= limits.batchRejectedLines && 2 * this.#rejected > this.#written)
      this.#end(httpErrors.batchRejected(this.#rejected, this.#written));
  }

  /**
   * Yields lines. When their write takes long, buffers the request body, because a client that sends its
   * whole body before it reads would otherwise cause a deadlock.
   */
  *#readingAhead(lines: string): Generator<string> {
    const timer = setTimeout(() => this.incoming.readAhead(true), limits.readAheadAfterMs);
    try {
      yield lines;
    } finally {
      clearTimeout(timer);
      this.incoming.readAhead(false);
    }
  }

  /** Resolves when the first pending line completes or more of the body arrives. */
  #change(): Promise<void> {
    return new Promise(resolve => {
      this.#wake = resolve;
      if (this.#hasCapacity && !this.#ended) void this.#receive().then(resolve);
    });
  }

  #receive(): Promise<void> {
    this.#receiving ??= this.incoming.next().then(
      chunk => {
        this.#receiving = null;
        this.#splitter.feed(chunk);
        if (!this.incoming.reserve(this.#splitter.heldBytes)) this.#end(httpErrors.bodiesFull());
      },
      error => {
        this.#receiving = null;
        if (!this.#ended) this.#end(error instanceof HttpError ? error : httpErrors.internal());
      },
    );
    return this.#receiving;
  }

  /** Scans one line. Never rejects: an error becomes the line's result. */
  async #scanLine(
    bytes: LineBytes | typeof blankExcess,
    index: number,
    services: ScanContext['services'],
    slot: PendingLine,
  ): Promise<string> {
    let id: LineId = null;
    const { caller, awaitTurn } = this.context;
    const scan = async () => {
      // Lines start in a loop, before the first has used any time, so each waits again before it is parsed.
      const parseTurn = awaitTurn();
      if (parseTurn !== undefined) await parseTurn;
      if (index >= limits.batchLines) throw httpErrors.batchFull();
      if (bytes === blankExcess) throw httpErrors.batchBlank();
      if (bytes === null) throw httpErrors.bodyTooLarge(limits.jsonBodyBytes);
      const fields = readJson(bytes);
      id = idOf(fields);
      const input = check({ path: {}, query: this.defaults, body: fields }) as BatchLine;
      const selection = requestedSelection(input, scanFields);
      const text = requireText(input.text, caller);
      // Not the request's own `onAbort`, which would keep every text until the end of the batch.
      const onAbort = (run: () => void) => {
        slot.abort = run;
        if (this.#aborted) run();
      };
      const context = { caller, services, onAbort, replay: null, inProgress: true };
      const { members } = await scanText(text, input, context, { selection });
      const own = jsonMembers(selectFields({ scan_id: null }, selection?.fields ?? null) as object);
      const result = [own, members].filter(part => part !== '').join(',');
      return `{"index":${index},"id":${asciiJson(id)},"status":200,"result":{${result}}}\n`;
    };
    try {
      const turn = awaitTurn();
      if (turn !== undefined) await turn;
      return await countCall('requests', caller, services, () => {}, scan);
    } catch (error) {
      const line = this.#errorLine(error, index, id);
      slot.rejected = line.status < 500;
      return jsonLine(line);
    }
  }

  #errorLine(error: unknown, index: number, id: LineId) {
    const { services, requestId } = this.context;
    const { status, detail, headers } = reportFailure(error, services.log, requestId, 'a batch line failed');
    const seconds = headers['Retry-After'];
    return { index, id, status, detail, ...(seconds !== undefined && { retry_after: Number(seconds) }) };
  }
}

/** The id of a line, even when the rest of the line is invalid; null for an invalid id. */
function idOf(fields: unknown): LineId {
  const id = typeof fields === 'object' && fields !== null && 'id' in fields ? fields.id : null;
  if (typeof id === 'string') return id.length <= 2 * limits.batchIdChars ? id : null;
  return Number.isSafeInteger(id) ? (id as number) : null;
}
