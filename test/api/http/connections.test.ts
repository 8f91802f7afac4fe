import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { livez } from '../../../src/api/endpoints/service/health.js';
import { ConnectionLimiter, connectionLimits, countByAddress } from '../../../src/api/http/connections.js';
import type { Listener } from '../../../src/api/http/listen.js';
import { eventually } from '../../eventually.js';
import { localPort } from '../../local-server.js';
import { sockets } from '../../server.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { listening } from './listening.js';
import { openSocket, rawRequest } from './raw.js';

const peer = (last: number) => Uint8Array.of(192, 0, 2, last);
const only = (last: number) => () => peer(last);
const nextTurn = () => new Promise(resolve => setImmediate(resolve));

describe('ConnectionLimiter', () => {
  afterEach(() => mock.restoreAll());
  const open = (count: Map<string, number> = new Map(), exempt = -1) => {
    const clock = { now: 0 };
    mock.method(performance, 'now', () => clock.now);
    const isExempt = (address: Uint8Array) => address[3] === exempt;
    const all = new ConnectionLimiter({ all: 24, address: 10, rejected: 4 }, isExempt, async () => count);
    return { all, clock };
  };
  /** Numbers of connections that are admitted, rejected and closed. */
  const openMany = (all: ConnectionLimiter, count: number, from: (i: number) => Uint8Array) => {
    const numbers = { admit: 0, reject: 0, close: 0 };
    for (let i = 0; i < count; i++) {
      const admission = all.opened(from(i));
      numbers[admission]++;
      if (admission === 'close') all.closed();
    }
    return Object.values(numbers);
  };

  for (const [what, count, from, numbers] of [
    ['admits one address up to its limit', 12, only(1), [10, 2, 0]],
    ['limits the connections of any number of addresses', 40, peer, [20, 4, 16]],
    ['has no limit per address for an exempt peer', 20, only(7), [20, 0, 0]],
  ] as const)
    it(what, () => assert.deepEqual(openMany(open(new Map(), 7).all, count, from), numbers));

  it('closes connections over the limit while the maximum of rejected ones is open', () => {
    const { all } = open();
    assert.deepEqual(openMany(all, 20, only(1)), [10, 4, 6]);
    all.rejectedClosed();
    all.closed();
    assert.deepEqual(openMany(all, 2, only(1)), [0, 1, 1]);
  });

  it('does not count connections that were closed', async () => {
    const { all, clock } = open();
    for (let i = 0; i < 500; i++) {
      clock.now += 10;
      assert.equal(all.opened(peer(1)), 'admit', `connection ${i}`);
      all.closed();
    }
  });

  it('uses the kernel’s count for connections of earlier seconds', async () => {
    const { all, clock } = open(new Map([['192.0.2.1', 11]]));
    for (let i = 0; i < 11; i++) all.opened(peer(i));
    clock.now = 5_000;
    all.opened(peer(30));
    await nextTurn();
    assert.equal(all.opened(peer(1)), 'reject');
    assert.equal(all.opened(peer(2)), 'admit');
  });

  it('counts connections that open while the kernel’s count is read', async () => {
    const { all, clock } = open();
    for (let i = 0; i < 11; i++) all.opened(peer(50));
    clock.now = 5_000;
    all.opened(peer(60));
    for (let i = 0; i < 5; i++) all.opened(peer(1));
    await nextTurn();
    all.rejectedClosed();
    for (let i = 0; i < 5; i++) all.closed();
    for (let i = 0; i < 5; i++) assert.equal(all.opened(peer(1)), 'admit');
    assert.equal(all.opened(peer(1)), 'reject');
  });

  it('counts an address again when connections of a time with few may have been forgotten', async () => {
    const { all, clock } = open(new Map([['192.0.2.1', 10]]));
    for (let i = 0; i < 4; i++) all.opened(peer(1));
    clock.now = 5_000;
    for (let i = 0; i < 4; i++) all.opened(peer(1));
    await nextTurn();
    assert.deepEqual(openMany(all, 4, only(1)), [2, 2, 0]);
  });
});

describe('connectionLimits', () => {
  it('reserves file descriptors for the rest of the process', () => {
    assert.deepEqual(connectionLimits(null, 1_024), { all: 768, address: 384, rejected: 96 });
    const unbounded = { all: 8_192, address: 1_024, rejected: 1_024 };
    assert.deepEqual(connectionLimits(null, Infinity), unbounded);
  });

  it('uses the configured number of connections of one address, and none for 0', () => {
    assert.equal(connectionLimits(3_000, Infinity).address, 3_000);
    assert.equal(connectionLimits(0, Infinity).address, Infinity);
  });
});

describe('a server with CONNECTIONS_PER_ADDRESS', () => {
  /** A server of the suite. */
  function suiteServer(env: Record<string, string>): { url: string } {
    const server = {} as { url: string; listener: Listener };
    before(async () => {
      Object.assign(server, await listening([livez], { ...sockets, ...env }));
    });
    after(() => server.listener.close());
    return server;
  }
  /** Opens connections that send nothing, and resolves when the server has accepted them. */
  async function openIdle(url: string, count: number, from?: string) {
    const opened = Array.from({ length: count }, () => openSocket(url, '', from));
    await Promise.all(opened.map(({ socket }) => once(socket, 'connect')));
    await new Promise(resolve => setTimeout(resolve, 50));
    return opened;
  }
  const closeAll = (opened: readonly { socket: Socket }[]) => {
    for (const { socket } of opened) socket.destroy();
  };

  describe('set to 5', () => {
    const server = suiteServer({ CONNECTIONS_PER_ADDRESS: '5' });
    const health = (localAddress?: string) =>
      rawRequest(`${server.url}/livez`, localAddress === undefined ? {} : { localAddress });

    it('answers 503 with Retry-After to connections of loopback over it, also to a body', async () => {
      const idle = await openIdle(server.url, 5);
      const post = { method: 'POST' };
      const long = 'x'.repeat(60_000);
      for (const answer of [await health(), await rawRequest(`${server.url}/api/scan`, post, long)]) {
        assert.equal(answer.status, 503);
        assert.ok(Number(answer.headers['retry-after']) > 0);
        assert.equal(answer.headers.connection, 'close');
        assert.match(JSON.parse(String(answer.body)).detail, /^Too many connections are open/);
      }
      assert.equal((await health('127.0.0.7')).status, 200);
      closeAll(idle);
      await eventually(async () => (await health()).status === 200);
    });

    for (const [what, address, sent, expected] of [
      ['answers and closes a connection over it that sends no request', '127.0.0.2', '', /^HTTP\/1\.1 503 /],
      [
        // The reset of a connection with unread requests may discard the answer.
        'serves no request of a rejected connection',
        '127.0.0.3',
        'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3),
        /^(?:HTTP\/1\.1 503(?!.*HTTP\/1\.1 ).*)?$/s,
      ],
    ] as const)
      it(what, async () => {
        const idle = await openIdle(server.url, 5, address);
        const [extra] = await openIdle(server.url, 1, address);
        extra!.socket.write(sent);
        await extra!.closed;
        assert.match(extra!.text(), expected);
        assert.ok(idle.every(({ socket }) => !socket.destroyed));
        closeAll(idle);
      });
  });

  for (const [what, env] of [
    ['unset', {}],
    ['set to 5 and loopback as TRUST_PROXY', { CONNECTIONS_PER_ADDRESS: '5', TRUST_PROXY: '127.0.0.0/8' }],
  ] as const)
    describe(what, () => {
      const server = suiteServer(env);

      it('serves 1,100 connections of this machine', async () => {
        const idle = await openIdle(server.url, 1_100);
        assert.equal((await rawRequest(`${server.url}/livez`)).status, 200);
        assert.ok(idle.every(({ socket }) => !socket.destroyed));
        closeAll(idle);
      });
    });
});

describe('countByAddress', { skip: process.platform !== 'linux' && 'reads the tables of Linux' }, () => {
  it('counts the connections to a port by peer address', async () => {
    const port = await localPort(createServer());
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
    }
  });
});

describe('a process with 1,024 file descriptors', {
  skip: process.platform !== 'linux' && 'prlimit is of Linux',
}, () => {
  it('answers 503 when all connections are in use', async () => {
    const folder = temporaryFolder();
    const program = new URL('../../../bundle/src/main.js', import.meta.url).pathname;
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, POOL_THREADS: '1', LOG_LEVEL: 'silent' };
    const limited = ['--nofile=1024:1024', process.execPath, program];
    const child = spawn('prlimit', limited, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const sockets: Socket[] = [];
    try {
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = /http[^\s"]+/.exec(String(line))![0];
      // Batches fit into the accept queue. Linux repeats the handshake of others after seconds.
      const openMore = async () => {
        const batch = Array.from({ length: 100 }, () => openSocket(url).socket);
        sockets.push(...batch);
        await Promise.all(batch.map(socket => once(socket, 'connect')));
      };
      for (let i = 0; i < 8; i++) await openMore();
      // Idle connections end after seconds, which a busy machine may take to open the others.
      await eventually(async () => {
        await openMore();
        const request = 'GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
        const other = openSocket(url, request, '127.0.0.9');
        await other.closed;
        return other.text().startsWith('HTTP/1.1 503');
      });
    } finally {
      for (const socket of sockets) socket.destroy();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
  });
});
