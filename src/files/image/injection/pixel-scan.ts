/** Fast scan of a picture's pixels: QR codes, text in least significant bits, and signs of printed text. */

import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import { readCodes } from '../pixels/codes.js';
import { type DecodedPage, decodePage, type Raster, toGrey } from '../pixels/decode.js';
import { readParameters, readPlainText } from '../pixels/stealth.js';
import { detectText, type TextHints } from '../pixels/text-detection.js';
import { type Finding, scaled } from './findings.js';

/** Texts in the pixels of a page, and which kinds of them were searched for. */
export interface PixelTexts {
  findings: Finding[];
  /** Among `codes` and `hidden_bits`. */
  searched: string[];
  /** Sentences about what could not be read. */
  unread: string[];
  /** Parameters of an image generator in the lowest bits; absent when they were not searched for. */
  parameters?: string | NativeFailure | null;
}

/** Scan of the first page's pixels. */
export interface PixelScan extends PixelTexts {
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

const lossless = new Set<ImageFormat>(['png', 'webp', 'tiff', 'gif']);

/** Decodes a page. Returns null when no decoder supports the file. */
export async function viewPage(bytes: Uint8Array, page = 0): Promise<PageView | NativeFailure | null> {
  const decoded = await decodePage(bytes, page);
  if (decoded === null || isNativeFailure(decoded)) return decoded;
  const { grey, scale } = await toGrey(decoded.raster);
  return { decoded, grey, scale: scale / decoded.reduction, hints: detectText(grey) };
}

/** Texts in a page's pixels, without printed text. */
export async function textsIn({ decoded }: PageView, format: ImageFormat, page: number): Promise<PixelTexts> {
  const { raster, reduction, isDamaged } = decoded;
  const texts: PixelTexts = { findings: [], searched: [], unread: [] };
  if (isDamaged) texts.unread.push('Part of the pixels could not be read: they are damaged.');
  const codes = await readCodes(raster).catch(() => null);
  if (codes === null) texts.unread.push('Codes could not be read: the decoder failed on them.');
  else texts.searched.push('codes');
  for (const { kind, text, region } of codes ?? []) {
    const scaledRegion = scaled({ ...region, page }, reduction);
    texts.findings.push({ read: 'qr_text', source: kind, text, region: scaledRegion });
  }
  if (lossless.has(format)) readHiddenBits(decoded, texts);
  return texts;
}

/** Scans the first page of a picture. Returns null when no decoder supports the file. */
export async function scanPixels(
  bytes: Uint8Array,
  format: ImageFormat,
): Promise<PixelScan | NativeFailure | null> {
  const view = await viewPage(bytes);
  if (view === null || isNativeFailure(view)) return view;
  const { decoded, hints, scale } = view;
  return { ...(await textsIn(view, format, 0)), hints, pages: decoded.pages, scale };
}

/** Adds the text in the lowest bits of a page's pixels. */
function readHiddenBits({ raster, reduction, isOriginal }: DecodedPage, texts: PixelTexts): void {
  const { findings, searched, unread } = texts;
  const source = 'lowest bits of the pixels';
  if (reduction > 1) {
    unread.push(`The ${source} could not be read: the picture is too large.`);
    return;
  }
  const parameters = readParameters(raster);
  if (isOriginal) texts.parameters = parameters;
  if (isNativeFailure(parameters)) {
    unread.push(`The ${source} could not be read: the block in them cannot be unpacked.`);
    return;
  }
  searched.push('hidden_bits');
  const text = parameters ?? readPlainText(raster);
  if (text !== null) findings.push({ read: 'stealth_text', source, text, hidden: `it is in the ${source}` });
}
