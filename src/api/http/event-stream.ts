/** Encodings of named events: Server-Sent Events (WHATWG HTML, section 9.2), or one JSON object per line. */

export interface EventFormat {
  readonly type: string;
  readonly heartbeat: string;
  encode(event: string, data: Readonly<Record<string, unknown>>): string;
}

const formats = {
  'text/event-stream': {
    type: 'text/event-stream',
    // Without a blank line, which some readers take for the end of an empty message.
    heartbeat: ': heartbeat\n',
    encode: (event, data) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  },
  'application/x-ndjson': {
    type: 'application/x-ndjson',
    // White space before the next JSON value, which every parser skips. Simple parsers fail on an empty line.
    heartbeat: ' ',
    encode: (event, data) => `${JSON.stringify({ event, ...data })}\n`,
  },
} as const satisfies Record<string, EventFormat>;

/** Media types of event streams, the default first. */
export const eventTypes = Object.keys(formats) as (keyof typeof formats)[];

export const eventFormat = (type: keyof typeof formats): EventFormat => formats[type];
