/** Messages on a socket: structured clones (node:v8), each after its length in four bytes. */
import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import type { ErrorMessage } from '../../errors.js';

/**
 * Messages that a service sends to each connection: its process id at once, and when it answers requests its
 * version and the environments that it uses.
 */
export type Announcement = { service: number } | { ready: ReadyService };
export interface ReadyService {
  version: string;
  environments: readonly string[];
}
/** A call of `part.method`, and the message that answers it. */
export interface Request {
  id: number;
  part: string;
  method: string;
  args: unknown[];
}
export type Answer = { id: number; value: unknown } | { id: number; error: ErrorMessage };

const headBytes = 4;

/** Sends a message. A connection that has ended drops it. */
export function send(socket: Socket, message: Announcement | Request | Answer): void {
  const body = serialize(message);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.length);
  if (socket.writable) socket.write(Buffer.concat([head, body]));
}

/** Calls `receive` with each message. A message that cannot be decoded ends the connection. */
export function onMessages<T>(socket: Socket, receive: (message: T) => void): void {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let wanted = headBytes;
  socket.on('data', chunk => {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes >= wanted) {
      const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      const end = headBytes + all.readUInt32BE();
      wanted = end;
      chunks = [all];
      if (bytes < end) return;
      chunks = [all.subarray(end)];
      bytes -= end;
      wanted = headBytes;
      let message: T;
      try {
        message = deserialize(all.subarray(headBytes, end));
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      receive(message);
    }
  });
}
