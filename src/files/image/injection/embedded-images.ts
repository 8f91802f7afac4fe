/** The images inside a drawing, each scanned as a separate file. */

import type { Bounds } from '../../bounds.js';
import { isNativeFailure } from '../../native-failure.js';
import type { ImageFormat } from '../image.js';
import type { ImageReaders } from '../native-readers.js';
import { type Drawing, readDrawing } from '../svg/drawing.js';
import { fileFindings } from './file-findings.js';
import { type Finding, labelled } from './findings.js';
import type { PixelScan } from './pixel-scan.js';

/** A picture as the native readers receive it. */
export interface RasterSource {
  bytes: Uint8Array;
  format: ImageFormat;
  /** For display: `embedded image 2 (PNG)`; null for the image itself. */
  label: string | null;
}

export interface EmbeddedScan {
  findings: Finding[];
  source: RasterSource;
  /** Null when the pixels could not be decoded, and for an SVG, which is not rendered. */
  pixels: PixelScan | null;
}

export async function scanEmbedded(
  drawing: Drawing | null,
  readers: ImageReaders,
  bounds: Bounds,
): Promise<EmbeddedScan[]> {
  const scans: EmbeddedScan[] = [];
  for (const { bytes, contents } of drawing?.embedded ?? []) {
    const { format } = contents;
    const label = `embedded image ${scans.length + 1} (${format.toUpperCase()})`;
    const inner = format === 'svg' ? readDrawing(bytes, bounds, true) : null;
    const outcome = inner === null ? await readers.pixels(bytes, format) : null;
    const pixels = outcome === null || isNativeFailure(outcome) ? null : outcome;
    const found = [...fileFindings(contents, inner, bounds), ...(pixels?.findings ?? [])];
    const findings = found.map(finding => labelled(finding, label));
    scans.push({ findings, source: { bytes, format, label }, pixels });
  }
  return scans;
}
