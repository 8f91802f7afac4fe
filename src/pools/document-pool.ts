import { limits } from '../contract/limits.js';
import { type DocumentProblem, isProblem } from '../files/document/document.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';
import { DocumentRejected } from './errors.js';
import type { DocumentTasks } from './tasks/document-tasks.js';

export type DocumentPool = DecoderPool<DocumentTasks, DocumentProblem>;

export const openDocumentPool = (options: DecoderPoolOptions): DocumentPool =>
  new DecoderPool(documents, options);

const documents: DecoderKind<DocumentProblem> = {
  work: 'document',
  runMs: limits.documentRunMs,
  queued: limits.queuedDocuments,
  queuedBytes: limits.queuedDocumentBytes,
  deadlineMs: limits.documentDeadlineMs,
  heapMb: limits.documentHeapMb,
  niceness: limits.documentNiceness,
  isProblem: outcome => isProblem(outcome),
  toError: problem => new DocumentRejected(problem),
};
