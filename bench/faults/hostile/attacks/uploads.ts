import { connect } from 'node:net';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';
import type { AttackScenario } from '../scenario.js';

const connections = 300;
const bytes = 10_900_000;
const chunk = Buffer.alloc(65_536, 'z');
const holdMs = 8_000;
const paths = ['/api/scan/image', '/api/scan', '/api/injection/image', '/api/scan/batch', '/api/mcp'];

/**
 * Uploads all but the last bytes at once and the rest slowly, until the service closes the connection or time
 * is up.
 */
function upload(scenario: AttackScenario, n: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect({ port: scenario.port, host: '127.0.0.1', localAddress: scenario.address });
    let left = bytes;
    let status = 0;
    const write = () => {
      while (left > 300_000 && !socket.destroyed) {
        left -= chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('connect', () => {
      const head = `POST ${paths[n % paths.length]} HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream`;
      socket.write(`${head}\r\nContent-Length: ${bytes}\r\n\r\n`);
      write();
    });
    socket.on('drain', write);
    socket.on('data', seen => {
      status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(seen.toString('latin1'))?.[1] ?? 0);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      scenario.count(status);
      resolve();
    });
    void (async () => {
      for (let ms = 0; ms < holdMs && !socket.destroyed; ms += 1_000) {
        await pause(1_000);
        if (left <= 300_000) socket.write(chunk.subarray(0, 20_000));
      }
      socket.destroy();
    })();
  });
}

export const attack: Attack = {
  what: `${connections} unfinished uploads of 10 MB without a key`,
  megabytes: 150,
  run: scenario => scenario.burst(connections, n => upload(scenario, n)),
};
