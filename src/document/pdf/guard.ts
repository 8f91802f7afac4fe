import { limits, megabyte } from '../../limits.js';
import { decodedBytes, type Filters } from './filters.js';

/**
 * Looks at a PDF's streams before the parser does, for what it would have to decode. A megabyte can hold a
 * gigabyte, and reading text operators costs a second for every few megabytes of them. Linear in the file.
 */
export interface StreamInspection {
  /** Decoding would pass the caps. */
  tooLarge: boolean;
  /** The document holds raster images. */
  hasImages: boolean;
}

/** Bytes before a stream that are searched for its dictionary. */
const dictionaryBytes = 4_096;
/** Streams lie apart in real files; the overlapping ones of a hostile file may be decoded as often as this. */
const overlapsMax = 4;

export function inspectStreams(bytes: Uint8Array): StreamInspection {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const budget = { content: limits.pdfContentBytes, image: limits.pdfImageBytes };
  const found: StreamInspection = { tooLarge: false, hasImages: false };
  let streams = 0;
  let bytesLeft = overlapsMax * file.length;
  let end = -1;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const dictionary = dictionaryBefore(file, at);
    const isImage = /\/Subtype\s*\/Image\b/.test(dictionary);
    found.hasImages ||= isImage;
    const start = dataStart(file, at + 6);
    // Streams without an end of their own share the next one: it is searched for once.
    if (end < start) end = endOf(file, start);
    const data = file.subarray(start, end);
    bytesLeft -= data.length;
    const kind = isImage ? 'image' : 'content';
    const decoded = decodedBytes(data, filtersOf(dictionary), budget[kind]);
    budget[kind] -= decoded;
    const isBomb = !isImage && decoded > megabyte && decoded > data.length * limits.inflationRatio;
    if (
      ++streams > limits.pdfStreams ||
      bytesLeft < 0 ||
      budget[kind] < 0 ||
      isBomb ||
      claimsObjects(dictionary) > limits.pdfObjects
    )
      return { ...found, tooLarge: true };
  }
  return found;
}

/** The dictionary that ends at `at`, with the escapes of its names resolved. */
function dictionaryBefore(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - dictionaryBytes), at);
  return before
    .slice(before.lastIndexOf(' obj') + 1)
    .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const filtersOf = (dictionary: string): Filters => ({
  lzw: /\/(?:LZWDecode|LZW)\b/.test(dictionary),
  runLengths: /\/(?:RunLengthDecode|RL)\b/.test(dictionary),
});

/** A line end follows the keyword. */
function dataStart(file: Buffer, at: number): number {
  if (file[at] === 0x0d) return file[at + 1] === 0x0a ? at + 2 : at + 1;
  return file[at] === 0x0a ? at + 1 : at;
}

function endOf(file: Buffer, start: number): number {
  const found = file.indexOf('endstream', start);
  return found < 0 ? file.length : found;
}

/** The number of objects a cross-reference stream claims to list: rows of no width are listed without any data. */
function claimsObjects(dictionary: string): number {
  if (!/\/XRef\b/.test(dictionary)) return 0;
  const claims =
    /\/Index\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? /\/Size\s+(\S+)/.exec(dictionary)?.[1] ?? '';
  const numbers = claims.split(/\s+/).map(Number);
  return Math.max(0, ...numbers.filter(number => number > 0));
}
