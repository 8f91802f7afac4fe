import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { Blocked, checkUrl, connectSocket, dial, type Target } from '../../../src/net/fetch/ssrf-guard.js';

const never = new AbortController().signal;

/** Where a dial of the URL would go, for a name that resolves to these addresses. */
async function targetsOf(url: string, addresses: string[]): Promise<Target[]> {
  const targets: Target[] = [];
  const connect = (target: Target) => {
    targets.push(target);
    return Promise.reject(new Error('not connected in this test'));
  };
  await assert.rejects(dial(new URL(url), async () => addresses, connect, never));
  return targets;
}

test('only http and https, without credentials, on ports 80 and 443', () => {
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
    assert.throws(() => checkUrl(url), Blocked, url);
  for (const url of [
    'http://a.example',
    'https://a.example:443/x?y#z',
    'http://a.example:443',
    'https://a.example:80',
  ])
    assert.ok(checkUrl(url), url);
});

test('one private address among public ones blocks the name', async () => {
  assert.deepEqual(await targetsOf('http://a.example', ['1.1.1.1', '10.0.0.1']), []);
  assert.deepEqual(await targetsOf('http://a.example', ['1.1.1.1', '::1']), []);
});

test('the socket goes to a checked address, and TLS to the name', async () => {
  const [target] = await targetsOf('https://a.example./x', ['1.1.1.1']);
  assert.deepEqual(
    { ...target, signal: undefined },
    { address: '1.1.1.1', port: 443, hostname: 'a.example', secure: true, signal: undefined },
  );
});

test('literal addresses are checked without a name server', async () => {
  assert.deepEqual(await targetsOf('http://[::1]/', ['1.1.1.1']), []);
  assert.deepEqual(await targetsOf('http://0x7f.1/', ['1.1.1.1']), []);
  const [target] = await targetsOf('http://[2606:4700::1111]/', []);
  assert.equal(target!.address, '2606:4700::1111');
});

test('localhost is this machine, whatever a name server says', async () => {
  for (const url of ['http://localhost', 'http://LOCALHOST.', 'http://a.localhost'])
    assert.deepEqual(await targetsOf(url, ['1.1.1.1']), [], url);
});

test('at most three addresses are tried', async () => {
  assert.equal((await targetsOf('http://a.example', ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'])).length, 3);
});

test('a name without addresses is an error, not a policy', async () => {
  await assert.rejects(
    dial(
      new URL('http://a.example'),
      async () => [],
      () => assert.fail('dialled'),
      never,
    ),
    error => !(error instanceof Blocked),
  );
});

test('a socket connects, fails and is stopped as told', async () => {
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

test('a TLS socket needs a certificate', async () => {
  const server = createServer(socket => socket.end('no TLS here'));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await assert.rejects(
    connectSocket({ address: '127.0.0.1', port, hostname: 'a.example', secure: true, signal: never }),
  );
  server.close();
});
