import { limits } from '../contract/limits.js';
import type { DocumentProblem } from '../files/document/document.js';
import type { ImageProblem } from '../files/image/image.js';
import { DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';
import { DocumentRejected, ImageRejected } from './errors.js';
import type { DocumentTasks } from './tasks/document-tasks.js';
import type { ImageTasks } from './tasks/image-tasks.js';

export type DocumentPool = DecoderPool<DocumentTasks, DocumentProblem>;
export type ImagePool = DecoderPool<ImageTasks, ImageProblem>;

export const openDocumentPool = (options: DecoderPoolOptions): DocumentPool =>
  new DecoderPool(
    {
      work: 'document',
      workMs: limits.documentWorkMs,
      queued: limits.queuedDocuments,
      queuedBytes: limits.queuedDocumentBytes,
      waitMs: limits.documentWaitMs,
      heapMb: limits.documentHeapMb,
      niceness: limits.documentNiceness,
      Rejected: DocumentRejected,
    },
    options,
  );

export const openImagePool = (options: DecoderPoolOptions): ImagePool =>
  new DecoderPool(
    {
      work: 'image',
      workMs: limits.imageWorkMs,
      queued: limits.queuedImages,
      queuedBytes: limits.queuedImageBytes,
      waitMs: limits.imageWaitMs,
      heapMb: limits.imageHeapMb,
      niceness: limits.imageNiceness,
      Rejected: ImageRejected,
    },
    options,
  );
