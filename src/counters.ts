/** What happened how often since the start, by name and label, for the metrics page to read. */
export interface Counted {
  name: string;
  labels: Readonly<Record<string, string>>;
  count: number;
}

/** Names and labels come from the code, never from a client: their number is small and fixed. */
export class Counters {
  readonly #counted = new Map<string, Counted>();

  add(name: string, labels: Counted['labels'] = {}): void {
    const key = JSON.stringify([name, labels]);
    const counted = this.#counted.get(key);
    if (counted === undefined) this.#counted.set(key, { name, labels, count: 1 });
    else counted.count++;
  }

  read(): readonly Readonly<Counted>[] {
    return [...this.#counted.values()];
  }
}
