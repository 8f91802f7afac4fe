/**
 * Text in the least significant bits of pixels (LSB steganography): the "stealth pnginfo" of image
 * generators, and plain ASCII along the rows or columns, as common tools write it.
 *
 * Generators write their parameters there so that they survive programs that drop text chunks. The bits run
 * down the columns: a signature (15 bytes), a length in bits (4 bytes), and the parameters.
 */
import { gunzipSync } from 'node:zlib';
import type { Bounds } from '../../bounds.js';
import { looksLikeText } from '../looks-like-text.js';
import type { Raster } from './decode.js';

export const signatureBytes = 15;
const signatures = ['stealth_pnginfo', 'stealth_pngcomp', 'stealth_rgbinfo', 'stealth_rgbcomp'];

const isSignature = (bytes: Uint8Array): boolean =>
  signatures.includes(Buffer.from(bytes).toString('latin1'));

/** The result for hidden parameters that have a signature and cannot be unpacked. */
export const damagedBlock = Symbol('damaged');
type StealthBlock = string | typeof damagedBlock | null;

/**
 * Reads the parameters from a source of bytes: each call of `next` returns the next `count`. Returns null
 * when the signature is missing.
 */
function readStealthBlock(next: (count: number) => Uint8Array, bounds: Bounds): StealthBlock {
  const signature = next(signatureBytes);
  if (!isSignature(signature)) return null;
  const bits = Buffer.from(next(4)).readUInt32BE();
  const data = next(Math.min(bits, bounds.stealthBits) >> 3);
  return Buffer.from(signature).toString('latin1').endsWith('comp')
    ? gunzip(data, bounds)
    : Buffer.from(data).toString('utf8');
}

function gunzip(data: Uint8Array, { imageTextChars: stealthChars }: Bounds): StealthBlock {
  try {
    return gunzipSync(data, { maxOutputLength: stealthChars }).toString('utf8');
  } catch {
    return damagedBlock;
  }
}

/** Bytes read to detect plain ASCII. */
const plainBytes = 512;

/** Returns a reader of the bytes in the least significant bits of channels `from` to `to`, by pixel. */
function lowestBits(
  { data, width, height }: Raster,
  from: number,
  to: number,
  byColumn: boolean,
): (count: number) => Uint8Array {
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

/** Whether the alpha channel, down the columns, begins with a signature. */
export const hasAlphaSignature = (raster: Raster): boolean =>
  isSignature(lowestBits(raster, 3, 4, true)(signatureBytes));

/** Parameters that an image generator hid in the alpha or colour channels; null when there are none. */
export const readParameters = (raster: Raster, bounds: Bounds): StealthBlock =>
  readStealthBlock(lowestBits(raster, 3, 4, true), bounds) ??
  readStealthBlock(lowestBits(raster, 0, 3, true), bounds);

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
