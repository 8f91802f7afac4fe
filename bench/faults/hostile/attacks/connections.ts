import { connect, type Socket } from 'node:net';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';

const count = 2_500;
const holdMs = 6_000;

export const attack: Attack = {
  what: `${count} idle connections from one address to a service limited to 1,024 descriptors`,
  openFiles: 1_024,
  // Connections of this machine have no limit by default.
  env: { CONNECTIONS_PER_ADDRESS: '380' },
  async run(scenario) {
    const sockets: Socket[] = [];
    let closed = 0;
    for (let i = 0; i < count; i++) {
      const socket = connect({ port: scenario.port, host: '127.0.0.1', localAddress: scenario.address });
      socket.on('error', () => {}).on('close', () => closed++);
      sockets.push(socket);
      if (i % 50 === 0) await pause(5);
    }
    await pause(holdMs);
    for (let i = 0; i < closed; i++) scenario.count(0);
    for (const socket of sockets) socket.destroy();
  },
};
