import { constants, inflateSync } from 'node:zlib';
import { number } from '../../../contract/prose.js';
import type { Bounds } from '../../bounds.js';
import type { MetadataBlock } from '../image.js';
import { viewOf } from '../metadata/walk-state.js';
import type { Raster } from '../pixels/decode.js';
import { damagedBlock, hasAlphaSignature, readParameters, signatureBytes } from '../pixels/stealth.js';

/**
 * Detects "stealth pnginfo" in the alpha channel of a PNG without decoding the image. In a picture of at
 * least 120 rows the signature is in the first column, so the start of the pixel data suffices to detect it.
 * Only smaller pictures, and those with the signature, are decompressed completely; their rows are unfiltered
 * here (PNG, section 9).
 */
const signatureBits = signatureBytes * 8;
const pixelBytes = 4;

interface PackedPixels {
  /** The zlib stream of all IDAT chunks. */
  packed: Uint8Array;
  width: number;
  height: number;
}

/** The hidden parameters as blocks, and sentences about those that were not read. */
export interface HiddenParameters {
  blocks: MetadataBlock[];
  unread: string[];
}

const nothing: HiddenParameters = { blocks: [], unread: [] };
const failed = (why: string): HiddenParameters => ({
  blocks: [],
  unread: [`Parameters hidden in the pixels could not be read: ${why}.`],
});

/** Reads the hidden parameters of a plain 8-bit RGBA PNG. Other PNGs have none. */
export function readHiddenParameters(png: Uint8Array, bounds: Bounds): HiddenParameters {
  const pixels = pixelsOf(png);
  if (pixels === null) return nothing;
  const { packed, width, height } = pixels;
  if (width * height > bounds.stealthPixels)
    return failed(`the picture has more than ${number(bounds.stealthPixels)} pixels`);
  const rowBytes = 1 + width * pixelBytes;
  if (height >= signatureBits) {
    const start = startOf(pixels, signatureBits * rowBytes);
    if (start === null) return failed(damagedPixels);
    if (!hasAlphaSignature(unfiltered(start, width, 1, signatureBits))) return nothing;
  }
  const rows = inflate(packed, height * rowBytes);
  if (rows === null) return failed(damagedPixels);
  const text = readParameters(unfiltered(rows, width, width, height), bounds);
  if (text === null) return nothing;
  if (text === damagedBlock) return failed('they cannot be unpacked');
  const place = 'A hidden block in the lowest bits of the pixels';
  return { blocks: [{ layer: 'png', name: 'stealth pnginfo', place, text }], unread: [] };
}

const damagedPixels = 'the compressed pixels are damaged';

/**
 * Unfilters the left `columns` of the top rows, as far as they are packed in `rows`. Filters depend only on
 * pixels to the left and above. Missing rows, and rows with an unknown filter, are blank.
 */
function unfiltered(rows: Uint8Array, width: number, columns: number, height: number): Raster {
  const rowBytes = 1 + width * pixelBytes;
  const stride = columns * pixelBytes;
  const data = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) {
    const from = y * rowBytes + 1;
    const to = y * stride;
    const filter = rows[from - 1] ?? 0;
    for (let i = 0; i < stride; i++) {
      const left = i < pixelBytes ? 0 : data[to + i - pixelBytes]!;
      const up = y === 0 ? 0 : data[to + i - stride]!;
      const corner = i < pixelBytes || y === 0 ? 0 : data[to + i - stride - pixelBytes]!;
      data[to + i] = (rows[from + i] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return { data, width: columns, height, channels: 4 };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [byLeft, byUp, byCorner] = [
        Math.abs(up - corner),
        Math.abs(left - corner),
        Math.abs(left + up - 2 * corner),
      ];
      return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
    }
    default:
      return 0;
  }
}

/** The pixel data of an 8-bit RGBA PNG without interlacing; null for any other. */
function pixelsOf(png: Uint8Array): PackedPixels | null {
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

/** Unpacks growing shares of the pixel data until there are at least `bytes`, or all of it is unpacked. */
function startOf({ packed, width, height }: PackedPixels, bytes: number): Uint8Array | null {
  const whole = height * (1 + width * pixelBytes);
  for (let share = Math.min(1, (bytes / whole) * 1.5); ; share = Math.min(1, share * 2)) {
    const start = inflate(packed.subarray(0, Math.ceil(packed.length * share)), whole);
    if (start === null || start.length >= bytes || share === 1) return start;
  }
}

/** Unpacks what there is of a stream; null when it is damaged or longer than `bytesMax`. */
function inflate(packed: Uint8Array, bytesMax: number): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: bytesMax, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}
