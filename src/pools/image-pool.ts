import { limits } from '../contract/limits.js';
import { type ImageProblem, isProblem } from '../files/image/image.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';
import { ImageRejected } from './errors.js';
import type { ImageTasks } from './tasks/image-tasks.js';

export type ImagePool = DecoderPool<ImageTasks, ImageProblem>;

export const openImagePool = (options: DecoderPoolOptions): ImagePool => new DecoderPool(images, options);

const images: DecoderKind<ImageProblem> = {
  work: 'image',
  runMs: limits.imageRunMs,
  queued: limits.queuedImages,
  queuedBytes: limits.queuedImageBytes,
  deadlineMs: limits.imageDeadlineMs,
  heapMb: limits.imageHeapMb,
  niceness: limits.imageNiceness,
  isProblem: outcome => isProblem(outcome),
  toError: problem => new ImageRejected(problem),
};
