import type { KeyedRequest } from '../../../store/durable.js';
import { StoreUnreachable } from '../../../store/errors.js';

const notSaved =
  'The result was not saved because storage is not reachable. It is complete, but it will not appear in the history.';

/**
 * Runs a store operation. When a remote store is unreachable, returns null and a `degraded` note instead of
 * an error, so that scans and cleanups continue. Any other failure, such as a full disk, fails the request.
 * A request with an Idempotency-Key always fails, because its key cannot be taken: a degraded answer could be
 * charged twice.
 */
export async function saveOrDegrade<T>(
  keyed: KeyedRequest | null,
  operation: () => Promise<T>,
): Promise<{ value: T | null; degraded?: string }> {
  try {
    return { value: await operation() };
  } catch (error) {
    if (keyed === null && error instanceof StoreUnreachable) return { value: null, degraded: notSaved };
    throw error;
  }
}
