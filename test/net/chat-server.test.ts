import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { limits } from '../../src/contract/limits.js';
import { readChatResponse } from '../../src/net/chat-response.js';
import { type ChatOptions, completionsUrl, openChat } from '../../src/net/chat-server.js';
import { type ChatHandler, type ChatServer, chatServer, chunk, head, say } from '../chat-server.js';
import { eventually } from '../eventually.js';
import { type Limits, setLimits } from '../limits.js';

interface OpenOptions extends Partial<ChatOptions> {
  changes?: Limits;
  now?: () => number;
}
function open({ url }: Pick<ChatServer, 'url'>, { changes = {}, now, ...options }: OpenOptions = {}) {
  setLimits(changes);
  const chat = openChat({ url, model: null, key: null, ...options }, now);
  after(() => chat.close());
  const ask = (signal = new AbortController().signal, onDelta = (_: string) => {}) =>
    chat.ask({ system: 'be brief', user: '"hello"', onDelta, signal });
  return { chat, ask };
}
const failure = async (answer: ReturnType<ReturnType<typeof open>['ask']>): Promise<string> => {
  const outcome = await answer;
  assert.ok('failed' in outcome, JSON.stringify(outcome));
  return outcome.failed;
};

describe('openChat', () => {
  it('sends an OpenAI-compatible request and joins the streamed pieces', async () => {
    const sent: unknown[] = [];
    const server = await chatServer(({ model, stream, messages }, response, { headers }) => {
      sent.push({ model, stream, messages, authorization: headers.authorization });
      say(response, 'One ', 'two.');
    });
    const deltas: string[] = [];
    const { ask } = open(server, { model: 'tiny', key: 'secret' });
    assert.deepEqual(await ask(undefined, delta => deltas.push(delta)), { text: 'One two.' });
    assert.deepEqual(deltas, ['One ', 'two.']);
    const messages = [
      { role: 'system', content: 'be brief' },
      { role: 'user', content: '"hello"' },
    ];
    assert.deepEqual(sent, [{ model: 'tiny', stream: true, messages, authorization: 'Bearer secret' }]);
  });

  it('accepts a response that is not streamed', async () => {
    const completion = { choices: [{ message: { content: 'Whole.' }, finish_reason: 'stop' }] };
    const server = await chatServer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion)),
    );
    assert.deepEqual(await open(server).ask(), { text: 'Whole.' });
  });

  const sends =
    (body: string): ChatHandler =>
    (_, response) =>
      head(response).end(body);
  const error = 'data: {"error":{"message":"x"}}\n\n';
  const refusal = 'data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n';
  const comments = `: ${'x'.repeat(limits.chatAnswerBytes)}\n\n`;
  const novel = Array<string>(200).fill('novel '.repeat(10));
  const closes: ChatHandler = (_, response) =>
    head(response).write(chunk('Half'), () => setTimeout(() => response.destroy(), 20));
  const drips: ChatHandler = (_, response) => {
    head(response);
    const timer = setInterval(() => response.write(chunk('.')), 20);
    response.on('close', () => clearInterval(timer));
  };
  const failures: [name: string, why: RegExp, handle: ChatHandler, changes?: Limits][] = [
    ['returns 429', /busy/, (_, response) => response.writeHead(429).end('slow down')],
    ['returns 500', /status 500/, (_, response) => response.writeHead(500).end('oops')],
    ['sends HTML', /ended its response early/, (_, response) => response.end('<html>hello</html>')],
    ['sends broken JSON', /invalid completion/, sends('data: {"choices":[\n\n')],
    ['sends null', /ended its response early/, sends('data: null\n\n')],
    ['reports an error in its stream', /reported an error/, sends(error)],
    ['ends without a finish reason', /ended its response early/, sends(chunk('Half an'))],
    ['sends an empty answer', /empty response/, (_, response) => say(response)],
    ['stops at its token limit', /token limit/, sends(chunk('Half an', 'length'))],
    ['filters the content', /declined/, sends(chunk(null, 'content_filter'))],
    ['sends a refusal', /declined/, sends(refusal)],
    ['sends too many characters', /too long/, (_, response) => say(response, ...novel)],
    ['sends too many bytes of comments', /too long/, sends(comments)],
    ['closes the connection', /could not be reached/, closes],
    ['never responds', /in time/, () => {}, { chatIdleMs: 100 }],
    ['stops sending', /in time/, (_, response) => head(response).write(chunk('Half')), { chatIdleMs: 200 }],
    ['never finishes', /finish in time/, drips, { chatTotalMs: 300 }],
  ];
  for (const [name, why, handle, changes] of failures)
    it(`returns a failure when the server ${name}`, async () => {
      assert.match(await failure(open(await chatServer(handle), { ...(changes && { changes }) }).ask()), why);
    });

  it('returns a failure when the connection is refused', async () => {
    assert.ok(await failure(open({ url: new URL('http://127.0.0.1:1') }).ask()));
  });

  it('closes the connection when the signal aborts', async () => {
    const aborter = new AbortController();
    const server = await chatServer((_, response) => {
      head(response).write(chunk('Half'));
      setTimeout(() => aborter.abort(), 20);
    });
    assert.ok(await failure(open(server).ask(aborter.signal)));
    await eventually(() => server.aborted() > 0);
    assert.equal(server.aborted(), 1);
    assert.ok(await failure(open(server).ask(AbortSignal.abort())));
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
    const { ask } = open(server, { changes: { concurrentChats: 2 } });
    const first = [ask(), ask()];
    assert.deepEqual(await ask(), { failed: 'is busy' });
    release();
    assert.deepEqual(await Promise.all(first), [{ text: 'Yes.' }, { text: 'Yes.' }]);
    assert.deepEqual(await ask(), { text: 'Yes.' });
  });

  it('asks no server that failed repeatedly, and one that responds again after a pause', async () => {
    let [clock, works] = [0, false];
    const server = await chatServer((_, response) =>
      works ? say(response, 'Ok.') : response.writeHead(503).end(),
    );
    const { chat, ask } = open(server, { now: () => clock });
    for (let i = 0; i <= limits.chatFailures; i++) await ask();
    assert.deepEqual([chat.healthy, server.calls()], [false, limits.chatFailures]);
    [clock, works] = [limits.chatPauseMs, true];
    // An aborted trial does not count; the next call is a trial again.
    await ask(AbortSignal.abort());
    assert.deepEqual([await ask(), chat.healthy], [{ text: 'Ok.' }, true]);
  });

  it('stays healthy when the server declines a sentence', async () => {
    const server = await chatServer((_, response) => head(response).end(chunk(null, 'content_filter')));
    const { chat, ask } = open(server);
    for (let i = 0; i <= limits.chatFailures; i++) await ask();
    assert.equal(chat.healthy, true);
  });

  for (const [given, meant] of [
    ['http://h:8000', 'http://h:8000/v1/chat/completions'],
    ['http://h:8000/', 'http://h:8000/v1/chat/completions'],
    ['http://h/v1', 'http://h/v1/chat/completions'],
    ['http://h/openai/v1/', 'http://h/openai/v1/chat/completions'],
    ['https://h/x/chat/completions?version=2', 'https://h/x/chat/completions?version=2'],
  ] as const)
    it(`accepts the URL ${given}`, () => assert.equal(completionsUrl(new URL(given)).href, meant));
});

const event = (completion: object) => `data: ${JSON.stringify(completion)}\r\n\r\n`;
const says = (content: string, more: object = {}) =>
  event({ choices: [{ delta: { content }, finish_reason: 'stop' }], ...more });

/** The text of a body that arrives in pieces of `bytes`. */
function read(body: string, bytes: number): Promise<string> {
  const whole = Buffer.from(body);
  const pieces = function* () {
    for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes);
  };
  return readChatResponse(pieces() as unknown as AsyncIterable<Uint8Array>, 'text/event-stream', () => {});
}

describe('readChatResponse', () => {
  it('reads events in pieces of any size', async () => {
    const body = `: ping\r\n\r\n${says('One ')}\n${says('é two.')}data: [DONE]`;
    for (let bytes = 1; bytes < body.length; bytes++) assert.equal(await read(body, bytes), 'One é two.');
  });

  it('reads a line of the largest size in small pieces', { timeout: 60_000 }, async () => {
    const padding = 'x'.repeat(limits.chatAnswerBytes - 200);
    assert.equal(await read(says('One.', { padding }), 8), 'One.');
  });
});
