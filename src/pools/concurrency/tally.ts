/** A sum for each caller. A caller whose sum is 0 takes no memory. */
export class Tally {
  readonly #sums = new Map<string, number>();

  of(caller: string): number {
    return this.#sums.get(caller) ?? 0;
  }

  add(caller: string, amount: number): void {
    const sum = this.of(caller) + amount;
    if (sum === 0) this.#sums.delete(caller);
    else this.#sums.set(caller, sum);
  }

  entries(): Iterable<[caller: string, sum: number]> {
    return this.#sums;
  }
}
