import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { describe, it } from 'node:test';
import {
  BlockedAddress,
  checkUrl,
  connectSocket,
  connectToPublicHost,
  type SocketTarget,
} from '../../../src/net/fetch/ssrf-guard.js';
import { localPort } from '../../local-server.js';

const { signal } = new AbortController();

describe('checkUrl', () => {
  const blocked =
    'ftp://a.example file:///etc/passwd javascript:1 http://u@a.example http://:p@a.example http://a.example:8080 https://a.example:22 http:// a.example';
  for (const url of ['', ...blocked.split(' ')])
    it(`rejects ${url || 'nothing'}`, () => assert.throws(() => checkUrl(url), BlockedAddress));
  for (const url of ['http://a.example:443', 'https://a.example:443/x?y#z', 'https://a.example:80'])
    it(`accepts ${url}`, () => assert.ok(checkUrl(url)));
});

/** Connection attempts for a URL whose host resolves to these addresses. */
async function targetsOf(url: string, addresses: readonly string[]): Promise<SocketTarget[]> {
  const targets: SocketTarget[] = [];
  const connect = (target: SocketTarget) => {
    targets.push(target);
    return Promise.reject(new Error('not connected in this test'));
  };
  await assert.rejects(connectToPublicHost(new URL(url), async () => [...addresses], connect, signal));
  return targets;
}

const four = ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'];
describe('connectToPublicHost', () => {
  for (const [what, url, addresses, tried] of [
    ['no host with one private address', 'http://a.example', ['1.1.1.1', '10.0.0.1'], []],
    ['no host with one private IPv6 address', 'http://a.example', ['1.1.1.1', '::1'], []],
    ['no private address', 'http://[::1]/', ['1.1.1.1'], []],
    ['no private address in another notation', 'http://0x7f.1/', ['1.1.1.1'], []],
    ['a public address without a lookup', 'http://[2606:4700::1111]/', [], ['2606:4700::1111']],
    ['no localhost', 'http://localhost', ['1.1.1.1'], []],
    ['no localhost in another form', 'http://LOCALHOST.', ['1.1.1.1'], []],
    ['no name in localhost', 'http://a.localhost', ['1.1.1.1'], []],
    ['three addresses at most', 'http://a.example', four, four.slice(0, 3)],
  ] as const)
    it(`connects to ${what}: ${url}`, async () => {
      const targets = await targetsOf(url, addresses);
      assert.deepEqual(
        targets.map(({ address }) => address),
        tried,
      );
    });

  it('verifies TLS for the host name', async () => {
    const [target] = await targetsOf('https://a.example./x', ['1.1.1.1']);
    const expected = { address: '1.1.1.1', port: 443, hostname: 'a.example', secure: true };
    assert.deepEqual(target, { ...expected, signal });
  });

  it('reports a host without addresses as unreachable, not as blocked', async () => {
    const never = () => assert.fail('connected');
    await assert.rejects(
      connectToPublicHost(new URL('http://a.example'), async () => [], never, signal),
      error => !(error instanceof BlockedAddress),
    );
  });
});

describe('connectSocket', () => {
  const target = { address: '127.0.0.1', hostname: 'a.example', signal };

  it('opens a socket, rejects when it fails and stops when the signal aborts', async () => {
    const server = createServer(socket => socket.end());
    const port = await localPort(server);
    const socket = await connectSocket({ ...target, port, secure: false });
    assert.equal(socket.remotePort, port);
    socket.destroy();

    const stop = new AbortController();
    const stopped = connectSocket({ ...target, port, secure: true, signal: stop.signal });
    stop.abort(new Error('stopped'));
    await assert.rejects(stopped, /stopped/);

    await new Promise(closed => server.close(closed));
    await assert.rejects(connectSocket({ ...target, port, secure: false }), /ECONNREFUSED/);
  });

  it('rejects a TLS connection without a valid certificate', async () => {
    const port = await localPort(createServer(socket => socket.end('no TLS here')));
    await assert.rejects(connectSocket({ ...target, port, secure: true }));
  });
});
