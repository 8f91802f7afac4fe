/**
 * Text in the least significant bits of pixels (LSB steganography): the "stealth pnginfo" of image
 * generators, and plain ASCII along the rows or columns, as common tools write it.
 *
 * Generators write their parameters there so that they survive programs that drop text chunks. The bits run
 * down the columns: a signature (15 bytes), a length in bits (4 bytes), and the parameters.
 */
import { gunzipSync } from 'node:zlib';
import type { Bounds } from '../../bounds.js';
import type { NativeFailure } from '../../native-failure.js';
import { looksLikeText } from '../metadata/text.js';
import { viewOf } from '../metadata/walk-state.js';
import { decodeRaw, type Raster } from './decode.js';

const signatureBytes = 15;
const signatures = ['stealth_pnginfo', 'stealth_pngcomp', 'stealth_rgbinfo', 'stealth_rgbcomp'];

/** The result for hidden parameters that have a signature and cannot be unpacked. */
export const damagedBlock = Symbol('damaged');
type StealthBlock = string | typeof damagedBlock | null;

/** Reads `count` bytes from the lowest bits. The next call continues after them. */
type BitReader = (count: number) => Uint8Array;

/** The signature at a reader's position; undefined when there is none. */
const signatureAt = (next: BitReader): string | undefined => {
  const text = Buffer.from(next(signatureBytes)).toString('latin1');
  return signatures.find(signature => signature === text);
};

/**
 * Reads the parameters that an image generator hid in an RGBA PNG with 8 bits per channel; null when there
 * are none. The first rows decide whether the rest is decoded: in a picture of at least 120 rows, the
 * signature in the alpha channel is in the first column.
 */
export async function readHiddenParameters(
  png: Uint8Array,
  bounds: Bounds,
): Promise<string | NativeFailure | null> {
  try {
    const corner = { width: 1, height: signatureBytes * 8 };
    if (viewOf(png).getUint32(20) >= corner.height) {
      const column = await decodeRaw(png, bounds, corner);
      if (signatureAt(lowestBits(column, 3, 4, true)) === undefined) return null;
    }
    const text = readParameters(await decodeRaw(png, bounds), bounds);
    return text === damagedBlock ? { failure: 'crashed' } : text;
  } catch {
    return { failure: 'crashed' };
  }
}

/** Parameters that an image generator hid in the alpha or colour channels; null when there are none. */
function readParameters(raster: Raster, bounds: Bounds): StealthBlock {
  for (const next of [lowestBits(raster, 3, 4, true), lowestBits(raster, 0, 3, true)]) {
    const signature = signatureAt(next);
    if (signature === undefined) continue;
    const bits = Buffer.from(next(4)).readUInt32BE();
    const data = Buffer.from(next(Math.min(bits, bounds.stealthBits) >> 3));
    if (!signature.endsWith('comp')) return data.toString('utf8');
    try {
      return gunzipSync(data, { maxOutputLength: bounds.imageTextChars }).toString('utf8');
    } catch {
      return damagedBlock;
    }
  }
  return null;
}

/** Bytes read to detect plain ASCII. */
const plainBytes = 512;

/** Returns a reader of the bytes in the least significant bits of channels `from` to `to`, by pixel. */
function lowestBits({ data, width, height }: Raster, from: number, to: number, byColumn: boolean): BitReader {
  let pixel = 0;
  let channel = from;
  const total = width * height;
  return count => {
    const bytes = new Uint8Array(count);
    for (let bit = 0; bit < count * 8 && pixel < total; bit++) {
      const at = byColumn ? (pixel % height) * width + Math.floor(pixel / height) : pixel;
      bytes[bit >> 3]! |= (data[at * 4 + channel]! & 1) << (7 - (bit & 7));
      if (++channel === to) {
        channel = from;
        pixel++;
      }
    }
    return bytes;
  };
}

/** Text in the lowest bits, or null. Requires the original pixels: resizing destroys the bits. */
export function readStealth(raster: Raster, bounds: Bounds): StealthBlock {
  const parameters = readParameters(raster, bounds);
  if (parameters !== null) return parameters;
  for (const [from, to] of [
    [0, 3],
    [0, 1],
    [3, 4],
  ] as const)
    for (const byColumn of [false, true]) {
      const bytes = lowestBits(raster, from, to, byColumn)(plainBytes);
      const text = /^[\x20-\x7e\n]{24,}/.exec(Buffer.from(bytes).toString('latin1'))?.[0];
      if (text !== undefined && looksLikeText(text)) return text;
    }
  return null;
}
