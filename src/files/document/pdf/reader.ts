import type { Bounds } from '../../bounds.js';
import { isNativeFailure, type NativeFailure } from '../../native-failure.js';
import type { DocumentProblem, ExtractedDocument } from '../document.js';

/** Extracts the text of a PDF; in the service and the CLI, in a process that they can kill. */
export type PdfReader = (bytes: Uint8Array, bounds: Bounds) => Promise<ExtractedDocument | DocumentProblem>;

/** Reads in this process. Loads pdf.js on first use, so callers with another reader never load it. */
export const readPdfInProcess: PdfReader = async (bytes, bounds) =>
  (await import('./pdf.js')).readPdf(bytes, bounds);

const messages: Readonly<Record<NativeFailure['failure'], string>> = {
  crashed: 'The PDF could not be parsed.',
  memory: 'The PDF needs more memory to read than is allowed.',
  time: 'The PDF needs more processor time to read than is allowed.',
  busy: 'The machine is busy; the PDF was not examined.',
};

/** Turns the failure of a child process into a problem of its document. */
export const toDocumentResult = (
  outcome: ExtractedDocument | DocumentProblem | NativeFailure,
): ExtractedDocument | DocumentProblem =>
  isNativeFailure(outcome)
    ? {
        problem: outcome.failure === 'busy' ? 'busy' : 'unreadable',
        message: messages[outcome.failure],
      }
    : outcome;
