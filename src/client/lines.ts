import { TelltaleError } from './error.js';

/** The lines of a body, as they arrive; leaving the loop early ends the request. */
export async function* lines(response: Response): AsyncGenerator<string, void, void> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let ended = false;
  try {
    while (!ended) {
      const { value, done } = await reader.read();
      ended = done;
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const cut = rest.split(/\r?\n/);
      rest = done ? '' : cut.pop()!;
      for (const line of cut) if (line.trim() !== '') yield line;
    }
  } finally {
    if (!ended) await reader.cancel().catch(() => {});
  }
}

/** Newline-delimited JSON as values. */
export async function* values<T>(response: Response): AsyncGenerator<T, void, void> {
  const requestId = response.headers.get('x-request-id');
  for await (const line of lines(response)) {
    let value: T;
    try {
      value = JSON.parse(line);
    } catch (cause) {
      throw new TelltaleError(
        response.status,
        'The stream broke off in the middle of a line.',
        requestId,
        null,
        { cause },
      );
    }
    yield value;
  }
}
