/** Errors of the worker pools. `http/domain-errors.ts` maps each to a status and a public sentence. */
import type { DocumentProblem } from '../files/document/document.js';
import type { ImageProblem } from '../files/image/image.js';

/** Kind of a pool's input, on which the public sentence of an error depends. */
export type WorkKind = 'text' | 'document' | 'image';

export class PoolError extends Error {
  override readonly name = this.constructor.name;
}

/** The queue of a pool, or the caller's share of it, is full. */
export class QueueFull extends PoolError {
  constructor() {
    super('the queue is full');
  }
}

/** The pool is closed or closing. */
export class PoolClosed extends PoolError {
  constructor() {
    super('the pool is closed');
  }
}

/** The client disconnected before its task was done. */
export class TaskAborted extends PoolError {
  constructor() {
    super('the task was aborted');
  }
}

/** A task used the processor time that one task may use. */
export class WorkLimitReached extends PoolError {
  constructor(readonly work: WorkKind) {
    super(`a ${work} task used its processor time`);
  }
}

/** The client of a task has waited long enough: other work used the processor. */
export class MachineBusy extends PoolError {
  constructor(readonly work: WorkKind) {
    super(`the machine is busy: a ${work} task was not done in time`);
  }
}

/** A task threw, or its thread died. */
export class TaskFailed extends PoolError {
  constructor(readonly work: WorkKind) {
    super(`a ${work} task failed`);
  }
}

/** The thread of a file ran out of heap. */
export class TaskOutOfMemory extends PoolError {
  constructor(readonly work: 'document' | 'image') {
    super(`a ${work} task ran out of memory`);
  }
}

/** A problem of the file itself, unlike that of a busy machine. */
type OfFile<P extends { problem: string }> = P & { problem: Exclude<P['problem'], 'busy'> };

/** The document cannot be read; `problem` contains the reason. */
export class DocumentRejected extends PoolError {
  constructor(readonly problem: OfFile<DocumentProblem>) {
    super(problem.message);
  }
}

/** The image cannot be read; `problem` contains the reason. */
export class ImageRejected extends PoolError {
  constructor(readonly problem: OfFile<ImageProblem>) {
    super(problem.message);
  }
}
