import { TelltaleError } from './error.js';

/** Parses NDJSON while it arrives, without its blank lines. Leaving the loop cancels the request. */
export async function* parseNdjson<T>(response: Response): AsyncGenerator<T, void, void> {
  for await (const line of linesOf(response)) {
    let value: T;
    try {
      value = JSON.parse(line);
    } catch (cause) {
      const requestId = response.headers.get('x-request-id');
      const message = 'The stream ended in the middle of a line.';
      throw new TelltaleError(response.status, message, requestId, null, { cause });
    }
    yield value;
  }
}

async function* linesOf(response: Response): AsyncGenerator<string, void, void> {
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
      const lines = rest.split(/\r?\n/);
      rest = done ? '' : lines.pop()!;
      for (const line of lines) if (line.trim() !== '') yield line;
    }
  } finally {
    if (!ended) await reader.cancel().catch(() => {});
  }
}
