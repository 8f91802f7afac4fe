import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import {
  BlockedAddress,
  checkUrl,
  connectSocket,
  connectToPublicHost,
  type SocketTarget,
} from '../../../src/net/fetch/ssrf-guard.js';

const never = new AbortController().signal;

/** Connection attempts for a URL whose host resolves to these addresses. */
async function targetsOf(url: string, addresses: string[]): Promise<SocketTarget[]> {
  const targets: SocketTarget[] = [];
  const connect = (target: SocketTarget) => {
    targets.push(target);
    return Promise.reject(new Error('not connected in this test'));
  };
  await assert.rejects(connectToPublicHost(new URL(url), async () => addresses, connect, never));
  return targets;
}

test('accepts only http and https URLs without credentials on ports 80 and 443', () => {
  for (const url of [
    'ftp://a.example',
    'file:///etc/passwd',
    'javascript:1',
    'http://u@a.example',
    'http://:p@a.example',
    'http://a.example:8080',
    'https://a.example:22',
    'http://',
    'a.example',
    '',
  ])
    assert.throws(() => checkUrl(url), BlockedAddress, url);
  for (const url of [
    'http://a.example',
    'https://a.example:443/x?y#z',
    'http://a.example:443',
    'https://a.example:80',
  ])
    assert.ok(checkUrl(url), url);
});

test('blocks a host with one private address among public ones', async () => {
  assert.deepEqual(await targetsOf('http://a.example', ['1.1.1.1', '10.0.0.1']), []);
  assert.deepEqual(await targetsOf('http://a.example', ['1.1.1.1', '::1']), []);
});

test('connects to a checked address and verifies TLS for the host name', async () => {
  const [target] = await targetsOf('https://a.example./x', ['1.1.1.1']);
  assert.deepEqual(
    { ...target, signal: undefined },
    { address: '1.1.1.1', port: 443, hostname: 'a.example', secure: true, signal: undefined },
  );
});

test('checks literal addresses without a lookup', async () => {
  assert.deepEqual(await targetsOf('http://[::1]/', ['1.1.1.1']), []);
  assert.deepEqual(await targetsOf('http://0x7f.1/', ['1.1.1.1']), []);
  const [target] = await targetsOf('http://[2606:4700::1111]/', []);
  assert.equal(target!.address, '2606:4700::1111');
});

test('blocks localhost regardless of the name server', async () => {
  for (const url of ['http://localhost', 'http://LOCALHOST.', 'http://a.localhost'])
    assert.deepEqual(await targetsOf(url, ['1.1.1.1']), [], url);
});

test('tries at most three addresses', async () => {
  assert.equal((await targetsOf('http://a.example', ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'])).length, 3);
});

test('reports a host without addresses as unreachable, not as blocked', async () => {
  await assert.rejects(
    connectToPublicHost(
      new URL('http://a.example'),
      async () => [],
      () => assert.fail('connected'),
      never,
    ),
    error => !(error instanceof BlockedAddress),
  );
});

test('opens a socket, rejects when it fails and stops when the signal aborts', async () => {
  const server = createServer(socket => socket.end());
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const target = { address: '127.0.0.1', port, hostname: 'a.example', secure: false };
  const socket = await connectSocket({ ...target, signal: never });
  assert.equal(socket.remotePort, port);
  socket.destroy();

  const stop = new AbortController();
  const stopped = connectSocket({ ...target, secure: true, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await assert.rejects(stopped, /stopped/);

  await new Promise(closed => server.close(closed));
  await assert.rejects(connectSocket({ ...target, signal: never }), /ECONNREFUSED/);
});

test('rejects a TLS connection without a valid certificate', async () => {
  const server = createServer(socket => socket.end('no TLS here'));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await assert.rejects(
    connectSocket({ address: '127.0.0.1', port, hostname: 'a.example', secure: true, signal: never }),
  );
  server.close();
});
