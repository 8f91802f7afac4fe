import { inflateSync } from 'node:zlib';

/**
 * Measures the decoded size of a PDF stream (PDF 32000-1, §7.4) up to a limit. Image codecs never run: text
 * extraction does not decode images. zlib, hexadecimal and base 85 are recognised by the data, since a
 * dictionary can name filters in many ways; LZW and run lengths have no signature and come from the
 * dictionary.
 */

/** Filters that the dictionary names. */
export interface StreamFilters {
  lzw: boolean;
  runLengths: boolean;
}

/** Maximum filters decoded in one stream. Real files have one or two. */
const filtersMax = 8;
/** Largest expansion of run-length data. */
const runMax = 64;

/** Decoded bytes of a stream; `cap + 1` above the cap, 0 when nothing decodes (encrypted or damaged). */
export function decodedBytes(data: Buffer, filters: StreamFilters, cap: number): number {
  let stage = data;
  let bytes = 0;
  for (let depth = 0; depth < filtersMax; depth++) {
    const next = decodeFilter(stage, cap);
    if (next === 'too large') return cap + 1;
    if (next === undefined) break;
    stage = next;
    // Takes the largest stage: data that resembles an ASCII filter may be text operators.
    bytes = Math.max(bytes, stage.length);
  }
  if (filters.lzw) bytes = Math.max(bytes, lzwBytes(stage, cap));
  if (filters.runLengths) bytes = Math.max(bytes, runLengthBytes(stage), filters.lzw ? bytes * runMax : 0);
  return Math.min(bytes, cap + 1);
}

/** Decodes the outermost filter; undefined when the data shows none. */
function decodeFilter(data: Buffer, cap: number): Buffer | 'too large' | undefined {
  if (isZlib(data)) return inflate(data, cap);
  if (isHex(data)) return Buffer.from(data.toString('latin1').replace(/[^\da-f]/gi, ''), 'hex');
  if (isBase85(data)) return fromBase85(data);
  return undefined;
}

const isZlib = (data: Buffer) =>
  data.length > 2 && (data[0]! & 0x0f) === 8 && (data[0]! * 256 + data[1]!) % 31 === 0;

/** Bytes checked against an ASCII filter's alphabet. Text operators never match for so long. */
const probeBytes = 64;
const startsAs = (data: Buffer, alphabet: RegExp): boolean =>
  data.length > 0 && alphabet.test(data.toString('latin1', 0, probeBytes));
const isHex = (data: Buffer) => startsAs(data, /^\s*[\da-f][\da-f\s]*>?\s*$/i);
const isBase85 = (data: Buffer) => startsAs(data, /^\s*[!-uz][!-uz\s]*(?:~>\s*)?$/);

/** Inflates as much as possible; undefined when nothing inflates. */
function inflate(data: Buffer, cap: number): Buffer | 'too large' | undefined {
  try {
    const inflated = inflateSync(data, { maxOutputLength: Math.max(1, cap), finishFlush: 2 });
    return inflated.length === 0 ? undefined : inflated;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : undefined;
  }
}

/**
 * Decodes ASCII85: five characters for four bytes, `z` for four zero bytes, `~` at the end; undefined if
 * malformed.
 */
function fromBase85(data: Buffer): Buffer | undefined {
  const bytes = Buffer.alloc(4 * data.length);
  let length = 0;
  let value = 0;
  let digits = 0;
  for (const unit of data) {
    if (unit === 0x7e) break;
    if (unit === 0x7a && digits === 0) {
      length += 4;
    } else if (unit >= 0x21 && unit <= 0x75) {
      value = value * 85 + (unit - 0x21);
      if (++digits < 5) continue;
      bytes.writeUInt32BE(value % 0x1_0000_0000, length);
      length += 4;
      value = 0;
      digits = 0;
    } else if (unit > 0x20) return undefined;
  }
  for (let missing = digits; digits > 0 && missing < 5; missing++) value = value * 85 + 84;
  if (digits > 1) {
    bytes.writeUInt32BE(value % 0x1_0000_0000, length);
    length += digits - 1;
  }
  return bytes.subarray(0, length);
}

/**
 * Decoded length of run-length data: a length n below 128 precedes n + 1 bytes; above 128, a byte is
 * repeated.
 */
function runLengthBytes(data: Buffer): number {
  let total = 0;
  for (let i = 0; i < data.length && data[i] !== 128; ) {
    const length = data[i]!;
    total += length < 128 ? length + 1 : 257 - length;
    i += length < 128 ? length + 2 : 2;
  }
  return total;
}

/**
 * Decoded length of LZW data, from the codes alone: each table entry is one byte longer than the one it
 * extends.
 */
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
