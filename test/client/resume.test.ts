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

/**
 * A server that is busy for the given number of requests of each text; `stops` reads no further then, and its
 * answer stands for all texts after it. Records the ids of each request.
 */
async function busyService(busy: Readonly<Record<string, number>>, stops = false, retryAfter = 0) {
  const received: string[] = [];
  const left = new Map(Object.entries(busy));
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const piece of req) body += piece;
    const ids = body
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).id as string);
    received.push(ids.join(''));
    res.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (const [index, id] of ids.entries()) {
      const isBusy = (left.get(id) ?? 0) > 0;
      left.set(id, (left.get(id) ?? 0) - 1);
      const answer = isBusy ? { status: 503, retry_after: retryAfter } : { status: 200 };
      res.write(`${JSON.stringify({ index, id: isBusy && stops ? null : id, ...answer })}\n`);
      if (isBusy && stops) break;
    }
    res.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const telltale = new Telltale({ baseUrl: `http://127.0.0.1:${port}`, retries: 2 });
  const answers: (readonly [number, unknown, number])[] = [];
  const items = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, text: 'Word.' }));
  for await (const { index, id, status } of telltale.batch(items)) answers.push([index, id, status]);
  server.close();
  return { answers, received };
}

describe('a batch on a busy service', () => {
  const all = complete.map(([index, id]) => [index, id, 200]);

  it('sends only the texts that were not scanned again, and returns the answers in order', async () => {
    const { answers, received } = await busyService({ b: 1, d: 2 });
    assert.deepEqual(answers, all);
    assert.deepEqual(received, ['abcde', 'bd', 'd']);
  });

  it('sends the texts again that a service did not read any more', async () => {
    const { answers, received } = await busyService({ c: 1 }, true);
    assert.deepEqual(answers, all);
    assert.deepEqual(received, ['abcde', 'cde']);
  });

  it('gives up after the retries, and after one that would wait too long', async () => {
    const { answers, received } = await busyService({ b: 9 });
    assert.deepEqual(received, ['abcde', 'b', 'b']);
    assert.deepEqual(answers[1], [1, 'b', 503]);
    assert.equal(answers.length, 5);
    const late = await busyService({ b: 1 }, false, 3_600);
    assert.deepEqual([late.received, late.answers[1]], [['abcde'], [1, 'b', 503]]);
    const stopped = await busyService({ c: 9 }, true);
    assert.equal(stopped.received.filter(ids => ids === 'cde').length, 2);
    assert.deepEqual(stopped.answers.at(-1)!.slice(1), [null, 503]);
  });
});

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
