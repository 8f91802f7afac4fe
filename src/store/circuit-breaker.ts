import { CircuitBreaker } from '../net/circuit-breaker.js';
import { StoreUnreachable } from './errors.js';

/**
 * How long calls fail immediately after a failure. Short, so that recovery is noticed at once; long enough
 * that callers do not each wait for a connection that cannot be made.
 */
const pauseMs = 500;

/**
 * Circuit breaker in front of a store on another machine, which one StoreUnreachable opens.
 * @param onOpen called with the error of the first failed call of an outage
 */
export const storeBreaker = (onOpen: (error: StoreUnreachable) => void = () => {}): CircuitBreaker =>
  new CircuitBreaker({
    failures: 1,
    pauseMs,
    isFailure: error => error instanceof StoreUnreachable,
    openError: () => new StoreUnreachable('the store is not reachable'),
    onChange(closed, error) {
      if (!closed) onOpen(error as StoreUnreachable);
    },
    now: () => performance.now(),
  });
