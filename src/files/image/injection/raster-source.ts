/** Pictures as the native readers receive them, with their findings translated to the image that was sent. */
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import type { ImageReaders } from '../native-readers.js';
import type { Drawing } from '../svg/drawing.js';
import type { Finding } from './findings.js';
import type { PageScan } from './page-scan.js';
import type { PixelScan } from './pixel-scan.js';

export interface RasterSource {
  bytes: Uint8Array;
  format: ImageFormat;
  /** Scale factor from the image to this picture. */
  scale: number;
  /** For display: `embedded image 2 (PNG)`; null for the image itself. */
  label: string | null;
}

/** The file itself, or the sanitised form of a drawing. Null when the drawing is not rendered. */
export function rasterSourceOf(
  bytes: Uint8Array,
  format: ImageFormat,
  drawing: Drawing | null,
  label: string | null = null,
): RasterSource | null {
  if (drawing === null) return { bytes, format, scale: 1, label };
  const { prepared } = drawing;
  return 'svg' in prepared ? { bytes: prepared.svg, format, scale: prepared.scale, label } : null;
}

export async function scanPixelsOf(
  source: RasterSource,
  readers: ImageReaders,
): Promise<PixelScan | NativeFailure | null> {
  const scan = await readers.pixels(source.bytes, source.format);
  if (scan === null || isNativeFailure(scan)) return scan;
  const findings = scan.findings.map(finding => translated(finding, source));
  return { ...scan, findings, scale: scan.scale * source.scale };
}

export async function scanPagesOf(
  source: RasterSource,
  readers: ImageReaders,
  spentMs: number,
): Promise<PageScan | NativeFailure> {
  const scan = await readers.print(source.bytes, source.format, spentMs);
  if (isNativeFailure(scan)) return scan;
  return { ...scan, findings: scan.findings.map(finding => translated(finding, source)) };
}

/**
 * A finding in the pixels of the image that was sent. Inside an embedded image it has a label in place of a
 * region.
 */
export function translated(
  finding: Finding,
  { label, scale }: Pick<RasterSource, 'label' | 'scale'>,
): Finding {
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
