import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  DeclinedEvent,
  DoneEvent,
  RewriteEvent,
  StreamErrorEvent,
} from '../../../../src/contract/rewrite.js';
import { type ChatHandler, chatServer, chunk, head, say, sentenceOf } from '../../../chat-server.js';
import { eventually } from '../../../eventually.js';
import {
  assertShape,
  type Client,
  read,
  sharedServer,
  sockets,
  startServer,
  suiteClient,
  type TestServer,
} from '../../../server.js';

const path = '/api/rewrite/stream';
const stiff = 'It is important to note that 12 of the 40 samples were lost in 2019.';
const plain = 'My aunt walked to the shop and bought two onions.';
const sentences = (...texts: string[]) => ({ sentences: texts.map((text, i) => ({ id: `s${i}`, text })) });

// biome-ignore lint/suspicious/noExplicitAny: each test states the fields it is about
type Event = { event: string; [field: string]: any };

/** Parses Server-Sent Events: an empty line ends an event, and lines that begin with a colon are comments. */
const parseEvents = (text: string): Event[] =>
  text
    .replace(/^:.*\n/gm, '')
    .split('\n\n')
    .filter(block => block !== '')
    .map(block => {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block)!;
      return { event: event!, ...JSON.parse(data!) };
    });

async function stream(client: Client, json: object, headers?: Record<string, string>): Promise<Event[]> {
  const { status, body } = await client.post(path, json, headers);
  assert.equal(status, 200);
  return typeof body === 'string' ? parseEvents(body) : body;
}
const rewriteIn = (events: Event[]) => events.find(({ event }) => event === 'rewrite')!;

describe('POST /api/rewrite/stream', () => {
  const server = sharedServer(sockets);
  const client = suiteClient(server, 'ann');

  it('sends an event per sentence, in order, and then done', async () => {
    const events = await stream(client, sentences(stiff, plain));
    const order = events.map(({ event, id }) => `${event} ${id}`);
    assert.deepEqual(order, ['rewrite s0', 'rewrite s1', 'done undefined']);
    const [first, second, done] = events as [Event, Event, Event];
    for (const event of [first, second]) assertShape(RewriteEvent, event);
    assert.ok(first.changed);
    assert.match(first.text, /12 of the 40 samples were lost in 2019/);
    assert.equal(first.kept.numbers, 3);
    assert.deepEqual([second.changed, second.text], [false, plain]);
    const both = sentences('Moreover, it rained.', 'They also slept.');
    const [beside] = await stream(client, both);
    assert.equal(beside!.changed, false, 'a sentence echoes none beside it');
    assertShape(DoneEvent, done);
    assert.deepEqual([done.sentences, done.rewritten, done.unchanged, done.declined], [2, 1, 1, 0]);
  });

  it('scores the joined sentences before and after, as a scan does', async () => {
    const important = 'It is important to note that harbour number';
    const texts = [1, 2, 3, 4, 5, 6].map(
      i => `${important} ${i} plays a crucial role in shaping local trade.`,
    );
    const events = await stream(client, sentences(...texts));
    const score = async (parts: string[]) =>
      (await client.post('/api/scan', { text: parts.join(' ') })).body.score;
    const done = events.pop()!;
    assertShape(DoneEvent, done);
    assert.equal(done.score_before, await score(texts));
    assert.equal(done.score_after, await score(events.map(event => event.text)));
    assert.ok(done.score_after < done.score_before);
    assert.equal(done.score_raised, false);
  });

  it('gives equal scores when nothing changes, and none under 50 words', async () => {
    const long = (await stream(client, sentences(...Array<string>(6).fill(plain)))).at(-1)!;
    assert.equal(long.score_before, long.score_after);
    assert.equal(typeof long.score_before, 'number');
    const { score_before, score_after, score_raised } = (await stream(client, sentences(plain))).at(-1)!;
    assert.deepEqual([score_before, score_after, score_raised], [null, null, false]);
  });

  it('sends the same events as NDJSON when Accept asks for it', async () => {
    const body = { ...sentences(stiff, plain), mode: 'plain' };
    const asEvents = await stream(client, body);
    const asLines = await stream(client, body, { accept: 'application/x-ndjson' });
    const untimed = (events: Event[]) => events.map(({ ms: _, ...event }) => event);
    assert.deepEqual(untimed(asLines), untimed(asEvents));
  });

  const fitting = { id: 'a', text: plain };
  for (const [what, json, type, loc] of [
    ['no sentences', {}, 'missing', []],
    ['an empty list', { sentences: [] }, 'too_short', []],
    ['21 sentences', sentences(...Array<string>(21).fill(plain)), 'too_long', []],
    ['a short sentence', sentences('too short'), 'string_too_short', [0, 'text']],
    ['a long sentence', sentences('x'.repeat(1_201)), 'string_too_long', [0, 'text']],
    ['a long id', { sentences: [{ ...fitting, id: 'x'.repeat(25) }] }, 'string_too_long', [0, 'id']],
    ['an id twice', { sentences: [fitting, fitting] }, 'id_repeated', [1, 'id']],
  ] as const)
    it(`returns 422 before any event for ${what}`, async () => {
      const { status, body } = await client.post(path, json);
      assert.equal(status, 422);
      assert.deepEqual([body.detail[0].type, body.detail[0].loc], [type, ['body', 'sentences', ...loc]]);
    });

  it('accepts a null mode and unusual ids and sentences', async () => {
    const odd = [
      '\u0000\u202e'.repeat(8),
      '😀'.repeat(1_200),
      '            ',
      'a\nb\r\n\nevent: done\ndata: {}\n\n',
      '\ud800'.repeat(20),
    ];
    const given = odd.map((text, i) => ({ id: i === 0 ? '' : `\n${i}`, text }));
    const events = await stream(client, { mode: null, sentences: given });
    assert.equal(events.pop()!.event, 'done');
    assert.equal(events.length, given.length);
    for (const [i, event] of events.entries()) {
      assert.equal(event.id, given[i]!.id);
      assertShape(event.event === 'rewrite' ? RewriteEvent : DeclinedEvent, event);
    }
  });

  it('reports no rewrite server in config and health', async () => {
    assert.equal((await client.get('/api/config')).body.features.rewrite_upstream, false);
    assert.equal((await client.get('/api/health')).body.checks.rewriter, 'absent');
  });
});

describe('POST /api/rewrite/stream with a rewrite server', () => {
  let handler: ChatHandler;
  let server: TestServer;
  let key: string;
  let client: Client;
  const chat = chatServer((...request) => handler(...request));

  before(async () => {
    server = await startServer({ ...sockets, REWRITE_URL: (await chat).url.href, REWRITE_MODEL: 'tiny' });
    key = await server.key('ann');
    client = server.as({ key });
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
    const events = await stream(client, sentences(stiff));
    const order = events.map(({ event }) => event);
    assert.deepEqual(order, ['delta', 'delta', 'rewrite', 'done']);
    assert.equal(events[0]!.delta, '12 of the  40 samples ');
    const { text, note } = events[2]!;
    assert.deepEqual([text, note], ['12 of the  40 samples were lost in 2019.', undefined]);
    assertShape(RewriteEvent, events[2]);
    assert.equal((await client.get('/api/config')).body.features.rewrite_upstream, true);
    assert.equal((await client.get('/api/health')).body.checks.rewriter, 'ok');
    assert.match((await read(server.call('/metrics'))).body, /^telltale_up\{part="rewriter"\} 1$/m);
  });

  it('returns the first rewrite that passes the guard, and the others as alternatives', async () => {
    answerBy((body, response) => {
      assert.match(body.messages[0]!.content, /formal\. No contractions/);
      const missing = '12 of the 40 samples went missing in 2019.';
      const pieces = ['1', '. 12 samples were lost.\n2. 12 of the 40 samples', ' were lost in 2019.\n'];
      say(response, ...pieces, `3. ${missing}\n4. ${missing}`);
    });
    const events = await stream(client, { ...sentences(stiff), mode: 'formal' });
    const rewrite = rewriteIn(events);
    assertShape(RewriteEvent, rewrite);
    assert.equal(rewrite.text, '12 of the 40 samples were lost in 2019.');
    const [alternative, ...others] = rewrite.alternatives;
    assert.deepEqual(others, []);
    assert.equal(alternative.text, '12 of the 40 samples went missing in 2019.');
    assert.equal(alternative.edits.length, 1);
    const deltas = events.filter(({ event }) => event === 'delta').map(({ delta }) => delta);
    assert.deepEqual(deltas, ['12 samples were lost.']);
  });

  it('uses the complete rewrites of an answer that was cut', async () => {
    const whole = '12 of the 40 samples were lost in 2019.';
    answerBy((_, response) => head(response).end(chunk(`${whole}\nIn 2019, 12 of the 40 sam`)));
    const { text, alternatives, note } = rewriteIn(await stream(client, sentences(stiff)));
    assert.deepEqual([text, alternatives, note], [whole, undefined, undefined]);
  });

  it('asks for one rewrite of a long sentence', async () => {
    const asked: string[] = [];
    answerBy((body, response) => {
      asked.push(body.messages[0]!.content);
      say(response, sentenceOf(body));
    });
    await stream(client, sentences(plain, `${'My aunt walked on, '.repeat(25)}slowly.`));
    assert.equal(asked.filter(prompt => /up to 4 different rewrites/.test(prompt)).length, 1);
  });

  const bare = '12 of the samples were lost';
  const fallbacks: [name: string, note: RegExp, handle: ChatHandler][] = [
    ['loses a number', /was not used/, (_, r) => say(r, `${bare} in 2019.`)],
    ['loses a number in every rewrite', /was not used/, (_, r) => say(r, `${bare}.\n40 were lost.\n`)],
    ['answers the sentence', /was not used/, (_, r) => say(r, "I'm sorry, but I can't help with that.")],
    ['ends its response early', /ended its response early/, (_, r) => head(r).end(chunk('12 of'))],
    ['fails', /status 500/, (_, r) => r.writeHead(500).end()],
  ];
  for (const [name, note, handle] of fallbacks)
    it(`falls back to the embedded rewriter when the server ${name}`, async () => {
      answerBy(handle);
      const events = await stream(client, sentences(stiff));
      const rewrite = rewriteIn(events);
      assert.match(rewrite.note, note);
      assert.match(rewrite.note, /embedded rewriter was used\.$/);
      assert.match(rewrite.text, /12 of the 40 samples were lost in 2019/);
      assert.equal(events.at(-1)!.event, 'done');
    });

  it('completes every sentence once for any server response', async () => {
    answerBy((body, response) => {
      const text = sentenceOf(body);
      if (text.includes('3')) return response.destroy();
      if (text.includes('5')) return response.writeHead(500).end();
      return say(response, text);
    });
    const given = sentences(...Array.from({ length: 20 }, (_, i) => `My aunt bought ${i} onions.`));
    const events = await stream(client, given);
    const results = events.filter(({ event }) => event === 'rewrite' || event === 'declined');
    assert.deepEqual(results.map(({ id }) => id).sort(), given.sentences.map(({ id }) => id).sort());
    assert.equal(events.at(-1)!.sentences, 20);
  });

  it('cancels the server’s requests when the client disconnects', async () => {
    answerBy((_, response) => head(response).write(chunk('12 ')));
    const { aborted } = await chat;
    const abortedBefore = aborted();
    const response = await server.call(path, { key, json: sentences(stiff, plain) });
    const reader = response.body!.getReader();
    let text = '';
    while (!text.includes('delta')) text += Buffer.from((await reader.read()).value!).toString();
    await reader.cancel();
    await eventually(() => aborted() === abortedBefore + 2);
  });

  it('ends with an error event and done when its key is revoked', async () => {
    answerBy((_, response) => head(response).write(chunk('12 ')));
    const session = server.as({ cookie: await server.register('writer') });
    const revoked = (await session.post('/api/keys', {})).body;
    const { aborted } = await chat;
    const abortedBefore = aborted();
    const response = await server.call(path, { key: revoked.key, json: sentences(stiff) });
    await session.remove(`/api/keys/${revoked.id}`);
    const deltas = parseEvents(await response.text());
    const [error, done] = deltas.splice(-2);
    assert.deepEqual([error!.event, done!.event], ['error', 'done']);
    assertShape(StreamErrorEvent, error);
    assert.match(error!.message, /revoked/);
    assert.ok(deltas.every(({ event }) => event === 'delta'));
    await eventually(() => aborted() === abortedBefore + 1);
  });

  it('returns 409 for a replay, which the server may answer otherwise', async () => {
    answerBy((_, response) => say(response, '12 of the 40 samples were lost in 2019.'));
    const send = () => client.post(path, sentences(stiff), { 'idempotency-key': 'upstream' });
    const [first, again] = [await send(), await send()];
    assert.deepEqual([first.status, again.status], [200, 409]);
    assert.match(again.body.detail, /upstream server/);
  });

  it('ends with error and done at shutdown', async () => {
    answerBy((_, response) => head(response).write(chunk('12 ')));
    const response = await server.call(path, { key, json: sentences(stiff) });
    const closed = server.close();
    const [error, done] = parseEvents(await response.text()).slice(-2);
    await closed;
    assert.deepEqual([error!.event, done!.event], ['error', 'done']);
    assertShape(StreamErrorEvent, error);
  });
});
