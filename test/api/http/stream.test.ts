import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, describe, it } from 'node:test';
import Type from 'typebox';
import type { Listener } from '../../../src/api/http/listen.js';
import { type Context, type Route, route } from '../../../src/api/http/route.js';
import { eventFormats } from '../../../src/api/http/stream.js';
import { httpErrors } from '../../../src/contract/errors.js';
import { eventually } from '../../eventually.js';
import { setLimits } from '../../limits.js';
import { listening } from './listening.js';
import { openSocket } from './raw.js';

const sse = eventFormats['text/event-stream'];

type Pieces = (context: Context) => AsyncIterable<string>;

const streaming = (pieces: Pieces, method: 'GET' | 'POST' = 'POST'): Route =>
  route({
    method,
    path: '/stream',
    summary: 'A stream',
    docs: { description: 'Returns a stream.' },
    access: 'open',
    scope: 'read',
    rateLimit: null,
    body: method === 'POST' ? 'json' : 'none',
    input: Type.Object({}),
    work: (_, context) => ({
      status: 200,
      type: 'text/event-stream',
      stream: {
        pieces: pieces(context),
        heartbeat: sse.heartbeat,
        errorTrailer: why => sse.encode('error', { message: why }) + sse.encode('done', {}),
      },
    }),
  });

async function serve(pieces: Pieces, method?: 'GET' | 'POST'): Promise<{ url: string; listener: Listener }> {
  const { url, listener } = await listening([streaming(pieces, method)]);
  after(() => listener.close());
  return { url: `${url}/stream`, listener };
}

const post = { method: 'POST' };
/** A promise that resolves when `happen` is called. */
function event(): { happened: Promise<void>; happen: () => void } {
  let happen = () => {};
  const happened = new Promise<void>(resolve => {
    happen = resolve;
  });
  return { happened, happen };
}

/** Sends a POST of an empty object on a connection of its own. */
const open = (url: string, headers = 'Content-Length: 2', body = '{}') =>
  openSocket(url, `POST /stream HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`);
const one: Pieces = async function* () {
  yield 'data: 1\n\n';
};

describe('streamed answers', () => {
  it('sends the head immediately and each piece as it is produced', async () => {
    const gate = event();
    const { url } = await serve(async function* () {
      yield 'event: one\ndata: {}\n\n';
      await gate.happened;
      yield 'event: two\ndata: {}\n\n';
    });
    const { headers, body } = await fetch(url, post);
    assert.equal(headers.get('content-type'), 'text/event-stream');
    assert.equal(headers.get('x-accel-buffering'), 'no');
    assert.match(headers.get('cache-control')!, /no-store/);
    assert.ok(headers.get('x-request-id'));
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('one')) text += (await reader.read()).value;
    assert.ok(!text.includes('two'));
    gate.happen();
    for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
    assert.match(text, /event: one\ndata: \{\}\n\nevent: two\ndata: \{\}\n\n$/);
  });

  it('leaves the connection open for the next request', async () => {
    const { url } = await serve(one);
    const { socket, text } = open(url);
    const answered = (times: number) => eventually(() => text().split('data: 1').length === times + 1);
    await answered(1);
    socket.write('POST /stream HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
    await answered(2);
    socket.destroy();
  });

  it('closes the connection after a chunked request body', async () => {
    let asked = 0;
    const { url } = await serve(async function* () {
      asked++;
      yield 'data: 1\n\n';
    });
    const { socket, text } = open(url, 'Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n');
    await eventually(() => text().endsWith('\r\n0\r\n\r\n'));
    assert.match(text(), /\r\nConnection: close\r\n/);
    socket.write('POST /stream HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
    for (let i = 0; i < 5; i++) await (await fetch(url, post)).text();
    assert.equal(asked, 1 + 5);
    socket.destroy();
  });

  it('sends only the head for HEAD and never starts the producer', async () => {
    let asked = false;
    const { url } = await serve(async function* () {
      asked = true;
      yield 'data: 1\n\n';
    }, 'GET');
    const response = await fetch(url, { method: 'HEAD' });
    assert.deepEqual([response.status, await response.text()], [200, '']);
    assert.equal(response.headers.get('content-type'), 'text/event-stream');
    assert.equal(asked, false);
  });

  it('requests no more pieces than the client reads', async () => {
    let pulled = 0;
    let closed = false;
    const megabyte = 'x'.repeat(1_000_000);
    const { url } = await serve(async function* () {
      try {
        for (; pulled < 64; pulled++) yield megabyte;
      } finally {
        closed = true;
      }
    });
    const [response] = (await once(request(url, post).end(), 'response')) as [IncomingMessage];
    response.pause();
    await new Promise(r => setTimeout(r, 300));
    assert.ok(pulled < 32, `${pulled} MB were pulled for a client that reads nothing`);
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    assert.ok(bytes >= 64_000_000);
    assert.ok(closed);
  });

  for (const lagging of [false, true])
    it(`notifies and ends the producer at a disconnect while it ${lagging ? 'waits' : 'works'}`, async () => {
      const [aborted, ended] = [event(), event()];
      const { url } = await serve(async function* (context) {
        context.onAbort(aborted.happen);
        try {
          if (lagging) for (;;) yield 'x'.repeat(1_000_000);
          yield 'data: 1\n\n';
          await aborted.happened;
          yield 'data: not read\n\n';
          assert.fail('requested after the disconnect');
        } finally {
          ended.happen();
        }
      });
      const { socket } = open(url);
      socket.once('data', () => {
        socket.pause();
        setTimeout(() => socket.destroy(), 100);
      });
      await Promise.all([aborted.happened, ended.happened]);
    });

  for (const [thrown, shown] of [
    [new TypeError('x is undefined'), /Internal error/],
    [httpErrors.queueFull(), /queue is full/],
  ] as const)
    it(`ends with an error trailer when the producer fails: ${shown.source}`, async () => {
      const { url } = await serve(async function* () {
        yield 'data: 1\n\n';
        throw thrown;
      });
      const text = await (await fetch(url, post)).text();
      assert.match(text, shown);
      assert.doesNotMatch(text, /undefined/);
      assert.match(text, /event: done\ndata: \{\}\n\n$/);
    });

  it('ends with an error trailer at shutdown and notifies the producer', async () => {
    const aborted = event();
    const { url, listener } = await serve(async function* (context) {
      context.onAbort(aborted.happen);
      yield 'data: 1\n\n';
      await aborted.happened;
    });
    const response = await fetch(url, post);
    listener.drain();
    assert.equal(listener.pending(), 1);
    listener.close();
    assert.match(await response.text(), /data: 1\n\nevent: error\ndata: .*restarting.*\n\nevent: done\n/);
    await aborted.happened;
  });
});

describe('heartbeat', () => {
  const beats = (text: string) => text.match(/^: heartbeat$/gm)?.length ?? 0;

  it('is sent while no piece is ready and stops at the end', async () => {
    setLimits({ heartbeatMs: 5 });
    const beaten = event();
    const { url } = await serve(async function* () {
      yield 'data: a\n\n';
      await beaten.happened;
      yield 'data: b\n\n';
    });
    const { socket, text } = open(url);
    await eventually(() => beats(text()) >= 4);
    beaten.happen();
    await eventually(() => text().endsWith('\r\n0\r\n\r\n'));
    assert.match(text(), /data: a\n.*data: b\n/s);
    const { length } = text();
    await new Promise(r => setTimeout(r, 30));
    assert.equal(text().length, length);
    socket.destroy();
  });

  it('is not sent to a slow reader', async () => {
    setLimits({ heartbeatMs: 5 });
    const { url } = await serve(async function* () {
      yield 'x'.repeat(64_000_000);
    });
    const [response] = (await once(request(url, post).end(), 'response')) as [IncomingMessage];
    response.pause();
    await new Promise(r => setTimeout(r, 100));
    const text = Buffer.concat(await response.toArray()).toString('latin1');
    assert.ok(text.length > 64_000_000 && beats(text) <= 2, `${beats(text)} heartbeats`);
  });
});

describe('event formats', () => {
  it('encodes every text on one line of data', () => {
    const text = 'a\nb\r\n\u2028"\ud800';
    for (const type of ['text/event-stream', 'application/x-ndjson'] as const) {
      const wire = eventFormats[type].encode('rewrite', { id: '1', text });
      const line = type === 'text/event-stream' ? /^event: rewrite\ndata: (.*)\n\n$/s.exec(wire)?.[1] : wire;
      assert.equal(JSON.parse(line!).text, text);
      assert.equal(wire.trimEnd().split(/\r|\n/).length, type === 'text/event-stream' ? 2 : 1);
    }
  });

  it('uses heartbeats that clients ignore', () => {
    const { heartbeat, encode } = eventFormats['application/x-ndjson'];
    const lines = `${heartbeat}${heartbeat}${encode('done', {})}`.split('\n');
    assert.deepEqual(JSON.parse(lines[0]!), { event: 'done' });
    // A blank line would end a message, which some readers report as an empty one.
    assert.match(sse.heartbeat, /^:[^\n]*\n$/);
  });
});
