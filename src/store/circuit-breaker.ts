import { CircuitBreaker } from '../net/circuit-breaker.js';
import { StoreUnreachable } from './errors.js';

/**
 * How long calls fail immediately after a failure. Short, so that recovery is noticed at once; long enough
 * that callers do not each wait for a connection that cannot be made.
 */
const pauseMs = 500;

/**
 * Detects outages of a store on another machine. `mapErrors` throws StoreUnreachable for errors that mean an
 * outage, and the server's other errors unchanged; one StoreUnreachable opens `breaker`.
 * @param onOpen called with the error of the first failed call of an outage
 */
export function outageGuard(
  message: string,
  isOutage: (error: unknown) => boolean,
  onOpen: (error: StoreUnreachable) => void = () => {},
) {
  const breaker = new CircuitBreaker({
    failures: 1,
    pauseMs,
    isFailure: error => error instanceof StoreUnreachable,
    openError: () => new StoreUnreachable('the store is not reachable'),
    onChange(closed, error) {
      if (!closed) onOpen(error as StoreUnreachable);
    },
    now: () => performance.now(),
  });
  const mapErrors = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw isOutage(error) ? new StoreUnreachable(message, { cause: error }) : error;
    }
  };
  return { breaker, mapErrors };
}
