import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { Telltale } from '../../src/client/index.js';

/**
 * A server that answers the lines of a batch and breaks the connection after the given number of answers of
 * each request, in the middle of a line if `partial`; for -1 it returns 502 like a proxy. Records the lines
 * it received.
 */
async function unreliable(answersOf: readonly number[], partial = false) {
  const received: number[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const piece of req) body += piece;
    const lines = body.trim().split('\n');
    const answers = answersOf[received.length] ?? lines.length;
    received.push(lines.length);
    if (answers < 0) return res.writeHead(502).end();
    res.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (let i = 0; i < Math.min(answers, lines.length); i++)
      res.write(`${JSON.stringify({ index: i, id: JSON.parse(lines[i]!).id, status: 200 })}\n`);
    if (answers >= lines.length) return res.end();
    if (partial) res.write('{"index":');
    setTimeout(() => res.destroy(), 20);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const telltale = new Telltale({ baseUrl: `http://127.0.0.1:${port}`, retries: 2 });
  const scan = async () => {
    const answers: (readonly [number, unknown])[] = [];
    const items = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, text: 'Word.' }));
    for await (const { index, id } of telltale.batch(items)) answers.push([index, id]);
    return answers;
  };
  return { scan, received, close: () => server.close() };
}

const complete = [
  [0, 'a'],
  [1, 'b'],
  [2, 'c'],
  [3, 'd'],
  [4, 'e'],
];

describe('a batch whose connection is lost', () => {
  it('sends the texts without an answer again and continues the numbers', async () => {
    const { scan, received, close } = await unreliable([2, 1]);
    const answers = await scan();
    close();
    assert.deepEqual(answers, complete);
    assert.deepEqual(received, [5, 3, 2]);
  });

  it('sends a text again whose answer was cut', async () => {
    const { scan, received, close } = await unreliable([3], true);
    const answers = await scan();
    close();
    assert.deepEqual(answers, complete);
    assert.deepEqual(received, [5, 2]);
  });

  it('sends the texts again when a proxy then reaches no instance', async () => {
    const { scan, received, close } = await unreliable([2, -1]);
    const answers = await scan();
    close();
    assert.deepEqual(answers, complete);
    assert.deepEqual(received, [5, 3, 3]);
  });

  it('gives up after the retries without a new answer', async () => {
    const { scan, received, close } = await unreliable([1, 0, 0, 0, 0]);
    const failed = await scan().catch((error: Error) => error);
    close();
    assert.ok(failed instanceof Error);
    assert.deepEqual(received, [5, 4, 4]);
  });
});
