import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { type Connection, NodeConnections } from '../../../../src/api/http/engine/node-connections.js';
import { localPort } from '../../../local-server.js';

type Serve = (...exchange: [...Parameters<RequestListener>, connection: Connection]) => unknown;
/** Whether two checks in a row close a connection that has sent `bytes` and reads nothing. */
async function isClosed(bytes: string, serve: Serve): Promise<boolean> {
  const clients = new NodeConnections();
  const server = createServer((req, res) => serve(req, res, clients.begin(req, res)!));
  server.on('connection', socket => clients.add(socket));
  const socket = connect(await localPort(server), '127.0.0.1').on('error', () => {});
  const requested = once(server, 'request');
  socket.pause().write(bytes);
  const [req] = await requested;
  clients.check();
  clients.check();
  socket.destroy();
  clients.close();
  return req.socket.destroyed;
}

const upload = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na';
const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('NodeConnections', () => {
  const long = 'x'.repeat(16 * 1_048_576);
  const pauses: Serve = (_req, _res, connection) => (connection.bodyPaused = true);
  const rows: [string, string, Serve, boolean][] = [
    ['closes a connection whose body stops arriving', upload, req => req.resume(), true],
    ['waits for a body while the service does not read it', upload, pauses, false],
    ['closes one whose client does not read its response', request, (_, res) => res.write(long), true],
    ['waits for a response that the service has not begun', request, () => {}, false],
  ];
  for (const [name, bytes, serve, closed] of rows)
    it(name, async () => assert.equal(await isClosed(bytes, serve), closed));
});
