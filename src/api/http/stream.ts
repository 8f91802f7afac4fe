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
