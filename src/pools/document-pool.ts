import type { DocumentTasks } from '../../workers/document-tasks.js';
import { type DocumentProblem, isProblem } from '../document/document.js';
import { type HttpError, httpErrors } from '../errors.js';
import { limits } from '../limits.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';

export type DocumentPool = DecoderPool<DocumentTasks, DocumentProblem>;

export const openDocumentPool = (options: DecoderPoolOptions): DocumentPool => new DecoderPool(kind, options);

const kind: DecoderKind<DocumentProblem> = {
  runMs: limits.documentRunMs,
  queued: limits.queuedDocuments,
  queuedBytes: limits.queuedDocumentBytes,
  deadlineMs: limits.documentDeadlineMs,
  heapMb: limits.documentHeapMb,
  niceness: limits.documentNiceness,
  isProblem: outcome => isProblem(outcome),
  problem,
  late: httpErrors.documentDeadline,
  outOfMemory: () =>
    httpErrors.file('document_unreadable', 'The document needs more memory to read than is allowed.'),
  failed: httpErrors.documentFailed,
};

function problem({ problem, message }: DocumentProblem): HttpError {
  switch (problem) {
    case 'unsupported':
      return httpErrors.fileUnsupported(message);
    case 'too_long':
      return httpErrors.tooLarge(message);
    case 'no_text':
      return httpErrors.file('document_no_text', message);
    case 'encrypted':
      return httpErrors.file('document_encrypted', message);
    case 'unreadable':
    case 'too_large_inside':
      return httpErrors.file('document_unreadable', message);
  }
}
