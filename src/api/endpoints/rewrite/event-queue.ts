/** An async queue from several producers to one consumer, first in, first out. */
export class EventQueue<T> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  #ended = false;
  #error: unknown;
  #wake: () => void = () => {};

  push(event: T): void {
    this.#waiting.push(event);
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** Ends the queue. The consumer receives the queued events first, then the error. */
  fail(error: unknown): void {
    this.#error = error;
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.#waiting.length > 0) yield this.#waiting.shift()!;
      if (this.#ended) break;
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
    if (this.#error !== undefined) throw this.#error;
  }
}
