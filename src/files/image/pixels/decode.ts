import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Region } from '../../../contract/injection.js';
import type { Bounds } from '../../bounds.js';
import type { NativeFailure } from '../../native-failure.js';

// One thread and no cache: the memory of a decoder process is limited.
sharp.cache(false);
sharp.concurrency(1);

/** Samples of one page of a picture, row by row. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  /** 1: grey. 4: red, green, blue, alpha. */
  channels: 1 | 4;
}

export interface DecodedPage {
  raster: Raster;
  /** Frames or pages in the file. */
  pages: number;
  /** Scale factor from the raster to the file; 1 unless the page was too large. */
  reduction: number;
}

/**
 * Decodes one page to RGBA, rotated as its metadata requires. Returns null when no decoder reads the file,
 * and a failure when decoding needs more memory or time than the bounds allow.
 */
export async function decodePage(
  bytes: Uint8Array,
  bounds: Bounds,
  page = 0,
): Promise<DecodedPage | NativeFailure | null> {
  try {
    const options = { limitInputPixels: bounds.imagePixels, failOn: 'none' as const, sequentialRead: true };
    const header = await sharp(bytes, options).metadata();
    const pages = header.pages ?? 1;
    const pixels = header.width * (header.pageHeight ?? header.height);
    if (pixels * decoderBytesPerPixel(header, bytes) > bounds.decoderBufferBytes)
      return { failure: 'memory' };
    const reduction = Math.max(1, Math.sqrt(pixels / bounds.decodedPixels));
    let pipeline = sharp(bytes, {
      ...options,
      ...(pages > 1 && { page: Math.min(page, pages - 1) }),
    }).rotate();
    if (reduction > 1)
      pipeline = pipeline.resize({ width: Math.ceil(header.width / reduction), fit: 'inside' });
    const { data, info } = await pipeline
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) return null;
    return { raster: { data, width: info.width, height: info.height, channels: 4 }, pages, reduction };
  } catch (error) {
    return String(error).includes('timeout') ? { failure: 'time' } : null;
  }
}

/**
 * Memory that a decoder needs besides the raster, in bytes per pixel of the file. Decoders that work row by
 * row need almost none. Others store the whole picture: for progressive JPEG its coefficients (two bytes
 * each), for interlaced PNG its samples, for GIF a canvas and the previous frame, for WebP a canvas, for AVIF
 * the planes and the picture made of them. Measured on pictures of 100 megapixels with libvips 8.18.
 */
function decoderBytesPerPixel(header: Metadata, bytes: Uint8Array): number {
  const samples = header.channels * (header.depth === 'ushort' ? 2 : 1);
  switch (header.format) {
    case 'jpeg':
      return header.isProgressive ? 2 * jpegSamplesPerPixel(header) : 0;
    case 'png':
      return header.isProgressive ? samples : 0;
    case 'gif':
      return 6;
    case 'webp':
      // A lossy picture is reduced while it is decoded; an animation has two canvases.
      return (header.pages ?? 1) > 1 ? 8 : isLossless(bytes) ? 4 : 1.5;
    case 'heif':
      return 12;
    default:
      return 0;
  }
}

/** With 4:2:0 subsampling each of the two chroma planes has a quarter of the picture's pixels. */
const jpegSamplesPerPixel = ({ channels, chromaSubsampling = '' }: Metadata): number =>
  channels >= 3 && chromaSubsampling.startsWith('4:2:0') ? channels - 1.5 : channels;

const isLossless = (webp: Uint8Array): boolean =>
  Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength).includes('VP8L');

/** Converts a raster to grey on white, up to `printSidePixels`. `scale` is from source to result. */
export async function toGrey(raster: Raster, bounds: Bounds): Promise<{ grey: Raster; scale: number }> {
  const { pipeline, scale } = reduced(raster, bounds.printSidePixels, bounds);
  const { data, info } = await pipeline.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { grey: { data, width: info.width, height: info.height, channels: 1 }, scale };
}

/** A pipeline that puts a raster on a white background and reduces it to a longest side. */
export function reduced(raster: Raster, sideMax: number, bounds: Bounds): { pipeline: Sharp; scale: number } {
  const scale = Math.min(1, sideMax / Math.max(raster.width, raster.height));
  const sideOf = (side: number) => Math.max(1, Math.round(side * scale));
  const pipeline = rasterPipeline(raster, bounds)
    .flatten({ background: '#fff' })
    .resize(sideOf(raster.width), sideOf(raster.height), { fit: 'fill' });
  return { pipeline, scale };
}

/** A sharp pipeline that starts from a raster. */
export const rasterPipeline = ({ data, width, height, channels }: Raster, bounds: Bounds): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: bounds.imagePixels });

/** The box around points, rounded to pixels. */
export function boxAround(points: readonly { x: number; y: number }[]): Omit<Region, 'page'> {
  const [xs, ys] = [points.map(point => point.x), points.map(point => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.round(Math.max(...xs) - x), Math.round(Math.max(...ys) - y)];
  return { x: Math.round(x), y: Math.round(y), width, height };
}

/** The most frequent level of a grey raster, which is the background level if the background is plain. */
export function mostFrequent(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level]!++;
  return counts.indexOf(Math.max(...counts));
}
