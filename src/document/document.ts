/** What the readers and cleaners of documents say to the rest of the house. All of it crosses a thread. */

export type DocumentKind = 'txt' | 'markdown' | 'html' | 'docx' | 'odt' | 'pdf';

/** The prose of a document. */
export interface ExtractedDocument {
  kind: DocumentKind;
  /** Paragraphs as lines; never empty (a document without text is a problem). */
  text: string;
  title?: string;
  /** Plain sentences: what was left out, replaced or cut. */
  warnings: string[];
  /** The structured preview, sanitised; only when it was asked for. */
  html?: string;
}

/** An expected failure: a value, since it crosses a thread and is the client's to read. */
export interface DocumentProblem {
  problem: 'unreadable' | 'no_text' | 'encrypted' | 'too_large_inside' | 'too_long' | 'unsupported';
  /** A public sentence. */
  message: string;
}

/** A document with its typography cleaned in place. */
export interface CleanedFile {
  bytes: Uint8Array;
  /** Extension of the cleaned file, with its dot. */
  extension: string;
  /** Media type. */
  type: string;
  /** Count of replaced glyphs by kind of change. */
  changes: Record<string, number>;
  warnings: string[];
  /** The document carried a digital signature, which no longer holds once a byte has changed. */
  signed: boolean;
}

export interface CleanOptions {
  contractions: boolean;
}

export const isProblem = <T extends object>(result: T | DocumentProblem): result is DocumentProblem =>
  'problem' in result;

/** Carries a problem up to the door of the room, where it becomes a value (`asValue`). */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  constructor(
    readonly problem: DocumentProblem['problem'],
    message: string,
  ) {
    super(message);
  }
}

/** Runs a reader; a DocumentFailure comes back as a problem, anything else is a bug and is thrown on. */
export async function asValue<T>(work: () => T | Promise<T>): Promise<T | DocumentProblem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentFailure) return { problem: error.problem, message: error.message };
    throw error;
  }
}
