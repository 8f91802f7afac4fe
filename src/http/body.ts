import type { HttpResponse } from 'uWebSockets.js';
import { refusals } from '../errors.js';
import { limits } from '../limits.js';
import type { Reply } from './reply.js';

/**
 * Collects a request body of at most `capBytes`, whole. Must be called in the same turn as the request.
 *
 * Over the cap it refuses with 413, and every client must get to read that: one that is still sending would lose the
 * answer to a closed connection. So a declared length is refused at once and the body flows by unread; an undeclared
 * (chunked) one is refused at its end; and only past `drainBytes` does the answer close the connection.
 * Never settles once the client is gone.
 */
export function collectBody(
  res: HttpResponse,
  reply: Reply,
  declared: string | undefined,
  capBytes: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const declaredBytes = declared === undefined ? 0 : Number(declared);
    if (declaredBytes > capBytes) {
      if (declaredBytes > limits.drainBytes) reply.closeAfter();
      res.onData(() => {});
      return reject(refusals.bodyTooLarge(capBytes, declaredBytes));
    }

    let chunks: Buffer[] = [];
    let bytes = 0;
    let timer: NodeJS.Timeout | undefined;
    reply.onSettled(() => clearTimeout(timer));
    const late = () => {
      reply.closeAfter();
      reject(refusals.bodyDeadline());
    };
    res.onData((chunk, isLast) => {
      bytes += chunk.byteLength;
      if (bytes <= capBytes) {
        // uWS takes the chunk's memory back when this callback returns.
        chunks.push(Buffer.from(new Uint8Array(chunk)));
        if (isLast) resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
        // Most bodies come in one piece; only those that don't need watching (an idle client uWS itself cuts off).
        else if (!reply.done) timer ??= setTimeout(late, limits.bodyDeadlineMs);
        return;
      }
      chunks = [];
      if (bytes > limits.drainBytes) reply.closeAfter();
      if (isLast || bytes > limits.drainBytes) reject(refusals.bodyTooLarge(capBytes));
    });
  });
}
