import { limits } from '../contract/limits.js';
import { FairQueue, hasQueueSpace, type QueueItem } from './concurrency/fair-queue.js';
import type { PoolError } from './errors.js';
import type { TextTask } from './tasks/run-text-task.js';

/** A queued text task and the promise of its answer. */
export class TextJob implements QueueItem {
  settled = false;
  /** Rejects the job when its client has waited long enough. */
  waitLimit: NodeJS.Timeout | undefined;
  /** Set when a batch with this task crashed or hung; the task then runs in a batch of one. */
  solo = false;

  constructor(
    readonly task: TextTask,
    readonly caller: string,
    private readonly resolve: (value: unknown) => void,
    private readonly reject: (error: PoolError) => void,
  ) {}

  /** Approximate memory of the queued task. */
  get bytes(): number {
    const sourceChars = this.task.kind === 'report' ? (this.task.source?.length ?? 0) : 0;
    return (this.task.text.length + sourceChars) * 2;
  }

  /** Cost of the task in characters, including the fixed cost of every task. */
  get weight(): number {
    return textWeight + this.task.text.length;
  }

  succeed(value: unknown): void {
    this.#settle();
    this.resolve(value);
  }

  fail(error: PoolError): void {
    this.#settle();
    this.reject(error);
  }

  #settle(): void {
    this.settled = true;
    clearTimeout(this.waitLimit);
  }
}

/** Fixed cost of sending a text to a thread, in characters that a thread processes in the same time. */
const textWeight = 500;

/** Share of the queue that background texts may use. */
const backgroundShare = 0.5;

/** Characters per turn of a caller. A batch has texts of at least three callers when three wait. */
const quantum = limits.batchChars / 3;

/** Two bounded queues, fair between callers. Background texts leave when the normal queue is empty. */
export class TextQueue {
  readonly #normal = new FairQueue<TextJob>(quantum);
  readonly #background = new FairQueue<TextJob>(quantum);

  constructor(
    private readonly jobsMax: number,
    private readonly bytesMax: number,
  ) {}

  get count(): number {
    return this.#normal.count + this.#background.count;
  }

  get bytes(): number {
    return this.#normal.bytes + this.#background.bytes;
  }

  hasSpace(caller: string, bytes: number, background: boolean): boolean {
    const share = background ? backgroundShare : 1;
    const [normal, other] = [this.#normal.backlog(caller), this.#background.backlog(caller)];
    return (
      hasQueueSpace(1, normal.count + other.count, this.count, this.jobsMax * share) &&
      hasQueueSpace(bytes, normal.bytes + other.bytes, this.bytes, this.bytesMax * share)
    );
  }

  push(job: TextJob, background: boolean): void {
    (background ? this.#background : this.#normal).push(job);
  }

  /** Removes a job; does nothing when it has left the queue. */
  remove(job: TextJob): void {
    if (!this.#normal.remove(job)) this.#background.remove(job);
  }

  /** Removes and returns the next batch. Queued jobs are spread evenly over the `idle` threads. */
  nextBatch(idle: number): TextJob[] {
    const textsMax = this.#normal.count > 0 ? limits.batchTexts : limits.backgroundBatchTexts;
    const most = Math.min(textsMax, Math.ceil(this.count / idle));
    const batch: TextJob[] = [];
    let chars = 0;
    while (batch.length < most) {
      const queue = this.#normal.count > 0 ? this.#normal : this.#background;
      const next = queue.peek();
      if (next === undefined) break;
      if (batch.length > 0) {
        if (next.solo || batch[0]!.solo || chars + next.task.text.length > limits.batchChars) break;
      }
      queue.shift();
      batch.push(next);
      chars += next.task.text.length;
    }
    return batch;
  }

  drain(): TextJob[] {
    return [...this.#normal.drain(), ...this.#background.drain()];
  }
}
