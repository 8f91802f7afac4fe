/** A picture made ready for a recogniser in different ways; each brings out print that the others miss. */
import { open, type Raster } from '../pixels/decode.js';

export interface Variant {
  /** What it is for: `print`, `faint print`. */
  name: 'print' | 'small print' | 'faint print' | 'turned print';
  png: Buffer;
  /** Pixels of the variant for one of the grey raster. */
  scale: number;
  /** Degrees it was turned clockwise. */
  turned: 0 | 90 | 180 | 270;
}

const png = { compressionLevel: 1 } as const;

export const plain = async (grey: Raster, scale = 1): Promise<Variant> => ({
  name: scale > 1 ? 'small print' : 'print',
  png: await enlarged(grey, scale).png(png).toBuffer(),
  scale,
  turned: 0,
});

export const turned = async (grey: Raster, angle: 90 | 180 | 270): Promise<Variant> => ({
  name: 'turned print',
  png: await open(grey).rotate(angle).png(png).toBuffer(),
  scale: 1,
  turned: angle,
});

/**
 * Levels `from` to `to` away from the picture's most frequent one become black, all others white: print that differs
 * from its ground by so little that strong print beside it drowns it.
 */
export async function residual(grey: Raster, from: number, to: number): Promise<Variant> {
  const ground = mostFrequent(grey.data);
  const data = Uint8Array.from(grey.data, level => {
    const distance = Math.abs(level - ground);
    return distance >= from && distance <= to ? 0 : 255;
  });
  return {
    name: 'faint print',
    png: await open({ ...grey, data })
      .png(png)
      .toBuffer(),
    scale: 1,
    turned: 0,
  };
}

/** The ground's own few levels stretched over the whole range. */
export async function stretched(grey: Raster, reach: number): Promise<Variant> {
  const ground = mostFrequent(grey.data);
  const low = ground >= 128 ? ground - reach : ground;
  const data = Uint8Array.from(grey.data, level => Math.max(0, Math.min(255, ((level - low) * 255) / reach)));
  return {
    name: 'faint print',
    png: await open({ ...grey, data })
      .png(png)
      .toBuffer(),
    scale: 1,
    turned: 0,
  };
}

const enlarged = (grey: Raster, scale: number) =>
  scale === 1
    ? open(grey)
    : open(grey).resize(Math.round(grey.width * scale), Math.round(grey.height * scale), {
        kernel: 'cubic',
        fit: 'fill',
      });

function mostFrequent(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level]!++;
  return counts.indexOf(Math.max(...counts));
}
