/**
 * Streamed answers with back-pressure.
 *
 *     producer ──piece──▶ writeStream ──write──▶ socket     a full socket pauses the producer
 *        ▲                     │ ◀──── onDrain ────┘
 *        └──── next piece ─────┘
 */
import { limits } from '../../contract/limits.js';

/** The body of a streamed answer. */
export interface Stream {
  /**
   * Pieces of the body. The next one is requested only when the client reads. Stop prefetching in the
   * context's `onAbort`.
   */
  readonly pieces: AsyncIterable<string>;
  /** Bytes that readers of the format ignore, sent during pauses so that proxies do not time out. */
  readonly heartbeat: string;
  /**
   * Returns the last piece of a stream that fails. `why` is a public sentence, `status` the status that it
   * would have had.
   */
  errorTrailer(why: string, status: number): string;
}

export interface StreamSink {
  isOpen(): boolean;
  /** Returns false when the client reads too slowly; the caller should then wait for `onDrain`. */
  write(piece: string): boolean;
  /** Calls `run` once, when the client has caught up or disconnected. */
  onDrain(run: () => void): void;
  end(): void;
}

/** Writes a stream until its end or until the client disconnects; rejects with the error of its producer. */
export async function writeStream(
  { pieces, heartbeat }: Stream,
  sink: StreamSink,
  heartbeatMs: number = limits.heartbeatMs,
): Promise<void> {
  const producer = pieces[Symbol.asyncIterator]();
  let waitsForDrain = false;
  const timer = setTimeout(() => {
    // Stops the timer after a disconnect even when the producer never returns.
    if (!sink.isOpen()) return;
    if (!waitsForDrain) sink.write(heartbeat);
    timer.refresh();
  }, heartbeatMs);
  try {
    for (;;) {
      const piece = await producer.next();
      if (piece.done) return sink.end();
      if (!sink.isOpen()) break;
      timer.refresh();
      waitsForDrain = !sink.write(piece.value);
      if (waitsForDrain) await new Promise<void>(resolve => sink.onDrain(resolve));
      waitsForDrain = false;
      if (!sink.isOpen()) break;
    }
  } finally {
    clearTimeout(timer);
  }
  await producer.return?.();
}

/** Encodings of named events: Server-Sent Events (WHATWG HTML, section 9.2), or one JSON object per line. */
export const eventFormats = {
  'text/event-stream': {
    // Without a blank line, which some readers take for the end of an empty message.
    heartbeat: ': heartbeat\n',
    encode: (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  },
  'application/x-ndjson': {
    // White space before the next JSON value, which every parser skips. Simple parsers fail on an empty line.
    heartbeat: ' ',
    encode: (event: string, data: object) => `${JSON.stringify({ event, ...data })}\n`,
  },
} as const;

/** Media types of event streams, the default first. */
export const eventTypes = Object.keys(eventFormats) as (keyof typeof eventFormats)[];
