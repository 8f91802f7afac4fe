import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import {
  DeclinedEvent,
  DoneEvent,
  RewriteEvent,
  StreamErrorEvent,
} from '../../../../src/contract/rewrite.js';
import { type ChatHandler, chatServer, chunk, head, say, sentenceOf } from '../../../chat-server.js';
import { eventually } from '../../../eventually.js';
import { assertShape, read, sockets, startServer, suiteServer, type TestServer } from '../../../server.js';

const path = '/api/rewrite/stream';
const stiff = 'It is important to note that 12 of the 40 samples were lost in 2019.';
const plain = 'My aunt walked to the shop and bought two onions.';
const sentences = (...texts: string[]) => texts.map((text, i) => ({ id: `s${i}`, text }));

// biome-ignore lint/suspicious/noExplicitAny: each test states the fields it is about
type Event = { event: string; [field: string]: any };

/** Parses Server-Sent Events: an empty line ends an event, and lines that begin with a colon are comments. */
function parseEvents(text: string): Event[] {
  return text
    .split('\n\n')
    .map(block => block.split('\n').filter(line => line !== '' && !line.startsWith(':')))
    .filter(lines => lines.length > 0)
    .map(lines => {
      const field = (name: string) =>
        lines.find(line => line.startsWith(`${name}: `))!.slice(name.length + 2);
      return { event: field('event'), ...JSON.parse(field('data')) };
    });
}

async function stream(server: TestServer, key: string, body: object, accept?: string): Promise<Event[]> {
  const response = await server.call(path, { key, json: body, ...(accept && { headers: { accept } }) });
  assert.equal(response.status, 200);
  const text = await response.text();
  if (accept !== 'application/x-ndjson') return parseEvents(text);
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
}

describe('POST /api/rewrite/stream', () => {
  const server = suiteServer(sockets);

  it('sends an event per sentence, in order, and then done', async () => {
    const key = await server.key('ann');
    const events = await stream(server, key, { sentences: sentences(stiff, plain) });
    assert.deepEqual(
      events.map(({ event, id }) => [event, id]),
      [
        ['rewrite', 's0'],
        ['rewrite', 's1'],
        ['done', undefined],
      ],
    );
    for (const event of events.slice(0, 2)) assertShape(RewriteEvent, event);
    assert.ok(events[0]!.changed);
    assert.match(events[0]!.text, /12 of the 40 samples were lost in 2019/);
    assert.equal(events[0]!.kept.numbers, 3);
    assert.deepEqual([events[1]!.changed, events[1]!.text], [false, plain]);
    const done = events.at(-1)!;
    assertShape(DoneEvent, done);
    assert.deepEqual([done.sentences, done.rewritten, done.unchanged, done.declined], [2, 1, 1, 0]);
  });

  it('scores the joined sentences before and after, as a scan does', async () => {
    const key = await server.key('gil');
    const texts = Array.from(
      { length: 6 },
      (_, i) =>
        `It is important to note that harbour number ${i} plays a crucial role in shaping local trade.`,
    );
    const events = await stream(server, key, { sentences: sentences(...texts) });
    const score = async (parts: string[]) =>
      (await read(server.call('/api/scan', { key, json: { text: parts.join(' ') } }))).body.score;
    const done = events.at(-1)!;
    assertShape(DoneEvent, done);
    assert.equal(done.score_before, await score(texts));
    assert.equal(done.score_after, await score(events.slice(0, -1).map(event => event.text)));
    assert.ok(done.score_after < done.score_before);
    assert.equal(done.score_raised, false);
  });

  it('gives equal scores when nothing changes, and none under 50 words', async () => {
    const key = await server.key('hal');
    const long = await stream(server, key, { sentences: sentences(...Array<string>(6).fill(plain)) });
    assert.equal(long.at(-1)!.score_before, long.at(-1)!.score_after);
    assert.equal(typeof long.at(-1)!.score_before, 'number');
    const short = await stream(server, key, { sentences: sentences(plain) });
    const { score_before, score_after, score_raised } = short.at(-1)!;
    assert.deepEqual([score_before, score_after, score_raised], [null, null, false]);
  });

  it('sends the same events as NDJSON when Accept asks for it', async () => {
    const key = await server.key('bea');
    const body = { sentences: sentences(stiff, plain), mode: 'plain' };
    const asEvents = await stream(server, key, body);
    const asLines = await stream(server, key, body, 'application/x-ndjson');
    const untimed = (events: Event[]) => events.map(({ ms: _, ...event }) => event);
    assert.deepEqual(untimed(asLines), untimed(asEvents));
  });

  it('serves the site without a credential, and rejects other anonymous callers and keys of scope read', async () => {
    const body = { sentences: sentences(plain) };
    const visit = await server.call(path, { json: body, headers: { origin: server.url } });
    assert.match(await visit.text(), /event: done/);
    assert.equal((await server.call(path, { json: body })).status, 401);
    const readKey = await server.key('reader', 'read');
    assert.equal((await server.call(path, { json: body, key: readKey })).status, 403);
  });

  it('rejects an invalid request before any event', async () => {
    const key = await server.key('cem');
    const cases: [body: object, type: string, loc: unknown[]][] = [
      [{}, 'missing', ['body', 'sentences']],
      [{ sentences: [] }, 'too_short', ['body', 'sentences']],
      [
        { sentences: Array.from({ length: 21 }, (_, i) => ({ id: String(i), text: plain })) },
        'too_long',
        ['body', 'sentences'],
      ],
      [{ sentences: [{ id: 'a', text: 'too short' }] }, 'string_too_short', ['body', 'sentences', 0, 'text']],
      [
        { sentences: [{ id: 'a', text: 'x'.repeat(1_201) }] },
        'string_too_long',
        ['body', 'sentences', 0, 'text'],
      ],
      [
        { sentences: [{ id: 'x'.repeat(25), text: plain }] },
        'string_too_long',
        ['body', 'sentences', 0, 'id'],
      ],
      [{ sentences: sentences(plain), mode: 'loud' }, 'literal_error', ['body', 'mode']],
      [
        {
          sentences: [
            { id: 'a', text: plain },
            { id: 'a', text: plain },
          ],
        },
        'id_repeated',
        ['body', 'sentences', 1, 'id'],
      ],
    ];
    for (const [json, type, loc] of cases) {
      const { status, body } = await read(server.call(path, { key, json }));
      assert.equal(status, 422, type);
      assert.deepEqual([body.detail[0].type, body.detail[0].loc], [type, loc]);
    }
  });

  it('accepts a null mode and unusual ids and sentences', async () => {
    const key = await server.key('dan');
    const odd = [
      '\u0000\u202e'.repeat(8),
      '😀'.repeat(1_200),
      '            ',
      'a\nb\r\n\nevent: done\ndata: {}\n\n',
      '\ud800'.repeat(20),
    ];
    const body = { mode: null, sentences: odd.map((text, i) => ({ id: i === 0 ? '' : `\n${i}`, text })) };
    const events = await stream(server, key, body);
    assert.equal(events.length, odd.length + 1);
    for (const [i, event] of events.slice(0, -1).entries()) {
      assert.equal(event.id, body.sentences[i]!.id);
      assertShape(event.event === 'rewrite' ? RewriteEvent : DeclinedEvent, event);
    }
    assert.equal(events.at(-1)!.event, 'done');
  });

  it('returns 405 for GET', async () => {
    assert.equal((await server.call(path)).status, 405);
  });

  it('keeps serving when clients disconnect during a stream', async () => {
    const key = await server.key('eve');
    const json = JSON.stringify({ sentences: sentences(...Array<string>(20).fill(stiff)) });
    const { hostname, port } = new URL(server.url);
    await Promise.all(
      Array.from(
        { length: 30 },
        () =>
          new Promise<void>(resolve => {
            const socket = connect(Number(port), hostname, () => {
              socket.write(
                `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Length: ${json.length}\r\n\r\n${json}`,
              );
              socket.once('data', () => socket.destroy());
            }).on('close', () => resolve());
          }),
      ),
    );
    assert.equal((await stream(server, key, { sentences: sentences(plain) })).at(-1)!.event, 'done');
  });

  it('reports no rewrite server in config and health', async () => {
    assert.equal((await read(server.call('/api/config'))).body.features.rewrite_upstream, false);
    assert.equal((await read(server.call('/api/health'))).body.checks.rewriter, 'absent');
  });
});

describe('POST /api/rewrite/stream with a rewrite server', () => {
  let handler: ChatHandler;
  let server: TestServer;
  let key: string;
  const chat = chatServer((...request) => handler(...request));

  before(async () => {
    server = await startServer({ ...sockets, REWRITE_URL: (await chat).url.href, REWRITE_MODEL: 'tiny' });
    key = await server.key('ann');
  });

  after(() => server.close());

  /** Answers the requests of a test. */
  const answerBy = (handle: ChatHandler) => {
    handler = handle;
  };

  it('streams its pieces and checks the complete answer with the guard', async () => {
    answerBy((body, response) => {
      assert.equal(body.model, 'tiny');
      assert.equal(sentenceOf(body), stiff);
      say(response, '12 of the\u0000 40 samples ', 'were lost in 2019.\n');
    });
    const events = await stream(server, key, { sentences: sentences(stiff) });
    assert.deepEqual(
      events.map(({ event }) => event),
      ['delta', 'delta', 'rewrite', 'done'],
    );
    assert.equal(events[0]!.delta, '12 of the  40 samples ');
    assert.equal(events[2]!.text, '12 of the  40 samples were lost in 2019.');
    assertShape(RewriteEvent, events[2]);
    assert.equal(events[2]!.note, undefined);
    assert.equal((await read(server.call('/api/config'))).body.features.rewrite_upstream, true);
    assert.equal((await read(server.call('/api/health'))).body.checks.rewriter, 'ok');
    assert.match((await read(server.call('/metrics'))).body, /^telltale_up\{part="rewriter"\} 1$/m);
  });

  it('returns the first rewrite that passes the guard, and the others as alternatives', async () => {
    answerBy((body, response) => {
      assert.match(body.messages[0]!.content, /formal\. No contractions/);
      say(
        response,
        '1',
        '. 12 of the samples were lost.\n2. 12 of the 40 samples',
        ' were lost in 2019.\n',
        '3. 12 of the 40 samples went missing in 2019.\n4. 12 of the 40 samples went missing in 2019.',
      );
    });
    const events = await stream(server, key, { sentences: sentences(stiff), mode: 'formal' });
    const rewrite = events.find(({ event }) => event === 'rewrite')!;
    assertShape(RewriteEvent, rewrite);
    assert.equal(rewrite.text, '12 of the 40 samples were lost in 2019.');
    assert.deepEqual(
      rewrite.alternatives.map(({ text }: { text: string }) => text),
      ['12 of the 40 samples went missing in 2019.'],
    );
    assert.equal(rewrite.alternatives[0].edits.length, 1);
    const deltas = events.filter(({ event }) => event === 'delta').map(({ delta }) => delta);
    assert.deepEqual(deltas, ['12 of the samples were lost.']);
  });

  it('uses the complete rewrites of an answer that was cut', async () => {
    answerBy((_, response) =>
      head(response).end(chunk('12 of the 40 samples were lost in 2019.\nIn 2019, 12 of the 40 sam')),
    );
    const rewrite = (await stream(server, key, { sentences: sentences(stiff) })).find(
      ({ event }) => event === 'rewrite',
    )!;
    assert.deepEqual(
      [rewrite.text, rewrite.alternatives, rewrite.note],
      ['12 of the 40 samples were lost in 2019.', undefined, undefined],
    );
  });

  it('asks for one rewrite of a long sentence', async () => {
    const asked: string[] = [];
    answerBy((body, response) => {
      asked.push(body.messages[0]!.content);
      say(response, sentenceOf(body));
    });
    await stream(server, key, { sentences: sentences(plain, `${'My aunt walked on, '.repeat(25)}slowly.`) });
    assert.equal(asked.filter(prompt => /up to 4 different rewrites/.test(prompt)).length, 1);
  });

  const fallbacks: [name: string, note: RegExp, handle: ChatHandler][] = [
    ['loses a number', /was not used/, (_, r) => say(r, '12 of the samples were lost in 2019.')],
    [
      'loses a number in every rewrite',
      /was not used/,
      (_, r) => say(r, '12 of the samples were lost.\n40 samples were lost.\n'),
    ],
    ['returns broken JSON', /invalid completion/, (_, r) => head(r).end('data: {"choices":[{"delta"\n\n')],
    ['returns too much', /too long/, (_, r) => say(r, 'word '.repeat(2_000))],
    ['answers the sentence', /was not used/, (_, r) => say(r, "I'm sorry, but I can't help with that.")],
    ['ends its response early', /ended its response early/, (_, r) => head(r).end(chunk('12 of'))],
    ['fails', /status 500/, (_, r) => r.writeHead(500).end()],
    ['is busy', /is busy/, (_, r) => r.writeHead(429).end()],
  ];
  for (const [name, note, handle] of fallbacks) {
    it(`falls back to the embedded rewriter when the server ${name}`, async () => {
      answerBy(handle);
      const events = await stream(server, key, { sentences: sentences(stiff) });
      const rewrite = events.find(({ event }) => event === 'rewrite')!;
      assert.match(rewrite.note, note);
      assert.match(rewrite.note, /embedded rewriter was used\.$/);
      assert.match(rewrite.text, /12 of the 40 samples were lost in 2019/);
      assert.equal(events.at(-1)!.event, 'done');
    });
  }

  it('completes every sentence once for any server response', async () => {
    answerBy((body, response) => {
      const text = sentenceOf(body);
      if (text.includes('3')) return response.destroy();
      if (text.includes('5')) return response.writeHead(500).end();
      return say(response, text);
    });
    const given = Array.from({ length: 20 }, (_, i) => ({
      id: `s${i}`,
      text: `My aunt bought ${i} onions.`,
    }));
    const events = await stream(server, key, { sentences: given });
    const results = events.filter(({ event }) => event === 'rewrite' || event === 'declined');
    assert.deepEqual(results.map(({ id }) => id).sort(), given.map(({ id }) => id).sort());
    assert.equal(events.at(-1)!.sentences, 20);
  });

  it('cancels the server’s requests when the client disconnects', async () => {
    answerBy((_, response) => head(response).write(chunk('12 ')));
    const { aborted } = await chat;
    const abortedBefore = aborted();
    const aborter = new AbortController();
    const response = await fetch(server.url + path, {
      method: 'POST',
      signal: aborter.signal,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sentences: sentences(stiff, plain) }),
    });
    const reader = response.body!.getReader();
    let text = '';
    while (!text.includes('delta')) text += Buffer.from((await reader.read()).value!).toString();
    aborter.abort();
    await eventually(() => aborted() === abortedBefore + 2);
  });

  it('ends with error and done at shutdown', async () => {
    answerBy((_, response) => head(response).write(chunk('12 ')));
    const response = await server.call(path, { key, json: { sentences: sentences(stiff) } });
    const closed = server.close();
    const events = parseEvents(await response.text());
    await closed;
    assert.deepEqual(
      events.slice(-2).map(({ event }) => event),
      ['error', 'done'],
    );
    assertShape(StreamErrorEvent, events.at(-2));
  });
});
