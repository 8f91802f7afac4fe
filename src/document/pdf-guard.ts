import { inflateSync } from 'node:zlib';
import { limits } from '../limits.js';

/**
 * Looks at a PDF's streams before the parser does, for what it would have to decode. A megabyte can hold a
 * gigabyte, and reading text operators costs a second for every few megabytes of them.
 *
 * Only the standard's general filters are decoded (PDF 32000-1, §7.4): Flate and LZW. ASCII filters shrink
 * their input, run lengths multiply it by at most 64, and image codecs are never run for text.
 */
export interface PdfStreams {
  /** Decoding would pass the caps. */
  tooLarge: boolean;
  /** The document holds raster images. */
  hasImages: boolean;
}

export function inspectStreams(bytes: Uint8Array): PdfStreams {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const budget = { content: limits.pdfContentBytes, image: limits.pdfImageBytes };
  let hasImages = false;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const dictionary = file.subarray(Math.max(0, at - 600), at).toString('latin1');
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    const isImage = /\/Subtype\s*\/Image\b/.test(own);
    hasImages ||= isImage;
    const start =
      at + 6 + (file[at + 6] === 0x0d ? (file[at + 7] === 0x0a ? 2 : 1) : file[at + 6] === 0x0a ? 1 : 0);
    const found = file.indexOf('endstream', start);
    const data = file.subarray(start, found < 0 ? file.length : found);
    const kind = isImage ? 'image' : 'content';
    const decoded = decodedBytes(data, own, budget[kind]);
    budget[kind] -= decoded;
    if (budget[kind] < 0) return { tooLarge: true, hasImages };
    at = start;
  }
  return { tooLarge: false, hasImages };
}

/** Bytes a stream decodes to; one more than `cap` when it is over. */
function decodedBytes(data: Buffer, dictionary: string, cap: number): number {
  if (/\/(?:LZWDecode|LZW)\b/.test(dictionary)) return lzwBytes(data, cap);
  const times = /\/RunLengthDecode|\/RL\b/.test(dictionary) ? 64 : 1;
  let layer = data;
  // A stream may be compressed more than once; each layer must fit.
  for (let depth = 0; depth < 4 && isZlib(layer); depth++) {
    const inflated = inflate(layer, cap);
    if (inflated === undefined) return cap + 1;
    layer = inflated;
  }
  return layer === data ? 0 : Math.min(layer.length * times, cap + 1);
}

const isZlib = (data: Buffer) =>
  data.length > 2 && (data[0]! & 0x0f) === 8 && (data[0]! * 256 + data[1]!) % 31 === 0;

/** What inflates; empty when nothing does (encrypted or damaged); undefined when it is over the cap. */
function inflate(data: Buffer, cap: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, cap), finishFlush: 2 });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : Buffer.alloc(0);
  }
}

/** The length LZW data decodes to, from its codes alone: entry n is one byte longer than the one it extends. */
function lzwBytes(data: Buffer, cap: number): number {
  const lengths = new Uint32Array(4_097);
  let next = 258;
  let width = 9;
  let bits = 0;
  let held = 0;
  let previous = 0;
  let total = 0;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      next = 258;
      width = 9;
      previous = 0;
      continue;
    }
    const length = code < 256 ? 1 : code < next ? lengths[code]! : previous + 1;
    if (previous > 0 && next < 4_096) lengths[next++] = previous + 1;
    if (next + 1 >= 1 << width && width < 12) width++;
    previous = length;
    total += length;
    if (total > cap) return cap + 1;
  }
  return total;
}
