import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BatchAnswer } from '../../../../src/contract/batch.js';
import { eventually } from '../../../eventually.js';
import { assertShape, read, suiteServer, type TestServer } from '../../../server.js';
import { type BatchLine, openBatch } from './open-batch.js';

const note = (n: number) =>
  `Note ${n}. The plumber came at nine and left at ten past. He says the valve is fine, and that whoever fitted it had
  cold hands. I paid him in cash; he counted it twice. The kitchen is dry for now, but the ceiling has a stain ${n} cm wide.`;

/** Ends its thread for a text that begins with `crash`, and throws for one that begins with `throw`. */
const textWorker = fileURLToPath(new URL('../../../../bench/peers/faulty-text-worker.js', import.meta.url));

const parse = (text: string): BatchLine[] =>
  text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line));

async function send(server: TestServer, key: string, body: string, path = '/api/scan/batch') {
  const response = await server.call(path, {
    key,
    body,
    headers: { 'content-type': 'application/x-ndjson' },
  });
  return { status: response.status, headers: response.headers, lines: parse(await response.text()) };
}
const ndjson = (lines: readonly object[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('');

describe('POST /api/scan/batch', () => {
  const server = suiteServer({}, { free: { requests_per_hour: null, words_per_month: null } });
  let key: string;
  before(async () => {
    key = await server.key('batcher', 'read');
  });

  it('returns the result of a single scan for each line, in order, and saves nothing', async () => {
    const texts = Array.from({ length: 40 }, (_, i) => note(i).repeat(1 + ((i * 7) % 11)));
    const { status, headers, lines } = await send(
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
    assert.deepEqual(readAs((await send(server, key, body)).lines), ['markdown', 'plain', 'plain']);
    const { lines } = await send(server, key, body, '/api/scan/batch?read_as=plain');
    assert.deepEqual(readAs(lines), ['plain', 'plain', 'plain']);
  });

  it('names the unknown fields of a line in its warnings', async () => {
    const { lines } = await send(
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
    const { lines } = await send(server, key, body);
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
    const { lines } = await send(server, key, body, '/api/scan/batch?include_fixes=false&use_model=no');
    assert.deepEqual(
      lines.map(({ result }) => [result!.model_used, 'fixes' in result!]),
      [
        [false, false],
        [false, true],
      ],
    );
    assert.equal((await send(server, key, body, '/api/scan/batch?genre=poem')).status, 422);
  });

  it('returns no lines for an empty batch', async () => {
    for (const body of ['', '\n\n']) {
      const { status, lines } = await send(server, key, body);
      assert.equal(status, 200);
      assert.deepEqual(lines, []);
    }
  });

  it('scans 10,000 texts, rejects each further line, and stops reading after 20,000', async () => {
    const many = (n: number) => ndjson(Array.from({ length: n }, (_, i) => ({ id: i, text: 'Word.' })));
    const some = (await send(server, key, many(10_002))).lines;
    assert.equal(some.length, 10_002);
    assert.equal(some[9_999]!.status, 200);
    for (const line of some.slice(10_000)) {
      assert.equal(line.status, 413);
      assert.match(line.detail as string, /10,000 texts/);
    }
    const most = (await send(server, key, many(25_000))).lines;
    assert.equal(most.length, 20_001);
    assert.match(most.at(-1)!.detail as string, /all later lines were ignored/);
  });

  it('accepts 64 KB of blank lines, and ends at more, after the lines before them', async () => {
    const line = ndjson([{ id: 'a', text: note(1) }]);
    for (const blank of ['\n', '\r\n', ' \t\n']) {
      const allowed = blank.repeat(65_536 / blank.length);
      const { lines } = await send(server, key, `${line}${allowed}${line}`);
      assert.deepEqual(
        lines.map(({ status }) => status),
        [200, 200],
      );
      const ended = (await send(server, key, `${line}${allowed}${blank}${line}`)).lines;
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
    const spaces = await send(server, key, `${line}${' '.repeat(65_537)}`);
    assert.deepEqual(
      spaces.lines.map(({ status }) => status),
      [200, 422],
    );
  });

  it('ends when 1,000 lines are rejected that are more than half, and answers the lines before in order', async () => {
    const rejected = (n: number) => ndjson(Array.from({ length: n }, () => ({ text: '' })));
    const accepted = (n: number) => ndjson(Array.from({ length: n }, (_, id) => ({ id, text: 'Word.' })));
    const few = (await send(server, key, rejected(999) + accepted(5))).lines;
    assert.deepEqual(
      few.slice(998).map(({ status }) => status),
      [422, 200, 200, 200, 200, 200],
    );
    const half = (await send(server, key, accepted(1_000) + rejected(1_000) + accepted(5))).lines;
    assert.equal(half.length, 2_005);
    assert.equal(half.at(-1)!.status, 200);

    const { lines } = await send(server, key, accepted(300) + rejected(5_000) + accepted(5));
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
    const texts = Array.from({ length: 300 }, (_, i) => ({ id: i, text: note(i).repeat(120) }));
    const body = ndjson(texts);
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
    const before = await words(server, key);
    const talk = await openBatch(server.url, { authorization: `Bearer ${key}` });
    talk.sent.write(ndjson(Array.from({ length: 900 }, (_, i) => ({ id: i, text: note(i).repeat(20) }))));
    await talk.line();
    talk.sent.destroy();
    const busy = /^telltale_pool_(?:waiting|running)\{pool="(?:text|spare)"\} [1-9]/m;
    await eventually(async () => {
      const { body } = await read(server.call('/metrics'));
      return body.includes('telltale_requests_pending 1\n') && !busy.test(body);
    });
    const charged = (await words(server, key)) - before;
    assert.ok(charged < 450 * 20 * 40, 'most of it was never read');
    await server.call('/api/scan', { key, json: { text: 'One more.', save: false } });
    assert.equal(await words(server, key), before + charged + 2, 'nothing goes on');
  });
});

describe('several batches at once', () => {
  const unlimited = { free: { requests_per_hour: null, words_per_month: null } };
  const scanOf = async (server: TestServer, key: string, text: string) =>
    (await read(server.call('/api/scan', { key, json: { text, save: false } }))).body;
  const server = suiteServer({}, unlimited);
  const faulty = suiteServer({}, unlimited, undefined, { textWorker });

  it('get their own results while other clients read slowly or disconnect', async () => {
    const key = await server.key('several');
    const headers = { authorization: `Bearer ${key}` };
    const textOf = (batch: number, i: number) => note(100 * batch + (i % 5)).repeat(3);
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
    const answers = await Promise.all([0, 1, 2].map(batch => send(server, key, body(batch))));
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

  it('get an error for each line whose text ends its thread, and their own results for all others', async () => {
    const key = await faulty.key('faulty');
    const kindOf = (i: number) => (i === 30 ? 'crash ' : i % 9 === 2 ? 'throw ' : '');
    const textOf = (batch: number, i: number) => `${kindOf(i)}${note(batch)}`;
    const body = (batch: number) =>
      ndjson(Array.from({ length: 60 }, (_, i) => ({ id: `${batch}/${i}`, text: textOf(batch, i) })));
    const answers = await Promise.all([0, 1, 2].map(batch => send(faulty, key, body(batch))));
    for (const [batch, { lines }] of answers.entries()) {
      const expected = await scanOf(faulty, key, note(batch));
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
  const server = suiteServer({}, { free: { requests_per_hour: 5, words_per_month: 10 } });

  it('counts each rejected line as a request, and too many blank lines as one', async () => {
    const key = await server.key('rejected');
    const left = async () =>
      (await server.call('/api/scan', { key, json: { text: '' } })).headers.get('x-ratelimit-remaining');
    await send(server, key, `x\n{"text":""}\n\n\n${'\n'.repeat(70_000)}`);
    assert.equal(await left(), '1');
  });

  it('counts each line as a request, and rejects lines over the hourly limit', async () => {
    const key = await server.key('hourly');
    const { lines } = await send(
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
    const { lines } = await send(
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
    assert.equal(await words(server, key), 8);
  });
});

const words = async (server: TestServer, key: string): Promise<number> =>
  (await read(server.call('/api/config', { key }))).body.usage.words_this_month;

/** A batch request whose lines are written and read manually. */
