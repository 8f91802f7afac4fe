/** Pictures as they are handed to the native readers, and their findings as those of the image they belong to. */
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import type { ImageReaders } from '../native-readers.js';
import type { Drawing } from '../svg/drawing.js';
import type { Finding } from './findings.js';
import type { PrintedPages } from './page-scan.js';
import type { PixelReading } from './pixel-scan.js';

export interface Picture {
  bytes: Uint8Array;
  format: ImageFormat;
  /** Pixels of this picture for one of the image. */
  scale: number;
  /** For people: `embedded image 2 (PNG)`; null for the image itself. */
  label: string | null;
}

/** The picture of a file: of a drawing its sanitised form. Null when the drawing is not rendered. */
export function pictureOf(
  bytes: Uint8Array,
  format: ImageFormat,
  drawing: Drawing | null,
  label: string | null = null,
): Picture | null {
  if (drawing === null) return { bytes, format, scale: 1, label };
  const { prepared } = drawing;
  return 'svg' in prepared ? { bytes: prepared.svg, format, scale: prepared.scale, label } : null;
}

export async function pixelsOf(
  picture: Picture,
  readers: ImageReaders,
): Promise<PixelReading | NativeFailure | null> {
  const pixels = await readers.pixels(picture.bytes, picture.format);
  if (pixels === null || isNativeFailure(pixels)) return pixels;
  const findings = pixels.findings.map(finding => placed(finding, picture));
  return { ...pixels, findings, scale: pixels.scale * picture.scale };
}

export async function printOf(
  picture: Picture,
  readers: ImageReaders,
  spentMs: number,
): Promise<PrintedPages | NativeFailure> {
  const printed = await readers.print(picture.bytes, picture.format, spentMs);
  if (isNativeFailure(printed)) return printed;
  return { ...printed, findings: printed.findings.map(finding => placed(finding, picture)) };
}

/** A finding with its place in the image's own pixels. What stands in an embedded image has none. */
export function placed(finding: Finding, { label, scale }: Pick<Picture, 'label' | 'scale'>): Finding {
  if (label !== null)
    return {
      ...finding,
      source: `${label}: ${finding.source}`,
      plainSource: `${label}: ${finding.plainSource}`,
      region: null,
    };
  if (finding.region === null || scale === 1) return finding;
  const { x, y, width, height, page } = finding.region;
  const [left, top, across, down] = [x, y, width, height].map(pixels => Math.round(pixels / scale));
  return { ...finding, region: { x: left!, y: top!, width: across!, height: down!, page } };
}
