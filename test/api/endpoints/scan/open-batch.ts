import { type IncomingMessage, request } from 'node:http';
import { read, type TestServer } from '../../../server.js';

/** A short text, different for each number. */
export const note = (n: number) =>
  `Note ${n}. The plumber came at nine and left at ten past. He says the valve is fine, and that whoever fitted it had
  cold hands. I paid him in cash; he counted it twice. The kitchen is dry for now, but the ceiling has a stain ${n} cm wide.`;

export const ndjson = (lines: readonly object[]): string =>
  lines.map(line => `${JSON.stringify(line)}\n`).join('');

export interface BatchLine {
  index: number;
  id: string | number | null;
  status: number;
  result?: Record<string, unknown>;
  detail?: string | { type: string; loc: (string | number)[] }[];
  retry_after?: number;
}

export async function sendBatch(server: TestServer, key: string, body: string, path = '/api/scan/batch') {
  const headers = { 'content-type': 'application/x-ndjson' };
  const response = await server.call(path, { key, body, headers });
  const lines = (await response.text())
    .split('\n')
    .filter(line => line.trim() !== '')
    .map((line): BatchLine => JSON.parse(line));
  return { status: response.status, headers: response.headers, lines };
}

/** Words that an account has used this month. */
export const wordsOf = async (server: TestServer, key: string): Promise<number> =>
  (await read(server.call('/api/config', { key }))).body.usage.words_this_month;

/** A batch request that sends lines one by one. `line` rejects when the response has ended. */
export async function openBatch(url: string, credential: Readonly<Record<string, string>>) {
  const sent = request(`${url}/api/scan/batch`, {
    method: 'POST',
    headers: { ...credential, 'content-type': 'application/x-ndjson' },
  });
  sent.on('error', () => {});
  sent.flushHeaders();
  const response = await new Promise<IncomingMessage>(resolve => sent.on('response', resolve));
  let text = '';
  let ended = false;
  let wake = () => {};
  const change = () => wake();
  response.on('data', chunk => {
    text += chunk;
    change();
  });
  response.on('error', () => {});
  response.on('close', () => {
    ended = true;
    change();
  });
  const line = async (): Promise<BatchLine> => {
    for (;;) {
      const end = text.indexOf('\n');
      if (end !== -1) {
        const found = text.slice(0, end);
        text = text.slice(end + 1);
        return JSON.parse(found);
      }
      if (ended) throw new Error('the answer has ended');
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    }
  };
  return { sent, response, line };
}
