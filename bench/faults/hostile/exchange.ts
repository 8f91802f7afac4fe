/** Sends one HTTP request from a chosen address of the loopback network. */
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Exchange {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** Source address, which identifies an anonymous caller. Linux accepts all of 127.0.0.0/8. */
  from: string;
  /** Whether to reuse a connection of this address. */
  keepAlive?: boolean;
  timeoutMs?: number;
}

export interface Reply {
  /** 0 if the connection was closed or timed out. */
  status: number;
  /** Size of the response body in bytes. */
  bytes: number;
  ms: number;
  /** Beginning of the body. */
  text: string;
  cookie: string | undefined;
}

const textChars = 100_000;
const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1_000 });
const singleUseAgent = new Agent({ keepAlive: false, maxSockets: 1_000 });

/** Never rejects: a failure is returned as status 0. */
export function exchange(
  url: string,
  { method, path, headers, body, from, ...options }: Exchange,
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
      agent: options.keepAlive ? keepAliveAgent : singleUseAgent,
    });
    const timer = setTimeout(() => sent.destroy(), options.timeoutMs ?? 60_000);
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
