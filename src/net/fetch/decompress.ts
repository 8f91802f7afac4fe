import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** The page exceeds the size limit. */
export class PageTooLarge extends Error {}
/** The page has an unsupported type or coding. The message completes the sentence "it is …". */
export class UnsupportedPage extends Error {}

const unzip: Decoder = promisify(zlib.unzip);
const inflateRaw: Decoder = promisify(zlib.inflateRaw);
const brotliDecompress: Decoder = promisify(zlib.brotliDecompress);
type Decoder = (bytes: Buffer, options: zlib.ZlibOptions & zlib.BrotliOptions) => Promise<Buffer>;

/** Decoders of content codings (RFC 9110, section 8.4.1). */
const decoders = new Map<string, Decoder>([
  ['gzip', unzip],
  ['x-gzip', unzip],
  // "deflate" is the zlib format, but some servers send raw deflate data.
  ['deflate', (bytes, options) => (((bytes[0] ?? 0) & 0x0f) === 8 ? unzip : inflateRaw)(bytes, options)],
  ['br', brotliDecompress],
]);

export function requireDecoder(encoding: string): void {
  if (!decoders.has(encoding)) throw new UnsupportedPage(`compressed as "${encoding.slice(0, 20)}"`);
}

/** Decodes up to `maxOutputLength` bytes, and a truncated stream as far as possible, as browsers do. */
export async function decode(bytes: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> {
  const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = zlib.constants;
  const finishFlush = encoding === 'br' ? BROTLI_OPERATION_FLUSH : Z_SYNC_FLUSH;
  try {
    return await decoders.get(encoding)!(bytes, { maxOutputLength, finishFlush });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new PageTooLarge() : error;
  }
}
