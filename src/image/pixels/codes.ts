import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Region } from '../../contract/injection.js';
import { limits } from '../../limits.js';
import { open, type Raster } from './decode.js';

export interface Code {
  /** For people: `QR code`. */
  kind: string;
  text: string;
  /** In the raster's pixels. */
  region: Region;
}

/** The library would fetch its module from a content delivery network; it is handed the file of the package. */
let ready: Promise<unknown> | undefined;
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
  ));

/** QR codes and other two-dimensional codes, and what they say. */
export async function readCodes(raster: Raster): Promise<Code[]> {
  await prepare();
  const scale = Math.min(1, limits.codeSidePixels / Math.max(raster.width, raster.height));
  const { data, info } = await open(raster)
    .flatten({ background: '#fff' })
    .resize(Math.max(1, Math.round(raster.width * scale)), Math.max(1, Math.round(raster.height * scale)), {
      fit: 'fill',
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  };
  const found = await readBarcodes(image as unknown as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417'],
    tryHarder: true,
    tryInvert: true,
    maxNumberOfSymbols: limits.qrCodes,
  });
  return found.flatMap(({ isValid, text, format, position }) => {
    if (!isValid || text.trim() === '') return [];
    const xs = [position.topLeft.x, position.topRight.x, position.bottomLeft.x, position.bottomRight.x];
    const ys = [position.topLeft.y, position.topRight.y, position.bottomLeft.y, position.bottomRight.y];
    const [x, y] = [Math.min(...xs) / scale, Math.min(...ys) / scale];
    const region = {
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(Math.max(...xs) / scale - x),
      height: Math.round(Math.max(...ys) / scale - y),
      page: 0,
    };
    return [{ kind: String(format) === 'QRCode' ? 'QR code' : `${format} code`, text, region }];
  });
}
