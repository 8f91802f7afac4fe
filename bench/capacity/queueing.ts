/**
 * A discrete-event simulation of queues whose threads share cores. Times are in ms of simulated time.
 * It uses no clock and no randomness of its own, so that the same input gives the same result.
 */

type Action = () => void;

/** Actions in the order of their times; those of equal times in the order of insertion. */
class Agenda {
  readonly #entries: { at: number; action: Action }[] = [];

  /** Time of the first action; infinite without one. */
  get next(): number {
    return this.#entries.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The entries are in descending order, so that the first action is removed at the end of the array. */
  add(at: number, action: Action): void {
    let [from, to] = [0, this.#entries.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#entries[middle]!.at > at) from = middle + 1;
      else to = middle;
    }
    this.#entries.splice(from, 0, { at, action });
  }

  shift(): Action {
    return this.#entries.pop()!.action;
  }
}

/** The simulated time, and the actions that are due. */
export class Clock {
  now = 0;
  readonly #timers = new Agenda();
  readonly #processors: Processor[] = [];

  register(processor: Processor): void {
    this.#processors.push(processor);
  }

  after(ms: number, action: Action): void {
    this.#timers.add(this.now + ms, action);
  }

  /** Runs actions in the order of their times while a condition holds and any is left. */
  runWhile(condition: () => boolean): void {
    while (condition()) {
      let at = this.#timers.next;
      let first: Processor | null = null;
      for (const processor of this.#processors) {
        const completion = processor.nextCompletion;
        if (completion >= at) continue;
        at = completion;
        first = processor;
      }
      if (at === Number.POSITIVE_INFINITY) return;
      for (const processor of this.#processors) processor.advance(at);
      this.now = at;
      const action = first === null ? this.#timers.shift() : first.finishFirst();
      action();
    }
  }
}

/**
 * Cores that all running tasks share equally (processor sharing): with more tasks than cores, each task runs
 * at `cores / tasks` of the speed of a core. The number of cores may be a fraction.
 */
export class Processor {
  /** Tasks by the virtual time at which they end. Virtual time advances at the speed of a task. */
  readonly #running = new Agenda();
  #virtual = 0;
  /** Core-milliseconds used. */
  used = 0;

  constructor(
    private readonly clock: Clock,
    readonly cores: number,
  ) {
    clock.register(this);
  }

  /** Runs a task of `demand` core-milliseconds, then `done`. */
  run(demand: number, done: Action): void {
    this.#running.add(this.#virtual + demand, done);
  }

  get nextCompletion(): number {
    if (this.#running.size === 0) return Number.POSITIVE_INFINITY;
    return this.clock.now + Math.max(0, this.#running.next - this.#virtual) / this.#speed;
  }

  advance(now: number): void {
    const progress = (now - this.clock.now) * this.#speed;
    this.#virtual += progress;
    this.used += progress * this.#running.size;
  }

  finishFirst(): Action {
    return this.#running.shift();
  }

  get #speed(): number {
    return Math.min(1, this.cores / this.#running.size);
  }
}

/** Serves a batch, given the demand of each of its jobs, and calls `done` at its end. */
type Serve = (demands: readonly number[], done: Action) => void;

interface StationOptions {
  threads: number;
  serve: Serve;
  /** Jobs that a thread serves together. */
  batchMax?: number;
}

/** A first-in-first-out queue in front of threads. Idle threads share the queued jobs evenly, in batches. */
export class Station {
  readonly #queue: { demand: number; done: Action }[] = [];
  #busy = 0;
  /** Thread-milliseconds during which a batch was served. */
  used = 0;

  constructor(
    private readonly clock: Clock,
    private readonly options: StationOptions,
  ) {}

  add(demand: number, done: Action): void {
    this.#queue.push({ demand, done });
    this.#dispatch();
  }

  #dispatch(): void {
    const { threads, serve, batchMax = 1 } = this.options;
    while (this.#busy < threads && this.#queue.length > 0) {
      const share = Math.ceil(this.#queue.length / (threads - this.#busy));
      const batch = this.#queue.splice(0, Math.min(batchMax, share));
      const begun = this.clock.now;
      this.#busy++;
      serve(
        batch.map(({ demand }) => demand),
        () => {
          this.#busy--;
          this.used += this.clock.now - begun;
          for (const { done } of batch) done();
          this.#dispatch();
        },
      );
    }
  }
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A thread that needs a core: batches take the sum of their demands, longer while the cores are busy. */
export const onCores =
  (processor: Processor): Serve =>
  (demands, done) =>
    processor.run(sum(demands), done);

/** A period between random arrivals (exponentially distributed). */
export const exponential = (mean: number, random: () => number): number => -mean * Math.log(1 - random());
