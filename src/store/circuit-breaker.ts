import { StoreUnreachable } from './errors.js';

/**
 * How long calls fail immediately after a failure. Short, so that recovery is noticed at once; long enough
 * that callers do not each wait for a connection that cannot be made.
 */
const openMs = 500;

/**
 * Circuit breaker in front of a store on another machine.
 *
 *     closed      every call goes through; a StoreUnreachable opens the circuit
 *     open        every call fails immediately, for `openMs`
 *     half open   one call is let through: success closes the circuit, failure opens it again
 *
 * Errors other than StoreUnreachable come from a server that answered, so they close the circuit.
 */
export class CircuitBreaker {
  /** performance.now() until which the circuit is open; 0 while it is closed. */
  #openUntil = 0;
  #probing = false;

  /** @param onOpen called with the error of the first failed call of an outage */
  constructor(private readonly onOpen: (error: StoreUnreachable) => void = () => {}) {}

  /**
   * Runs `work`, which throws StoreUnreachable when the server cannot be reached.
   * @throws StoreUnreachable immediately while the circuit is open; otherwise the errors of `work`
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const isProbe = this.#openUntil > 0;
    if (isProbe && (this.#probing || performance.now() < this.#openUntil))
      throw new StoreUnreachable('the store is not reachable');
    this.#probing = isProbe;
    try {
      const result = await work();
      this.#openUntil = 0;
      return result;
    } catch (error) {
      const unreachable = error instanceof StoreUnreachable;
      if (unreachable && this.#openUntil === 0) this.onOpen(error);
      this.#openUntil = unreachable ? performance.now() + openMs : 0;
      throw error;
    } finally {
      this.#probing = false;
    }
  }
}
