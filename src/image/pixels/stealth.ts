/**
 * Text in the lowest bits of pixels: the "stealth pnginfo" of picture generators, and plain ASCII along the rows or columns, as common steganography tools write it.
 */
import { looksLikeText } from '../looks-like-text.js';
import type { Raster } from './decode.js';
import { readStealthBlock } from './stealth-format.js';

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

/** The parameters a generator hid in the alpha channel, else in the colours; null when there are none. */
export const readParameters = (raster: Raster): string | null =>
  readStealthBlock(bitReader(raster, 3, 4, true)) ?? readStealthBlock(bitReader(raster, 0, 3, true));

/** What the lowest bits say; null when they say nothing. Needs the picture's own pixels, not resized. */
export function readStealth(raster: Raster): string | null {
  const parameters = readParameters(raster);
  if (parameters !== null) return parameters;
  for (const [from, to] of [
    [0, 3],
    [0, 1],
    [3, 4],
  ] as const)
    for (const byColumn of [false, true]) {
      const text = /^[\x20-\x7e\n]{24,}/.exec(ascii(bitReader(raster, from, to, byColumn)(plainBytes)))?.[0];
      if (text !== undefined && looksLikeText(text)) return text;
    }
  return null;
}
