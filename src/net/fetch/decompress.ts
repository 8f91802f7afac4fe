import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** The page exceeds the size limit. */
export class PageTooLarge extends Error {}
/** The page has an unsupported type or coding. The message completes the sentence "it is …". */
export class UnsupportedPage extends Error {}

const { constants } = zlib;
type Decompress = (bytes: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>;
const gunzip: Decompress = promisify(zlib.gunzip);
const inflate: Decompress = promisify(zlib.inflate);
const inflateRaw: Decompress = promisify(zlib.inflateRaw);
const brotliDecompress: (bytes: Buffer, options: zlib.BrotliOptions) => Promise<Buffer> = promisify(
  zlib.brotliDecompress,
);

type Decode = (bytes: Buffer, bytesMax: number) => Promise<Buffer>;

/** Returns the decoder of a content coding (RFC 9110, section 8.4.1), which decodes up to `bytesMax`. */
export function decoderFor(encoding: string): Decode {
  if (encoding === 'gzip' || encoding === 'x-gzip')
    return (bytes, bytesMax) => bounded(gunzip, bytes, bytesMax);
  if (encoding === 'br')
    return (bytes, maxOutputLength) =>
      unpack(brotliDecompress(bytes, { maxOutputLength, finishFlush: constants.BROTLI_OPERATION_FLUSH }));
  // "deflate" is the zlib format, but some servers send raw deflate data.
  if (encoding === 'deflate')
    return (bytes, bytesMax) =>
      bounded(((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw, bytes, bytesMax);
  throw new UnsupportedPage(`compressed as "${encoding.slice(0, 20)}"`);
}

/** Decodes a truncated stream as far as possible, as browsers do. */
const bounded = (decompress: Decompress, bytes: Buffer, maxOutputLength: number) =>
  unpack(decompress(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }));

async function unpack(result: Promise<Buffer>): Promise<Buffer> {
  try {
    return await result;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new PageTooLarge() : error;
  }
}
