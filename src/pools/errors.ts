/** Errors of the worker pools. `http/domain-errors.ts` maps each to a status and a public sentence. */
import type { Work } from '../contract/errors.js';
import type { DocumentProblem } from '../files/document/document.js';
import type { ImageProblem } from '../files/image/image.js';

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

export class PoolError extends Error {
  override readonly name = 'PoolError';
  constructor(
    readonly reason: keyof typeof reasons,
    readonly work: Work,
  ) {
    super(`${reasons[reason]} (${work})`);
  }
}

/** A document or image cannot be read, for a reason in the file itself: a busy machine is a PoolError. */
export class FileRejected extends Error {
  override readonly name = 'FileRejected';
  constructor(
    readonly work: Exclude<Work, 'text'>,
    readonly problem: Exclude<(DocumentProblem | ImageProblem)['problem'], 'busy'>,
    message: string,
  ) {
    super(message);
  }
}
