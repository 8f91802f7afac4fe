/** Maps errors of modules that know nothing of HTTP to the responses a client receives. */

import { type HttpError, httpErrors } from '../../contract/errors.js';
import { LimiterFull } from '../../pools/concurrency/limiter.js';
import {
  DocumentRejected,
  ImageRejected,
  PoolClosed,
  QueueFull,
  TaskAborted,
  TaskFailed,
  TaskOutOfMemory,
  TaskTimedOut,
} from '../../pools/errors.js';
import {
  NoSuchAccount,
  RecordDamaged,
  StorageFull,
  StoreDamaged,
  StoreUnavailable,
} from '../../store/errors.js';

/**
 * Returns the HttpError for an error of the store, a pool or a concurrency limit; returns any other value
 * unchanged.
 */
export function toHttpError(error: unknown): unknown {
  if (error instanceof RecordDamaged) return httpErrors.recordDamaged(error.id);
  if (error instanceof StoreDamaged) return httpErrors.storeDamaged();
  if (error instanceof StoreUnavailable) return httpErrors.storeUnavailable();
  if (error instanceof StorageFull) return httpErrors.storageFull();
  if (error instanceof NoSuchAccount) return httpErrors.badCredential();
  if (error instanceof LimiterFull) return httpErrors.queueFull();
  if (error instanceof QueueFull) return httpErrors.queueFull(error.retryAfterSeconds);
  if (error instanceof PoolClosed) return httpErrors.shuttingDown();
  if (error instanceof TaskAborted) return httpErrors.abandoned();
  if (error instanceof TaskTimedOut) return timedOut[error.work]();
  if (error instanceof TaskFailed) return failed[error.work]();
  if (error instanceof TaskOutOfMemory) return outOfMemory(error.work);
  if (error instanceof DocumentRejected) return documentRejected(error.problem);
  if (error instanceof ImageRejected) return imageRejected(error.problem);
  return error;
}

const timedOut = {
  text: httpErrors.textDeadline,
  document: httpErrors.documentDeadline,
  image: httpErrors.imageDeadline,
};

const failed = {
  text: httpErrors.textFailed,
  document: httpErrors.documentFailed,
  image: httpErrors.imageFailed,
};

const outOfMemory = (work: TaskOutOfMemory['work']): HttpError =>
  httpErrors.file(`${work}_unreadable`, `The ${work} needs more memory to read than is allowed.`);

function documentRejected({ problem, message }: DocumentRejected['problem']): HttpError {
  switch (problem) {
    case 'unsupported':
      return httpErrors.fileUnsupported(message);
    case 'too_long':
      return httpErrors.tooLarge(message);
    case 'no_text':
      return httpErrors.file('document_no_text', message);
    case 'encrypted':
      return httpErrors.file('document_encrypted', message);
    case 'unreadable':
    case 'too_large_inside':
      return httpErrors.file('document_unreadable', message);
  }
}

function imageRejected({ problem, message }: ImageRejected['problem']): HttpError {
  switch (problem) {
    case 'unsupported':
      return httpErrors.fileUnsupported(message);
    case 'too_large_inside':
      return httpErrors.tooLarge(message);
    case 'unreadable':
      return httpErrors.file('image_unreadable', message);
  }
}
