import { type Refusal, refusals } from '../errors.js';
import { type ImageProblem, isProblem } from '../image/image.js';
import { limits } from '../limits.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';
import type { ImageTasks } from './image-tasks.js';

export type ImagePool = DecoderPool<ImageTasks, ImageProblem>;

export const openImagePool = (options: DecoderPoolOptions): ImagePool => new DecoderPool(kind, options);

const kind: DecoderKind<ImageProblem> = {
  runMs: limits.imageRunMs,
  queued: limits.queuedImages,
  queuedBytes: limits.queuedImageBytes,
  deadlineMs: limits.imageDeadlineMs,
  heapMb: limits.imageHeapMb,
  niceness: limits.imageNiceness,
  isProblem: outcome => isProblem(outcome),
  problem,
  late: refusals.imageDeadline,
  outOfMemory: () =>
    refusals.file('image_unreadable', 'The image needs more memory to read than is allowed.'),
  failed: refusals.imageFailed,
};

function problem({ problem, message }: ImageProblem): Refusal {
  switch (problem) {
    case 'unsupported':
      return refusals.fileUnsupported(message);
    case 'too_large_inside':
      return refusals.tooLarge(message);
    case 'unreadable':
      return refusals.file('image_unreadable', message);
  }
}
