import type { DocumentTasks } from '../../workers/document-tasks.js';
import { type DocumentProblem, isProblem } from '../document/document.js';
import { limits } from '../limits.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';
import { DocumentRejected } from './errors.js';

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
