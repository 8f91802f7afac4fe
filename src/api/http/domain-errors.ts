/** Maps errors of modules that know nothing of HTTP to the responses a client receives. */

import { type HttpError, httpErrors } from '../../contract/errors.js';
import { LimiterFull } from '../../pools/concurrency/limiter.js';
import { DocumentRejected, ImageRejected, PoolError, type WorkKind } from '../../pools/errors.js';
import { NoSuchAccount, RecordDamaged, StorageFull, StoreUnavailable } from '../../store/errors.js';

/** Returns the HttpError for an error of the store, a pool or a limiter, and any other value unchanged. */
export function toHttpError(error: unknown): unknown {
  if (error instanceof RecordDamaged) return httpErrors.recordDamaged(error.id);
  if (error instanceof StoreUnavailable) return httpErrors.storeUnavailable();
  if (error instanceof StorageFull) return httpErrors.storageFull();
  if (error instanceof NoSuchAccount) return httpErrors.badCredential();
  if (error instanceof LimiterFull) return httpErrors.queueFull();
  if (error instanceof PoolError) return poolErrors[error.reason](error.work);
  if (error instanceof DocumentRejected)
    return documentProblems[error.problem.problem](error.problem.message);
  if (error instanceof ImageRejected) return imageProblems[error.problem.problem](error.problem.message);
  return error;
}

const poolErrors: Readonly<Record<PoolError['reason'], (work: WorkKind) => HttpError>> = {
  queueFull: () => httpErrors.queueFull(),
  closed: () => httpErrors.shuttingDown(),
  aborted: () => httpErrors.abandoned(),
  workLimit: work => httpErrors[`${work}Work`](),
  busy: work => httpErrors.machineBusy(work),
  failed: work => httpErrors[`${work}Failed`](),
  outOfMemory: work =>
    httpErrors.file(`${work}_unreadable`, `The ${work} needs more memory to read than is allowed.`),
};

type ProblemErrors<E extends { problem: { problem: string } }> = Readonly<
  Record<E['problem']['problem'], (message: string) => HttpError>
>;
const unreadable = (type: string) => (message: string) => httpErrors.file(type, message);

const documentProblems: ProblemErrors<DocumentRejected> = {
  unsupported: httpErrors.fileUnsupported,
  too_long: httpErrors.tooLarge,
  no_text: unreadable('document_no_text'),
  encrypted: unreadable('document_encrypted'),
  unreadable: unreadable('document_unreadable'),
  too_large_inside: unreadable('document_unreadable'),
};

const imageProblems: ProblemErrors<ImageRejected> = {
  unsupported: httpErrors.fileUnsupported,
  too_large_inside: httpErrors.tooLarge,
  unreadable: unreadable('image_unreadable'),
};
