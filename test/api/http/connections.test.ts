import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { ConnectionLimiter, connectionLimits, countByAddress } from '../../../src/api/http/connections.js';
import { sockets, suiteServer, temporaryFolder } from '../../server.js';

const peer = (last: number) => Uint8Array.of(192, 0, 2, last);

describe('ConnectionLimiter', () => {
  const open = (count: Map<string, number> = new Map(), exempt = -1) => {
    const clock = { now: 0 };
    const all = new ConnectionLimiter(
      { all: 24, address: 10, rejected: 4 },
      address => address[3] === exempt,
      async () => count,
      () => clock.now,
    );
    return { all, clock };
  };
  const openMany = (all: ConnectionLimiter, count: number, from: (i: number) => Uint8Array) => {
    const numbers = { admit: 0, reject: 0, close: 0 };
    for (let i = 0; i < count; i++) {
      const admission = all.opened(from(i));
      numbers[admission]++;
      if (admission === 'close') all.closed();
    }
    return numbers;
  };

  it('admits one address up to its limit and other addresses beside it', () => {
    const { all } = open();
    assert.deepEqual(
      openMany(all, 12, () => peer(1)),
      { admit: 10, reject: 2, close: 0 },
    );
    assert.equal(all.opened(peer(2)), 'admit');
  });

  it('limits the total number of connections from any number of addresses', () => {
    const { all } = open();
    assert.deepEqual(openMany(all, 40, peer), { admit: 20, reject: 4, close: 16 });
  });

  it('closes connections over the limit while the maximum of rejected ones is open', () => {
    const { all } = open();
    assert.deepEqual(
      openMany(all, 20, () => peer(1)),
      { admit: 10, reject: 4, close: 6 },
    );
    all.rejectedClosed();
    all.closed();
    assert.deepEqual(
      openMany(all, 2, () => peer(1)),
      { admit: 0, reject: 1, close: 1 },
    );
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
    await new Promise(resolve => setImmediate(resolve));
    assert.equal(all.opened(peer(1)), 'reject');
    assert.equal(all.opened(peer(2)), 'admit');
  });

  it('counts connections that open while the kernel’s count is read', async () => {
    const { all, clock } = open();
    for (let i = 0; i < 11; i++) all.opened(peer(50));
    clock.now = 5_000;
    all.opened(peer(60));
    for (let i = 0; i < 5; i++) all.opened(peer(1));
    await new Promise(resolve => setImmediate(resolve));
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
    await new Promise(resolve => setImmediate(resolve));
    assert.deepEqual(
      openMany(all, 4, () => peer(1)),
      { admit: 2, reject: 2, close: 0 },
    );
  });

  it('has no limit per address for an exempt peer', () => {
    const { all } = open(new Map(), 7);
    assert.deepEqual(
      openMany(all, 20, () => peer(7)),
      { admit: 20, reject: 0, close: 0 },
    );
  });
});

describe('connectionLimits', () => {
  it('reserves file descriptors for the rest of the process', () => {
    assert.deepEqual(connectionLimits(null, 1_024), { all: 768, address: 384, rejected: 96 });
    assert.deepEqual(connectionLimits(null, Number.POSITIVE_INFINITY), {
      all: 8_192,
      address: 1_024,
      rejected: 1_024,
    });
  });

  it('uses the configured number of connections of one address, and none for 0', () => {
    assert.equal(connectionLimits(3_000, Number.POSITIVE_INFINITY).address, 3_000);
    assert.equal(connectionLimits(0, Number.POSITIVE_INFINITY).address, Number.POSITIVE_INFINITY);
  });
});

describe('a server with CONNECTIONS_PER_ADDRESS', () => {
  /** Opens connections that send nothing, and resolves when the server has accepted them. */
  async function openIdle(url: string, count: number, localAddress = '127.0.0.1'): Promise<Socket[]> {
    const port = Number(new URL(url).port);
    const sockets = Array.from({ length: count }, () =>
      connect({ port, host: '127.0.0.1', localAddress })
        .on('error', () => {})
        .resume(),
    );
    await Promise.all(sockets.map(socket => once(socket, 'connect')));
    await new Promise(resolve => setTimeout(resolve, 50));
    return sockets;
  }
  const agent = () => new Agent({ keepAlive: false });
  /** Sends a request on a connection of its own. */
  const send = (url: string, options: RequestOptions = {}, body: string | Buffer = '') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const message = request(url, { agent: agent(), ...options }, response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', piece => {
          text += piece;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: text }),
        );
      });
      message.on('error', reject).end(body);
    });

  describe('set to 5', () => {
    const server = suiteServer({ ...sockets, CONNECTIONS_PER_ADDRESS: '5' });

    it('answers 503 with Retry-After to connections of loopback over it, also to a body', async () => {
      const idle = await openIdle(server.url, 5);
      const health = `${server.url}/api/health`;
      for (const [method, path, body] of [
        ['GET', '/api/health', ''],
        ['POST', '/api/scan', 'x'.repeat(60_000)],
      ] as const) {
        const answer = await send(server.url + path, { method }, body);
        assert.equal(answer.status, 503);
        assert.ok(Number(answer.headers['retry-after']) > 0);
        assert.equal(answer.headers.connection, 'close');
        assert.match(JSON.parse(answer.body).detail, /^Too many connections are open/);
      }
      assert.equal((await send(health, { localAddress: '127.0.0.7' })).status, 200);
      for (const socket of idle) socket.destroy();
      for (let status = 503; status !== 200; ) status = (await send(health)).status;
    });

    it('answers and closes a connection over it that sends no request', async () => {
      const idle = await openIdle(server.url, 5, '127.0.0.2');
      const [extra] = (await openIdle(server.url, 1, '127.0.0.2')) as [Socket];
      let received = '';
      extra.setEncoding('latin1').on('data', piece => {
        received += piece;
      });
      await new Promise(resolve => extra.once('close', resolve));
      assert.match(received, /^HTTP\/1\.1 503 Service Unavailable\r\n/);
      assert.ok(idle.every(socket => !socket.destroyed));
      for (const socket of idle) socket.destroy();
    });

    it('serves no request of a rejected connection', async () => {
      const idle = await openIdle(server.url, 5, '127.0.0.3');
      const [extra] = (await openIdle(server.url, 1, '127.0.0.3')) as [Socket];
      let received = '';
      extra.setEncoding('latin1').on('data', piece => {
        received += piece;
      });
      extra.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
      await new Promise(resolve => extra.once('close', resolve));
      // The reset of a connection with unread requests may discard the answer.
      assert.match(received, /^(?:HTTP\/1\.1 503(?!.*HTTP\/1\.1 ).*)?$/s);
      for (const socket of idle) socket.destroy();
    });
  });

  for (const [what, env] of [
    ['unset', {}],
    ['set to 0', { CONNECTIONS_PER_ADDRESS: '0' }],
    ['set to 5 and loopback as TRUST_PROXY', { CONNECTIONS_PER_ADDRESS: '5', TRUST_PROXY: '127.0.0.0/8' }],
  ] as const)
    describe(what, () => {
      const server = suiteServer({ ...sockets, ...env });

      it('serves 1,100 connections of this machine', async () => {
        const idle = await openIdle(server.url, 1_100);
        assert.equal((await send(`${server.url}/api/health`)).status, 200);
        assert.ok(idle.every(socket => !socket.destroyed));
        for (const socket of idle) socket.destroy();
      });
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
  /** Opens 1,500 connections from one address, waits until `max` are left, and calls `then`. */
  async function flood(
    env: Record<string, string>,
    max: number,
    then: (port: number, openMore: () => Promise<void>) => Promise<void>,
  ) {
    const folder = temporaryFolder();
    const program = new URL('../../../bundle/src/main.js', import.meta.url).pathname;
    const child = spawn('prlimit', ['--nofile=1024:1024', process.execPath, program], {
      env: { ...process.env, PORT: '0', DATA_DIR: folder, POOL_THREADS: '1', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const sockets: Socket[] = [];
    try {
      const [line] = (await once(child.stdout!, 'data')) as [Buffer];
      const port = Number(new URL(/http\S+/.exec(String(line))![0]).port);
      // Batches fit into the accept queue. Linux repeats the handshake of others after seconds.
      const openMore = async () => {
        const batch = Array.from({ length: 100 }, () =>
          connect(port, '127.0.0.1')
            .on('error', () => {})
            .resume(),
        );
        sockets.push(...batch);
        await Promise.all(batch.map(socket => once(socket, 'connect')));
      };
      while (sockets.length < 1_500) await openMore();
      const open = () => sockets.filter(socket => !socket.destroyed).length;
      while (open() > max) await new Promise(resolve => setTimeout(resolve, 100));
      await then(port, openMore);
    } finally {
      for (const socket of sockets) socket.destroy();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Requests the health of the service from another address, and returns the status. */
  async function health(port: number): Promise<string> {
    const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' }).setEncoding('latin1');
    other.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = (await once(other, 'data')) as [string];
    other.destroy();
    return answer.slice(0, answer.indexOf('\r\n'));
  }

  it('serves another address while one opens 1,500 connections', () =>
    flood({ CONNECTIONS_PER_ADDRESS: '384' }, 400, async port =>
      assert.equal(await health(port), 'HTTP/1.1 200 OK'),
    ));

  it('answers 503 when all connections are in use', () =>
    flood({}, 672, async (port, openMore) => {
      // Idle connections end after seconds, which a busy machine may take to open the others.
      let status = await health(port);
      for (let round = 0; round < 50 && !status.includes('503'); round++) {
        await openMore();
        status = await health(port);
      }
      assert.equal(status, 'HTTP/1.1 503 Service Unavailable');
    }));
});
