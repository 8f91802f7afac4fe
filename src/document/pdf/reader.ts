import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';

/** Reads the text of a PDF. The service does it in a process that it can kill; the command line and tests do it here. */
export type PdfReader = (bytes: Uint8Array) => Promise<ExtractedDocument | DocumentProblem>;

/** Loads pdf.js on first use, so that whoever brings another reader never loads it. */
export const readPdfInProcess: PdfReader = async bytes => (await import('./pdf.js')).readPdf(bytes);

/** A process that gave no answer, as a problem of its document. */
export const toDocumentResult = (
  outcome: ExtractedDocument | DocumentProblem | NativeFailure,
): ExtractedDocument | DocumentProblem =>
  isNativeFailure(outcome)
    ? {
        problem: 'unreadable',
        message:
          outcome.failure === 'crashed'
            ? 'The PDF could not be read: the reader failed on it.'
            : `The PDF needs more ${outcome.failure} to read than is allowed.`,
      }
    : outcome;
