import { StoreUnreachable } from './errors.js';

/** How long a server that did not answer is left alone: short enough to be back at once, long enough that callers
 *  don't each wait for a connection that can't be made. */
const pauseMs = 500;

/**
 * The way to a server on another machine. After a failure to reach it every call fails at once for a moment; then one
 * is let through to try, and if it succeeds all are.
 */
export class CircuitBreaker {
  #until = 0;
  #trying = false;

  /** @param begins hears why the first call of an outage failed */
  constructor(private readonly begins: (error: StoreUnreachable) => void = () => {}) {}

  /** `work` throws StoreAway when it can't reach the server. @throws StoreAway, at once while the pause lasts */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const known = this.#until > 0;
    if (known && (this.#trying || performance.now() < this.#until))
      throw new StoreUnreachable('the store is not reachable');
    this.#trying = known;
    try {
      const result = await work();
      this.#until = 0;
      return result;
    } catch (error) {
      const away = error instanceof StoreUnreachable;
      if (away && this.#until === 0) this.begins(error);
      this.#until = away ? performance.now() + pauseMs : 0;
      throw error;
    } finally {
      this.#trying = false;
    }
  }
}
