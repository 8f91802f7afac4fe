import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { type ChatLimits, type ChatOptions, completionsUrl, openChat } from '../../src/net/chat-server.js';
import { type ChatHandler, type ChatServer, chatServer, chunk, head, say } from '../chat-server.js';
import { eventually } from '../eventually.js';

const generousLimits: ChatLimits = { connectMs: 2_000, silenceMs: 5_000, totalMs: 10_000, concurrent: 8 };

function open(
  { url }: Pick<ChatServer, 'url'>,
  bounds: Partial<ChatLimits> = {},
  now?: () => number,
  options: Partial<ChatOptions> = {},
) {
  const chat = openChat({ url, model: null, key: null, ...options }, { ...generousLimits, ...bounds }, now);
  after(() => chat.close());
  const ask = (signal = new AbortController().signal, onDelta = (_: string) => {}) =>
    chat.ask({ system: 'be brief', user: '"hello"', onDelta, signal });
  return { chat, ask };
}

describe('openChat', () => {
  it('sends an OpenAI-compatible request and joins the streamed pieces', async () => {
    let sent: unknown;
    let authorization: string | undefined;
    const server = await chatServer((body, response, request) => {
      sent = body;
      authorization = request.headers.authorization;
      say(response, 'One ', 'two.');
    });
    const { ask } = open(server, {}, undefined, { model: 'tiny', key: 'secret' });
    const deltas: string[] = [];
    assert.deepEqual(await ask(undefined, delta => deltas.push(delta)), { text: 'One two.' });
    assert.deepEqual(deltas, ['One ', 'two.']);
    assert.equal(authorization, 'Bearer secret');
    const { model, stream, messages } = sent as Record<string, unknown>;
    assert.deepEqual({ model, stream }, { model: 'tiny', stream: true });
    assert.deepEqual(messages, [
      { role: 'system', content: 'be brief' },
      { role: 'user', content: '"hello"' },
    ]);
  });

  it('parses a stream split at any byte', async () => {
    const bytes = Buffer.from(`: hello\r\n\r\n${chunk('Grüße 😀').replaceAll('\n', '\r\n')}data:[DONE]\n\n`);
    const server = await chatServer(async (_, response) => {
      head(response);
      for (const byte of bytes) {
        response.write(Buffer.from([byte]));
        await new Promise(r => setImmediate(r));
      }
      response.end();
    });
    assert.deepEqual(await open(server).ask(), { text: 'Grüße 😀' });
  });

  it('accepts a response that is not streamed', async () => {
    const server = await chatServer((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { content: 'Whole.' }, finish_reason: 'stop' }] })),
    );
    assert.deepEqual(await open(server).ask(), { text: 'Whole.' });
  });

  const failures: [name: string, why: RegExp, handle: ChatHandler, bounds?: Partial<ChatLimits>][] = [
    ['returns 429', /busy/, (_, r) => r.writeHead(429).end('slow down')],
    ['returns 500', /status 500/, (_, r) => r.writeHead(500).end('oops')],
    ['sends HTML', /ended its response early/, (_, r) => r.writeHead(200).end('<html>hello</html>')],
    ['sends broken JSON', /invalid completion/, (_, r) => head(r).end('data: {"choices":[\n\n')],
    ['sends null', /ended its response early/, (_, r) => head(r).end('data: null\n\n')],
    [
      'reports an error in its stream',
      /reported an error/,
      (_, r) => head(r).end('data: {"error":{"message":"x"}}\n\n'),
    ],
    ['ends without a finish reason', /ended its response early/, (_, r) => head(r).end(chunk('Half an'))],
    ['sends an empty answer', /empty response/, (_, r) => say(r)],
    ['stops at its token limit', /token limit/, (_, r) => head(r).end(chunk('Half an', 'length'))],
    ['filters the content', /declined/, (_, r) => head(r).end(chunk(null, 'content_filter'))],
    [
      'sends a refusal',
      /declined/,
      (_, r) => head(r).end('data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n'),
    ],
    [
      'sends too many characters',
      /too long/,
      (_, r) => say(r, ...Array<string>(200).fill('novel '.repeat(10))),
    ],
    [
      'sends too many bytes of comments',
      /too long/,
      (_, r) => head(r).end(`: ${'x'.repeat(limits.chatAnswerBytes)}\n\n`),
    ],
    [
      'closes the connection',
      /could not be reached/,
      (_, r) => head(r).write(chunk('Half'), () => setTimeout(() => r.destroy(), 20)),
    ],
    ['never responds', /in time/, () => {}, { silenceMs: 100 }],
    ['stops sending', /in time/, (_, r) => head(r).write(chunk('Half')), { silenceMs: 200 }],
    [
      'never finishes',
      /finish in time/,
      (_, r) => {
        head(r);
        const timer = setInterval(() => r.write(chunk('.')), 20);
        r.on('close', () => clearInterval(timer));
      },
      { totalMs: 300 },
    ],
  ];
  for (const [name, why, handle, bounds] of failures) {
    it(`returns a failure when the server ${name}`, async () => {
      const outcome = await open(await chatServer(handle), bounds).ask();
      assert.ok('failed' in outcome, JSON.stringify(outcome));
      assert.match(outcome.failed, why);
    });
  }

  it('returns a failure when the connection is refused', async () => {
    assert.ok('failed' in (await open({ url: new URL('http://127.0.0.1:1') }).ask()));
  });

  it('closes the connection when the signal aborts', async () => {
    const aborter = new AbortController();
    const server = await chatServer((_, response) => {
      head(response).write(chunk('Half'));
      setTimeout(() => aborter.abort(), 20);
    });
    assert.ok('failed' in (await open(server).ask(aborter.signal)));
    await eventually(() => server.aborted() > 0);
    assert.equal(server.aborted(), 1);
    assert.ok('failed' in (await open(server).ask(AbortSignal.abort())));
  });

  it('limits the number of concurrent requests', async () => {
    let release = () => {};
    const gate = new Promise<void>(resolve => {
      release = resolve;
    });
    const server = await chatServer(async (_, response) => {
      await gate;
      say(response, 'Yes.');
    });
    const { ask } = open(server, { concurrent: 2 });
    const first = [ask(), ask()];
    assert.deepEqual(await ask(), { failed: 'is busy' });
    release();
    assert.deepEqual(await Promise.all(first), [{ text: 'Yes.' }, { text: 'Yes.' }]);
    assert.deepEqual(await ask(), { text: 'Yes.' });
  });

  it('opens the circuit after repeated failures and closes it after a successful trial', async () => {
    let clock = 0;
    let works = false;
    const server = await chatServer((_, response) =>
      works ? say(response, 'Back.') : response.writeHead(503).end(),
    );
    const { chat, ask } = open(server, {}, () => clock);
    for (let i = 0; i < limits.chatFailures; i++) await ask();
    assert.equal(chat.healthy, false);
    await ask();
    assert.equal(server.calls(), limits.chatFailures);
    clock += limits.chatPauseMs;
    // An aborted trial does not count; the next call is a trial again.
    await ask(AbortSignal.abort());
    works = true;
    assert.deepEqual(await ask(), { text: 'Back.' });
    assert.equal(chat.healthy, true);
  });

  it('stays healthy when the server declines a sentence', async () => {
    const server = await chatServer((_, response) => head(response).end(chunk(null, 'content_filter')));
    const { chat, ask } = open(server);
    for (let i = 0; i <= limits.chatFailures; i++) await ask();
    assert.equal(chat.healthy, true);
  });

  it('accepts a base URL or the full URL of the endpoint', () => {
    for (const [given, meant] of [
      ['http://h:8000', 'http://h:8000/v1/chat/completions'],
      ['http://h:8000/', 'http://h:8000/v1/chat/completions'],
      ['http://h/v1', 'http://h/v1/chat/completions'],
      ['http://h/openai/v1/', 'http://h/openai/v1/chat/completions'],
      ['https://h/x/chat/completions?version=2', 'https://h/x/chat/completions?version=2'],
    ] as const)
      assert.equal(completionsUrl(new URL(given)).href, meant);
  });
});
