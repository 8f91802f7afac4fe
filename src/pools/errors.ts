/** Errors of the worker pools. `http/domain-errors.ts` maps each to a status and a public sentence. */
import type { DocumentProblem } from '../files/document/document.js';
import type { ImageProblem } from '../files/image/image.js';

/** Kind of a pool's input, on which the public sentence of an error depends. */
export type WorkKind = 'text' | 'document' | 'image';

/** The reasons why a pool has no answer for a task, with the sentences for the log. */
const reasons = {
  queueFull: 'the queue, or the share of the caller, is full',
  closed: 'the pool is closed or closing',
  aborted: 'the client disconnected before its task was done',
  workLimit: 'a task used the processor time that one task may use',
  busy: 'the machine is busy: the client of a task has waited long enough',
  failed: 'a task threw, or its thread died',
  outOfMemory: 'the thread of a file ran out of heap',
};

/** A pool has no answer for a task. */
export class PoolError extends Error {
  override readonly name = 'PoolError';
  constructor(
    readonly reason: keyof typeof reasons,
    readonly work: WorkKind,
  ) {
    super(`${reasons[reason]} (${work})`);
  }
}

/** A problem of the file itself, unlike that of a busy machine. */
type OfFile<P extends { problem: string }> = P & { problem: Exclude<P['problem'], 'busy'> };

/** The document cannot be read; `problem` contains the reason. */
export class DocumentRejected extends Error {
  override readonly name = 'DocumentRejected';
  constructor(readonly problem: OfFile<DocumentProblem>) {
    super(problem.message);
  }
}

/** The image cannot be read; `problem` contains the reason. */
export class ImageRejected extends Error {
  override readonly name = 'ImageRejected';
  constructor(readonly problem: OfFile<ImageProblem>) {
    super(problem.message);
  }
}
