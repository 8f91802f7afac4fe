/** Requests without `fetch`, which decompresses bodies and sends only valid HTTP. */
import { once } from 'node:events';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from 'node:http';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request on a connection of its own, and returns the response as it arrived. */
export async function rawRequest(
  url: string,
  options: RequestOptions = {},
  sent: string | Buffer = '',
): Promise<RawAnswer> {
  const message = request(url, { agent: new Agent({ keepAlive: false }), ...options });
  const [response] = (await once(message.end(sent), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) };
}

/** A connection that has sent bytes; `text` returns what has arrived, in latin1. */
export function openSocket(
  url: string,
  bytes: string | Buffer = '',
  localAddress = '127.0.0.1',
): { socket: Socket; text: () => string; closed: Promise<void> } {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  let text = '';
  socket.on('data', chunk => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()));
  socket.write(bytes, 'latin1');
  return { socket, text: () => text, closed };
}
