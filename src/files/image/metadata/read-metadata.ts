import { limits } from '../../../contract/limits.js';
import type { ImageContents, ImageFormat, ImageProblem } from '../image.js';
import { sniff } from '../sniff.js';
import { walkBmp } from './containers/bmp.js';
import { walkGif } from './containers/gif.js';
import { walkIsobmff } from './containers/isobmff.js';
import { walkJpeg } from './containers/jpeg.js';
import { walkPng } from './containers/png.js';
import { walkWebp } from './containers/riff.js';
import { walkSvg } from './containers/svg.js';
import { walkTiff } from './containers/tiff.js';
import { ImageFailure, Walk } from './walk-state.js';

/**
 * The project's own readers of containers. The scans for provenance and instructions need every text in an
 * image with its place, also in compressed and late PNG chunks, GIF blocks and bytes after the end; exifr and
 * ExifReader skip unknown chunks and report no places.
 */
const walkers: Readonly<Record<ImageFormat, (walk: Walk) => void>> = {
  png: walkPng,
  jpeg: walkJpeg,
  webp: walkWebp,
  gif: walkGif,
  svg: walkSvg,
  avif: walkIsobmff,
  heic: walkIsobmff,
  tiff: walkTiff,
  bmp: walkBmp,
};

/**
 * Reads every text of an image file outside its pixels, with its position, and the picture's size. Pixels are
 * not decoded. A damaged part is skipped with a warning. Only a file that is not an image, has no size, or
 * claims too many pixels is a problem.
 */
export function readMetadata(bytes: Uint8Array): ImageContents | ImageProblem {
  if (bytes.length === 0) return { problem: 'unreadable', message: 'The file is empty.' };
  const format = sniff(bytes);
  if (format === null)
    return {
      problem: 'unsupported',
      message:
        'Unsupported image format. Send PNG, JPEG, WebP, GIF, SVG, AVIF, HEIC, TIFF (including DNG) or BMP.',
    };
  const walk = new Walk(bytes);
  try {
    walkers[format](walk);
  } catch (error) {
    if (error instanceof ImageFailure) return { problem: error.problem, message: error.message };
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'unreadable', message: 'The image is damaged: its header is truncated.' };
  }
  const { width, height, svg, blocks, warnings } = walk;
  if (width < 1 || height < 1)
    return { problem: 'unreadable', message: 'The image is damaged: its header states no size.' };
  if (format !== 'svg' && width * height > limits.imagePixels)
    return {
      problem: 'too_large_inside',
      message: `The image is too large: ${width} x ${height} pixels; the limit is ${limits.imagePixels / 1e6} million.`,
    };
  return { format, width, height, svg, blocks, warnings };
}
