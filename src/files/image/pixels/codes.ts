/** Reads QR codes and other two-dimensional codes in a picture, with zxing. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Region } from '../../../contract/injection.js';
import { limits } from '../../../contract/limits.js';
import { boxAround, type Raster, reduced } from './decode.js';

export interface Code {
  /** Kind of code, for display: `QR code`. */
  kind: string;
  text: string;
  /** In the raster's pixels. */
  region: Region;
}

let ready: Promise<unknown> | undefined;

/** Loads zxing's module from the installed package: by default the library fetches it from a CDN. */
const prepare = () =>
  (ready ??= Promise.resolve(
    prepareZXingModule({
      overrides: {
        wasmBinary: new Uint8Array(
          readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')),
        ).buffer,
      },
      fireImmediately: true,
    }),
  ).catch(error => {
    ready = undefined;
    throw error;
  }));

export async function readCodes(raster: Raster): Promise<Code[]> {
  await prepare();
  const { pipeline, scale } = reduced(raster, limits.codeSidePixels);
  const { data, info } = await pipeline.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' };
  const found = await readBarcodes(image as unknown as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417'],
    tryHarder: true,
    tryInvert: true,
    maxNumberOfSymbols: limits.qrCodes,
  });
  return found.flatMap(({ isValid, text, format, position }) => {
    if (!isValid || text.trim() === '') return [];
    const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
    const region = { ...boxAround(corners.map(({ x, y }) => ({ x: x / scale, y: y / scale }))), page: 0 };
    return [{ kind: String(format) === 'QRCode' ? 'QR code' : `${format} code`, text, region }];
  });
}
