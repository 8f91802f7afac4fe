/** The images inside a drawing, each scanned as a separate file. */

import type { Bounds } from '../../bounds.js';
import { isNativeFailure } from '../../native-failure.js';
import type { ImageReaders } from '../native-readers.js';
import { type Drawing, readDrawing } from '../svg/drawing.js';
import { fileFindings } from './file-findings.js';
import type { Finding } from './findings.js';
import type { PixelScan } from './pixel-scan.js';
import { labelled, type RasterSource, scanPixelsOf } from './raster-source.js';

export interface EmbeddedScan {
  findings: Finding[];
  /** Null for an SVG, which is not rendered. */
  source: RasterSource | null;
  /** Null when the pixels could not be decoded. */
  pixels: PixelScan | null;
}

export async function scanEmbedded(
  drawing: Drawing | null,
  readers: ImageReaders,
  bounds: Bounds,
): Promise<EmbeddedScan[]> {
  const scans: EmbeddedScan[] = [];
  for (const { bytes, contents } of drawing?.embedded ?? []) {
    const label = `embedded image ${scans.length + 1} (${contents.format.toUpperCase()})`;
    const inner = contents.format === 'svg' ? readDrawing(bytes, bounds, true) : null;
    const source = inner === null ? { bytes, format: contents.format, label } : null;
    const outcome = source === null ? null : await scanPixelsOf(source, readers);
    const pixels = outcome === null || isNativeFailure(outcome) ? null : outcome;
    const inFile = fileFindings(contents, inner, bounds).map(finding => labelled(finding, label));
    scans.push({ findings: [...inFile, ...(pixels?.findings ?? [])], source, pixels });
  }
  return scans;
}
