/**
 * Text in the lowest bits of pixels: the "stealth pnginfo" of picture generators (a signature, a length in bits, the
 * payload, down the columns), and plain ASCII along the rows or columns, as common steganography tools write it.
 */
import { gunzipSync } from 'node:zlib';
import { limits } from '../../limits.js';
import { readsLikeText } from '../injection/decode.js';
import type { Raster } from './decode.js';

const signatures = ['stealth_pnginfo', 'stealth_pngcomp', 'stealth_rgbinfo', 'stealth_rgbcomp'];
const payloadBytesMax = 256 * 1024;
const plainBytes = 512;

/** Reads bytes out of the lowest bits of the channels `from` up to `to`, pixel by pixel. */
function bitReader(
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

const ascii = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** What the lowest bits say; null when they say nothing. Needs the picture's own pixels, not resized. */
export function readStealth(raster: Raster): string | null {
  for (const [from, to] of [
    [3, 4],
    [0, 3],
  ] as const) {
    const read = bitReader(raster, from, to, true);
    const signature = ascii(read(15));
    if (signatures.includes(signature)) {
      const bits = Buffer.from(read(4)).readUInt32BE();
      const payload = read(Math.min(Math.floor(bits / 8), payloadBytesMax));
      return signature.endsWith('comp') ? gunzip(payload) : Buffer.from(payload).toString('utf8');
    }
  }
  for (const [from, to] of [
    [0, 3],
    [0, 1],
    [3, 4],
  ] as const)
    for (const byColumn of [false, true]) {
      const text = /^[\x20-\x7e\n]{24,}/.exec(ascii(bitReader(raster, from, to, byColumn)(plainBytes)))?.[0];
      if (text !== undefined && readsLikeText(text)) return text;
    }
  return null;
}

function gunzip(bytes: Uint8Array): string | null {
  try {
    return gunzipSync(bytes, { maxOutputLength: limits.injectionTextChars }).toString('utf8');
  } catch {
    return null;
  }
}
