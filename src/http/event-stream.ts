/** Named events on the wire, as Server-Sent Events (WHATWG HTML, section 9.2) or one JSON object a line. */

export interface EventFormat {
  readonly type: string;
  readonly heartbeat: string;
  encode(event: string, data: Readonly<Record<string, unknown>>): string;
}

const formats = {
  'text/event-stream': {
    type: 'text/event-stream',
    heartbeat: ': heartbeat\n\n',
    encode: (event, data) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  },
  'application/x-ndjson': {
    type: 'application/x-ndjson',
    // White space before the next line's value, which every JSON parser skips; an empty line would stop the
    // simple ones.
    heartbeat: ' ',
    encode: (event, data) => `${JSON.stringify({ event, ...data })}\n`,
  },
} as const satisfies Record<string, EventFormat>;

/** Media types events can be sent as; the first unless the caller asks for another. */
export const eventTypes = Object.keys(formats) as (keyof typeof formats)[];

export const eventFormat = (type: keyof typeof formats): EventFormat => formats[type];
