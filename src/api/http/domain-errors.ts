/** Maps errors of modules that know nothing of HTTP to the responses a client receives. */

import type { Logger } from 'pino';
import { HttpError, httpErrors, type Work } from '../../contract/errors.js';
import { LimiterFull } from '../../pools/concurrency/limiter.js';
import { FileRejected, PoolError } from '../../pools/errors.js';
import { NoSuchAccount, RecordDamaged, StorageFull, StoreUnavailable } from '../../store/errors.js';

/** Returns the HttpError for an error of the store, a pool or a limiter, and any other value unchanged. */
export function toHttpError(error: unknown): unknown {
  if (error instanceof RecordDamaged) return httpErrors.recordDamaged(error.id);
  if (error instanceof StoreUnavailable) return httpErrors.storeUnavailable();
  if (error instanceof StorageFull) return httpErrors.storageFull();
  if (error instanceof NoSuchAccount) return httpErrors.badCredential();
  if (error instanceof LimiterFull) return httpErrors.queueFull();
  if (error instanceof PoolError) return poolErrors[error.reason](error.work);
  if (error instanceof FileRejected) return fileError(error);
  return error;
}

/**
 * The HttpError of a request, or of a part of one, that failed. Logs a task that timed out or failed, and any
 * other unexpected error as `event`, with the id of the request.
 */
export function reportFailure(error: unknown, log: Logger, request: string, event: string): HttpError {
  const known = toLoggedHttpError(error, log, request);
  if (known instanceof HttpError) return known;
  log.error({ err: known, request }, event);
  return httpErrors.internal();
}

/** Reasons of a PoolError that come from a client or from load. */
const expectedReasons: ReadonlySet<PoolError['reason']> = new Set(['queueFull', 'closed', 'aborted']);

/**
 * As `toHttpError`. Logs a task that timed out or failed, with the id of its request, which the pool does
 * not know.
 */
export function toLoggedHttpError(error: unknown, log: Logger, request: string): unknown {
  if (error instanceof PoolError && !expectedReasons.has(error.reason))
    log.warn({ request, reason: error.message }, 'a task of a request failed');
  return toHttpError(error);
}

const poolErrors: Readonly<Record<PoolError['reason'], (work: Work) => HttpError>> = {
  queueFull: httpErrors.queueFull,
  closed: httpErrors.shuttingDown,
  aborted: httpErrors.abandoned,
  workLimit: httpErrors.workLimit,
  busy: httpErrors.machineBusy,
  failed: httpErrors.workFailed,
  outOfMemory: work =>
    httpErrors.file(`${work}_unreadable`, `The ${work} needs more memory to read than is allowed.`),
};

/** The response to a file that cannot be read. Only an image is too large inside for a 413. */
function fileError({ work, problem, message }: FileRejected): HttpError {
  if (problem === 'unsupported') return httpErrors.fileUnsupported(message);
  if (problem === 'too_large_inside' && work === 'image') return httpErrors.tooLarge(message);
  return httpErrors.file(`${work}_${problem === 'too_large_inside' ? 'unreadable' : problem}`, message);
}
