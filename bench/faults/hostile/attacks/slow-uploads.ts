import { connect, type Socket } from 'node:net';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import type { AttackScenario } from '../scenario.js';

const connections = 500;
/** Time limit of a body, with a margin for a busy machine. */
const allowedMs = 40_000;

const beginnings = (key: string): readonly string[] => [
  'POST /api/scan HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  `POST /api/scan HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Length: 90000\r\n\r\n`,
  `POST /api/scan HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `POST /api/extract HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 900000\r\n\r\n`,
];

function drip(scenario: AttackScenario, n: number): Promise<void> {
  return new Promise(resolve => {
    const socket: Socket = connect({
      port: scenario.port,
      host: '127.0.0.1',
      localAddress: scenario.address,
    });
    const chunked = n % 4 === 2;
    let status = 0;
    socket.on('connect', () => socket.write(beginnings(scenario.key)[n % 4]!));
    socket.on('data', seen => {
      status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(seen.toString('latin1'))?.[1] ?? 0);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      scenario.count(status);
      resolve();
    });
    void (async () => {
      for (let ms = 0; ms < allowedMs && !socket.destroyed; ms += 1_000) {
        await pause(1_000);
        socket.write(chunked ? '1\r\na\r\n' : 'a');
      }
      if (socket.destroyed) return;
      scenario.notes.set('open', (scenario.notes.get('open') ?? 0) + 1);
      socket.destroy();
    })();
  });
}

export const attack: Attack = {
  what: `${connections} connections that send one byte per second`,
  run: scenario => scenario.burst(connections, n => drip(scenario, n)),
  async check({ notes }) {
    const open = notes.get('open') ?? 0;
    return open === 0 ? [] : [`${open} connections were open after ${allowedMs / 1000} s`];
  },
};
