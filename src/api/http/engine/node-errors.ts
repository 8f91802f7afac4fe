import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ResponseHead } from './engine.js';

export type Problem = readonly [status: number, detail: string];

export const unknownVersion: Problem = [505, 'The service supports HTTP/1.1 and HTTP/1.0.'];
export const foreignTarget: Problem = [400, 'The target of the request is neither a path nor of this host.'];
const problems: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: [431, 'The head of the request is too large.'],
  HPE_INVALID_VERSION: unknownVersion,
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The head of the request took too long.'],
};
const malformed: Problem = [400, 'The request is not valid HTTP/1.1.'];

/**
 * Answers a request that node:http cannot parse and closes the connection. A connection that is closed, or
 * whose previous response has begun, gets no answer.
 */
export function refuse(error: NodeJS.ErrnoException, socket: Duplex & { bytesWritten?: number }): void {
  const answering = (socket as { _httpMessage?: unknown })._httpMessage != null;
  if (error.code === 'ECONNRESET' || !socket.writable || answering) {
    socket.destroy();
    return;
  }
  const [status, detail] = problems[error.code ?? ''] ?? malformed;
  const head = { status, fields: ['Content-Type', 'application/json'] };
  socket.end(wholeResponse(head, JSON.stringify({ detail })));
}

/** Returns the bytes of a response that closes the connection. */
export function wholeResponse({ status, fields }: ResponseHead, content: string): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let i = 0; i < fields.length; i += 2) lines.push(`${fields[i]}: ${fields[i + 1]}`);
  lines.push(`Content-Length: ${Buffer.byteLength(content)}`, 'Connection: close', '', content);
  return lines.join('\r\n');
}
