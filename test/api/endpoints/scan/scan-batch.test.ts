import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanBatch } from '../../../../src/api/endpoints/scan/scan-batch.js';
import type { StreamedAnswer } from '../../../../src/api/http/answer.js';
import { BatchAnswer } from '../../../../src/contract/batch.js';
import { limits, megabyte } from '../../../../src/contract/limits.js';
import { eventually } from '../../../eventually.js';
import { assertShape, sharedServer, sockets, suiteClient } from '../../../server.js';
import { openSocket } from '../../http/raw.js';
import { type BatchLine, ndjson, note, openBatch, sendBatch, wordsOf } from './open-batch.js';

const path = '/api/scan/batch';

describe('POST /api/scan/batch', () => {
  const server = sharedServer(sockets, { requests_per_hour: null, words_per_month: null });
  const client = suiteClient(server, 'batcher', 'read');
  const open = () => openBatch(server.url, { authorization: `Bearer ${client.key}` });
  const scanOf = async (json: object) => (await client.post('/api/scan', json)).body;
  const batch = async (lines: readonly object[], query = '') =>
    (await sendBatch(client, ndjson(lines), path + query)).lines;

  it('returns the result of a single scan for each line, in order, and saves nothing', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => {
      const text = note(i).repeat(1 + ((i * 7) % 11));
      return { text, esl: i % 3 === 0, include_fixes: i % 2 === 0 };
    });
    const sent = ndjson(texts.map((fields, i) => ({ id: `n${i}`, ...fields })));
    const { status, headers, lines } = await sendBatch(client, sent);
    assert.deepEqual([status, headers.get('content-type')], [200, 'application/x-ndjson']);
    assert.equal(lines.length, texts.length);
    for (const [i, { index, id }] of lines.entries()) assert.deepEqual([index, id], [i, `n${i}`]);
    for (const i of [0, 1, 17, 39]) {
      assertShape(BatchAnswer, lines[i]);
      assert.equal(Array.isArray(lines[i]!.result?.passages), true);
      assert.deepEqual(lines[i]!.result, await scanOf(texts[i]!));
    }
    assert.equal((await client.get('/api/scan')).body.total, 0);
  });

  it('reads each line as Markdown, or as the line or the query parameter says', async () => {
    const text = `# A\n\n${note(1)}\n\n## B\n\n${note(2)}`;
    const lines = [{ text }, { text, read_as: 'plain' }, { text: note(1) }];
    const readAs = async (query?: string) => (await batch(lines, query)).map(({ result }) => result?.read_as);
    assert.deepEqual(await readAs(), ['markdown', 'plain', 'plain']);
    assert.deepEqual(await readAs('?read_as=plain'), ['plain', 'plain', 'plain']);
  });

  it('returns an error for an invalid line only', async () => {
    const rows: [line: string, id: unknown, status: number, type?: string | RegExp][] = [
      ['{"id":1,"text":"The first is fine."}\r\n\n   \r', 1, 200],
      ['this is no JSON', null, 422, 'json_invalid'],
      ['{"id":"empty","text":" "}', 'empty', 422, 'text_empty'],
      ['{"id":"none"}', 'none', 422, 'missing'],
      ['{"id":"genre","text":"x","genre":"poem"}', 'genre', 422, 'literal_error'],
      ['{"id":"g\u00e9nre","text":"x","g\u00e9nre":"fiction"}', 'g\u00e9nre', 422, 'extra_forbidden'],
      // JSON.parse makes another number of it.
      ['{"id":9007199254740993,"text":"A neighbour."}', null, 422, 'string_type'],
      ['["a list"]', null, 422, 'model_attributes_type'],
      ['"\u00e4"', null, 422, 'model_attributes_type'],
      [`{"id":"long","text":"${'x'.repeat(50_001)}"}`, 'long', 413, /50,001 characters/],
      ['{"id":"marks","text":"?! ..."}', 'marks', 422, 'text_without_words'],
      ['{"id":2,"text":"The last one has no end of line."}', 2, 200],
    ];
    const { lines } = await sendBatch(client, rows.map(([line]) => line).join('\n'));
    assert.equal(lines.length, rows.length);
    for (const [i, [, id, status, type]] of rows.entries()) {
      const { detail, ...line } = lines[i]!;
      assert.deepEqual([line.index, line.id, line.status], [i, id, status]);
      if (type !== undefined)
        assert.match(Array.isArray(detail) ? detail[0]!.type : detail!, new RegExp(type));
      assertShape(BatchAnswer, lines[i]);
    }
  });

  it('uses query parameters as defaults for all lines', async () => {
    const texts = [{ text: note(1) }, { text: note(2), include_fixes: true }];
    const lines = await batch(texts, '?include_fixes=false&use_model=no');
    const used = lines.map(({ result }) => `${result!.model_used} ${'fixes' in result!}`);
    assert.deepEqual(used, ['false false', 'false true']);
    assert.equal((await sendBatch(client, ndjson(texts), `${path}?genre=poem`)).status, 422);
  });

  it('rejects unknown query parameters, with the nearest one, and an Idempotency-Key', async () => {
    const ndjsonType = { 'content-type': 'application/x-ndjson' };
    const unknown = await client.send(`${path}?bogus=1&esI=true`, '', ndjsonType);
    const issues = unknown.body.detail as { loc: string[]; msg: string }[];
    const places = issues.map(({ loc }) => loc.join('.'));
    assert.deepEqual([unknown.status, ...places], [422, 'query.bogus', 'query.esI']);
    assert.match(issues[1]!.msg, /did you mean "esl"/);
    const keyed = { 'content-type': 'application/x-ndjson', 'idempotency-key': 'a' };
    assert.equal((await client.send(path, '', keyed)).status, 400);
  });

  it('returns no lines for an empty batch', async () => {
    for (const body of ['', '\n\n']) {
      const { status, lines } = await sendBatch(client, body);
      assert.deepEqual([status, lines], [200, []]);
    }
  });

  it('requires NDJSON', async () => {
    const { status, body } = await client.send(path, '<a/>', { 'content-type': 'text/xml' });
    assert.equal(status, 415);
    assert.match(body.detail, /ndjson/);
  });

  it('returns results while further lines are still being sent', async () => {
    const { sent, line } = await open();
    sent.write(ndjson([{ id: 'first', text: note(1) }]));
    assert.equal((await line()).id, 'first');
    sent.write('{"id":"sec');
    sent.write('ond","text":"Cut in the middle."}\n');
    assert.equal((await line()).id, 'second');
    sent.end();
    await assert.rejects(line(), /has ended/);
  });

  it('rejects a body over 32 MB: by its Content-Length at once, otherwise when it grows too large', async () => {
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${client.key}\r\n`;
    const { text, closed } = openSocket(server.url, `${head}Content-Length: 33554433\r\n\r\n`);
    await closed;
    assert.match(text(), /^HTTP\/1\.1 413 .*larger than 32 MB: it has 32\.1 MB/s);

    const { sent, line } = await open();
    sent.write(ndjson([{ id: 'a', text: note(1) }]));
    assert.equal((await line()).status, 200);
    const long = `${'x'.repeat(megabyte - 1)}\n`;
    for (let i = 0; i < 33; i++) sent.write(long);
    let last = await line();
    while (last.status === 422) last = await line();
    assert.equal(last.status, 413);
    assert.match(last.detail as string, /larger than 32 MB/);
    sent.destroy();
  });

  it('serves a client that sends the whole body before it reads', async () => {
    // Spaces, which are not scanned, make the body larger than the buffers of the connection.
    const spaces = ' '.repeat(28_000);
    const line = (id: number) => `{"id":${id},${spaces}"text":${JSON.stringify(note(id))}}\n`;
    const body = Array.from({ length: 300 }, (_, id) => line(id)).join('');
    assert.ok(body.length > 8_000_000);
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${client.key}\r\nContent-Length: ${body.length}\r\n\r\n`;
    /** Returns the response; null when the service closed the connection before its end. */
    const exchange = async () => {
      const { socket, text, closed } = openSocket(server.url, head);
      socket.pause().write(body, () => socket.resume());
      const isWhole = () => text().endsWith('\r\n0\r\n\r\n');
      socket.on('data', () => isWhole() && socket.destroy());
      await closed;
      return isWhole() ? text() : null;
    };
    // A machine that takes ten seconds for the body exceeds the time for which a client may not read.
    let text = await exchange();
    for (let tries = 1; text === null && tries < 20; tries++) text = await exchange();
    assert.equal(text?.match(/"status":200,/g)?.length, 300);
  });

  it('cancels the work when the client disconnects', async () => {
    const before = await wordsOf(client);
    const { sent, line } = await open();
    sent.write(ndjson(Array.from({ length: 900 }, (_, i) => ({ id: i, text: note(i).repeat(20) }))));
    await line();
    sent.destroy();
    const busy = /^telltale_pool_(?:waiting|running)\{pool="(?:text|spare)"\} [1-9]/m;
    await eventually(async () => {
      const body = await (await fetch(`${server.url}/metrics`)).text();
      return body.includes('telltale_requests_pending 1\n') && !busy.test(body);
    });
    const charged = (await wordsOf(client)) - before;
    assert.ok(charged < 450 * 20 * 40, 'most of it was never read');
    await scanOf({ text: 'One more.' });
    assert.equal(await wordsOf(client), before + charged + 2, 'nothing goes on');
  });

  it('returns their own results to several clients while others read slowly or disconnect', async () => {
    const textOf = (id: number, i: number) => note(100 * id + (i % 5));
    const body = (id: number) =>
      ndjson(Array.from({ length: 200 }, (_, i) => ({ id: `${id}/${i}`, text: textOf(id, i) })));
    const leaves = Array.from({ length: 4 }, async (_, i) => {
      const { sent, line } = await open();
      sent.end(body(10 + i));
      await line();
      sent.destroy();
    });
    const slow = await open();
    slow.sent.end(body(3));
    const answers = await Promise.all([0, 1, 2].map(id => sendBatch(client, body(id))));
    await Promise.all(leaves);
    const slowLines: BatchLine[] = [];
    while (slowLines.length < 200) slowLines.push(await slow.line());
    for (const [id, { lines }] of [...answers, { lines: slowLines }].entries()) {
      const expected = await Promise.all([0, 1, 2, 3, 4].map(i => scanOf({ text: textOf(id, i) })));
      assert.equal(lines.length, 200);
      for (const [i, line] of lines.entries()) {
        assert.deepEqual([line.id, line.status], [`${id}/${i}`, 200]);
        assert.deepEqual(line.result, expected[i % 5]);
      }
    }
  });
});

describe('batches that no client reads', () => {
  /** Opens a batch of endless lines, whose results have `resultBytes`, and takes one piece of it. */
  async function openUnread(lineBytes: number, resultBytes: number) {
    const aborts: (() => void)[] = [];
    const batch = { resultBytes: 0, aborts };
    const texts = {
      load: { threads: 2 },
      async run() {
        await new Promise(setImmediate);
        batch.resultBytes += resultBytes;
        return { encoded: { line: Buffer.alloc(resultBytes, '\n') } };
      },
    };
    const plan = { requests_per_hour: null, characters_per_text: 200_000 };
    const line = Buffer.from(`${JSON.stringify({ text: 'x '.repeat(lineBytes / 2) })}\n`);
    const context = {
      caller: { account: null, subject: 'ip:1', plan },
      services: { texts, backgroundTexts: texts, classifier: { kind: 'absent' }, now: Date.now },
      awaitTurn: () => undefined,
      onAbort: (run: () => void) => aborts.push(run),
      bodyStream: {
        next: async () => Buffer.concat(Array.from({ length: 50 }, () => line)),
        readAhead() {},
        reserve: () => true,
        drop() {},
      },
    };
    const answer = (await scanBatch.work({} as never, context as never)) as StreamedAnswer;
    await answer.stream.pieces[Symbol.asyncIterator]().next();
    return batch;
  }

  for (const [kind, lineBytes, resultBytes] of [
    ['short lines', 100, 12_000],
    ['long lines with sentences', 100_000, 400_000],
  ] as const)
    it(`keep a bounded amount of results of ${kind}`, async () => {
      const batches: Awaited<ReturnType<typeof openUnread>>[] = [];
      for (let i = 0; i < 40; i++) batches.push(await openUnread(lineBytes, resultBytes));
      let before = -1;
      const sum = () => batches.reduce((bytes, batch) => bytes + batch.resultBytes, 0);
      await eventually(async () => {
        const last = before;
        before = sum();
        await new Promise(resolve => setTimeout(resolve, 50));
        return before === last;
      });
      const later = batches.slice(10).reduce((bytes, batch) => bytes + batch.resultBytes, 0);
      assert.ok(later <= 2 * limits.allBatchBytesInFlight, `${(later / megabyte).toFixed(0)} MB`);
      const ofOne = 3 * limits.batchBytesInFlight + resultBytes;
      for (const batch of batches) assert.ok(batch.resultBytes > 0 && batch.resultBytes <= ofOne);
      for (const abort of batches.flatMap(({ aborts }) => aborts)) abort();
    });
});
