import type { ImageTasks } from '../../workers/image-tasks.js';
import { type ImageProblem, isProblem } from '../image/image.js';
import { limits } from '../limits.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';
import { ImageRejected } from './errors.js';

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
