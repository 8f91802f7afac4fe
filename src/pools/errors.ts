/** Errors of the worker pools. `http/domain-errors.ts` maps each to a status and a public sentence. */
import type { DocumentProblem } from '../files/document/document.js';
import type { ImageProblem } from '../files/image/image.js';

/** Kind of a pool's input, on which the public sentence of an error depends. */
export type WorkKind = 'text' | 'document' | 'image';

export class PoolError extends Error {
  override readonly name: string = 'PoolError';
}

/** The queue of a pool, or the caller's share of it, is full. */
export class QueueFull extends PoolError {
  override readonly name = 'QueueFull';
  /** @param retryAfterSeconds expected wait; undefined when the pool does not estimate one */
  constructor(readonly retryAfterSeconds?: number) {
    super('the queue is full');
  }
}

/** The pool is closed or closing. */
export class PoolClosed extends PoolError {
  override readonly name = 'PoolClosed';
  constructor() {
    super('the pool is closed');
  }
}

/** The client disconnected before its task was done. */
export class TaskAborted extends PoolError {
  override readonly name = 'TaskAborted';
  constructor() {
    super('the task was aborted');
  }
}

/** A task reached its deadline while it waited or ran, or ran longer than one task may. */
export class TaskTimedOut extends PoolError {
  override readonly name = 'TaskTimedOut';
  constructor(readonly work: WorkKind) {
    super(`a ${work} task timed out`);
  }
}

/** A task threw, or its thread died. */
export class TaskFailed extends PoolError {
  override readonly name = 'TaskFailed';
  constructor(readonly work: WorkKind) {
    super(`a ${work} task failed`);
  }
}

/** The thread of a file ran out of heap. */
export class TaskOutOfMemory extends PoolError {
  override readonly name = 'TaskOutOfMemory';
  constructor(readonly work: 'document' | 'image') {
    super(`a ${work} task ran out of memory`);
  }
}

/** The document cannot be read; `problem` contains the reason. */
export class DocumentRejected extends PoolError {
  override readonly name = 'DocumentRejected';
  constructor(readonly problem: DocumentProblem) {
    super(problem.message);
  }
}

/** The image cannot be read; `problem` contains the reason. */
export class ImageRejected extends PoolError {
  override readonly name = 'ImageRejected';
  constructor(readonly problem: ImageProblem) {
    super(problem.message);
  }
}
