/** The images inside a drawing, each read as a file of its own. */
import { isNativeFailure } from '../../native-failure.js';
import type { ImageReaders } from '../native-readers.js';
import { type Drawing, readDrawing } from '../svg/drawing.js';
import { fileFindings } from './file-findings.js';
import type { Finding } from './findings.js';
import type { PixelReading } from './pixel-scan.js';
import { type Picture, pictureOf, pixelsOf, placed } from './raster-source.js';

export interface EmbeddedFile {
  findings: Finding[];
  /** Null when it is a drawing that is not rendered. */
  picture: Picture | null;
  /** Null when it could not be decoded. */
  pixels: PixelReading | null;
}

export async function embeddedFiles(drawing: Drawing | null, readers: ImageReaders): Promise<EmbeddedFile[]> {
  const files: EmbeddedFile[] = [];
  for (const { bytes, contents } of drawing?.embedded ?? []) {
    const label = `embedded image ${files.length + 1} (${contents.format.toUpperCase()})`;
    const inner = contents.format === 'svg' ? readDrawing(bytes, contents, true) : null;
    const picture = pictureOf(bytes, contents.format, inner, label);
    const looked = picture === null ? null : await pixelsOf(picture, readers);
    const pixels = looked === null || isNativeFailure(looked) ? null : looked;
    const own = fileFindings(contents, inner).map(finding => placed(finding, { label, scale: 1 }));
    files.push({ findings: [...own, ...(pixels?.findings ?? [])], picture, pixels });
  }
  return files;
}
