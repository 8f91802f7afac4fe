/** The light pass over pixels: codes, lowest bits, and whether there is print. */
import { limits } from '../../limits.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import { readCodes } from '../pixels/codes.js';
import { type Decoded, decodePage, type Raster, toGrey } from '../pixels/decode.js';
import { readStealth } from '../pixels/stealth.js';
import { findPrint, type PrintHints } from '../pixels/text-detection.js';
import type { Finding } from './findings.js';

/** What the first page's pixels hold. */
export interface PixelReading {
  findings: Finding[];
  hints: PrintHints;
  pages: number;
  /** Pixels looked at for one of the picture, each way; 1 unless it was made smaller. */
  scale: number;
}

/** One page, decoded. */
export interface PageView {
  decoded: Decoded;
  /** Grey, for a recogniser; source pixels go into it `scale` times. */
  grey: Raster;
  scale: number;
  hints: PrintHints;
}

const lossless = new Set<ImageFormat>(['png', 'webp', 'bmp', 'tiff', 'gif']);

/** null when the page can't be decoded here. */
export async function viewPage(bytes: Uint8Array, page = 0): Promise<PageView | NativeFailure | null> {
  const decoded = await decodePage(bytes, page);
  if (decoded === null || isNativeFailure(decoded)) return decoded;
  const { grey, scale } = await toGrey(decoded.raster, limits.printSidePixels);
  return { decoded, grey, scale: scale / decoded.shrunk, hints: findPrint(grey) };
}

/** What a page's pixels say besides its print. */
export const findingsIn = async (
  { decoded }: PageView,
  format: ImageFormat,
  page: number,
): Promise<Finding[]> => [
  ...(await codes(decoded.raster, decoded.shrunk, page)),
  ...(lossless.has(format) ? stealth(decoded) : []),
];

export async function readPixels(
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<PixelReading | NativeFailure | null> {
  const view = await viewPage(bytes);
  if (view === null || isNativeFailure(view)) return view;
  const { decoded, hints, scale } = view;
  return { findings: await findingsIn(view, format, 0), hints, pages: decoded.pages, scale };
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
