/** Pictures as the native readers receive them, with the findings in embedded images labelled. */
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import type { ImageReaders } from '../native-readers.js';
import { type Finding, within } from './findings.js';
import type { PageScan } from './page-scan.js';
import type { PixelScan } from './pixel-scan.js';

export interface RasterSource {
  bytes: Uint8Array;
  format: ImageFormat;
  /** For display: `embedded image 2 (PNG)`; null for the image itself. */
  label: string | null;
}

export async function scanPixelsOf(
  { bytes, format, label }: RasterSource,
  readers: ImageReaders,
): Promise<PixelScan | NativeFailure | null> {
  const scan = await readers.pixels(bytes, format);
  if (scan === null || isNativeFailure(scan)) return scan;
  return { ...scan, findings: scan.findings.map(finding => labelled(finding, label)) };
}

export async function scanPagesOf(
  { bytes, format, label }: RasterSource,
  readers: ImageReaders,
  spentMs: number,
): Promise<PageScan | NativeFailure> {
  const scan = await readers.print(bytes, format, spentMs);
  if (isNativeFailure(scan)) return scan;
  return { ...scan, findings: scan.findings.map(finding => labelled(finding, label)) };
}

/** A finding of an embedded image, with the image's label in place of a region. */
export function labelled(finding: Finding, label: string | null): Finding {
  if (label === null) return finding;
  const { region: _, ...found } = finding;
  return within(found, source => `${label}: ${source}`);
}
