import { once } from 'node:events';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { HttpError, httpErrors } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import type { BodyStream } from '../body/request-body.js';
import type { Head } from '../head.js';

/** Whether a request's body is compressed with gzip. Throws 415 for any other coding. */
export function isGzipped(headers: Head['headers']): boolean {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding === 'gzip' || coding === 'x-gzip') return true;
  if (coding !== 'identity') throw httpErrors.bodyCoding(coding);
  return false;
}

/** Inflated bytes up to which any compression ratio is accepted; beyond that, `limits.inflationRatio`. */
const inflatedMax = (bytes: number) => Math.max(limits.inflatedBodyFreeBytes, bytes * limits.inflationRatio);

const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip);

/**
 * Inflates a body on a thread of libuv. Rejects with 413 when the result would exceed `bytesMax` or the
 * compression ratio, with 400 when it is not gzip, and with 503 when there is no memory for it.
 * @param reserve reserves memory for the body; returns false when none is left
 */
export async function inflateBody(
  body: Buffer,
  bytesMax: number,
  reserve: (bytes: number) => boolean,
): Promise<Buffer> {
  const maxOutputLength = Math.min(bytesMax, inflatedMax(body.length));
  if (!reserve(body.length + maxOutputLength)) throw httpErrors.bodiesFull();
  let inflated: Buffer;
  try {
    inflated = await gunzip(body, { maxOutputLength });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw httpErrors.badGzip(error);
    throw maxOutputLength === bytesMax ? httpErrors.bodyTooLarge(bytesMax) : httpErrors.inflatesTooMuch();
  }
  reserve(inflated.length);
  return inflated;
}

/** Inflates a streamed body with the same bounds. The source is read only as fast as the result. */
export function inflatedStream(
  source: BodyStream,
  bytesMax: number,
  reply: { onSettled(run: () => void): void },
): BodyStream {
  const inflater = zlib.createGunzip();
  // Without a listener, an error after the last read would end the process.
  inflater.on('error', () => {});
  reply.onSettled(() => inflater.destroy());
  const pieces = inflatedPieces(source, inflater, bytesMax);
  return {
    readAhead: on => source.readAhead(on),
    reserve: bytes => source.reserve(bytes),
    drop() {
      inflater.destroy();
      source.drop();
    },
    async next() {
      const { value, done } = await pieces.next();
      return done ? null : value;
    },
  };
}

async function* inflatedPieces(
  source: BodyStream,
  inflater: zlib.Gunzip,
  bytesMax: number,
): AsyncGenerator<Buffer, null> {
  let bytesIn = 0;
  let bytesOut = 0;
  const feed = async () => {
    for (let piece = await source.next(); piece !== null; piece = await source.next()) {
      bytesIn += piece.length;
      if (!inflater.write(piece)) await once(inflater, 'drain');
    }
    inflater.end();
  };
  feed().catch(error => inflater.destroy(error));
  try {
    for await (const piece of inflater as AsyncIterable<Buffer>) {
      bytesOut += piece.length;
      if (bytesOut > bytesMax) throw httpErrors.bodyTooLarge(bytesMax);
      if (bytesOut > inflatedMax(bytesIn)) throw httpErrors.inflatesTooMuch();
      yield piece;
    }
  } catch (error) {
    throw error instanceof HttpError ? error : httpErrors.badGzip(error);
  }
  return null;
}
