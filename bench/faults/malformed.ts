/**
 * Malformed requests on raw sockets, each with a request of its own hidden behind it or in it: nothing hidden may run, and
 * the service must stay up. A request that ran shows by its X-Request-Id in an answer.
 */
import { connect } from 'node:net';
import { benchFolder, startTarget } from '../driver.js';
import { health } from './client.js';
import { type Verdict, verdict } from './verdict.js';

const hidden = 'smuggled-request';
const inner = `GET /api/health HTTP/1.1\r\nHost: inner\r\nX-Request-Id: ${hidden}\r\n\r\n`;
const silentMs = 250;

const post = (headers: string, body = '', version = 'HTTP/1.1') =>
  `POST /api/cleanup ${version}\r\n${headers}\r\n\r\n${body}`;
const get = (headers: string, target = '/api/health') => `GET ${target} HTTP/1.1\r\n${headers}\r\n\r\n`;
const chunked = (body: string, headers = 'Host: a\r\nTransfer-Encoding: chunked') => post(headers, body);

/** Where the framing is honest and only the content is not, nothing is hidden behind: it would rightly run. */
const cases: readonly [name: string, bytes: string][] = [
  // Two lengths, or one that is none (RFC 9112, section 6.3)
  ['two lengths that differ', post('Host: a\r\nContent-Length: 5\r\nContent-Length: 0', `hello${inner}`)],
  [
    'two lengths, the first nothing',
    post('Host: a\r\nContent-Length: 0\r\nContent-Length: 5', `hello${inner}`),
  ],
  ['two lengths that agree', post('Host: a\r\nContent-Length: 5\r\nContent-Length: 5', `hello${inner}`)],
  ['two lengths in one line', post('Host: a\r\nContent-Length: 5, 5', `hello${inner}`)],
  ['lengths that differ in one line', post('Host: a\r\nContent-Length: 5, 0', `hello${inner}`)],
  ['an empty length', post('Host: a\r\nContent-Length: ', inner)],
  ['a length of spaces', post('Host: a\r\nContent-Length:    ', inner)],
  ['a negative length', post('Host: a\r\nContent-Length: -1', inner)],
  ['a length with a sign', post('Host: a\r\nContent-Length: +5', `hello${inner}`)],
  ['a hexadecimal length', post('Host: a\r\nContent-Length: 0x5', `hello${inner}`)],
  ['a length with a fraction', post('Host: a\r\nContent-Length: 5.0', `hello${inner}`)],
  ['a length with an exponent', post('Host: a\r\nContent-Length: 1e1', `hello${inner}`)],
  ['a length with a space inside', post('Host: a\r\nContent-Length: 5 0', `hello${inner}`)],
  ['a length beyond 64 bits', post('Host: a\r\nContent-Length: 18446744073709551621', `hello${inner}`)],
  ['a length of a thousand digits', post(`Host: a\r\nContent-Length: ${'9'.repeat(1_000)}`, inner)],
  ['a length in words', post('Host: a\r\nContent-Length: five', `hello${inner}`)],
  ['a length with a NUL', post('Host: a\r\nContent-Length: 5\0', `hello${inner}`)],
  ['a length that a tab splits', post('Host: a\r\nContent-Length: 5\t0', `hello${inner}`)],
  // Length and chunks at once
  [
    'a length, then chunks',
    post('Host: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${inner}`),
  ],
  [
    'chunks, then a length',
    post('Host: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 4', `0\r\n\r\n${inner}`),
  ],
  [
    'chunks and an empty length',
    post('Host: a\r\nTransfer-Encoding: chunked\r\nContent-Length: ', `0\r\n\r\n${inner}`),
  ],
  // Codings that another parser might read differently
  ['gzip as transfer coding', chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: gzip')],
  ['identity as transfer coding', chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: identity')],
  ['gzip, chunked', chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: gzip, chunked')],
  ['chunked, identity', chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: chunked, identity')],
  [
    'chunked twice',
    chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked'),
  ],
  [
    'chunked, then identity',
    chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity'),
  ],
  ['xchunked', chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: xchunked')],
  ['chunked in quotes', chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: "chunked"')],
  ['an empty transfer coding', chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: ')],
  [
    'chunked behind a vertical tab',
    chunked(`0\r\n\r\n${inner}`, 'Host: a\r\nTransfer-Encoding: \x0bchunked'),
  ],
  // Chunks that are none
  ['a chunk size that is no number', chunked(`zz\r\n${inner}`)],
  ['a negative chunk size', chunked(`-1\r\n${inner}`)],
  ['a chunk size with 0x', chunked(`0x5\r\nhello\r\n0\r\n\r\n${inner}`)],
  ['a chunk size beyond 64 bits', chunked(`10000000000000005\r\nhello\r\n0\r\n\r\n${inner}`)],
  ['a chunk longer than it says', chunked(`1\r\nhello\r\n0\r\n\r\n${inner}`)],
  ['a chunk without its line end', chunked(`5\r\nhello0\r\n\r\n${inner}`)],
  ['a chunk extension', chunked(`5;a=b\r\nhello\r\n0\r\n\r\n${inner}`)],
  ['an extension of the last chunk', chunked(`5\r\nhello\r\n0;a\r\n\r\n${inner}`)],
  ['a trailer', chunked(`5\r\nhello\r\n0\r\nX-A: b\r\n\r\n${inner}`)],
  ['a chunk size of nothing', chunked(`\r\n${inner}`)],
  ['a chunk size with a space before it', chunked(` 5\r\nhello\r\n0\r\n\r\n${inner}`)],
  // Hosts
  ['no Host', get('Accept: */*') + inner],
  ['two Hosts', get('Host: a\r\nHost: b') + inner],
  ['two Hosts that agree', get('Host: a\r\nHost: a') + inner],
  ['an empty Host', get('Host: ') + inner],
  // Headers that are none
  ['a space before the colon', post('Host: a\r\nContent-Length : 5', `hello${inner}`)],
  ['a folded length', post('Host: a\r\nContent-Length:\r\n 5', `hello${inner}`)],
  ['a header without a colon', get('Host: a\r\nnonsense') + inner],
  ['a header without a name', get('Host: a\r\n: value') + inner],
  ['a NUL in a header’s name', get('Host: a\r\nX-\0: b') + inner],
  ['a bare CR in a header', get(`Host: a\r\nX-A: b\rContent-Length: 5`) + inner],
  ['a bare LF in a header', get('Host: a\r\nX-A: b\nTransfer-Encoding: chunked') + inner],
  ['line ends of LF alone', `GET /api/health HTTP/1.1\nHost: a\nX-Request-Id: ${hidden}\n\n`],
  ['64 KB of headers', get(`Host: a\r\nX-Long: ${'x'.repeat(65_536)}`) + inner],
  ['two thousand headers', get(`Host: a\r\n${'X-Many: y\r\n'.repeat(2_000)}Z: z`) + inner],
  ['a folded header', get('Host: a\r\nX-A: b\r\n c') + inner],
  ['a header folded before its value', get('Host: a\r\nX-A:\r\n b') + inner],
  ['a tab before the colon', post('Host: a\r\nContent-Length\t: 5', `hello${inner}`)],
  ['a Host with a space', post('Host: a b\r\nTransfer-Encoding: gzip', inner)],
  ['a Host list', post('Host: a,b\r\nTransfer-Encoding: gzip', inner)],
  // Request lines that are none
  ['no method', ` /api/health HTTP/1.1\r\nHost: a\r\n\r\n${inner}`],
  ['no version', `GET /api/health\r\nHost: a\r\n\r\n${inner}`],
  ['HTTP/9.9', `GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n${inner}`],
  ['HTTP/1.0', post('Host: a\r\nContent-Length: 5', `hello${inner}`, 'HTTP/1.0')],
  ['an absolute-form target', get('Host: a', 'http://a/api/health') + inner],
  ['a CONNECT', `CONNECT a:80 HTTP/1.1\r\nHost: a:80\r\n\r\n${inner}`],
  ['an asterisk-form target', `OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n${inner}`],
  ['a PROXY v1 preamble', `PROXY TCP4 192.0.2.1 192.0.2.2 80 80\r\n${inner}`],
  [
    'a PROXY v2 preamble',
    `${Buffer.from('0d0a0d0a000d0a515549540a2111000cc0000201c000020200500050', 'hex').toString('latin1')}${inner}`,
  ],
  ['an empty line first', `\r\n${inner}`],
  ['HTTP/2 by prior knowledge', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${inner}`],
  ['a TLS greeting', `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${inner}`],
  ['a line end in the path, encoded', get('Host: a', `/api/%0d%0aX-Request-Id:%20${hidden}%0d%0a%0d%0a`)],
];

export async function run(): Promise<Verdict> {
  const { folder, remove } = await benchFolder();
  const target = await startTarget('telltale', '../src/main.js', { DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const wrongs = await malformed(target.url);
  if ((await target.stop()) !== 0) wrongs.push('it did not end in order');
  remove();
  return verdict(`${cases.length} malformed requests, nothing hidden ran, nothing crashed`, wrongs);
}

/** Sends every case; resolves with what went wrong. */
export async function malformed(url: string): Promise<string[]> {
  const wrongs: string[] = [];
  for (const [name, bytes] of cases) {
    const heard = await exchange(url, bytes).catch(error => `no answer: ${error}`);
    if (heard.includes(hidden)) wrongs.push(`${name}: the hidden request ran`);
    if (/HTTP\/1\.1 5(?!05)\d\d/.test(heard)) wrongs.push(`${name}: ${heard.slice(0, 40)}`);
    const alive = await health(url).then(
      ({ status }) => status === 'ok',
      () => false,
    );
    if (!alive) wrongs.push(`${name}: the service is down`);
  }
  return wrongs;
}

/** Sends raw bytes and collects what comes back until the server closes or is silent. */
function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    let timer = setTimeout(done, silentMs * 4);
    socket.on('data', chunk => {
      heard += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(done, silentMs);
    });
    socket.on('close', done);
    socket.on('error', done);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
