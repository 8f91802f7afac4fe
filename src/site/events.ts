/** Reads Server-Sent Events (WHATWG HTML, section 9.2) from a body as it arrives. */

export interface StreamEvent {
  event: string;
  data: string;
}

/** Events out of text that comes in pieces; pure but for what it remembers of a piece cut in the middle. */
export function eventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];
  return piece => {
    rest += piece;
    const events: StreamEvent[] = [];
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n') });
        event = '';
        data = [];
        continue;
      }
      const [, field, value] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
      if (field === 'event') event = value ?? '';
      else if (field === 'data') data.push(value ?? '');
    }
    return events;
  };
}

/** Calls `take` for every event of an answer, until it ends. */
export async function readEvents(answer: Response, take: (event: StreamEvent) => void): Promise<void> {
  const read = eventReader();
  const decoder = new TextDecoder();
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const event of read(decoder.decode(value, { stream: true }))) take(event);
  }
}
