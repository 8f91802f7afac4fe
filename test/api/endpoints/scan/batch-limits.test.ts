/** Limits of a batch and its caller, and faults of single lines, which do not depend on the HTTP engine. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type AppOverrides, closePools, openPools } from '../../../../src/app.js';
import { BatchAnswer } from '../../../../src/contract/batch.js';
import { limits } from '../../../../src/contract/limits.js';
import { assertShape, read, sockets, suiteServer } from '../../../server.js';
import { ndjson, note, sendBatch, wordsOf } from './open-batch.js';

/** Ends its thread for a text that begins with `crash`, and throws for one that begins with `throw`. */
const textWorker = fileURLToPath(new URL('../../../../bench/peers/faulty-text-worker.js', import.meta.url));

const unlimited = { free: { requests_per_hour: null, words_per_month: null } };

describe('limits of a batch', () => {
  const server = suiteServer(sockets, unlimited);
  let key: string;
  before(async () => {
    key = await server.key('batcher', 'read');
  });

  it('scans as many texts as the limit, rejects as many more, and ignores the rest', async () => {
    const { batchLines } = limits;
    assert.equal(batchLines, 10_000);
    // The server runs in this process.
    Object.assign(limits, { batchLines: 400 });
    try {
      const body = ndjson(Array.from({ length: 1_000 }, (_, id) => ({ id, text: 'Word.' })));
      const { lines } = await sendBatch(server, key, body, '/api/scan/batch?fields=band');
      assert.equal(lines.length, 801);
      for (const [i, { index, id, status, detail }] of lines.entries()) {
        assert.equal(index, i);
        if (i === 800) break;
        assert.deepEqual([id, status], i < 400 ? [i, 200] : [null, 413]);
        if (i >= 400) assert.match(detail as string, /10,000 texts/);
      }
      assert.match(lines.at(-1)!.detail as string, /all later lines were ignored/);
    } finally {
      Object.assign(limits, { batchLines });
    }
  });

  it('accepts 64 KB of blank lines, and ends at more, after the lines before them', async () => {
    const line = ndjson([{ id: 'a', text: note(1) }]);
    for (const blank of ['\n', '\r\n', ' \t\n']) {
      const allowed = blank.repeat(65_536 / blank.length);
      const { lines } = await sendBatch(server, key, `${line}${allowed}${line}`);
      assert.deepEqual(
        lines.map(({ status }) => status),
        [200, 200],
      );
      const ended = (await sendBatch(server, key, `${line}${allowed}${blank}${line}`)).lines;
      assert.deepEqual(
        ended.map(({ index, id, status }) => [index, id, status]),
        [
          [0, 'a', 200],
          [1, null, 422],
        ],
      );
      assert.equal((ended[1]!.detail as { type: string }[])[0]!.type, 'blank_lines');
      assertShape(BatchAnswer, ended[1]);
    }
    const spaces = await sendBatch(server, key, `${line}${' '.repeat(65_537)}`);
    assert.deepEqual(
      spaces.lines.map(({ status }) => status),
      [200, 422],
    );
  });

  it('ends when 1,000 lines are rejected that are more than half, and answers the lines before in order', async () => {
    const rejected = (n: number) => ndjson(Array.from({ length: n }, () => ({ text: '' })));
    const accepted = (n: number) => ndjson(Array.from({ length: n }, (_, id) => ({ id, text: 'Word.' })));
    const few = (await sendBatch(server, key, rejected(999) + accepted(5))).lines;
    assert.deepEqual(
      few.slice(998).map(({ status }) => status),
      [422, 200, 200, 200, 200, 200],
    );
    const half = (
      await sendBatch(
        server,
        key,
        accepted(1_000) + rejected(1_000) + accepted(5),
        '/api/scan/batch?fields=band',
      )
    ).lines;
    assert.equal(half.length, 2_005);
    assert.equal(half.at(-1)!.status, 200);

    const { lines } = await sendBatch(server, key, accepted(300) + rejected(5_000) + accepted(5));
    assert.ok(lines.length > 1_300 && lines.length < 3_000, `${lines.length} lines`);
    assert.deepEqual(
      lines.map(({ index }) => index),
      lines.map((_, i) => i),
    );
    assert.equal(lines.filter(({ status }) => status === 200).length, 300);
    const [detail] = lines.at(-1)!.detail as { type: string; msg?: string }[];
    assert.equal(detail!.type, 'lines_rejected');
    assert.match(detail!.msg!, /^1,000 of the first 1,300 lines were rejected/);
  });
});

describe('several batches at once', () => {
  const overrides: AppOverrides = {};
  before(() => {
    overrides.pools = openPools(1, pino({ level: 'silent' }), { textWorker });
  });
  after(() => closePools(overrides.pools!));
  const faulty = suiteServer(sockets, unlimited, undefined, overrides);

  it('get an error for each line whose text ends its thread, and their own results for all others', async () => {
    const key = await faulty.key('faulty');
    const kindOf = (i: number) => (i === 30 ? 'crash ' : i % 9 === 2 ? 'throw ' : '');
    const textOf = (batch: number, i: number) => `${kindOf(i)}${note(batch)}`;
    const body = (batch: number) =>
      ndjson(Array.from({ length: 60 }, (_, i) => ({ id: `${batch}/${i}`, text: textOf(batch, i) })));
    const answers = await Promise.all([0, 1, 2].map(batch => sendBatch(faulty, key, body(batch))));
    for (const [batch, { lines }] of answers.entries()) {
      const expected = (
        await read(faulty.call('/api/scan', { key, json: { text: note(batch), save: false } }))
      ).body;
      assert.equal(lines.length, 60);
      for (const [i, { index, id, status, result, detail }] of lines.entries()) {
        assert.deepEqual([index, id, status], [i, `${batch}/${i}`, kindOf(i) === '' ? 200 : 500]);
        if (status === 200) assert.deepEqual(result, expected);
        else assert.equal(typeof detail, 'string');
      }
    }
  });
});

describe('rate limits and quotas of a batch', () => {
  const server = suiteServer(sockets, { free: { requests_per_hour: 5, words_per_month: 10 } });

  it('counts each rejected line as a request, and too many blank lines as one', async () => {
    const key = await server.key('rejected');
    const left = async () =>
      (await server.call('/api/scan', { key, json: { text: '' } })).headers.get('x-ratelimit-remaining');
    await sendBatch(server, key, `x\n{"text":""}\n\n\n${'\n'.repeat(70_000)}`);
    assert.equal(await left(), '1');
  });

  it('counts each line as a request, and rejects lines over the hourly limit', async () => {
    const key = await server.key('hourly');
    const { lines } = await sendBatch(
      server,
      key,
      ndjson(Array.from({ length: 8 }, (_, i) => (i === 2 ? { id: i } : { id: i, text: 'one' }))),
    );
    assert.deepEqual(
      lines.map(line => line.status),
      [200, 200, 422, 200, 200, 429, 429, 429],
    );
    for (const { detail, retry_after } of lines.slice(5)) {
      assert.ok(retry_after! > 0 && retry_after! <= 3_660);
      assert.match(detail as string, /Try again in/);
    }
    assert.equal((await server.call('/api/cleanup', { key, json: { text: 'x' } })).status, 429);
  });

  it('charges the words of each line, and rejects lines that exceed the quota', async () => {
    const key = await server.key('monthly');
    const { lines } = await sendBatch(
      server,
      key,
      ndjson([
        { text: 'one two three four' },
        { text: 'a b c d e f g' },
        { text: 'a b c' },
        { text: 'x'.repeat(9) },
      ]),
    );
    assert.deepEqual(
      lines.map(line => line.status),
      [200, 402, 200, 200],
    );
    assert.match(lines[1]!.detail as string, /7 words.*\d of.*10/);
    assert.ok(lines[1]!.retry_after! > 0);
    assert.equal(await wordsOf(server, key), 8);
  });
});
