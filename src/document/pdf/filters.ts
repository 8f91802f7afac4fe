import { inflateSync } from 'node:zlib';

/**
 * How much a PDF stream decodes to (PDF 32000-1, §7.4), within a cap. Image codecs are never run: text extraction does not decode
 * pictures. Filters are told by the data itself where it tells (zlib, hexadecimal, base 85), since a dictionary may name them in
 * many ways; LZW and run lengths have no mark and are taken from the dictionary.
 */
export interface Filters {
  lzw: boolean;
  runLengths: boolean;
}

/** Layers that are undone: writers use one or two. */
const layersMax = 8;
/** Most that run lengths multiply their input by. */
const runMax = 64;

/** Bytes a stream decodes to; `cap + 1` when over the cap, 0 when nothing in it decodes (encrypted or damaged). */
export function decodedBytes(data: Buffer, filters: Filters, cap: number): number {
  let layer = data;
  let bytes = 0;
  for (let depth = 0; depth < layersMax; depth++) {
    const next = undo(layer, cap);
    if (next === 'too large') return cap + 1;
    if (next === undefined) break;
    layer = next;
    // The largest layer: what looks like an ASCII filter may be text operators.
    bytes = Math.max(bytes, layer.length);
  }
  if (filters.lzw) bytes = Math.max(bytes, lzwBytes(layer, cap));
  if (filters.runLengths) bytes = Math.max(bytes, runLengthBytes(layer), filters.lzw ? bytes * runMax : 0);
  return Math.min(bytes, cap + 1);
}

/** The data without its outermost filter; undefined when it has none that the data tells of. */
function undo(data: Buffer, cap: number): Buffer | 'too large' | undefined {
  if (isZlib(data)) return inflate(data, cap);
  if (isHex(data)) return Buffer.from(data.toString('latin1').replace(/[^\da-f]/gi, ''), 'hex');
  if (isBase85(data)) return fromBase85(data);
  return undefined;
}

const isZlib = (data: Buffer) =>
  data.length > 2 && (data[0]! & 0x0f) === 8 && (data[0]! * 256 + data[1]!) % 31 === 0;

/** Bytes at the start that must be of an ASCII filter's alphabet; text operators never are for so long. */
const probeBytes = 64;
const startsAs = (data: Buffer, alphabet: RegExp): boolean =>
  data.length > 0 && alphabet.test(data.toString('latin1', 0, probeBytes));
const isHex = (data: Buffer) => startsAs(data, /^\s*[\da-f][\da-f\s]*>?\s*$/i);
const isBase85 = (data: Buffer) => startsAs(data, /^\s*[!-uz][!-uz\s]*(?:~>\s*)?$/);

/** What inflates; undefined when nothing does. */
function inflate(data: Buffer, cap: number): Buffer | 'too large' | undefined {
  try {
    const inflated = inflateSync(data, { maxOutputLength: Math.max(1, cap), finishFlush: 2 });
    return inflated.length === 0 ? undefined : inflated;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : undefined;
  }
}

/** ASCII85: five characters for four bytes, `z` for four zero bytes, `~` ends. Returns undefined for anything else. */
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

/** The length that run lengths decode to: below 128 so many bytes and one follow, above it one byte is repeated. */
function runLengthBytes(data: Buffer): number {
  let total = 0;
  for (let i = 0; i < data.length && data[i] !== 128; ) {
    const length = data[i]!;
    total += length < 128 ? length + 1 : 257 - length;
    i += length < 128 ? length + 2 : 2;
  }
  return total;
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
