/**
 * Answers that come piece by piece.
 *
 *     producer ──piece──▶ pour ──write──▶ socket      a full socket stops the pulling, and so the work behind it
 *        ▲                  │ onRoom ◀──────┘
 *        └─── next piece ───┘
 */
import { limits } from '../limits.js';

/** The body of a streamed answer. */
export interface Stream {
  /**
   * Pulled one at a time and only while the client reads; what works ahead of it stops by `onAbort` of the
   * context.
   */
  readonly pieces: AsyncIterable<string | Uint8Array>;
  /**
   * What readers of the format pass over; sent when nothing else was for a while, so that no proxy gives up.
   */
  readonly heartbeat: string;
  /**
   * The last piece of a stream that can't be finished: `why` is a plain sentence, `status` what a request
   * would get.
   */
  errorTrailer(why: string, status: number): string;
}

/** Where the pieces go. */
export interface StreamSink {
  isOpen(): boolean;
  /** false when the client lags: nothing more should be written before there is room. */
  write(piece: string | Uint8Array): boolean;
  /** Runs once, when there is room again or nobody reads any more. */
  onDrain(run: () => void): void;
  end(): void;
}

/** Writes a stream to its end or until nobody reads it; rejects with what its producer throws. */
export async function writeStream(
  { pieces, heartbeat }: Stream,
  sink: StreamSink,
  heartbeatMs: number = limits.heartbeatMs,
): Promise<void> {
  const producer = pieces[Symbol.asyncIterator]();
  let lagging = false;
  const timer = setTimeout(() => {
    // A producer that never comes back must not be waited for by a timer.
    if (!sink.isOpen()) return;
    if (!lagging) sink.write(heartbeat);
    timer.refresh();
  }, heartbeatMs);
  try {
    for (;;) {
      const piece = await producer.next();
      if (piece.done) return sink.end();
      if (!sink.isOpen()) break;
      timer.refresh();
      lagging = !sink.write(piece.value);
      if (lagging) await new Promise<void>(resolve => sink.onDrain(resolve));
      lagging = false;
      if (!sink.isOpen()) break;
    }
  } finally {
    clearTimeout(timer);
  }
  await producer.return?.();
}
