import { type IncomingMessage, request } from 'node:http';

export interface BatchLine {
  index: number;
  id: string | number | null;
  status: number;
  result?: Record<string, unknown>;
  detail?: string | { type: string; loc: (string | number)[] }[];
  retry_after?: number;
}

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
