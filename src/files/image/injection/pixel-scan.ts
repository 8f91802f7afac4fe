/** Fast scan of a picture's pixels: QR codes, text in least significant bits, and signs of printed text. */

import type { Bounds } from '../../bounds.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import { readCodes } from '../pixels/codes.js';
import { type DecodedPage, decodePage, type Raster, toGrey } from '../pixels/decode.js';
import { readStealth } from '../pixels/stealth.js';
import { detectText, type TextHints } from '../pixels/text-detection.js';
import { type Finding, scaled } from './findings.js';

/** Scan of the first page's pixels. */
export interface PixelScan {
  findings: Finding[];
  hints: TextHints;
  /** Pages or frames in the file. */
  pages: number;
  /** Scale factor from the picture to the scanned pixels; 1 unless the picture was reduced. */
  scale: number;
}

/** One decoded page, and its grey version for text detection and OCR. */
export interface PageView {
  decoded: DecodedPage;
  grey: Raster;
  /** Scale factor from the picture to `grey`. */
  scale: number;
  hints: TextHints;
}

const lossless = new Set<ImageFormat>(['png', 'webp', 'bmp', 'tiff', 'gif']);

/** Decodes a page. Returns null when no decoder supports the file. */
export async function viewPage(
  bytes: Uint8Array,
  bounds: Bounds,
  page = 0,
): Promise<PageView | NativeFailure | null> {
  const decoded = await decodePage(bytes, bounds, page);
  if (decoded === null || isNativeFailure(decoded)) return decoded;
  const { grey, scale } = await toGrey(decoded.raster, bounds);
  return { decoded, grey, scale: scale / decoded.reduction, hints: detectText(grey) };
}

/** Texts in a page's pixels, without printed text. */
export const findingsIn = async (
  { decoded }: PageView,
  format: ImageFormat,
  page: number,
  bounds: Bounds,
): Promise<Finding[]> => [
  ...(await codeFindings(decoded, page, bounds)),
  ...(lossless.has(format) ? stealthFindings(decoded, bounds) : []),
];

/** Scans the first page of a picture. Returns null when no decoder supports the file. */
export async function scanPixels(
  bytes: Uint8Array,
  format: ImageFormat,
  bounds: Bounds,
): Promise<PixelScan | NativeFailure | null> {
  const view = await viewPage(bytes, bounds);
  if (view === null || isNativeFailure(view)) return view;
  const { decoded, hints, scale } = view;
  return { findings: await findingsIn(view, format, 0, bounds), hints, pages: decoded.pages, scale };
}

async function codeFindings(
  { raster, reduction }: DecodedPage,
  page: number,
  bounds: Bounds,
): Promise<Finding[]> {
  const codes = await readCodes(raster, bounds).catch(() => []);
  return codes.map(({ kind, text, region }) => {
    return { read: 'qr_text', source: kind, text, region: scaled({ ...region, page }, reduction) };
  });
}

function stealthFindings({ raster, reduction }: DecodedPage, bounds: Bounds): Finding[] {
  const text = reduction > 1 ? null : readStealth(raster, bounds);
  if (text === null) return [];
  const source = 'lowest bits of the pixels';
  return [{ read: 'stealth_text', source, text, hidden: `it is in the ${source}` }];
}
