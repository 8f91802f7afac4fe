import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BodyMemory, BodyReservation } from '../../../../src/api/http/body/body-memory.js';
import { limits, megabyte } from '../../../../src/contract/limits.js';
import { eventually } from '../../../eventually.js';
import { sharedServer, sockets, suiteClient } from '../../../server.js';
import { openSocket } from '../raw.js';

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

describe('a request that is answered before its body arrives', () => {
  const server = sharedServer(sockets);
  const megabytes = (count: number) => Buffer.alloc(count * megabyte, 97);
  const post = (path: string, bytes: number, more = '') =>
    openSocket(server.url, `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n${more}\r\n`);
  /** An upload that is answered with 401. */
  const upload = (bytes: number) => post('/api/scan/image', bytes, 'Content-Type: image/png\r\n');

  const ownPage = 'Sec-Fetch-Site: same-origin\r\n';
  for (const [status, path, bytes, headers] of [
    [401, '/api/scan/image', 10_000_000, 'Content-Type: image/png\r\n'],
    [404, '/api/none', 10_000_000, ''],
    [405, '/api/health', 10_000_000, ''],
    [413, '/api/cleanup', 3_000_000, `${ownPage}Content-Type: text/plain\r\n`],
    [413, '/api/cleanup', 80_000_000, `${ownPage}Content-Type: text/plain\r\n`],
    [415, '/api/cleanup', 300_000, `${ownPage}Content-Type: video/mp4\r\n`],
    [415, '/api/cleanup', 300_000, `${ownPage}Content-Encoding: br\r\n`],
  ] as const)
    it(`returns ${status} for ${bytes} bytes to ${path} after the head`, async () => {
      const { socket, text } = post(path, bytes, headers);
      await eventually(() => text().includes('\r\n\r\n{'));
      const [head, content] = text().split('\r\n\r\n') as [string, string];
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.equal(head.match(/connection: close/gi)?.length, 1);
      assert.equal(content.length, Number(/content-length: (\d+)/i.exec(head)![1]));
      assert.ok(JSON.parse(content).detail.length > 0);
      socket.destroy();
    });

  it('drains the rest of the body and closes the connection', async () => {
    const { socket, text, closed } = upload(6 * megabyte);
    await eventually(() => text().includes('401'));
    socket.write(megabytes(6));
    await closed;
    assert.equal(text().match(/HTTP\/1\.1/g)!.length, 1);
  });

  it('drains a limited number of uploads of one address and continues when one closes', async () => {
    const uploads = Array.from({ length: limits.concurrentDrainsPerAddress }, () => upload(10_000_000));
    await eventually(() => uploads.every(({ text }) => text().includes('401')));
    const next = upload(6 * megabyte);
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
    const { socket, text, closed } = upload(900 * megabyte);
    const piece = megabytes(1);
    // After a failed write, the socket may be destroyed only later.
    const send = (error?: Error | null) => void (error || socket.destroyed || socket.write(piece, send));
    send();
    await closed;
    assert.match(text(), /^HTTP\/1\.1 401 /);
  });

  it('keeps the connection open when a small body arrived with the head', async () => {
    const { socket, text } = post('/api/none', 5, '');
    socket.write('hello');
    await eventually(() => text().includes('404'));
    assert.doesNotMatch(text(), /connection: close/i);
    socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually(() => text().includes('200 OK'));
    socket.destroy();
  });

  it('buffers nothing of uploads that were answered with 401', async () => {
    // Memory grows by two gigabytes if every body is buffered, and by a few megabytes if none is.
    const before = process.memoryUsage().rss;
    const piece = megabytes(1);
    const send = async () => {
      const sending = upload(10_900_000);
      for (let i = 0; i < 10; i++) await new Promise(resolve => sending.socket.write(piece, resolve));
      return sending;
    };
    const open = await Promise.all(Array.from({ length: 100 }, send));
    const grown = process.memoryUsage().rss - before;
    for (const { socket, text } of open) {
      assert.match(text(), /^HTTP\/1\.1 401 /);
      socket.destroy();
    }
    assert.ok(grown < 400 * megabyte, `${Math.round(grown / megabyte)} MB`);
  });
});

describe('bodies of an account', () => {
  const server = sharedServer(sockets);
  const client = suiteClient(server, 'uploads');

  it('returns 503 with Retry-After while one address has too many unfinished bodies', async () => {
    const head = `POST /api/scan/image HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${client.key}\r\nContent-Type: image/png\r\n`;
    const uploads = Array.from({ length: 20 }, () => {
      const upload = openSocket(server.url, `${head}Content-Length: 10485760\r\n\r\n`);
      upload.socket.write(Buffer.alloc(10_400_000));
      return upload;
    });
    await eventually(() => uploads.some(({ text }) => text().includes('503')));
    const full = uploads.find(({ text }) => text().includes('503'))!;
    assert.match(full.text(), /retry-after: 2/i);
    assert.ok(uploads.filter(({ text }) => text() === '').length >= 16);
    for (const { socket } of uploads) socket.destroy();
    await eventually(() => uploads.every(({ socket }) => socket.closed));
    const { status } = await client.post('/api/cleanup', { text: 'a — b'.repeat(9_000) });
    assert.equal(status, 200);
  });

  it('serves 200 parallel scans of 40 KB from one address', async () => {
    const text = 'The ferry left at nine and nobody waved. '.repeat(1_000);
    const clean = async () => (await client.post('/api/cleanup', { text })).status;
    const statuses = await Promise.all(Array.from({ length: 200 }, clean));
    assert.deepEqual([...new Set(statuses)], [200]);
  });
});
