import { connect, createServer, type Socket } from 'node:net';
import { localPort } from '../local-server.js';

/** What happens to a connection. Whatever a fault does not name is passed on. */
export interface Fault {
  connect?(client: Socket): void;
  request?(client: Socket, data: Buffer, server: Socket): void;
  answer?(client: Socket, data: Buffer): void;
}

const reset = (client: Socket) => void client.resetAndDestroy();
const half = (data: Buffer) => data.subarray(0, Math.ceil(data.length / 2));

/** Ways in which connections break, by the moment. */
export const faults: Readonly<Record<string, Fault>> = {
  'when they are made': { connect: reset },
  'before a request arrives': { request: reset },
  'in the middle of a request': {
    request(client, data, server) {
      server.write(half(data));
      reset(client);
    },
  },
  'in the middle of an answer': { answer: (client, data) => void client.end(half(data)) },
  'after an answer': { answer: (client, data) => void client.write(data, () => reset(client)) },
  'by bytes of another protocol': { answer: client => void client.write('HTTP/1.1 400 Bad Request\r\n\r\n') },
  // As when the machine of the server is gone: nothing reaches it on this connection any more.
  'without a word': { request: client => void client.removeAllListeners('data') },
};

/** Forwards connections to a server, with a fault while one is set, until the end of the current test. */
export class Forwarder {
  fault: Fault = {};
  readonly #sockets = new Set<Socket>();

  private constructor(readonly url: URL) {}

  static async to(server: URL): Promise<Forwarder> {
    const url = new URL(server);
    const forwarder = new Forwarder(url);
    url.port = String(
      await localPort(createServer(client => forwarder.#forward(client, Number(server.port)))),
    );
    return forwarder;
  }

  /** Breaks all connections if the fault is of new ones. */
  breakIdle(): void {
    if (this.fault.connect !== undefined) for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  #forward(client: Socket, port: number): void {
    const server = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
    }
    client.on('data', data => {
      if (this.fault.request === undefined) server.write(data);
      else this.fault.request(client, data, server);
    });
    server.on('data', data => {
      if (this.fault.answer === undefined) client.write(data);
      else this.fault.answer(client, data);
    });
    this.fault.connect?.(client);
  }
}
