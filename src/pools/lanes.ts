import { type Refusal, refusals } from '../errors.js';
import { limits } from '../limits.js';
import { Deque } from './deque.js';
import type { TextTask } from './text-tasks.js';

/** A task on its way to a thread and its answer on the way back. */
export class Job {
  settled = false;
  /** Set after it brought a batch down or hung in one: it travels alone. */
  solo = false;
  /** Whether newcomers are held up by it: not by what is part of an answer that has begun. */
  counts = false;

  constructor(
    readonly task: TextTask,
    /** Milliseconds of performance.now() at which it is late. */
    readonly deadline: number,
    private readonly resolve: (value: unknown) => void,
    private readonly reject: (refusal: Refusal) => void,
  ) {}

  /** What it holds in memory while it waits. */
  get bytes(): number {
    const besides = this.task.kind === 'report' ? (this.task.source?.length ?? 0) : 0;
    return (this.task.text.length + besides) * 2;
  }

  /** What it costs a thread, in characters: every text costs something besides its own. */
  get weight(): number {
    return textWeight + this.task.text.length;
  }

  /** Nobody wants the answer any more; whoever gave the task still learns that none comes. */
  abandon(): void {
    this.fail(refusals.abandoned());
  }

  succeed(value: unknown): void {
    if (this.settled) return;
    this.settled = true;
    this.resolve(value);
  }

  fail(refusal: Refusal): void {
    if (this.settled) return;
    this.settled = true;
    this.reject(refusal);
  }
}

/** What telling a thread of a text costs, in characters read meanwhile. */
const textWeight = 500;

/** The share of the queue that background work may fill. */
export const backgroundShare = 0.5;

/** Two bounded queues: the background one moves only when the normal one is empty. */
export class Lanes {
  readonly #normal = new Deque<Job>();
  readonly #background = new Deque<Job>();
  #count = 0;
  #bytes = 0;
  #newWeight = 0;

  constructor(
    private readonly countMax: number,
    private readonly bytesMax: number,
  ) {}

  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** What newcomers before one that comes now weigh. */
  get newWeight(): number {
    return this.#newWeight;
  }

  hasRoom(bytes: number, background: boolean): boolean {
    const share = background ? backgroundShare : 1;
    return this.#count + 1 <= this.countMax * share && this.#bytes + bytes <= this.bytesMax * share;
  }

  push(job: Job, background: boolean): void {
    (background ? this.#background : this.#normal).push(job);
    this.#count++;
    this.#bytes += job.bytes;
    if (job.counts) this.#newWeight += job.weight;
  }

  /** The jobs to travel together next, shared evenly among `idle` threads; none when nothing waits. */
  nextBatch(idle: number): Job[] {
    const most = Math.min(limits.batchTexts, Math.ceil(this.#count / idle));
    const batch: Job[] = [];
    let chars = 0;
    while (batch.length < most) {
      const lane = this.#normal.length > 0 ? this.#normal : this.#background;
      const next = lane.peek();
      if (next === undefined) break;
      if (!next.settled && batch.length > 0) {
        if (next.solo || batch[0]!.solo || chars + next.task.text.length > limits.batchChars) break;
      }
      this.#shift(lane);
      if (next.settled) continue;
      batch.push(next);
      chars += next.task.text.length;
    }
    return batch;
  }

  /** Takes out what is late or unwanted; lanes are in order of arrival, so only their heads can be. */
  *late(now: number): Generator<Job> {
    for (const lane of [this.#normal, this.#background]) {
      for (
        let job = lane.peek();
        job !== undefined && (job.settled || job.deadline <= now);
        job = lane.peek()
      ) {
        this.#shift(lane);
        yield job;
      }
    }
  }

  #shift(lane: Deque<Job>): void {
    const { bytes, weight, counts } = lane.shift()!;
    this.#bytes -= bytes;
    this.#count--;
    if (counts) this.#newWeight -= weight;
  }
}
