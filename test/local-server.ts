import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { after } from 'node:test';

/** Listens on 127.0.0.1 until the end of the current test or suite. Returns the port, which was free. */
export async function localPort(server: Server): Promise<number> {
  after(() => {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** The same, as an address of HTTP. */
export const localUrl = async (server: Server): Promise<string> =>
  `http://127.0.0.1:${await localPort(server)}`;
