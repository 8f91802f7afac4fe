import type { PdfBounds } from '../bounds.js';
import { decodedBytes, type StreamFilters } from './filters.js';

/** Result of measuring a PDF's streams before it is parsed. */
export interface StreamInspection {
  /** Decoding would exceed the bounds. */
  tooLarge: boolean;
  /** The document has raster images. */
  hasImages: boolean;
}

/** Bytes before a stream that are searched for its dictionary. */
const dictionaryBytes = 4_096;
/** Streams of a real file do not overlap. This bounds how often a hostile file has the same bytes decoded. */
const overlapsMax = 4;

/** Decoded bytes above which a stream's compression ratio is checked. */
const ratioCheckedAbove = 1_048_576;

/**
 * Measures what a PDF decodes to, before the parser runs. One megabyte of a file can decode to a gigabyte,
 * and parsing takes a second for every few megabytes of text operators. Linear in the file.
 */
export function inspectStreams(bytes: Uint8Array, bounds: PdfBounds): StreamInspection {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const budget = { content: bounds.pdfContentBytes, image: bounds.pdfImageBytes };
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
    // Streams without an own end share the next `endstream`, which is searched for once.
    if (end < start) end = endOf(file, start);
    const data = file.subarray(start, end);
    bytesLeft -= data.length;
    const kind = isImage ? 'image' : 'content';
    const decoded = decodedBytes(data, filtersOf(dictionary), budget[kind]);
    budget[kind] -= decoded;
    const isBomb = !isImage && decoded > ratioCheckedAbove && decoded > data.length * bounds.inflationRatio;
    if (
      ++streams > bounds.pdfStreams ||
      bytesLeft < 0 ||
      budget[kind] < 0 ||
      isBomb ||
      claimedObjects(dictionary) > bounds.pdfObjects
    )
      return { ...found, tooLarge: true };
  }
  return found;
}

/** The dictionary that ends at `at`, with `#xx` escapes in its names resolved. */
function dictionaryBefore(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - dictionaryBytes), at);
  return before
    .slice(before.lastIndexOf(' obj') + 1)
    .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const filtersOf = (dictionary: string): StreamFilters => ({
  lzw: /\/(?:LZWDecode|LZW)\b/.test(dictionary),
  runLengths: /\/(?:RunLengthDecode|RL)\b/.test(dictionary),
});

/** The data starts after the keyword's line end. */
function dataStart(file: Buffer, at: number): number {
  if (file[at] === 0x0d) return file[at + 1] === 0x0a ? at + 2 : at + 1;
  return file[at] === 0x0a ? at + 1 : at;
}

function endOf(file: Buffer, start: number): number {
  const found = file.indexOf('endstream', start);
  return found < 0 ? file.length : found;
}

/**
 * Objects that a cross-reference stream claims to list. Entries of zero width need no data, so any number
 * fits.
 */
function claimedObjects(dictionary: string): number {
  if (!/\/XRef\b/.test(dictionary)) return 0;
  const claims =
    /\/Index\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? /\/Size\s+(\S+)/.exec(dictionary)?.[1] ?? '';
  const numbers = claims.split(/\s+/).map(Number);
  return Math.max(0, ...numbers.filter(number => number > 0));
}
