/** Many connections, and clients that send and read slowly. */
import type { Socket } from 'node:net';
import { passage } from '../../../inputs/real-texts.js';
import { requestBytes } from '../../../load/raw-connection.js';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import { type Attacker, statusIn } from '../attacker.js';

const json = { 'content-type': 'application/json' };

/** 300 unfinished uploads without a key: all but the last bytes at once, and the rest slowly. */
export const uploads: Attack = {
  megabytes: 150,
  run: attacker => attacker.burst(300, n => attacker.connected(socket => void upload(socket, n))),
};

async function upload(socket: Socket, n: number): Promise<void> {
  const paths = ['/api/scan/image', '/api/scan', '/api/injection/image', '/api/scan/batch', '/api/mcp'];
  const chunk = Buffer.alloc(65_536, 'z');
  let left = 10_900_000;
  const write = () => {
    while (left > 300_000 && !socket.destroyed) {
      left -= chunk.length;
      if (!socket.write(chunk)) return;
    }
  };
  socket.write(
    `POST ${paths[n % paths.length]} HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream\r\nContent-Length: ${left}\r\n\r\n`,
  );
  write();
  socket.on('drain', write);
  for (let second = 0; second < 8 && !socket.destroyed; second++) {
    await pause(1_000);
    if (left <= 300_000) socket.write(chunk.subarray(0, 20_000));
  }
  socket.destroy();
}

/** Time limit of a body in seconds, with a margin for a busy machine. */
const bodySeconds = 40;

/** 500 connections that send one byte per second. */
export const slowUploads: Attack = {
  run: attacker => attacker.burst(500, n => attacker.connected(socket => void drip(attacker, socket, n))),
  async check({ notes }) {
    const open = notes.get('open') ?? 0;
    return open === 0 ? [] : [`${open} connections were open after ${bodySeconds} s`];
  },
};

async function drip({ key, notes }: Attacker, socket: Socket, n: number): Promise<void> {
  const keyed = `Host: a\r\nAuthorization: Bearer ${key}\r\n`;
  const beginnings = [
    'POST /api/scan HTTP/1.1\r\nHost: a\r\nX-Slow: ',
    `POST /api/scan HTTP/1.1\r\n${keyed}Content-Length: 90000\r\n\r\n`,
    `POST /api/scan HTTP/1.1\r\n${keyed}Transfer-Encoding: chunked\r\n\r\n`,
    'POST /api/extract HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 900000\r\n\r\n',
  ];
  socket.write(beginnings[n % 4]!);
  for (let second = 0; second < bodySeconds && !socket.destroyed; second++) {
    await pause(1_000);
    socket.write(n % 4 === 2 ? '1\r\na\r\n' : 'a');
  }
  if (!socket.destroyed) notes.set('open', (notes.get('open') ?? 0) + 1);
  socket.destroy();
}

/** 100 clients that read streamed answers slowly: batches and rewrites, with a pause after every packet. */
export const slowReaders: Attack = {
  run(attacker) {
    const lines = Array.from({ length: 300 }, (_, i) => `${JSON.stringify({ text: passage(60, i) })}\n`);
    const sentences = Array.from({ length: 20 }, (_, i) => ({
      id: `s${i}`,
      text: passage(30, i).slice(0, 1_200),
    }));
    const authorization = `Bearer ${attacker.key}`;
    const ndjson = { authorization, 'content-type': 'application/x-ndjson' };
    const requests = [
      requestBytes('POST', '/api/scan/batch', ndjson, lines.join('')),
      requestBytes('POST', '/api/rewrite/stream', { authorization, ...json }, JSON.stringify({ sentences })),
    ];
    return attacker.burst(100, n =>
      attacker.connected(socket => {
        socket.write(requests[n % 2]!);
        socket.on('data', () => {
          socket.pause();
          setTimeout(() => socket.resume(), 200);
        });
        void pause(12_000).then(() => socket.destroy());
      }),
    );
  },
};

/** 2,500 idle connections from one address to a service limited to 1,024 descriptors. */
export const connections: Attack = {
  openFiles: 1_024,
  // Connections of this machine have no limit by default.
  env: { CONNECTIONS_PER_ADDRESS: '380' },
  async run(attacker) {
    const sockets: Socket[] = [];
    for (let i = 0; i < 2_500; i++) {
      sockets.push(attacker.open());
      if (i % 50 === 0) await pause(5);
    }
    await pause(6_000);
    for (const socket of sockets) {
      if (socket.destroyed) attacker.count(0);
      socket.destroy();
    }
  },
};

/**
 * Requests on 1,500 connections that the service answers at once: counted, refused, invalid, unknown ones.
 */
export const manyConnections: Attack = {
  openFiles: 8_192,
  run(attacker) {
    const requests = [
      { path: '/api/scan', headers: json, body: JSON.stringify({ text: passage(30, 1) }) },
      { path: '/api/health' },
      { path: '/api/scan', headers: json, body: '{"text":7}' },
      { path: '/api/config' },
      { path: '/api/nothing' },
      { path: '/api/cleanup', headers: json, body: JSON.stringify({ text: passage(2_000, 2), save: false }) },
    ];
    return attacker.repeatedly(1_500, 1, n =>
      attacker.keyed({ ...requests[n % requests.length]!, from: `127.0.10.${1 + (n % 8)}` }),
    );
  },
};

const pageBytesMax = 100_000;
const methodsMax = 12;

/** 12,000 requests with unique methods, paths and user agents, which must not become metric labels. */
export const methods: Attack = {
  run: attacker =>
    attacker.burst(
      8,
      n =>
        new Promise<void>(resolve => {
          const socket = attacker.open();
          let sent = 0;
          // Each request waits for the previous response.
          const next = () => {
            if (sent === 1_500) return void socket.destroy();
            const unique = `${n}Z${sent++}${'Q'.repeat(250)}`;
            const request = sent % 2 === 0 ? `V${unique} /api/health` : `GET /api/${unique}?${unique}`;
            socket.write(`${request} HTTP/1.1\r\nHost: a\r\nUser-Agent: ${unique}\r\n\r\n`);
          };
          socket.on('connect', next);
          socket.on('data', seen => {
            const status = statusIn(seen);
            if (status === 0) return;
            attacker.count(status);
            next();
          });
          socket.on('close', resolve);
        }),
    ),
  async check(attacker) {
    const { text, bytes } = await attacker.send({ path: '/metrics', from: '127.0.0.1' });
    const methods = new Set([...text.matchAll(/method="([^"]*)"/g)].map(([, method]) => method));
    const problems: string[] = [];
    if (bytes > pageBytesMax) problems.push(`/metrics has ${bytes} bytes`);
    if (methods.size > methodsMax) problems.push(`/metrics lists ${methods.size} methods`);
    return problems;
  },
};
