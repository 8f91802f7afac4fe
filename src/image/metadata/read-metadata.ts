import { limits } from '../../limits.js';
import type { ImageContents, ImageFormat, ImageProblem } from '../image.js';
import { sniff } from '../sniff.js';
import { walkBmp } from './bmp.js';
import { walkGif } from './gif.js';
import { walkIsobmff } from './isobmff.js';
import { walkJpeg } from './jpeg.js';
import { walkPng } from './png.js';
import { walkWebp } from './riff.js';
import { walkSvg } from './svg.js';
import { walkTiff } from './tiff.js';
import { ImageFailure, startWalk, type Walk } from './walk-state.js';

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
 * Every text an image file carries beside its pixels, with its place, and the picture's size. Pixels are not decoded.
 * Damage costs what is damaged and is said in `warnings`; only a file that is no image, has no size, or claims more
 * pixels than are read is a problem.
 */
export function walkImage(bytes: Uint8Array): ImageContents | ImageProblem {
  if (bytes.length === 0) return { problem: 'unreadable', message: 'The file is empty.' };
  const format = sniff(bytes);
  if (format === null)
    return {
      problem: 'unsupported',
      message:
        'This is no image that is read here. Send PNG, JPEG, WebP, GIF, SVG, AVIF, HEIC, TIFF (DNG with it) or BMP.',
    };
  const walk = startWalk(bytes);
  try {
    walkers[format](walk);
  } catch (error) {
    if (error instanceof ImageFailure) return { problem: error.problem, message: error.message };
    if (!(error instanceof RangeError)) throw error;
    return { problem: 'unreadable', message: 'The image is damaged: its header is cut off.' };
  }
  const { width, height, blocks, warnings } = walk;
  if (width < 1 || height < 1)
    return { problem: 'unreadable', message: 'The image is damaged: its header gives it no size.' };
  if (format !== 'svg' && width * height > limits.imagePixels)
    return {
      problem: 'too_large_inside',
      message: `The image claims ${width} x ${height} pixels; at most ${limits.imagePixels / 1e6} million are read.`,
    };
  return { format, width, height, blocks, warnings };
}
