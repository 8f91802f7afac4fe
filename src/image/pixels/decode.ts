import sharp, { type Sharp } from 'sharp';
import { limits } from '../../limits.js';
import type { NativeFailure } from '../../native-failure.js';
import { heldBytesPerPixel } from './decode-memory.js';

// One picture at a time, on one thread, and nothing kept for the next.
sharp.cache(false);
sharp.concurrency(1);

/** Samples of one page of a picture, row by row. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  /** 1 grey, 4 red green blue alpha. */
  channels: 1 | 4;
}

export interface Decoded {
  raster: Raster;
  /** Frames or pages the file holds. */
  pages: number;
  /** How often the raster goes into the picture, each way: 1 unless it was too large to hold whole. */
  shrunk: number;
}

/**
 * Decodes one page to RGBA, upright as viewers show it; null when the decoder knows no way to, a failure when it would take
 * more memory than is allowed.
 */
export async function decodePage(bytes: Uint8Array, page = 0): Promise<Decoded | NativeFailure | null> {
  try {
    const options = { limitInputPixels: limits.imagePixels, failOn: 'none' as const, sequentialRead: true };
    const about = await sharp(bytes, options).metadata();
    const pages = about.pages ?? 1;
    const pixels = about.width * (about.pageHeight ?? about.height);
    if (pixels * heldBytesPerPixel(about, bytes) > limits.decoderBufferBytes) return { failure: 'memory' };
    const shrunk = Math.max(1, Math.sqrt(pixels / limits.decodedPixels));
    let pipeline = sharp(bytes, { ...options, ...(pages > 1 && { page: Math.min(page, pages - 1) }) })
      .timeout({ seconds: limits.decodeSeconds })
      .rotate();
    if (shrunk > 1) pipeline = pipeline.resize({ width: Math.ceil(about.width / shrunk), fit: 'inside' });
    const { data, info } = await pipeline
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) return null;
    return { raster: { data, width: info.width, height: info.height, channels: 4 }, pages, shrunk };
  } catch {
    return null;
  }
}

/** Grey on white, no side longer than `sideMax`; `scale` is raster pixels for one of the source. */
export async function toGrey(raster: Raster, sideMax: number): Promise<{ grey: Raster; scale: number }> {
  const scale = Math.min(1, sideMax / Math.max(raster.width, raster.height));
  let pipeline = open(raster).flatten({ background: '#fff' });
  if (scale < 1)
    pipeline = pipeline.resize(
      Math.max(1, Math.round(raster.width * scale)),
      Math.max(1, Math.round(raster.height * scale)),
      { fit: 'fill' },
    );
  const { data, info } = await pipeline.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { grey: { data, width: info.width, height: info.height, channels: 1 }, scale };
}

/** A raster as the start of a sharp pipeline. */
export const open = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: limits.imagePixels }).timeout({
    seconds: limits.decodeSeconds,
  });

/** The level that most samples of a grey raster have: its ground, where there is one. */
export function mostFrequent(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level]!++;
  return counts.indexOf(Math.max(...counts));
}
