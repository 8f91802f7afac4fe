/** Variants of a page prepared for OCR. Each makes text legible that the others miss. */
import type { Bounds } from '../../bounds.js';
import { mostFrequent, type Raster, rasterPipeline } from '../pixels/decode.js';

export interface Variant {
  /** The kind of text that the variant is made for. */
  name: 'print' | 'small print' | 'faint print' | 'turned print';
  png: Buffer;
  /** Scale factor from the grey raster to the variant. */
  scale: number;
  /** Clockwise rotation about the centre in degrees. The canvas grows to fit the rotated page. */
  rotation: number;
}

const png = { compressionLevel: 1 } as const;

export async function enlarged(grey: Raster, bounds: Bounds, scale = 1): Promise<Variant> {
  const pipeline = rasterPipeline(grey, bounds);
  const resized =
    scale === 1
      ? pipeline
      : pipeline.resize(Math.round(grey.width * scale), Math.round(grey.height * scale), {
          kernel: 'cubic',
          fit: 'fill',
        });
  const name = scale > 1 ? 'small print' : 'print';
  return { name, png: await resized.png(png).toBuffer(), scale, rotation: 0 };
}

export async function rotated(grey: Raster, bounds: Bounds, angle: number): Promise<Variant> {
  const level = mostFrequent(grey.data);
  const background = { r: level, g: level, b: level };
  const bytes = await rasterPipeline(grey, bounds)
    .rotate(angle, { background })
    .greyscale()
    .png(png)
    .toBuffer();
  return { name: 'turned print', png: bytes, scale: 1, rotation: angle };
}

/**
 * Makes levels that differ from the background by `from` to `to` black and all others white. This isolates
 * text of low contrast, which the recogniser misses next to text of full contrast.
 */
export function residual(grey: Raster, bounds: Bounds, from: number, to: number): Promise<Variant> {
  const background = mostFrequent(grey.data);
  return faintVariant(grey, bounds, level => {
    const distance = Math.abs(level - background);
    return distance >= from && distance <= to ? 0 : 255;
  });
}

/** Stretches the `reach` levels around the background to the full range. */
export function stretched(grey: Raster, bounds: Bounds, reach: number): Promise<Variant> {
  const background = mostFrequent(grey.data);
  const low = background >= 128 ? background - reach : background;
  return faintVariant(grey, bounds, level => Math.max(0, Math.min(255, ((level - low) * 255) / reach)));
}

async function faintVariant(
  grey: Raster,
  bounds: Bounds,
  levelOf: (level: number) => number,
): Promise<Variant> {
  const data = Uint8Array.from(grey.data, levelOf);
  const bytes = await rasterPipeline({ ...grey, data }, bounds)
    .png(png)
    .toBuffer();
  return { name: 'faint print', png: bytes, scale: 1, rotation: 0 };
}
