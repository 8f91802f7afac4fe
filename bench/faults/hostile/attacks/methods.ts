import { connect } from 'node:net';
import type { Attack } from '../attack.js';
import type { Scene } from '../scenario.js';

const connections = 8;
const perConnection = 1_500;

/** Methods and paths that nobody else uses; each answer is awaited, so the service sets the pace. */
function sendOdd(scene: Scene, lane: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect({ port: scene.port, host: '127.0.0.1', localAddress: scene.address });
    let sent = 0;
    const next = () => {
      if (sent === perConnection) return void socket.destroy();
      const odd = `${lane}Z${sent++}${'Q'.repeat(250)}`;
      const request = sent % 2 === 0 ? `V${odd} /api/health` : `GET /api/${odd}?${odd}`;
      socket.write(`${request} HTTP/1.1\r\nHost: a\r\nUser-Agent: ${odd}\r\n\r\n`);
    };
    socket.on('connect', next);
    socket.on('data', chunk => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1];
      if (status === undefined) return;
      scene.count(Number(status));
      next();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

const pageBytesMax = 100_000;
const methodsMax = 12;

export const attack: Attack = {
  what: `${connections * perConnection} requests whose method or path occurs once: labels of metrics`,
  run: scene => scene.burst(connections, lane => sendOdd(scene, lane)),
  async check(scene) {
    const { text, bytes } = await scene.send({ path: '/metrics', from: '127.0.0.1' });
    const methods = new Set([...text.matchAll(/method="([^"]*)"/g)].map(([, method]) => method));
    const problems: string[] = [];
    if (bytes > pageBytesMax) problems.push(`/metrics has ${bytes} bytes`);
    if (methods.size > methodsMax) problems.push(`/metrics names ${methods.size} methods`);
    return problems;
  },
};
