import { connect, type Socket } from 'node:net';
import { pause } from '../../verdict.js';
import type { Attack } from '../attack.js';

const count = 2_500;
const holdMs = 6_000;

export const attack: Attack = {
  what: `${count} idle connections of one address to a service of 1,024 descriptors`,
  openFiles: 1_024,
  async run(scene) {
    const sockets: Socket[] = [];
    let closed = 0;
    for (let i = 0; i < count; i++) {
      const socket = connect({ port: scene.port, host: '127.0.0.1', localAddress: scene.address });
      socket.on('error', () => {}).on('close', () => closed++);
      sockets.push(socket);
      if (i % 50 === 0) await pause(5);
    }
    await pause(holdMs);
    for (let i = 0; i < closed; i++) scene.count(0);
    for (const socket of sockets) socket.destroy();
  },
};
