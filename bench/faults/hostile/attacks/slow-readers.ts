import { connect } from 'node:net';
import { passage } from '../../../inputs/real-texts.js';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import type { AttackScenario } from '../scenario.js';

const connections = 100;
const readForMs = 12_000;
const lines = Buffer.from(
  Array.from({ length: 300 }, (_, i) => `${JSON.stringify({ text: passage(60, i) })}\n`).join(''),
);
const sentences = Buffer.from(
  JSON.stringify({
    sentences: Array.from({ length: 20 }, (_, i) => ({ id: `s${i}`, text: passage(30, i).slice(0, 1_200) })),
  }),
);

/** Reads a streamed answer slowly: a pause of 200 ms after every packet. */
function readSlowly(scenario: AttackScenario, n: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect({ port: scenario.port, host: '127.0.0.1', localAddress: scenario.address });
    let status = 0;
    const [path, type, body] =
      n % 2
        ? ['/api/scan/batch', 'application/x-ndjson', lines]
        : ['/api/rewrite/stream', 'application/json', sentences];
    socket.on('connect', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${scenario.key}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body);
    });
    socket.on('data', seen => {
      status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(seen.toString('latin1'))?.[1] ?? 0);
      socket.pause();
      setTimeout(() => socket.resume(), 200);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      scenario.count(status);
      resolve();
    });
    void pause(readForMs).then(() => socket.destroy());
  });
}

export const attack: Attack = {
  what: `${connections} clients that read batches and rewrites slowly`,
  run: scenario => scenario.burst(connections, n => readSlowly(scenario, n)),
};
