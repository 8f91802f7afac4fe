/**
 * Sends malformed requests on raw sockets, each of which smuggles another request. No smuggled request may
 * run, and the service must stay up. A smuggled request that ran is recognised by its X-Request-Id in a
 * response.
 */
import { connect } from 'node:net';
import { health } from './client.js';
import { runScenario } from './scenario.js';
import type { Verdict } from './verdict.js';

const smuggledId = 'smuggled-request';
const smuggled = `GET /api/health HTTP/1.1\r\nHost: inner\r\nX-Request-Id: ${smuggledId}\r\n\r\n`;
const silentMs = 250;

const post = (headers: string, body = '', version = 'HTTP/1.1') =>
  `POST /api/cleanup ${version}\r\n${headers}\r\n\r\n${body}`;
const get = (headers: string, target = '/api/health') => `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`;
const chunked = (body: string) => post('Host: a\r\nTransfer-Encoding: chunked', body);

/**
 * Several or invalid lengths of a body (RFC 9112, section 6.3), and that of `hello` as one reader counts it.
 */
const lengths: readonly [name: string, header: string][] = [
  ['two lengths that differ', '5\r\nContent-Length: 0'],
  ['two lengths, the first zero', '0\r\nContent-Length: 5'],
  ['two lengths that agree', '5\r\nContent-Length: 5'],
  ['two lengths in one line', '5, 5'],
  ['lengths that differ in one line', '5, 0'],
  ['a length with a sign', '+5'],
  ['a hexadecimal length', '0x5'],
  ['a length with a fraction', '5.0'],
  ['a length with an exponent', '1e1'],
  ['a length with a space inside', '5 0'],
  ['a length beyond 64 bits', '18446744073709551621'],
  ['a length in words', 'five'],
  ['a length with a NUL', '5\0'],
  ['a length that a tab splits', '5\t0'],
];
/** Lengths that a reader may take for none. */
const noLengths: readonly [name: string, header: string][] = [
  ['an empty length', ''],
  ['a length of spaces', '   '],
  ['a negative length', '-1'],
  ['a length of a thousand digits', '9'.repeat(1_000)],
];
/** Transfer codings that another parser might interpret differently, and lengths beside chunks. */
const codings: readonly [name: string, headers: string][] = [
  ['a length, then chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['chunks, then a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4'],
  ['chunks and an empty length', 'Transfer-Encoding: chunked\r\nContent-Length: '],
  ['gzip as transfer coding', 'Transfer-Encoding: gzip'],
  ['identity as transfer coding', 'Transfer-Encoding: identity'],
  ['gzip, chunked', 'Transfer-Encoding: gzip, chunked'],
  ['chunked, identity', 'Transfer-Encoding: chunked, identity'],
  ['chunked twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'],
  ['chunked, then identity', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
  ['xchunked', 'Transfer-Encoding: xchunked'],
  ['chunked in quotes', 'Transfer-Encoding: "chunked"'],
  ['an empty transfer coding', 'Transfer-Encoding: '],
  ['chunked behind a vertical tab', 'Transfer-Encoding: \x0bchunked'],
];
const proxyHeader = Buffer.from('0d0a0d0a000d0a515549540a2111000cc0000201c000020200500050', 'hex');

/** A request with valid framing smuggles nothing: a request after it would rightly run. */
const cases: readonly (readonly [name: string, bytes: string])[] = [
  ...lengths.map(
    ([name, length]) => [name, post(`Host: a\r\nContent-Length: ${length}`, `hello${smuggled}`)] as const,
  ),
  ...noLengths.map(
    ([name, length]) => [name, post(`Host: a\r\nContent-Length: ${length}`, smuggled)] as const,
  ),
  ...codings.map(([name, headers]) => [name, post(`Host: a\r\n${headers}`, `0\r\n\r\n${smuggled}`)] as const),
  // Invalid chunks
  ['a chunk size that is not a number', chunked(`zz\r\n${smuggled}`)],
  ['a negative chunk size', chunked(`-1\r\n${smuggled}`)],
  ['a chunk size with 0x', chunked(`0x5\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  ['a chunk size beyond 64 bits', chunked(`10000000000000005\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  ['a chunk longer than its size', chunked(`1\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  ['a chunk without its line end', chunked(`5\r\nhello0\r\n\r\n${smuggled}`)],
  ['a chunk extension', chunked(`5;a=b\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  ['an extension of the last chunk', chunked(`5\r\nhello\r\n0;a\r\n\r\n${smuggled}`)],
  ['a trailer', chunked(`5\r\nhello\r\n0\r\nX-A: b\r\n\r\n${smuggled}`)],
  ['an empty chunk size', chunked(`\r\n${smuggled}`)],
  ['a chunk size with a space before it', chunked(` 5\r\nhello\r\n0\r\n\r\n${smuggled}`)],
  // Hosts
  ['no Host', get('Accept: */*') + smuggled],
  ['two Hosts', get('Host: a\r\nHost: b') + smuggled],
  ['two Hosts that agree', get('Host: a\r\nHost: a') + smuggled],
  ['an empty Host', get('Host: ') + smuggled],
  // Invalid headers
  ['a space before the colon', post('Host: a\r\nContent-Length : 5', `hello${smuggled}`)],
  ['a folded length', post('Host: a\r\nContent-Length:\r\n 5', `hello${smuggled}`)],
  ['a header without a colon', get('Host: a\r\nnonsense') + smuggled],
  ['a header without a name', get('Host: a\r\n: value') + smuggled],
  ['a NUL in a header’s name', get('Host: a\r\nX-\0: b') + smuggled],
  ['a bare CR in a header', get(`Host: a\r\nX-A: b\rContent-Length: 5`) + smuggled],
  ['a bare LF in a header', get('Host: a\r\nX-A: b\nTransfer-Encoding: chunked') + smuggled],
  ['line ends of LF alone', `GET /api/health HTTP/1.1\nHost: a\nX-Request-Id: ${smuggledId}\n\n`],
  ['64 KB of headers', get(`Host: a\r\nX-Long: ${'x'.repeat(65_536)}`) + smuggled],
  ['two thousand headers', get(`Host: a\r\n${'X-Many: y\r\n'.repeat(2_000)}Z: z`) + smuggled],
  ['a folded header', get('Host: a\r\nX-A: b\r\n c') + smuggled],
  ['a header folded before its value', get('Host: a\r\nX-A:\r\n b') + smuggled],
  ['a tab before the colon', post('Host: a\r\nContent-Length\t: 5', `hello${smuggled}`)],
  ['a Host with a space', post('Host: a b\r\nTransfer-Encoding: gzip', smuggled)],
  ['a Host list', post('Host: a,b\r\nTransfer-Encoding: gzip', smuggled)],
  // Invalid request lines
  ['no method', ` /api/health HTTP/1.1\r\nHost: a\r\n\r\n${smuggled}`],
  ['no version', `GET /api/health\r\nHost: a\r\n\r\n${smuggled}`],
  ['HTTP/9.9', `GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n${smuggled}`],
  ['HTTP/1.0', post('Host: a\r\nContent-Length: 5', `hello${smuggled}`, 'HTTP/1.0')],
  ['an absolute-form target', get('Host: a', 'http://a/api/health') + smuggled],
  ['a CONNECT', `CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n${smuggled}`],
  ['an asterisk-form target', `OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n${smuggled}`],
  ['a PROXY v1 preamble', `PROXY TCP4 192.0.2.1 192.0.2.2 80 80\r\n${smuggled}`],
  ['a PROXY v2 preamble', `${proxyHeader.toString('latin1')}${smuggled}`],
  ['HTTP/2 by prior knowledge', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`],
  ['a TLS ClientHello', `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${smuggled}`],
  ['a line end in the path, encoded', get('Host: a', `/api/%0d%0aX-Request-Id:%20${smuggledId}%0d%0a%0d%0a`)],
];

export const run = (): Promise<Verdict> =>
  runScenario(async ({ service: { url }, failures }) => {
    for (const [name, bytes] of cases) {
      const received = await exchange(url, bytes).catch(error => `no response: ${error}`);
      if (received.includes(smuggledId)) failures.push(`${name}: the smuggled request ran`);
      if (/HTTP\/1\.1 5(?!05)\d\d/.test(received)) failures.push(`${name}: ${received.slice(0, 40)}`);
      const down = await health(url).then(
        ({ status }) => status === 'failing',
        () => true,
      );
      if (down) failures.push(`${name}: the service is down`);
    }
    return `${cases.length} malformed requests; no smuggled request ran, nothing crashed`;
  });

/** Sends raw bytes and collects the response until the server closes the connection or stops sending. */
function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    let timer = setTimeout(done, silentMs * 4);
    socket.on('data', chunk => {
      received += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(done, silentMs);
    });
    socket.on('close', done);
    socket.on('error', done);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
