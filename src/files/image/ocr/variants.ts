/** Variants of a page prepared for OCR. Each makes text legible that the others miss. */
import type { Sharp } from 'sharp';
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

async function variantOf(name: Variant['name'], pipeline: Sharp, scale = 1, rotation = 0): Promise<Variant> {
  return { name, png: await pipeline.png({ compressionLevel: 1 }).toBuffer(), scale, rotation };
}

export function enlarged(grey: Raster, scale = 1): Promise<Variant> {
  const pipeline = rasterPipeline(grey);
  if (scale === 1) return variantOf('print', pipeline);
  const [width, height] = [Math.round(grey.width * scale), Math.round(grey.height * scale)];
  return variantOf('small print', pipeline.resize(width, height, { kernel: 'cubic', fit: 'fill' }), scale);
}

export function rotated(grey: Raster, angle: number): Promise<Variant> {
  const level = mostFrequent(grey.data);
  const background = { r: level, g: level, b: level };
  const pipeline = rasterPipeline(grey).rotate(angle, { background }).greyscale();
  return variantOf('turned print', pipeline, 1, angle);
}

/**
 * Makes levels that differ from the background by `from` to `to` black and all others white. This isolates
 * text of low contrast, which the recogniser misses next to text of full contrast.
 */
export function residual(grey: Raster, from: number, to: number): Promise<Variant> {
  const background = mostFrequent(grey.data);
  return faintVariant(grey, level => {
    const distance = Math.abs(level - background);
    return distance >= from && distance <= to ? 0 : 255;
  });
}

/** Stretches the `reach` levels around the background to the full range. */
export function stretched(grey: Raster, reach: number): Promise<Variant> {
  const background = mostFrequent(grey.data);
  const low = background >= 128 ? background - reach : background;
  return faintVariant(grey, level => Math.max(0, Math.min(255, ((level - low) * 255) / reach)));
}

function faintVariant(grey: Raster, levelOf: (level: number) => number): Promise<Variant> {
  const data = Uint8Array.from(grey.data, levelOf);
  return variantOf('faint print', rasterPipeline({ ...grey, data }));
}
