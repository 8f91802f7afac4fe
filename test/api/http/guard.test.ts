import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { engineName, sockets, suiteServer } from '../../server.js';

/** Time after which no answer is expected any more, also on a busy machine. */
const unansweredMs = 5_000;

/** Sends raw bytes and collects the response until the server closes the connection or sends nothing more. */
function exchange(url: string, bytes: string, silentMs = 400): Promise<{ text: string; closed: boolean }> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname);
    let text = '';
    let timer = setTimeout(() => done(false), unansweredMs);
    const done = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, closed });
    };
    socket.on('data', chunk => {
      text += chunk;
      clearTimeout(timer);
      timer = setTimeout(() => done(false), silentMs);
    });
    socket.on('close', () => done(true));
    socket.on('error', () => done(true));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

const smuggled = 'GET /api/health HTTP/1.1\r\nHost: inner\r\n\r\n';
const post = (headers: string, body: string) => `POST /api/cleanup HTTP/1.1\r\n${headers}\r\n\r\n${body}`;

describe('request smuggling', () => {
  const server = suiteServer(sockets);

  it('names no engine in a header', async () => {
    for (const path of ['/', '/api/health', '/nowhere']) {
      const { headers } = await server.call(path);
      for (const name of ['uwebsockets', 'server', 'x-powered-by'])
        assert.equal(headers.get(name), null, path);
    }
  });

  const rejected: [string, string][] = [
    [
      'two Content-Lengths that differ',
      post('Host: a\r\nContent-Length: 5\r\nContent-Length: 0', 'hello' + smuggled),
    ],
    ['two Content-Lengths that agree', post('Host: a\r\nContent-Length: 5\r\nContent-Length: 5', 'hello')],
    ['an empty Content-Length', post('Host: a\r\nContent-Length: ', smuggled)],
    ['a Content-Length that is no number', post('Host: a\r\nContent-Length: +5', 'hello')],
    [
      'Content-Length beside Transfer-Encoding',
      post('Host: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`),
    ],
    [
      'a Transfer-Encoding other than chunked',
      post('Host: a\r\nTransfer-Encoding: gzip', `0\r\n\r\n${smuggled}`),
    ],
    ['a PROXY v1 preamble', `PROXY TCP4 192.0.2.1 192.0.2.2 80 80\r\n${smuggled}`],
    ['a folded header', `GET /api/health HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n`],
    ['a space before a colon', `GET /api/health HTTP/1.1\r\nHost: a\r\nX-A : b\r\n\r\n`],
    ['an absolute target of another host', 'GET http://b/api/health HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a target that is no path', 'GET api/health HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a request behind another one', smuggled + smuggled],
    ['two Hosts', `GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${smuggled}`],
    ['an empty Host', `GET /api/health HTTP/1.1\r\nHost: \r\n\r\n${smuggled}`],
    ['a missing Host', `GET /api/health HTTP/1.1\r\nAccept: */*\r\n\r\n${smuggled}`],
  ];
  for (const [name, bytes] of rejected) {
    it(`runs no request of a connection with ${name}`, async () => {
      const { text } = await exchange(server.url, bytes);
      assert.ok(!text.includes('"status":"ok"'), text);
      assert.ok(!/HTTP\/1\.1 200/.test(text), text);
    });
  }

  // docs/http.md: uWebSockets.js implements neither.
  for (const [name, bytes] of [
    ['HTTP/1.0', 'GET /api/health HTTP/1.0\r\nHost: a\r\n\r\n'],
    ['HTTP/1.0 without a Host', 'GET /api/health HTTP/1.0\r\n\r\n'],
    ['an absolute target of the same host', 'GET http://a/api/health HTTP/1.1\r\nHost: a\r\n\r\n'],
  ] as const) {
    it(`answers ${name} on node:http only`, async () => {
      const { text } = await exchange(server.url, bytes);
      assert.equal(/^HTTP\/1\.1 200/.test(text), engineName === 'node', text);
    });
  }

  it('returns 400 for a Host that is not a host name', async () => {
    for (const host of ['a b', 'a,b', 'a@b', 'a/b', 'a\tb', '<a>', 'a:b', '[::1'])
      assert.match(
        (await exchange(server.url, `GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).text,
        /^HTTP\/1\.1 400/,
        host,
      );
    for (const host of ['a', 'a.example:8080', '[::1]:80', '127.0.0.1', 'a_b', 'xn--bcher-kva.example', 'a.'])
      assert.match(
        (await exchange(server.url, `GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).text,
        /200 OK/,
        host,
      );
  });

  it('closes a connection that starts with a PROXY v2 preamble', async () => {
    const preamble = Buffer.from('0d0a0d0a000d0a515549540a2111000cc0000201c000020200500050', 'hex').toString(
      'latin1',
    );
    const { text, closed } = await exchange(server.url, preamble + smuggled);
    // node:http answers 400, which contains nothing of the request.
    assert.ok(engineName === 'uws' ? text === '' : /^HTTP\/1\.1 400/.test(text), text);
    assert.ok(closed);
  });

  it('returns 414 for a path or query string that is too long', async () => {
    for (const target of [`/${'p'.repeat(2_100)}`, `/api/health?${'q'.repeat(8_300)}`])
      assert.match(
        (await exchange(server.url, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`)).text,
        /^HTTP\/1\.1 414/,
      );
  });

  it('answers an ordinary request with one Host', async () => {
    const { text } = await exchange(server.url, 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
    assert.match(text, /HTTP\/1\.1 200 OK/);
  });

  it('accepts 8 KB of headers and rejects 64 KB', async () => {
    const head = (size: number) =>
      `GET /api/health HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(size)}\r\n\r\n`;
    assert.match((await exchange(server.url, head(8_000))).text, /200 OK/);
    assert.doesNotMatch((await exchange(server.url, head(64_000))).text, /200 OK/);
  });

  it('continues to serve after clients disconnect during a body', async () => {
    const { hostname, port } = new URL(server.url);
    for (let i = 0; i < 50; i++) {
      await new Promise<void>(resolve => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            post('Host: a\r\nContent-Length: 1000\r\nContent-Type: application/json', '{"text":"half'),
          );
          setTimeout(() => socket.destroy(), 2);
        });
        socket.on('close', () => resolve());
      });
    }
    assert.equal((await server.call('/api/health')).status, 200);
  });

  it('sends Connection: close once', async () => {
    const bytes = 33 * 1_048_576;
    const closing = await exchange(server.url, post(`Host: a\r\nContent-Length: ${bytes}`, ''));
    assert.equal(closing.text.match(/connection: close/gi)?.length, 1, closing.text);
  });
});
