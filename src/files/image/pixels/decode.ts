import sharp, { type Sharp } from 'sharp';
import type { Region } from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
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
  /** Whether the raster has all samples of the file, neither reduced nor rotated. */
  isOriginal: boolean;
  /** Whether only a part of the page could be decoded. */
  isDamaged: boolean;
}

/**
 * Decodes one page to RGBA, rotated as its metadata requires. Returns null when no decoder reads the file,
 * and a failure when an allocation exceeds the memory of the process. Of a damaged page, it decodes a part.
 */
export async function decodePage(bytes: Uint8Array, page = 0): Promise<DecodedPage | NativeFailure | null> {
  for (const isDamaged of [false, true])
    try {
      return await decode(bytes, page, isDamaged);
    } catch (error) {
      if (/memory/i.test(String(error))) return { failure: 'memory' };
    }
  return null;
}

/** Decodes one page; throws an error when it is damaged, unless `isDamaged` is true. */
async function decode(bytes: Uint8Array, page: number, isDamaged: boolean): Promise<DecodedPage> {
  const failOn = isDamaged ? ('none' as const) : ('error' as const);
  const options = { limitInputPixels: limits.imagePixels, failOn, sequentialRead: true, ignoreIcc: true };
  const header = await sharp(bytes, options).metadata();
  const pixels = header.width * (header.pageHeight ?? header.height);
  const reduction = Math.max(1, Math.sqrt(pixels / limits.decodedPixels));
  const pipeline = sharp(bytes, { ...options, page }).rotate();
  if (reduction > 1) pipeline.resize({ width: Math.ceil(header.width / reduction), fit: 'inside' });
  const { data, info } = await pipeline
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) throw new Error('Unexpected channels');
  return {
    raster: { data, width: info.width, height: info.height, channels: 4 },
    pages: header.pages ?? 1,
    reduction,
    isOriginal: !isDamaged && reduction === 1 && (header.orientation ?? 1) === 1,
    isDamaged,
  };
}

/**
 * The unchanged samples of an RGBA picture, or of its top left corner. Throws an error when they are damaged.
 */
export async function decodeRaw(
  bytes: Uint8Array,
  corner?: { width: number; height: number },
): Promise<Raster> {
  const picture = sharp(bytes, { limitInputPixels: limits.decodedPixels, failOn: 'error', ignoreIcc: true });
  if (corner !== undefined) picture.extract({ left: 0, top: 0, ...corner });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

/** Converts a raster to grey on white, up to `printSidePixels`. `scale` is from source to result. */
export async function toGrey(raster: Raster): Promise<{ grey: Raster; scale: number }> {
  const { pipeline, scale } = reduced(raster, limits.printSidePixels);
  const { data, info } = await pipeline.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { grey: { data, width: info.width, height: info.height, channels: 1 }, scale };
}

/** A pipeline that puts a raster on a white background and reduces it to a longest side. */
export function reduced(raster: Raster, sideMax: number): { pipeline: Sharp; scale: number } {
  const scale = Math.min(1, sideMax / Math.max(raster.width, raster.height));
  const sideOf = (side: number) => Math.max(1, Math.round(side * scale));
  const pipeline = rasterPipeline(raster)
    .flatten({ background: '#fff' })
    .resize(sideOf(raster.width), sideOf(raster.height), { fit: 'fill' });
  return { pipeline, scale };
}

/** A sharp pipeline that starts from a raster. */
export const rasterPipeline = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: limits.imagePixels });

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
