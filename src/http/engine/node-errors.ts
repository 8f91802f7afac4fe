import type { Duplex } from 'node:stream';

const answers: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The head of the request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The head of the request took too long.'],
};
const malformed = ['400 Bad Request', 'The request is not valid HTTP/1.1.'] as const;

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
  const [status, detail] = answers[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ detail });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
