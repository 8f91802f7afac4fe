/** A service that records the requests it gets and passes them on to another one. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { before } from 'node:test';
import { localUrl } from '../local-server.js';
import type { TestServer } from '../server.js';

export interface Recorder {
  url: string;
  requests: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[];
  /** Whether requests wait for their answer. */
  holds: boolean;
}

const passedOn = ['origin', 'authorization', 'content-type', 'idempotency-key'];

export function suiteRecorder(target: TestServer): Recorder {
  const recorder: Recorder = { url: '', requests: [], holds: false };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: path = '', headers } = request;
    const body = Buffer.concat(parts).toString();
    recorder.requests.push({ method, path, headers, body });
    while (recorder.holds && !response.destroyed) await new Promise(resolve => setTimeout(resolve, 20));
    if (response.destroyed) return;
    const sent = passedOn.flatMap(name => (headers[name] ? [[name, String(headers[name])]] : []));
    const answer = await fetch(target.url + path, {
      method,
      headers: Object.fromEntries(sent),
      ...(body !== '' && { body }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(await answer.text());
  });
  const address = localUrl(server);
  before(async () => {
    recorder.url = await address;
  });
  return recorder;
}
