import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { before, describe, it } from 'node:test';
import { scanBatch } from '../../../../src/api/endpoints/scan/scan-batch.js';
import type { StreamedAnswer } from '../../../../src/api/http/answer.js';
import { BatchAnswer } from '../../../../src/contract/batch.js';
import { limits, megabyte } from '../../../../src/contract/limits.js';
import { eventually } from '../../../eventually.js';
import { assertShape, read, sockets, suiteServer, type TestServer } from '../../../server.js';
import { type BatchLine, ndjson, note, openBatch, sendBatch, wordsOf } from './open-batch.js';

describe('POST /api/scan/batch', () => {
  const server = suiteServer(sockets, { free: { requests_per_hour: null, words_per_month: null } });
  let key: string;
  before(async () => {
    key = await server.key('batcher', 'read');
  });

  it('returns the result of a single scan for each line, in order, and saves nothing', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => note(i).repeat(1 + ((i * 7) % 11)));
    const { status, headers, lines } = await sendBatch(
      server,
      key,
      ndjson(texts.map((text, i) => ({ id: `n${i}`, text, esl: i % 3 === 0, include_fixes: i % 2 === 0 }))),
    );
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'application/x-ndjson');
    assert.deepEqual(
      lines.map(line => [line.index, line.id]),
      texts.map((_, i) => [i, `n${i}`]),
    );
    for (const i of [0, 1, 17, 39]) {
      assertShape(BatchAnswer, lines[i]);
      assert.equal(Array.isArray(lines[i]!.result?.passages), true);
      const json = { text: texts[i], esl: i % 3 === 0, include_fixes: i % 2 === 0, save: false };
      assert.deepEqual(lines[i]!.result, (await read(server.call('/api/scan', { key, json }))).body);
    }
    assert.equal((await read(server.call('/api/scan', { key }))).body.total, 0);
  });

  it('reads each line as Markdown, or as the line or the query parameter says', async () => {
    const text = `# A\n\n${note(1)}\n\n## B\n\n${note(2)}`;
    const body = ndjson([{ text }, { text, read_as: 'plain' }, { text: note(1) }]);
    const readAs = (lines: BatchLine[]) => lines.map(line => line.result?.read_as);
    assert.deepEqual(readAs((await sendBatch(server, key, body)).lines), ['markdown', 'plain', 'plain']);
    const { lines } = await sendBatch(server, key, body, '/api/scan/batch?read_as=plain');
    assert.deepEqual(readAs(lines), ['plain', 'plain', 'plain']);
  });

  it('names the unknown fields of a line in its warnings', async () => {
    const { lines } = await sendBatch(
      server,
      key,
      ndjson([{ text: note(1), g\u00e9nre: 'fiction' }, { text: note(1) }]),
    );
    assert.deepEqual(lines[0]!.result?.warnings, ['The field "g\u00e9nre" is unknown and was ignored.']);
    assert.equal(lines[1]!.result?.warnings, undefined);
  });

  it('returns an error for an invalid line only', async () => {
    const body = [
      '{"id":1,"text":"The first is fine."}\r',
      '',
      '   \r',
      'this is no JSON',
      '{"id":"empty","text":" "}',
      '{"id":"none"}',
      '{"id":"genre","text":"x","genre":"poem"}',
      '{"id":9007199254740993,"text":"JSON.parse makes a neighbour of this name."}',
      '["a list"]',
      '"\u00e4"',
      `{"id":"long","text":"${'x'.repeat(50_001)}"}`,
      '{"id":"marks","text":"?! ..."}',
      '{"id":2,"text":"The last one has no end of line."}',
    ].join('\n');
    const { lines } = await sendBatch(server, key, body);
    const types = lines.map(({ detail }) => (Array.isArray(detail) ? detail[0]!.type : detail));
    assert.deepEqual(
      lines.map(({ index, id, status }) => [index, id, status]),
      [
        [0, 1, 200],
        [1, null, 422],
        [2, 'empty', 422],
        [3, 'none', 422],
        [4, 'genre', 422],
        [5, null, 422],
        [6, null, 422],
        [7, null, 422],
        [8, 'long', 413],
        [9, 'marks', 422],
        [10, 2, 200],
      ],
    );
    assert.deepEqual(types.slice(1, 8), [
      'json_invalid',
      'text_empty',
      'missing',
      'literal_error',
      'string_type',
      'model_attributes_type',
      'model_attributes_type',
    ]);
    assert.match(types[8]!, /50,001 characters/);
    assert.equal(types[9], 'text_without_words');
    for (const line of lines) assertShape(BatchAnswer, line);
  });

  it('uses query parameters as defaults for all lines', async () => {
    const body = ndjson([{ text: note(1) }, { text: note(2), include_fixes: true }]);
    const { lines } = await sendBatch(server, key, body, '/api/scan/batch?include_fixes=false&use_model=no');
    assert.deepEqual(
      lines.map(({ result }) => [result!.model_used, 'fixes' in result!]),
      [
        [false, false],
        [false, true],
      ],
    );
    assert.equal((await sendBatch(server, key, body, '/api/scan/batch?genre=poem')).status, 422);
  });

  it('returns no lines for an empty batch', async () => {
    for (const body of ['', '\n\n']) {
      const { status, lines } = await sendBatch(server, key, body);
      assert.equal(status, 200);
      assert.deepEqual(lines, []);
    }
  });

  it('requires a key, NDJSON and POST', async () => {
    assert.equal(
      (await server.call('/api/scan/batch', { body: '{}', headers: { origin: server.url } })).status,
      401,
    );
    const xml = await server.call('/api/scan/batch', {
      key,
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    assert.equal(xml.status, 415);
    assert.match(((await xml.json()) as { detail: string }).detail, /ndjson/);
    assert.equal((await server.call('/api/scan/batch', { key, method: 'PUT', body: '{}' })).status, 405);
  });

  it('returns results while further lines are still being sent', async () => {
    const talk = await openBatch(server.url, { authorization: `Bearer ${key}` });
    talk.sent.write(ndjson([{ id: 'first', text: note(1) }]));
    assert.equal((await talk.line()).id, 'first');
    talk.sent.write('{"id":"sec');
    talk.sent.write('ond","text":"Cut in the middle."}\n');
    assert.equal((await talk.line()).id, 'second');
    talk.sent.end();
    assert.equal(await talk.line().catch(() => 'end'), 'end');
  });

  it('rejects a body over 32 MB: by its Content-Length at once, otherwise when it grows too large', async () => {
    const { hostname, port } = new URL(server.url);
    const response = await new Promise<string>(resolve => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', chunk => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
      socket.write(
        `POST /api/scan/batch HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Length: 33554433\r\n\r\n`,
      );
    });
    assert.match(response, /^HTTP\/1\.1 413 /);
    assert.match(response, /33,554,433 bytes/);

    const talk = await openBatch(server.url, { authorization: `Bearer ${key}` });
    talk.sent.write(ndjson([{ id: 'a', text: note(1) }]));
    assert.equal((await talk.line()).status, 200);
    const long = Buffer.alloc(1_048_576, 'x');
    long[1_048_575] = 10;
    for (let i = 0; i < 33; i++) talk.sent.write(long);
    let last = await talk.line();
    while (last.status === 422) last = await talk.line();
    assert.equal(last.status, 413);
    assert.match(last.detail as string, /33,554,432 bytes/);
    talk.sent.destroy();
  });

  it('serves a client that sends the whole body before it reads', async () => {
    // Spaces, which are not scanned, make the body larger than the buffers of the connection.
    const spaces = ' '.repeat(25_000);
    const line = (id: number) => `{"id":${id},${spaces}"text":${JSON.stringify(note(id).repeat(20))}}\n`;
    const body = Array.from({ length: 300 }, (_, id) => line(id)).join('');
    assert.ok(body.length > 8_000_000);
    const { hostname, port } = new URL(server.url);
    const head = `POST /api/scan/batch HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Length: ${body.length}\r\n\r\n`;
    /** Returns the response; null when the service closed the connection before its end. */
    const exchange = () =>
      new Promise<string | null>(resolve => {
        const socket = connect(Number(port), hostname).setEncoding('latin1').pause();
        let text = '';
        socket.on('data', chunk => {
          text += chunk;
          if (text.endsWith('\r\n0\r\n\r\n')) {
            resolve(text);
            socket.destroy();
          }
        });
        socket.on('error', () => {}).on('close', () => resolve(null));
        socket.write(head);
        socket.write(body, () => socket.resume());
      });
    // A machine that takes ten seconds for the body exceeds the time for which a client may not read.
    let text = await exchange();
    for (let tries = 1; text === null && tries < 20; tries++) text = await exchange();
    assert.equal(text?.match(/"status":200,/g)?.length, 300);
  });

  it('cancels the work when the client disconnects', async () => {
    const before = await wordsOf(server, key);
    const talk = await openBatch(server.url, { authorization: `Bearer ${key}` });
    talk.sent.write(ndjson(Array.from({ length: 900 }, (_, i) => ({ id: i, text: note(i).repeat(20) }))));
    await talk.line();
    talk.sent.destroy();
    const busy = /^telltale_pool_(?:waiting|running)\{pool="(?:text|spare)"\} [1-9]/m;
    await eventually(async () => {
      const { body } = await read(server.call('/metrics'));
      return body.includes('telltale_requests_pending 1\n') && !busy.test(body);
    });
    const charged = (await wordsOf(server, key)) - before;
    assert.ok(charged < 450 * 20 * 40, 'most of it was never read');
    await server.call('/api/scan', { key, json: { text: 'One more.', save: false } });
    assert.equal(await wordsOf(server, key), before + charged + 2, 'nothing goes on');
  });
});

describe('several batches at once', () => {
  const unlimited = { free: { requests_per_hour: null, words_per_month: null } };
  const scanOf = async (server: TestServer, key: string, text: string) =>
    (await read(server.call('/api/scan', { key, json: { text, save: false } }))).body;
  const server = suiteServer(sockets, unlimited);

  it('get their own results while other clients read slowly or disconnect', async () => {
    const key = await server.key('several');
    const headers = { authorization: `Bearer ${key}` };
    const textOf = (batch: number, i: number) => note(100 * batch + (i % 5));
    const body = (batch: number) =>
      ndjson(Array.from({ length: 200 }, (_, i) => ({ id: `${batch}/${i}`, text: textOf(batch, i) })));
    const leaves = Array.from({ length: 4 }, async (_, batch) => {
      const talk = await openBatch(server.url, headers);
      talk.sent.end(body(10 + batch));
      await talk.line();
      talk.sent.destroy();
    });
    const slow = await openBatch(server.url, headers);
    slow.response.pause();
    slow.sent.end(body(3));
    const answers = await Promise.all([0, 1, 2].map(batch => sendBatch(server, key, body(batch))));
    await Promise.all(leaves);
    slow.response.resume();
    const slowLines: BatchLine[] = [];
    while (slowLines.length < 200) slowLines.push(await slow.line());
    for (const [batch, lines] of [...answers.map(answer => answer.lines), slowLines].entries()) {
      const expected = await Promise.all([0, 1, 2, 3, 4].map(i => scanOf(server, key, textOf(batch, i))));
      assert.equal(lines.length, 200);
      for (const [i, line] of lines.entries()) {
        assert.deepEqual([line.id, line.status], [`${batch}/${i}`, 200]);
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
    const line = Buffer.from(`${JSON.stringify({ text: 'x '.repeat(lineBytes / 2) })}\n`);
    const context = {
      caller: {
        account: null,
        subject: 'ip:1',
        plan: { requests_per_hour: null, characters_per_text: 200_000 },
      },
      services: { texts, backgroundTexts: texts, classifier: { kind: 'absent' } },
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
      const [share, ofOne] = [limits.allBatchBytesInFlight, 3 * limits.batchBytesInFlight];
      assert.ok(batches.every(batch => batch.resultBytes <= ofOne + resultBytes));
      assert.ok(later <= 2 * share, `${(later / megabyte).toFixed(0)} MB`);
      assert.ok(batches.every(batch => batch.resultBytes > 0));
      for (const abort of batches.flatMap(({ aborts }) => aborts)) abort();
    });
});
