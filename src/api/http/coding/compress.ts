import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { limits } from '../../../contract/limits.js';
import type { Answer, WholeAnswer } from '../answer.js';
import { type ContentCoding, codings, preferredCoding } from './negotiate.js';

/** Media types that compress well. Documents and images are compressed already. */
const compressible = /^(?:text\/|application\/json\b)/;

/**
 * The lowest levels that compress JSON to about a quarter. The next level of Brotli takes twice the time for
 * a tenth of the bytes.
 */
const gzipOptions = { level: 1 };
const brotliOptions = (bytes: number) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});

const compressInline: Readonly<Record<ContentCoding, (body: Buffer) => Buffer>> = {
  br: body => zlib.brotliCompressSync(body, brotliOptions(body.length)),
  gzip: body => zlib.gzipSync(body, gzipOptions),
};
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const compressInBackground: Readonly<Record<ContentCoding, (body: Buffer) => Promise<Buffer>>> = {
  br: body => brotli(body, brotliOptions(body.length)),
  gzip: body => gzip(body, gzipOptions),
};

/**
 * Compresses an answer as the client prefers. Short answers and streams stay as they are: a stream must reach
 * the client piece by piece.
 *
 * A dispatch to a thread of libuv takes the main thread longer than compressing a scan result, so only long
 * answers are compressed there.
 */
export function compressAnswer(answer: Answer, acceptEncoding: string | undefined): Answer | Promise<Answer> {
  if ('stream' in answer || !isCompressible(answer)) return answer;
  const coding = preferredCoding(acceptEncoding, codings);
  if (coding === null) return { ...answer, headers: { ...answer.headers, Vary: 'Accept-Encoding' } };
  const body = bytesOf(answer.body);
  return body.length <= limits.compressInlineBytes
    ? encoded(answer, coding, compressInline[coding](body))
    : compressInBackground[coding](body).then(compressed => encoded(answer, coding, compressed));
}

/** The bytes of a body, without a copy. */
const bytesOf = (body: WholeAnswer['body']): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);

const isCompressible = ({ type, body, headers }: WholeAnswer): boolean =>
  body.length >= limits.compressedBytesMin &&
  type !== null &&
  compressible.test(type) &&
  headers?.['Content-Encoding'] === undefined;

const encoded = (answer: WholeAnswer, coding: ContentCoding, body: Buffer): WholeAnswer => ({
  ...answer,
  body,
  headers: { ...answer.headers, 'Content-Encoding': coding, Vary: 'Accept-Encoding' },
});

/** Compresses a file that is sent many times, at a high level. */
export async function compressFile(body: Buffer): Promise<Readonly<Record<ContentCoding, Buffer>>> {
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gzipped] = await Promise.all([brotli(body, quality), gzip(body, { level: 9 })]);
  return { br, gzip: gzipped };
}
