/**
 * Threads of their own for documents, so that a heavy PDF never delays a text. One document a thread at a time; the rest
 * waits in a bounded queue. A document that takes too long has its thread ended under it, which is the only way to stop a
 * decoder; the clock starts when the work does.
 */
import { Piscina } from 'piscina';
import { type DocumentProblem, isProblem } from '../document/document.js';
import { type Refusal, refusals } from '../errors.js';
import { limits } from '../limits.js';
import { Deque } from './deque.js';
import type { DocumentOutcome, DocumentTask, DocumentTasks } from './document-tasks.js';

export interface DocumentPoolOptions {
  threads: number;
  /** The worker's compiled module. */
  filename: string;
  /** What one document may take of a thread. */
  runMs?: number;
  queuedDocuments?: number;
  /** Hears what went wrong in a worker, for the log. */
  onError?: (message: string) => void;
}

interface Job {
  name: keyof DocumentTasks;
  task: DocumentTask<keyof DocumentTasks>;
  deadline: number;
  abandoned: boolean;
  resolve(value: never): void;
  reject(refusal: Refusal): void;
}

export class DocumentPool {
  readonly #pool: Piscina;
  readonly #queue = new Deque<Job>();
  readonly #options: Required<DocumentPoolOptions>;
  #running = 0;
  #closed = false;

  constructor(options: DocumentPoolOptions) {
    this.#options = {
      runMs: limits.documentRunMs,
      queuedDocuments: limits.queuedDocuments,
      onError: () => {},
      ...options,
    };
    this.#pool = new Piscina({
      filename: options.filename,
      minThreads: options.threads,
      maxThreads: options.threads,
      maxQueue: options.threads,
      concurrentTasksPerWorker: 1,
      niceIncrement: limits.documentNiceness,
      resourceLimits: { maxOldGenerationSizeMb: limits.documentHeapMb },
    });
    // A thread that dies between tasks is replaced by Piscina; unheard, the event would end the process.
    this.#pool.on('error', error => this.#options.onError(String(error)));
  }

  get load(): { waiting: number; running: number; threads: number } {
    return { waiting: this.#queue.length, running: this.#running, threads: this.#pool.threads.length };
  }

  /** Resolves with the answer; rejects with a Refusal: 422 what is wrong with the document, 503 queue full, 504 too slow. */
  run<K extends keyof DocumentTasks>(
    name: K,
    task: DocumentTask<K>,
    onAbort?: (run: () => void) => void,
  ): Promise<DocumentTasks[K]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(refusals.shuttingDown());
      if (this.#queue.length >= this.#options.queuedDocuments) return reject(refusals.queueFull());
      const deadline = performance.now() + limits.documentDeadlineMs;
      const job: Job = { name, task, deadline, abandoned: false, resolve, reject };
      onAbort?.(() => {
        job.abandoned = true;
        reject(refusals.abandoned());
      });
      this.#queue.push(job);
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let job = this.#queue.shift(); job !== undefined; job = this.#queue.shift())
      job.reject(refusals.shuttingDown());
    await this.#pool.destroy();
  }

  #pump(): void {
    while (this.#running < this.#options.threads && !this.#closed) {
      const job = this.#queue.shift();
      if (job === undefined) return;
      if (job.abandoned) continue;
      if (performance.now() > job.deadline) job.reject(refusals.documentDeadline());
      else void this.#run(job);
    }
  }

  async #run({ name, task: given, resolve, reject }: Job): Promise<void> {
    this.#running++;
    const limit = AbortSignal.timeout(this.#options.runMs);
    try {
      // Transferred, not copied, since the bytes were a copy of the wire's already.
      const task = { ...given, bytes: ownBytes(given.bytes) };
      const transferList = [task.bytes.buffer as ArrayBuffer];
      const outcome: DocumentOutcome<typeof name> = await this.#pool.run(task, {
        name,
        signal: limit,
        transferList,
      });
      if (isProblem(outcome)) reject(problemRefusal(outcome));
      else resolve(outcome as never);
    } catch (error) {
      if (this.#closed) reject(refusals.shuttingDown());
      else {
        this.#options.onError(String(error));
        reject(limit.aborted ? refusals.documentDeadline() : refusals.documentFailed());
      }
    } finally {
      this.#running--;
      this.#pump();
    }
  }
}

/** Bytes whose memory is theirs alone: what shares it (Buffer's pool does) must not leave the thread with them. */
const ownBytes = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

function problemRefusal({ problem, message }: DocumentProblem): Refusal {
  switch (problem) {
    case 'unsupported':
      return refusals.documentUnsupported(message);
    case 'too_long':
      return refusals.tooLarge(message);
    case 'no_text':
      return refusals.document('document_no_text', message);
    case 'encrypted':
      return refusals.document('document_encrypted', message);
    case 'unreadable':
    case 'too_large_inside':
      return refusals.document('document_unreadable', message);
  }
}
