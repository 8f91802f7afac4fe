import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import type { Client } from '../../../server.js';

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

export async function sendBatch(client: Client, body: string, path = '/api/scan/batch') {
  const answer = await client.send(path, body, { 'content-type': 'application/x-ndjson' });
  return { status: answer.status, headers: answer.headers, lines: answer.body as BatchLine[] };
}

/** Words that an account has used this month. */
export const wordsOf = async (client: Client): Promise<number> =>
  (await client.get('/api/config')).body.usage.words_this_month;

/**
 * A batch request that sends lines one by one. The response is not received before the first call of `line`,
 * which rejects when it has ended.
 */
export async function openBatch(url: string, credential: Readonly<Record<string, string>>) {
  const headers = { ...credential, 'content-type': 'application/x-ndjson' };
  const sent = request(`${url}/api/scan/batch`, { method: 'POST', headers });
  sent.on('error', () => {});
  sent.flushHeaders();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  let lines: AsyncIterator<string> | undefined;
  const line = async (): Promise<BatchLine> => {
    if (lines === undefined) {
      const reader = createInterface({ input: response });
      response.on('close', () => reader.close());
      lines = reader[Symbol.asyncIterator]();
    }
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the answer has ended');
      if (value !== '') return JSON.parse(value);
    }
  };
  return { sent, line };
}
