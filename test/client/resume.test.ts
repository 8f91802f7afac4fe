import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import { describe, it } from 'node:test';
import { Telltale } from '../../src/client/index.js';
import { localUrl } from '../local-server.js';

type Answer = readonly [index: number, id: unknown, status: number];

/**
 * Scans five texts as a batch. `answer` answers each request, whose number and ids it receives. Returns the
 * ids of each request and the answers; `failed` is the error that ended the batch.
 */
async function scanBatch(answer: (response: ServerResponse, ids: string[], request: number) => void) {
  const received: string[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const piece of req) body += piece;
    const lines = body.trim().split('\n');
    const ids = lines.map(line => JSON.parse(line).id as string);
    received.push(ids.join(''));
    answer(res, ids, received.length - 1);
  });
  const telltale = new Telltale({ baseUrl: await localUrl(server), retries: 2 });
  const answers: Answer[] = [];
  const items = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, text: 'Word.' }));
  let failed: unknown;
  try {
    for await (const { index, id, status } of telltale.batch(items)) answers.push([index, id, status]);
  } catch (error) {
    failed = error;
  }
  return { answers, received, failed };
}
const line = (index: number, id: string | null, rest: object) =>
  `${JSON.stringify({ index, id, ...rest })}\n`;
const all: Answer[] = ['a', 'b', 'c', 'd', 'e'].map((id, index) => [index, id, 200]);

/**
 * A service that is busy for the given number of requests of each text; `stops` reads no further then, and
 * its answer stands for all texts after it.
 */
function busyService(busy: Readonly<Record<string, number>>, stops = false, retry_after = 0) {
  const left = new Map(Object.entries(busy));
  return scanBatch((response, ids) => {
    for (const [index, id] of ids.entries()) {
      const isBusy = (left.get(id) ?? 0) > 0;
      left.set(id, (left.get(id) ?? 0) - 1);
      const rest = isBusy ? { status: 503, retry_after } : { status: 200 };
      response.write(line(index, isBusy && stops ? null : id, rest));
      if (isBusy && stops) break;
    }
    response.end();
  });
}

describe('a batch on a busy service', () => {
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
    const busy = await busyService({ b: 9 });
    assert.deepEqual(busy.received, ['abcde', 'b', 'b']);
    assert.deepEqual(busy.answers, all.with(1, [1, 'b', 503]));
    const late = await busyService({ b: 1 }, false, 3_600);
    assert.deepEqual([late.received, late.answers[1]], [['abcde'], [1, 'b', 503]]);
    const stopped = await busyService({ c: 9 }, true);
    assert.deepEqual(stopped.received, ['abcde', 'cde', 'cde']);
    assert.deepEqual(stopped.answers.at(-1)!.slice(1), [null, 503]);
  });
});

describe('a batch whose connection is lost', () => {
  /** Numbers of answers before each loss, `.5` for a part of one more; -1 is a proxy without an instance. */
  const rows: [name: string, losses: number[], received: string[]][] = [
    ['sends the texts without an answer again and continues the numbers', [2, 1], ['abcde', 'cde', 'de']],
    ['sends a text again whose answer was cut', [3.5], ['abcde', 'de']],
    ['sends the texts again when a proxy then reaches no instance', [2, -1], ['abcde', 'cde', 'cde']],
    ['gives up after the retries without a new answer', [1, 0, 0, 0, 0], ['abcde', 'bcde', 'bcde']],
  ];
  for (const [name, losses, expected] of rows)
    it(name, async () => {
      const { answers, received, failed } = await scanBatch((response, ids, request) => {
        const loss = losses[request] ?? ids.length;
        if (loss < 0) return response.writeHead(502).end();
        for (const [index, id] of ids.slice(0, loss).entries())
          response.write(line(index, id, { status: 200 }));
        if (loss === ids.length) return response.end();
        response.write(Number.isInteger(loss) ? '\n' : '{"index":');
        return setTimeout(() => response.destroy(), 20);
      });
      assert.deepEqual(received, expected);
      const givesUp = losses.length > 2;
      assert.equal(failed instanceof Error, givesUp);
      assert.deepEqual(answers, givesUp ? all.slice(0, 1) : all);
    });
});
