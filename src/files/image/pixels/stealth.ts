/**
 * Text in the least significant bits of pixels (LSB steganography): the "stealth pnginfo" of image
 * generators, and plain ASCII along the rows or columns, as common tools write it.
 *
 * Generators write their parameters there so that they survive programs that drop text chunks. The bits run
 * down the columns: a signature (15 bytes), a length in bits (4 bytes), and the parameters.
 */

import { gunzipSync } from 'node:zlib';
import { limits } from '../../../contract/limits.js';
import type { NativeFailure } from '../../native-failure.js';
import { looksLikeText } from '../metadata/text.js';
import { viewOf } from '../metadata/walk-state.js';
import { decodeRaw, type Raster } from './decode.js';

const signatureBytes = 15;
const signatures = ['stealth_pnginfo', 'stealth_pngcomp', 'stealth_rgbinfo', 'stealth_rgbcomp'];

/** A hidden text; `crashed` when it has a signature and cannot be unpacked; null when there is none. */
type StealthBlock = string | NativeFailure | null;

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
export async function readHiddenParameters(png: Uint8Array): Promise<StealthBlock> {
  try {
    const corner = { width: 1, height: signatureBytes * 8 };
    if (viewOf(png).getUint32(20) >= corner.height) {
      const column = await decodeRaw(png, corner);
      if (signatureAt(lowestBits(column, 3, 4, true)) === undefined) return null;
    }
    return readParameters(await decodeRaw(png));
  } catch {
    return { failure: 'crashed' };
  }
}

/** Parameters that an image generator hid in the alpha or colour channels of the original pixels. */
export function readParameters(raster: Raster): StealthBlock {
  for (const next of [lowestBits(raster, 3, 4, true), lowestBits(raster, 0, 3, true)]) {
    const signature = signatureAt(next);
    if (signature === undefined) continue;
    const bits = Buffer.from(next(4)).readUInt32BE();
    const data = Buffer.from(next(Math.min(bits, limits.stealthBits) >> 3));
    if (!signature.endsWith('comp')) return data.toString('utf8');
    try {
      return gunzipSync(data, { maxOutputLength: limits.imageTextChars }).toString('utf8');
    } catch {
      return { failure: 'crashed' };
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

/** Plain text in the lowest bits of the original pixels; null when there is none. */
export function readPlainText(raster: Raster): string | null {
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
