/** Limits of a batch and its caller, and faults of single lines, which do not depend on the HTTP engine. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type AppOverrides, closePools, openPools } from '../../../../src/app.js';
import { BatchAnswer } from '../../../../src/contract/batch.js';
import { limits } from '../../../../src/contract/limits.js';
import { assertShape, sharedServer, suiteClient, suiteServer } from '../../../server.js';
import { type BatchLine, ndjson, note, sendBatch, wordsOf } from './open-batch.js';

/** Ends its thread for a text that begins with `crash`, and throws for one that begins with `throw`. */
const textWorker = fileURLToPath(new URL('../../../../bench/peers/faulty-text-worker.js', import.meta.url));

const unlimited = { free: { requests_per_hour: null, words_per_month: null } };
const bands = '/api/scan/batch?fields=band';
const statusesOf = ({ lines }: { lines: readonly BatchLine[] }) => lines.map(({ status }) => status);
const rejected = (n: number) => ndjson(Array.from({ length: n }, () => ({ text: '' })));
const accepted = (n: number) => ndjson(Array.from({ length: n }, (_, id) => ({ id, text: 'Word.' })));

describe('limits of a batch', () => {
  const client = suiteClient(sharedServer({}, unlimited.free), 'batcher', 'read');

  it('scans as many texts as the limit, rejects as many more, and ignores the rest', async () => {
    const { batchLines } = limits;
    assert.equal(batchLines, 10_000);
    // The server runs in this process.
    Object.assign(limits, { batchLines: 400 });
    try {
      const { lines } = await sendBatch(client, accepted(1_000), bands);
      assert.equal(lines.length, 801);
      for (const [i, { index, id, status, detail }] of lines.slice(0, -1).entries()) {
        assert.deepEqual([index, id, status], i < 400 ? [i, i, 200] : [i, null, 413]);
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
      assert.deepEqual(statusesOf(await sendBatch(client, `${line}${allowed}${line}`)), [200, 200]);
      const { lines } = await sendBatch(client, `${line}${allowed}${blank}${line}`);
      assert.deepEqual(statusesOf({ lines }), [200, 422]);
      const { id, detail } = lines[1]!;
      assert.deepEqual([id, (detail as { type: string }[])[0]!.type], [null, 'blank_lines']);
      assertShape(BatchAnswer, lines[1]);
    }
    const spaces = await sendBatch(client, `${line}${' '.repeat(65_537)}`);
    assert.deepEqual(statusesOf(spaces), [200, 422]);
  });

  it('ends when 1,000 lines are rejected that are more than half, and answers the lines before in order', async () => {
    const few = statusesOf(await sendBatch(client, rejected(999) + accepted(5)));
    assert.deepEqual(few.slice(998), [422, 200, 200, 200, 200, 200]);
    const { lines } = await sendBatch(client, accepted(300) + rejected(5_000) + accepted(5), bands);
    assert.ok(lines.length > 1_300 && lines.length < 3_000, `${lines.length} lines`);
    assert.ok(lines.every(({ index }, i) => index === i));
    assert.equal(statusesOf({ lines }).filter(status => status === 200).length, 300);
    const [detail] = lines.at(-1)!.detail as { type: string; msg?: string }[];
    assert.equal(detail!.type, 'lines_rejected');
    assert.match(detail!.msg!, /^1,000 of the first 1,300 lines were rejected/);
  });

  it('does not end when half of many lines are rejected', async () => {
    const { batchRejectedLines } = limits;
    Object.assign(limits, { batchRejectedLines: 100 });
    try {
      const half = statusesOf(await sendBatch(client, accepted(100) + rejected(100) + accepted(5), bands));
      assert.deepEqual([half.length, half.at(-1)], [205, 200]);
    } finally {
      Object.assign(limits, { batchRejectedLines });
    }
  });
});

describe('several batches at once', () => {
  const overrides: AppOverrides = {};
  before(() => {
    overrides.pools = openPools(1, pino({ level: 'silent' }), { textWorker });
  });
  after(() => closePools(overrides.pools!));
  const client = suiteClient(suiteServer({}, unlimited, undefined, overrides), 'faulty');

  it('get an error for each line whose text ends its thread, and their own results for all others', async () => {
    const kindOf = (i: number) => (i === 30 ? 'crash ' : i % 9 === 2 ? 'throw ' : '');
    const textOf = (batch: number, i: number) => `${kindOf(i)}${note(batch)}`;
    const body = (batch: number) =>
      ndjson(Array.from({ length: 60 }, (_, i) => ({ id: `${batch}/${i}`, text: textOf(batch, i) })));
    const answers = await Promise.all([0, 1, 2].map(batch => sendBatch(client, body(batch))));
    for (const [batch, { lines }] of answers.entries()) {
      const expected = (await client.post('/api/scan', { text: note(batch), save: false })).body;
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
  const server = sharedServer({}, { requests_per_hour: 5, words_per_month: 10 });

  it('counts each rejected line as a request, and too many blank lines as one', async () => {
    const client = await server.client('rejected');
    await sendBatch(client, `x\n{"text":""}\n\n\n${'\n'.repeat(70_000)}`);
    const { headers } = await client.post('/api/scan', { text: '' });
    assert.equal(headers.get('x-ratelimit-remaining'), '1');
  });

  it('counts each line as a request, and rejects lines over the hourly limit', async () => {
    const client = await server.client('hourly');
    const texts = Array.from({ length: 8 }, (_, i) => (i === 2 ? { id: i } : { id: i, text: 'one' }));
    const { headers, lines } = await sendBatch(client, ndjson(texts));
    assert.deepEqual(statusesOf({ lines }), [200, 200, 422, 200, 200, 429, 429, 429]);
    assert.match(headers.get('ratelimit')!, /^"requests";r=5;/);
    for (const { detail, retry_after } of lines.slice(5)) {
      assert.ok(retry_after! > 0 && retry_after! <= 3_660);
      assert.match(detail as string, /Try again in/);
    }
    assert.equal((await client.post('/api/cleanup', { text: 'x' })).status, 429);
  });

  it('charges the words of each line, and rejects lines that exceed the quota', async () => {
    const client = await server.client('monthly');
    const texts = ['one two three four', 'a b c d e f g', 'a b c', 'x'.repeat(9)].map(text => ({ text }));
    const { lines } = await sendBatch(client, ndjson(texts));
    assert.deepEqual(statusesOf({ lines }), [200, 402, 200, 200]);
    assert.match(lines[1]!.detail as string, /7 words.*\d of.*10/);
    assert.ok(lines[1]!.retry_after! > 0);
    assert.equal(await wordsOf(client), 8);
  });
});
