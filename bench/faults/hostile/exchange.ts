/** One HTTP request from a chosen address of the loopback network. */
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Exchange {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** The client's address: the service tells callers apart by it. Linux serves all of 127.0.0.0/8. */
  from: string;
  /** Reuses a connection of this address. */
  keepAlive?: boolean;
  timeoutMs?: number;
}

export interface Reply {
  /** 0 when the connection was closed or nothing came in time. */
  status: number;
  /** Bytes of the answer's body. */
  bytes: number;
  ms: number;
  /** First characters of the body. */
  text: string;
  cookie: string | undefined;
}

const textChars = 100_000;
const keptAlive = new Agent({ keepAlive: true, maxSockets: 1_000 });
const oneOff = new Agent({ keepAlive: false, maxSockets: 1_000 });

/** Never rejects: what went wrong is the reply's status 0. */
export function exchange(
  url: string,
  { method, path, headers, body, from, ...how }: Exchange,
): Promise<Reply> {
  const begun = performance.now();
  return new Promise(resolve => {
    const reply: Reply = { status: 0, bytes: 0, ms: 0, text: '', cookie: undefined };
    const settle = () => {
      clearTimeout(timer);
      reply.ms = performance.now() - begun;
      resolve(reply);
    };
    const { hostname, port } = new URL(url);
    const sent = request({
      hostname,
      port,
      path,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      localAddress: from,
      agent: how.keepAlive ? keptAlive : oneOff,
    });
    const timer = setTimeout(() => sent.destroy(), how.timeoutMs ?? 60_000);
    sent.on('response', response => {
      reply.status = response.statusCode ?? 0;
      reply.cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
      response.on('data', (chunk: Buffer) => {
        reply.bytes += chunk.length;
        if (reply.text.length < textChars) reply.text += chunk.toString('latin1');
      });
      response.on('error', () => {});
      response.on('close', settle);
    });
    sent.on('error', settle);
    sent.end(body);
  });
}
