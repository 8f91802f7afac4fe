import { StoreUnreachable } from '../store/errors.js';

/** Said in `degraded` when a result was made that could not be kept. */
const notKept =
  'The result was not saved: storage is not reachable just now. It is whole, but it will not be in the history.';

/**
 * Saves, or tells that it was not: a store on another machine that can't be reached must not keep people from reading
 * and cleaning. A store of our own that refuses (a full disk) stops the request, for nothing would work as promised.
 */
export async function saveOrDegrade<T>(
  save: () => Promise<T>,
): Promise<{ kept: T | null; degraded?: string }> {
  try {
    return { kept: await save() };
  } catch (error) {
    if (error instanceof StoreUnreachable) return { kept: null, degraded: notKept };
    throw error;
  }
}
