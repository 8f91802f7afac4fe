import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Admission, EngineServer, ExchangeHandler } from '../../../../src/api/http/engine/engine.js';
import { nodeEngine } from '../../../../src/api/http/engine/node.js';
import { openSocket } from '../raw.js';

const rejection = { head: { status: 503, fields: [] }, content: '' };
const ok = { status: 200, fields: [] };

/** Starts the engine with one handler for every path. */
async function start(run: ExchangeHandler, admission: Admission = 'admit', port = 0): Promise<EngineServer> {
  return nodeEngine.listen({
    routes: [{ method: 'ANY', pattern: '/*', handler: run }],
    host: '127.0.0.1',
    port,
    sharesPort: false,
    gate: () => ({ opened: () => admission, closed: () => {}, rejectedClosed: () => {} }),
    rejection,
  });
}

/** Sends bytes and resolves with everything received until the connection closes. */
async function talk({ port }: EngineServer, bytes: string, then?: (socket: Socket) => void): Promise<string> {
  const { socket, text, closed } = openSocket(`http://127.0.0.1:${port}`, bytes);
  then?.(socket);
  await closed;
  return text();
}

const get = (headers = '') => `GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;

/** What servers with both engines are tested for is not repeated here. */
describe('nodeEngine', () => {
  let server: EngineServer;
  let handler: ExchangeHandler;
  before(async () => {
    server = await start((exchange, head) => handler(exchange, head));
  });
  after(() => server.close());

  it('marks the last piece of a body, with a length, in chunks and when it is empty', async () => {
    for (const [body, expected] of [
      ['Content-Length: 3\r\n\r\nabc', 'abc'],
      ['Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n', 'abc'],
      ['Content-Length: 0\r\n\r\n', ''],
      ['\r\n', ''],
    ]) {
      let received = '';
      let lasts = 0;
      handler = exchange =>
        exchange.onData((piece, isLast) => {
          received += Buffer.from(piece).toString();
          if (!isLast) return;
          lasts++;
          exchange.send(ok, '', false, true);
        });
      await talk(server, `POST /a HTTP/1.1\r\nHost: a\r\n${body}`);
      assert.equal(received, expected);
      assert.equal(lasts, 1, body);
    }
  });

  for (const [when, send, received] of [
    ['before the previous response has ended', false, /^$/],
    ['after a response that closes the connection', true, /\r\n\r\none$/],
  ] as const)
    it(`serves no request that arrives ${when}, and closes the connection`, async () => {
      let requests = 0;
      handler = exchange => {
        requests++;
        exchange.onClosed(() => {});
        if (send) exchange.send(ok, 'one', false, true);
      };
      assert.match(await talk(server, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2)), received);
      assert.equal(requests, 1);
    });

  it('answers 505 to HTTP versions other than 1.1 and 1.0, and closes the connection', async () => {
    handler = () => assert.fail();
    for (const version of ['0.9', '1.2', '1.9', '2.0', '3.0', '9.9']) {
      const answer = await talk(server, `GET / HTTP/${version}\r\nHost: a\r\n\r\n`);
      assert.match(answer, /^HTTP\/1\.1 505 HTTP Version Not Supported\r\n/, version);
      assert.match(answer, /\r\nConnection: close\r\n/, version);
    }
    handler = exchange => exchange.send(ok, 'a', false, true);
    for (const version of ['1.0', '1.1'])
      assert.match(await talk(server, `GET / HTTP/${version}\r\nHost: a\r\n\r\n`), /^HTTP\/1\.1 200 /);
  });

  it('answers 431 to a head over 16 KB and 400 to a malformed one, and closes the connection', async () => {
    handler = () => assert.fail();
    assert.match(await talk(server, get(`X-Long: ${'x'.repeat(20_000)}\r\n`)), /^HTTP\/1\.1 431 /);
    const malformed = await talk(server, 'GET / HTTP/1.1\r\nHost a\r\n\r\n');
    assert.match(malformed, /^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/json\r\n/);
    assert.match(malformed, /\{"detail":"The request is not valid HTTP\/1\.1\."\}$/);
  });

  it('closes the connection of a malformed request when the client does not', async () => {
    const client = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    client.resume().write('GET / HTTP/1.1\r\nHost a\r\n\r\n');
    await once(client, 'end');
    // Writes to a closed connection fail.
    const writing = setInterval(() => client.write('x'), 20);
    await once(client, 'error');
    clearInterval(writing);
  });

  it('closes connections that the gate closes', async () => {
    const closed = await start(() => assert.fail(), 'close');
    assert.equal(await talk(closed, get()), '');
    closed.close();
  });

  it('rejects a port that another server uses', async () => {
    const second = start(() => {}, 'admit', server.port);
    await assert.rejects(second, /Cannot listen on 127\.0\.0\.1:\d+: the port is in use/);
  });

  it('keeps open connections when it stops listening, and closes them at the end', async () => {
    const closing = await start(exchange => exchange.send(ok, 'a', false, false));
    const socket = connect(closing.port, '127.0.0.1').setEncoding('latin1');
    const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    socket.write(request);
    await once(socket, 'data');
    closing.stopListening();
    await assert.rejects(fetch(`http://127.0.0.1:${closing.port}/`));
    socket.write(request);
    assert.match(String(await once(socket, 'data')), /^HTTP\/1\.1 200 OK/);
    closing.close();
    await once(socket, 'close');
  });
});
