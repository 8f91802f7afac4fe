import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { ConnectionLimiter, connectionLimits, countByAddress } from '../../src/http/connections.js';
import { temporaryFolder } from '../server.js';

const peer = (last: number) => Uint8Array.of(192, 0, 2, last);

describe('ConnectionLimiter', () => {
  const open = (count: Map<string, number> = new Map(), trusted = -1) => {
    const clock = { now: 0 };
    const all = new ConnectionLimiter(
      { all: 20, address: 10 },
      address => address[3] === trusted,
      async () => count,
      () => clock.now,
    );
    return { all, clock };
  };

  it('admits one address up to its limit and other addresses beside it', () => {
    const { all } = open();
    const admitted = Array.from({ length: 15 }, () => {
      const stays = all.opened(peer(1));
      if (!stays) all.closed();
      return stays;
    }).filter(Boolean);
    assert.equal(admitted.length, 10);
    assert.ok(all.opened(peer(2)));
  });

  it('limits the total number of connections from any number of addresses', () => {
    const { all } = open();
    const admitted = Array.from({ length: 40 }, (_, i) => {
      const stays = all.opened(peer(i));
      if (!stays) all.closed();
      return stays;
    }).filter(Boolean);
    assert.equal(admitted.length, 20);
  });

  it('does not count connections that were closed', async () => {
    const { all, clock } = open();
    for (let i = 0; i < 500; i++) {
      clock.now += 10;
      assert.ok(all.opened(peer(1)), `connection ${i}`);
      all.closed();
    }
  });

  it('uses the kernel’s count for connections of earlier seconds', async () => {
    const { all, clock } = open(new Map([['192.0.2.1', 11]]));
    for (let i = 0; i < 11; i++) all.opened(peer(i));
    clock.now = 5_000;
    all.opened(peer(30));
    await new Promise(resolve => setImmediate(resolve));
    assert.ok(!all.opened(peer(1)));
    assert.ok(all.opened(peer(2)));
  });

  it('has no limit per address for a trusted proxy', () => {
    const { all } = open(new Map(), 7);
    assert.equal(Array.from({ length: 20 }, () => all.opened(peer(7))).filter(Boolean).length, 20);
  });
});

describe('connectionLimits', () => {
  it('reserves file descriptors for the rest of the process', () => {
    assert.deepEqual(connectionLimits(1_024), { all: 768, address: 384 });
    assert.deepEqual(connectionLimits(Number.POSITIVE_INFINITY), { all: 8_192, address: 1_024 });
  });
});

describe('countByAddress', { skip: process.platform !== 'linux' && 'reads the tables of Linux' }, () => {
  it('counts the connections to a port by peer address', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const from = (localAddress: string) => connect({ port, host: '127.0.0.1', localAddress });
    const sockets = [from('127.0.0.1'), from('127.0.0.1'), from('127.0.0.5')];
    await Promise.all(sockets.map(socket => once(socket, 'connect')));
    try {
      // The kernel may list a connection twice or not at all while others come and go.
      const seen: unknown[] = [];
      while (seen.length < 20 && !isDeepStrictEqual(seen.at(-1), [2, 1])) {
        const counts = await countByAddress(port);
        seen.push([counts.get('127.0.0.1'), counts.get('127.0.0.5')]);
      }
      assert.deepEqual(seen.at(-1), [2, 1]);
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  });
});

describe('a process with 1,024 file descriptors', {
  skip: process.platform !== 'linux' && 'prlimit is of Linux',
}, () => {
  it('serves another address while one opens 1,500 connections, and uses little CPU', async () => {
    const folder = temporaryFolder();
    const program = new URL('../../bundle/src/main.js', import.meta.url).pathname;
    const child = spawn('prlimit', ['--nofile=1024:1024', process.execPath, program], {
      env: { ...process.env, PORT: '0', DATA_DIR: folder, POOL_THREADS: '1', LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    const port = Number(new URL(/http\S+/.exec(String(line))![0]).port);
    const sockets: Socket[] = [];
    for (let i = 0; i < 1_500; i++) sockets.push(connect(port, '127.0.0.1').on('error', () => {}));
    await new Promise(resolve => setTimeout(resolve, 1_500));
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' });
    other.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = (await once(other, 'data')) as [Buffer];
    assert.match(String(answer), /^HTTP\/1\.1 200/);
    assert.ok(sockets.filter(socket => !socket.destroyed).length <= 400);
    for (const socket of [...sockets, other]) socket.destroy();
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
});
