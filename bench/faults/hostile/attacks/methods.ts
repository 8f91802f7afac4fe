import { connect } from 'node:net';
import type { Attack } from '../attack.js';
import type { AttackScenario } from '../scenario.js';

const connections = 8;
const perConnection = 1_500;

/** Sends unique methods and paths. Each request waits for the previous response. */
function sendUnique(scenario: AttackScenario, connection: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect({ port: scenario.port, host: '127.0.0.1', localAddress: scenario.address });
    let sent = 0;
    const next = () => {
      if (sent === perConnection) return void socket.destroy();
      const unique = `${connection}Z${sent++}${'Q'.repeat(250)}`;
      const request = sent % 2 === 0 ? `V${unique} /api/health` : `GET /api/${unique}?${unique}`;
      socket.write(`${request} HTTP/1.1\r\nHost: a\r\nUser-Agent: ${unique}\r\n\r\n`);
    };
    socket.on('connect', next);
    socket.on('data', chunk => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1];
      if (status === undefined) return;
      scenario.count(Number(status));
      next();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

const pageBytesMax = 100_000;
const methodsMax = 12;

export const attack: Attack = {
  what: `${connections * perConnection} requests with unique methods or paths, which must not become metric labels`,
  run: scenario => scenario.burst(connections, connection => sendUnique(scenario, connection)),
  async check(scenario) {
    const { text, bytes } = await scenario.send({ path: '/metrics', from: '127.0.0.1' });
    const methods = new Set([...text.matchAll(/method="([^"]*)"/g)].map(([, method]) => method));
    const problems: string[] = [];
    if (bytes > pageBytesMax) problems.push(`/metrics has ${bytes} bytes`);
    if (methods.size > methodsMax) problems.push(`/metrics lists ${methods.size} methods`);
    return problems;
  },
};
