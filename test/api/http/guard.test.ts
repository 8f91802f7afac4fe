import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { engineName, sharedServer, sockets } from '../../server.js';
import { openSocket } from './raw.js';

/** Times after which no answer, or no more of it, is expected, also on a busy machine. */
const [unansweredMs, silentMs] = [5_000, 400];

/** Sends bytes and resolves with the response when the server closes the connection or sends nothing more. */
function exchange(url: string, bytes: string): Promise<string> {
  const { socket, text, closed } = openSocket(url, bytes);
  socket.setTimeout(unansweredMs, () => socket.destroy());
  socket.on('data', () => socket.setTimeout(silentMs));
  return closed.then(text);
}

const smuggled = 'GET /api/health HTTP/1.1\r\nHost: inner\r\n\r\n';
const get = (headers: string, target = '/api/health') => `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/cleanup HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;

describe('request smuggling', () => {
  const server = sharedServer(sockets);
  const send = (bytes: string) => exchange(server.url, bytes);

  it('names no engine in a header', async () => {
    for (const path of ['/', '/api/health', '/nowhere']) {
      const { headers } = await server.call(path);
      for (const name of ['uwebsockets', 'server', 'x-powered-by'])
        assert.equal(headers.get(name), null, path);
    }
  });

  const rejected: [string, string][] = [
    ['two Content-Lengths that differ', post('Content-Length: 5\r\nContent-Length: 0', 'hello' + smuggled)],
    ['two Content-Lengths that agree', post('Content-Length: 5\r\nContent-Length: 5', 'hello')],
    ['an empty Content-Length', post('Content-Length: ', smuggled)],
    ['a Content-Length that is no number', post('Content-Length: +5', 'hello')],
    [
      'Content-Length beside Transfer-Encoding',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`),
    ],
    ['a Transfer-Encoding other than chunked', post('Transfer-Encoding: gzip', `0\r\n\r\n${smuggled}`)],
    ['a PROXY v1 preamble', `PROXY TCP4 192.0.2.1 192.0.2.2 80 80\r\n${smuggled}`],
    ['a folded header', get('Host: a\r\nX-A: b\r\n c')],
    ['a space before a colon', get('Host: a\r\nX-A : b')],
    ['an absolute target of another host', get('Host: a', 'http://b/api/health')],
    ['a target that is no path', get('Host: a', 'api/health')],
    ['a request behind another one', smuggled + smuggled],
    ['two Hosts', get('Host: a\r\nHost: b') + smuggled],
    ['an empty Host', get('Host: ') + smuggled],
    ['a missing Host', get('Accept: */*') + smuggled],
  ];
  for (const [name, bytes] of rejected)
    it(`runs no request of a connection with ${name}`, async () => {
      const text = await send(bytes);
      assert.doesNotMatch(text, /"status":"ok"|HTTP\/1\.1 200/);
    });

  // docs/http.md: uWebSockets.js implements neither.
  for (const [name, bytes] of [
    ['HTTP/1.0', 'GET /api/health HTTP/1.0\r\nHost: a\r\n\r\n'],
    ['HTTP/1.0 without a Host', 'GET /api/health HTTP/1.0\r\n\r\n'],
    ['an absolute target of the same host', get('Host: a', 'http://a/api/health')],
  ] as const)
    it(`answers ${name} on node:http only`, async () => {
      const text = await send(bytes);
      assert.equal(/^HTTP\/1\.1 200/.test(text), engineName === 'node', text);
    });

  for (const [status, hosts] of [
    [400, ['a b', 'a,b', 'a@b', 'a/b', 'a\tb', '<a>', 'a:b', '[::1']],
    [200, ['a', 'a.example:8080', '[::1]:80', '127.0.0.1', 'a_b', 'xn--bcher-kva.example', 'a.']],
  ] as const)
    it(`returns ${status} for the Hosts ${hosts}`, async () => {
      for (const text of await Promise.all(hosts.map(host => send(get(`Host: ${host}`)))))
        assert.match(text, new RegExp(`^HTTP/1\\.1 ${status} `));
    });

  it('closes a connection that starts with a PROXY v2 preamble', async () => {
    const preamble = Buffer.from('0d0a0d0a000d0a515549540a2111000cc0000201c000020200500050', 'hex');
    const { text, closed } = openSocket(server.url, preamble.toString('latin1') + smuggled);
    await closed;
    // node:http answers 400, which contains nothing of the request.
    assert.ok(engineName === 'uws' ? text() === '' : /^HTTP\/1\.1 400/.test(text()), text());
  });

  it('returns 414 for a path or query string that is too long', async () => {
    for (const target of [`/${'p'.repeat(2_100)}`, `/api/health?${'q'.repeat(8_300)}`])
      assert.match(await send(get('Host: a', target)), /^HTTP\/1\.1 414/);
  });

  it('accepts 8 KB of headers and rejects 64 KB', async () => {
    const head = (size: number) => get(`Host: a\r\nX-Long: ${'x'.repeat(size)}`);
    assert.match(await send(head(8_000)), /200 OK/);
    assert.doesNotMatch(await send(head(64_000)), /200 OK/);
  });

  it('continues to serve after clients disconnect during a body', async () => {
    const head = 'Content-Length: 1000\r\nContent-Type: application/json';
    for (let i = 0; i < 50; i++) {
      const { socket, closed } = openSocket(server.url, post(head, '{"text":"half'));
      setTimeout(() => socket.destroy(), 2);
      await closed;
    }
    assert.equal((await server.call('/api/health')).status, 200);
  });

  it('sends Connection: close once', async () => {
    const text = await send(post(`Content-Length: ${33 * 1_048_576}`, ''));
    assert.equal(text.match(/connection: close/gi)?.length, 1, text);
  });
});
