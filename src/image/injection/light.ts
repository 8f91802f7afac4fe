/** The light pass over pixels: codes, lowest bits, and whether there is print. */

import { limits } from '../../limits.js';
import type { ImageContents } from '../image.js';
import { readCodes } from '../pixels/codes.js';
import { type Decoded, decodePage, type Raster, toGrey } from '../pixels/decode.js';
import { findPrint, type PrintHints } from '../pixels/print.js';
import { readStealth } from '../pixels/stealth.js';
import type { Finding } from './findings.js';

export interface Seen {
  findings: Finding[];
  hints: PrintHints;
  pages: number;
  /** Grey, for a recogniser; source pixels go into it `scale` times. */
  grey: Raster;
  scale: number;
}

const lossless = new Set(['png', 'webp', 'bmp', 'tiff', 'gif']);

/** Looks at one page's pixels; null when they can't be decoded here. */
export async function lookAt(bytes: Uint8Array, { format }: ImageContents, page = 0): Promise<Seen | null> {
  const decoded = await decodePage(bytes, page);
  if (decoded === null) return null;
  const { raster, pages, shrunk } = decoded;
  const { grey, scale } = await toGrey(raster, limits.printSidePixels);
  const findings = [
    ...(await codes(raster, shrunk, page)),
    ...(lossless.has(format) ? stealth(decoded) : []),
  ];
  return { findings, hints: findPrint(grey), pages, grey, scale: scale / shrunk };
}

async function codes(raster: Raster, shrunk: number, page: number): Promise<Finding[]> {
  const found = await readCodes(raster).catch(() => []);
  return found.map(({ kind, text, region: { x, y, width, height } }) => ({
    read: 'qr_text',
    source: kind,
    plainSource: kind,
    text,
    region: {
      x: Math.round(x * shrunk),
      y: Math.round(y * shrunk),
      width: Math.round(width * shrunk),
      height: Math.round(height * shrunk),
      page,
    },
    hidden: null,
  }));
}

function stealth({ raster, shrunk }: Decoded): Finding[] {
  const text = shrunk > 1 ? null : readStealth(raster);
  if (text === null) return [];
  return [
    {
      read: 'stealth_text',
      source: 'lowest bits of the pixels',
      plainSource: 'lowest bits of the pixels',
      text,
      region: null,
      hidden: 'it stands in the lowest bits of the pixels',
    },
  ];
}
