import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '../contract/limits.js';
import { CircuitBreaker } from '../net/circuit-breaker.js';
import { type StoreListeners, StoreUnreachable } from './errors.js';

/**
 * How long calls fail immediately after a failure. Short, so that recovery is noticed at once; long enough
 * that callers do not each wait for a connection that cannot be made.
 */
const pauseMs = 500;

/** Waits for the last calls before a shutdown, which must not wait for a server that does not respond. */
export const lastCalls = (calls: Promise<void>): Promise<void> =>
  Promise.race([calls, delay(limits.storeCloseMs, undefined, { ref: false })]);

/**
 * Detects outages of a store on another machine. `mapErrors` throws StoreUnreachable for errors that mean an
 * outage, and the server's other errors unchanged; one StoreUnreachable opens `breaker`.
 * @param store what it is and where, for messages
 * @param causeOf the cause of an outage as the log states it
 */
export function outageGuard(
  store: string,
  isOutage: (error: unknown) => boolean,
  { onError = () => {}, onRecovery = () => {} }: StoreListeners = {},
  causeOf: (error: unknown) => unknown = error => error,
) {
  let since = 0;
  const breaker = new CircuitBreaker({
    failures: 1,
    pauseMs,
    isFailure: error => error instanceof StoreUnreachable,
    openError: () => new StoreUnreachable(`${store} is not reachable`),
    onChange(closed, error) {
      if (closed) return onRecovery(store, performance.now() - since);
      since = performance.now();
      onError(error as StoreUnreachable);
    },
    now: () => performance.now(),
  });
  const mapErrors = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (!isOutage(error)) throw error;
      throw new StoreUnreachable(`${store} is not reachable`, { cause: causeOf(error) });
    }
  };
  return { breaker, mapErrors };
}
