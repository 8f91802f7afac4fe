import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { before, describe, it } from 'node:test';
import { BodyMemory, BodyReservation } from '../../../../src/api/http/body/body-memory.js';
import { limits } from '../../../../src/contract/limits.js';
import { eventually } from '../../../eventually.js';
import { read, sockets, suiteServer } from '../../../server.js';

describe('BodyMemory', () => {
  const memory = () => new BodyMemory({ bytes: 100, addressBytes: 60 });
  const reservation = (of: BodyMemory, address: string) => new BodyReservation(of, () => address);

  it('rejects bytes beyond the share of an address and leaves space for others', () => {
    const all = memory();
    const first = reservation(all, 'a');
    assert.ok(first.resize(60));
    assert.ok(!reservation(all, 'a').resize(1));
    assert.ok(reservation(all, 'b').resize(40));
    assert.ok(!reservation(all, 'c').resize(1));
    first.release();
    assert.ok(reservation(all, 'c').resize(60));
  });

  it('frees all memory when reservations shrink, move and are released twice', () => {
    const from = memory();
    const to = memory();
    const body = reservation(from, 'a');
    assert.ok(body.resize(50) && body.resize(10) && body.moveTo(to));
    assert.deepEqual([from.bytes, to.bytes], [0, 10]);
    body.release();
    body.release();
    assert.deepEqual([from.bytes, to.bytes], [0, 0]);
  });
});

/** A connection that has sent a request head; `text` is the response received so far. */
function open(url: string, head: string): { socket: Socket; text: () => string; closed: Promise<void> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', chunk => {
    text += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()));
  socket.write(`${head}\r\nHost: a\r\n`);
  return { socket, text: () => text, closed };
}

describe('a request that is answered before its body arrives', () => {
  const server = suiteServer(sockets);
  const megabytes = (count: number) => Buffer.alloc(count * 1_048_576, 97);
  const post = (path: string, bytes: number, more = '') => {
    const connection = open(server.url, `POST ${path} HTTP/1.1`);
    connection.socket.write(`Content-Length: ${bytes}\r\n${more}\r\n`);
    return connection;
  };

  const early: [number, string, number, string][] = [
    [401, '/api/scan/image', 10_000_000, 'Content-Type: image/png\r\n'],
    [404, '/api/none', 10_000_000, ''],
    [405, '/api/health', 10_000_000, ''],
    [413, '/api/cleanup', 3_000_000, 'Sec-Fetch-Site: same-origin\r\nContent-Type: text/plain\r\n'],
    [413, '/api/cleanup', 80_000_000, 'Sec-Fetch-Site: same-origin\r\nContent-Type: text/plain\r\n'],
    [415, '/api/cleanup', 300_000, 'Sec-Fetch-Site: same-origin\r\nContent-Type: video/mp4\r\n'],
    [415, '/api/cleanup', 300_000, 'Sec-Fetch-Site: same-origin\r\nContent-Encoding: br\r\n'],
  ];
  for (const [status, path, bytes, headers] of early)
    it(`returns ${status} for ${bytes} bytes to ${path} after the head`, async () => {
      const { socket, text } = post(path, bytes, headers);
      await eventually(() => text().includes('\r\n\r\n{'));
      assert.match(text(), new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.equal(text().match(/connection: close/gi)?.length, 1);
      const length = Number(/content-length: (\d+)/i.exec(text())![1]);
      const content = text().slice(text().indexOf('\r\n\r\n') + 4);
      assert.equal(Buffer.byteLength(content), length);
      assert.ok(JSON.parse(content).detail.length > 0);
      socket.destroy();
    });

  it('drains the rest of the body and closes the connection', async () => {
    const { socket, text, closed } = post('/api/scan/image', 6 * 1_048_576, 'Content-Type: image/png\r\n');
    await eventually(() => text().includes('401'));
    socket.write(megabytes(6));
    await closed;
    assert.equal(text().match(/HTTP\/1\.1/g)!.length, 1);
  });

  it('drains a limited number of uploads of one address and continues when one closes', async () => {
    const head = 'Content-Type: image/png\r\n';
    const uploads = Array.from({ length: limits.concurrentDrainsPerAddress }, () =>
      post('/api/scan/image', 10_000_000, head),
    );
    await eventually(() => uploads.every(({ text }) => text().includes('401')));
    const next = post('/api/scan/image', 6 * 1_048_576, head);
    let closed = false;
    void next.closed.then(() => {
      closed = true;
    });
    await eventually(() => next.text().includes('401'));
    next.socket.write(megabytes(6));
    await new Promise(resolve => setTimeout(resolve, 300));
    assert.ok(!closed, 'its body is not read yet');
    uploads[0]!.socket.destroy();
    await next.closed;
    for (const { socket } of uploads) socket.destroy();
  });

  it('closes the connection of a client that never stops sending', async () => {
    const { socket, text, closed } = post('/api/scan/image', 900 * 1_048_576, 'Content-Type: image/png\r\n');
    const piece = megabytes(1);
    // After a failed write, the socket may be destroyed only later.
    const send = (error?: Error | null) => void (error || socket.destroyed || socket.write(piece, send));
    send();
    await closed;
    assert.match(text(), /^HTTP\/1\.1 401 /);
  });

  it('keeps the connection open when a small body arrived with the head', async () => {
    const connection = open(server.url, 'POST /api/none HTTP/1.1');
    connection.socket.write('Content-Length: 5\r\n\r\nhello');
    await eventually(() => connection.text().includes('404'));
    assert.doesNotMatch(connection.text(), /connection: close/i);
    connection.socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually(() => connection.text().includes('200 OK'));
    connection.socket.destroy();
  });

  it('buffers nothing of uploads that were answered with 401', async () => {
    // Memory grows by two gigabytes if every body is buffered, and by a few megabytes if none is.
    const before = process.memoryUsage().rss;
    const piece = megabytes(1);
    const uploads = Array.from({ length: 100 }, async () => {
      const upload = post('/api/scan/image', 10_900_000, 'Content-Type: image/png\r\n');
      for (let i = 0; i < 10; i++) await new Promise(resolve => upload.socket.write(piece, resolve));
      return upload;
    });
    const open = await Promise.all(uploads);
    const grown = process.memoryUsage().rss - before;
    for (const { socket, text } of open) {
      assert.match(text(), /^HTTP\/1\.1 401 /);
      socket.destroy();
    }
    assert.ok(grown < 400 * 1_048_576, `${Math.round(grown / 1_048_576)} MB`);
  });
});

describe('bodies of an account', () => {
  const server = suiteServer(sockets);
  let key: string;
  before(async () => {
    key = await server.key('uploads');
  });

  it('returns 503 with Retry-After while one address has too many unfinished bodies', async () => {
    const head = `POST /api/scan/image HTTP/1.1`;
    const uploads = Array.from({ length: 20 }, () => {
      const upload = open(server.url, head);
      upload.socket.write(
        `Authorization: Bearer ${key}\r\nContent-Type: image/png\r\nContent-Length: 10485760\r\n\r\n`,
      );
      upload.socket.write(Buffer.alloc(10_400_000));
      return upload;
    });
    await eventually(() => uploads.some(({ text }) => text().includes('503')));
    const full = uploads.find(({ text }) => text().includes('503'))!;
    assert.match(full.text(), /retry-after: 2/i);
    assert.ok(uploads.filter(({ text }) => text() === '').length >= 16);
    for (const { socket } of uploads) socket.destroy();
    await eventually(() => uploads.every(({ socket }) => socket.closed));
    const { status } = await read(
      server.call('/api/cleanup', { key, json: { text: 'a — b'.repeat(9_000) } }),
    );
    assert.equal(status, 200);
  });

  it('serves 200 parallel scans of 40 KB from one address', async () => {
    const text = 'The ferry left at nine and nobody waved. '.repeat(1_000);
    const statuses = await Promise.all(
      Array.from(
        { length: 200 },
        async () => (await read(server.call('/api/cleanup', { key, json: { text } }))).status,
      ),
    );
    assert.ok(
      statuses.every(status => status === 200),
      [...new Set(statuses)].join(),
    );
  });
});
