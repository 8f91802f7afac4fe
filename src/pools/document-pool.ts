import { type DocumentProblem, isProblem } from '../document/document.js';
import { type Refusal, refusals } from '../errors.js';
import { limits } from '../limits.js';
import { type DecoderKind, DecoderPool, type DecoderPoolOptions } from './decoder-pool.js';
import type { DocumentTasks } from './document-tasks.js';

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
  late: refusals.documentDeadline,
  outOfMemory: () =>
    refusals.file('document_unreadable', 'The document needs more memory to read than is allowed.'),
  failed: refusals.documentFailed,
};

function problem({ problem, message }: DocumentProblem): Refusal {
  switch (problem) {
    case 'unsupported':
      return refusals.fileUnsupported(message);
    case 'too_long':
      return refusals.tooLarge(message);
    case 'no_text':
      return refusals.file('document_no_text', message);
    case 'encrypted':
      return refusals.file('document_encrypted', message);
    case 'unreadable':
    case 'too_large_inside':
      return refusals.file('document_unreadable', message);
  }
}
