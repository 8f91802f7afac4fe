import type { ImageTasks } from '../../workers/image-tasks.js';
import { type HttpError, httpErrors } from '../errors.js';
import { type ImageProblem, isProblem } from '../image/image.js';
import { limits } from '../limits.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';

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
  late: httpErrors.imageDeadline,
  outOfMemory: () =>
    httpErrors.file('image_unreadable', 'The image needs more memory to read than is allowed.'),
  failed: httpErrors.imageFailed,
};

function problem({ problem, message }: ImageProblem): HttpError {
  switch (problem) {
    case 'unsupported':
      return httpErrors.fileUnsupported(message);
    case 'too_large_inside':
      return httpErrors.tooLarge(message);
    case 'unreadable':
      return httpErrors.file('image_unreadable', message);
  }
}
