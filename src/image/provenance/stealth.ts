import { constants, gunzipSync, inflateSync } from 'node:zlib';
import { limits } from '../../limits.js';
import { viewOf } from '../walk/walk-state.js';

/**
 * "Stealth pnginfo": parameters that image generators write into the lowest bits of the alpha channel, so that they outlive
 * programs that drop text chunks. Down the columns stand a signature (15 bytes), a length in bits (4), and the parameters.
 *
 * The signature of a picture of 120 rows or more stands in its first column, which needs no more than the start of the
 * pixel data; only a picture that is signed is unpacked whole.
 */
const signatures = ['stealth_pnginfo', 'stealth_pngcomp'];
const signatureBits = 15 * 8;
const pixelBytes = 4;

interface Pixels {
  /** The zlib stream of all IDAT chunks. */
  packed: Uint8Array;
  width: number;
  height: number;
}

/** The hidden parameters; null when there are none, or the PNG has no alpha of 8 bits in plain rows. */
export function readStealth(png: Uint8Array): string | null {
  const pixels = pixelsOf(png);
  if (pixels === null || pixels.width * pixels.height > limits.stealthPixels) return null;
  if (pixels.height >= signatureBits && !signatures.includes(latin1(firstColumn(pixels)))) return null;
  const alpha = unfilteredAlpha(pixels);
  if (alpha === null) return null;
  const { width, height } = pixels;
  const read = (fromBit: number, count: number) =>
    packBits(count, i => {
      const pixel = fromBit + i;
      const column = Math.floor(pixel / height);
      return column < width ? alpha[(pixel % height) * width + column]! & 1 : 0;
    });
  const signature = latin1(read(0, 15));
  if (!signatures.includes(signature)) return null;
  const bits = viewOf(read(signatureBits, 4)).getUint32(0);
  const data = read(signatureBits + 32, Math.min(bits, width * height, limits.stealthBits) >> 3);
  return signature === 'stealth_pngcomp' ? gunzip(data) : Buffer.from(data).toString('utf8');
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Eight bits a byte, the highest first. */
function packBits(count: number, bit: (i: number) => number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let i = 0; i < count * 8; i++) bytes[i >> 3]! |= bit(i) << (7 - (i & 7));
  return bytes;
}

/** Eight bits a sample, colour with alpha, not interlaced. */
function pixelsOf(png: Uint8Array): Pixels | null {
  const view = viewOf(png);
  if (png.length < 33 || png[24] !== 8 || png[25] !== 6 || png[28] !== 0) return null;
  const pieces: Uint8Array[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 8 + view.getUint32(at);
    if (view.getUint32(at + 4) === 0x49444154) pieces.push(png.subarray(at + 8, end));
    at = end + 4;
  }
  return { packed: Buffer.concat(pieces), width: view.getUint32(16), height: view.getUint32(20) };
}

/** The lowest bits of the alpha of the first column's first rows. Left of it stands nothing, so each filter looks up alone. */
function firstColumn(pixels: Pixels): Uint8Array {
  const stride = 1 + pixels.width * pixelBytes;
  const rows = startOf(pixels, signatureBits * stride);
  let above = 0;
  return packBits(15, row => {
    const filter = rows[row * stride] ?? 0;
    const raw = rows[row * stride + pixelBytes] ?? 0;
    above = (raw + (filter === 2 || filter === 4 ? above : filter === 3 ? above >> 1 : 0)) & 255;
    return above & 1;
  });
}

/** At least `bytes` of the unpacked pixel data, where there is as much; unpacks more of it until there is. */
function startOf({ packed, width, height }: Pixels, bytes: number): Uint8Array {
  const whole = height * (1 + width * pixelBytes);
  for (let share = Math.min(1, (bytes / whole) * 1.5); ; share = Math.min(1, share * 2)) {
    const start = inflate(packed.subarray(0, Math.ceil(packed.length * share)), whole);
    if (start.length >= bytes || share === 1) return start;
  }
}

function inflate(packed: Uint8Array, most: number): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array(0);
  }
}

function gunzip(data: Uint8Array): string | null {
  try {
    return gunzipSync(data, { maxOutputLength: limits.imageTextChars }).toString('utf8');
  } catch {
    return null;
  }
}

/** Alpha of every pixel, row by row (PNG third edition, 9.2); null when pixel data is missing. */
function unfilteredAlpha({ packed, width, height }: Pixels): Uint8Array | null {
  const stride = 1 + width * pixelBytes;
  const rows = inflate(packed, height * stride);
  if (rows.length < height * stride) return null;
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * stride]!;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = x > 0 ? alpha[at - 1]! : 0;
      const up = y > 0 ? alpha[at - width]! : 0;
      const corner = x > 0 && y > 0 ? alpha[at - width - 1]! : 0;
      alpha[at] = rows[y * stride + (x + 1) * pixelBytes]! + predicted(filter, left, up, corner);
    }
  }
  return alpha;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - up),
    Math.abs(estimate - corner),
  ];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
