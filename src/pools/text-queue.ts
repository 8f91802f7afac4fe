import type { TextTask } from '../../workers/text-tasks.js';
import { FairQueue, hasQueueSpace, type QueueItem, type QueueTicket } from '../concurrency/fair-queue.js';
import { limits } from '../limits.js';
import { type PoolError, TaskAborted } from './errors.js';

/** A task on its way to a thread and its answer on the way back. */
export class TextJob implements QueueItem {
  settled = false;
  /** Set after it brought a batch down or hung in one: it travels alone. */
  solo = false;
  /** Whether newcomers are held up by it: not by what is part of an answer that has begun. */
  countsInWait = false;

  constructor(
    readonly task: TextTask,
    readonly caller: string,
    /** Milliseconds of performance.now() at which it is late. */
    readonly deadline: number,
    private readonly resolve: (value: unknown) => void,
    private readonly reject: (error: PoolError) => void,
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
  abort(): void {
    this.fail(new TaskAborted());
  }

  succeed(value: unknown): void {
    if (this.settled) return;
    this.settled = true;
    this.resolve(value);
  }

  fail(error: PoolError): void {
    if (this.settled) return;
    this.settled = true;
    this.reject(error);
  }
}

/** What telling a thread of a text costs, in characters read meanwhile. */
const textWeight = 500;

/** The share of the queue that background work may fill. */
export const backgroundShare = 0.5;

/** Characters that one turn of a caller pays for: a batch holds texts of three callers at least when so many wait. */
const quantum = limits.batchChars / 3;

/** Two bounded queues, each fair between callers: the background one moves only when the normal one is empty. */
export class TextQueue {
  readonly #normal = new FairQueue<TextJob>(quantum);
  readonly #background = new FairQueue<TextJob>(quantum);
  /** Weight of the new requests among the queued jobs, by caller and in all. */
  readonly #newWeights = new Map<string, number>();
  #newWeight = 0;

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

  /** Most weight of new requests that is served before a new request of this caller: callers take turns. */
  weightBefore(caller: string): number {
    const own = this.#newWeights.get(caller) ?? 0;
    return Math.min(this.#newWeight, (own + quantum) * this.#newWeights.size);
  }

  hasSpace(caller: string, bytes: number, background: boolean): boolean {
    const share = background ? backgroundShare : 1;
    const [normal, other] = [this.#normal.backlog(caller), this.#background.backlog(caller)];
    return (
      hasQueueSpace(1, normal.count + other.count, this.count, this.jobsMax * share) &&
      hasQueueSpace(bytes, normal.bytes + other.bytes, this.bytes, this.bytesMax * share)
    );
  }

  /** Returns how to take the job out again; it does nothing once the job has left the queue. */
  push(job: TextJob, background: boolean): () => void {
    const queue = background ? this.#background : this.#normal;
    const ticket = queue.push(job);
    if (job.countsInWait) this.#addNewWeight(job.caller, job.weight);
    return () => this.#remove(queue, ticket);
  }

  /** The jobs to travel together next, shared evenly among `idle` threads; none when nothing waits. */
  nextBatch(idle: number): TextJob[] {
    const most = Math.min(limits.batchTexts, Math.ceil(this.count / idle));
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
      this.#left(next);
      batch.push(next);
      chars += next.task.text.length;
    }
    return batch;
  }

  /** Takes out the jobs that are past their deadline; each caller's are in the order of arrival. */
  *dequeueExpired(now: number): Generator<TextJob> {
    for (const queue of [this.#normal, this.#background]) {
      for (const job of queue.dequeueWhile(({ deadline }) => deadline <= now)) {
        this.#left(job);
        yield job;
      }
    }
  }

  #remove(queue: FairQueue<TextJob>, ticket: QueueTicket<TextJob>): void {
    if (queue.remove(ticket)) this.#left(ticket.item);
  }

  #left(job: TextJob): void {
    if (job.countsInWait) this.#addNewWeight(job.caller, -job.weight);
  }

  #addNewWeight(caller: string, weight: number): void {
    this.#newWeight += weight;
    const own = (this.#newWeights.get(caller) ?? 0) + weight;
    if (own === 0) this.#newWeights.delete(caller);
    else this.#newWeights.set(caller, own);
  }
}
