import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** More bytes than the cap. */
export class TooLarge extends Error {}
/** Of a kind or coding that isn't read; the message completes "it is …". */
export class Unsupported extends Error {}

const { constants } = zlib;
type Decompress = (bytes: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>;
const gunzip: Decompress = promisify(zlib.gunzip);
const inflate: Decompress = promisify(zlib.inflate);
const inflateRaw: Decompress = promisify(zlib.inflateRaw);
const brotliDecompress: (bytes: Buffer, options: zlib.BrotliOptions) => Promise<Buffer> = promisify(
  zlib.brotliDecompress,
);

type Decode = (bytes: Buffer, bytesMax: number) => Promise<Buffer>;

/** How a content coding (RFC 9110, §8.4.1) is undone, in memory, under a cap. */
export function decoderFor(encoding: string): Decode {
  if (encoding === 'gzip' || encoding === 'x-gzip')
    return (bytes, bytesMax) => bounded(gunzip, bytes, bytesMax);
  if (encoding === 'br')
    return (bytes, maxOutputLength) =>
      unpack(brotliDecompress(bytes, { maxOutputLength, finishFlush: constants.BROTLI_OPERATION_FLUSH }));
  // "deflate" means zlib's format; some servers send the bare one.
  if (encoding === 'deflate')
    return (bytes, bytesMax) =>
      bounded(((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw, bytes, bytesMax);
  throw new Unsupported(`compressed as "${encoding.slice(0, 20)}"`);
}

/** Takes what there is of a stream that was cut short, as browsers do. */
const bounded = (decompress: Decompress, bytes: Buffer, maxOutputLength: number) =>
  unpack(decompress(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }));

async function unpack(result: Promise<Buffer>): Promise<Buffer> {
  try {
    return await result;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge() : error;
  }
}
