import type { NotApplied } from '../../contract/cleanup.js';
import type { CleanupStyle, DocumentEdit, ReadAsChoice } from '../../contract/document.js';
import type { Run } from '../../document/mapped-text.js';
import type { Span } from '../../document/span.js';

/** Types shared by readers and cleaners of documents. All cross threads, so they are plain data. */

export type DocumentKind = 'txt' | 'markdown' | 'html' | 'docx' | 'odt' | 'pptx' | 'epub' | 'pdf';

export interface ExtractedDocument {
  kind: DocumentKind;
  /** Paragraphs as lines. Never empty: a document without text is a problem. */
  text: string;
  title?: string;
  /** Public sentences: what was omitted, replaced or cut. */
  warnings: string[];
  /** Those of the warnings about parts that could not be read; absent without any. */
  unread?: string[];
  /** The places of the parts of a text of Markdown or HTML in the decoded source, if requested. */
  runs?: readonly Run[];
  /** Sanitised HTML of the structured preview, if requested. */
  html?: string;
}

/** An expected failure, as a value that can cross threads. */
export interface DocumentProblem {
  /** `busy`: the machine gave the decoder no time, and nothing is known about the document. */
  problem: 'unreadable' | 'no_text' | 'encrypted' | 'too_large_inside' | 'unsupported' | 'untracked' | 'busy';
  /** A public sentence. */
  message: string;
}

export interface CleanedFile extends CleanedContent {
  /** Extension of the cleaned file, with its dot. */
  extension: string;
  /** Which of the requested edits were applied, if there were any. */
  edits?: EditOutcome;
}

/** Why an edit of words is not applied; docs/cleaning.md explains each. */
export type EditProblem = 'not_found' | 'overlap' | 'paragraph' | 'markup' | 'encoding';

/** Which of the requested edits were applied. */
export interface EditOutcome {
  applied: number;
  /** Indexes of the other edits, from 0 and ascending, by the reason. */
  notApplied: Partial<Record<EditProblem, number[]>>;
}

export interface EditedDocument {
  bytes: Uint8Array;
  outcome: EditOutcome;
  warnings: string[];
}

export interface CleanedContent {
  bytes: Uint8Array;
  type: string;
  /** Replaced glyphs by kind of change. */
  changes: Record<string, number>;
  /** Numbers of glyphs that the format does not let the cleanup replace, by reason; absent without any. */
  notApplied?: NotApplied;
  warnings: string[];
}

export interface CleanOptions {
  contractions: boolean;
  /** `keep` makes only the requested edits, without contractions; `clean` by default. */
  typography?: 'clean' | 'keep';
  /** `plain` by default. */
  style?: CleanupStyle;
  /** How a .txt or .md file is read. `auto`, the default, reads .txt by its structure and .md as Markdown. */
  readAs?: ReadAsChoice;
  /** Parts of a Markdown or HTML source that must not change, in UTF-16 offsets; none by default. */
  excludedSpans?: (source: string, kind: 'markdown' | 'html') => readonly Span[];
  /** Replacements of words, which are made before the cleaning. */
  edits?: readonly DocumentEdit[];
  /** Date and time of tracked changes (RFC 3339), for .docx and .odt; without it, changes are not tracked. */
  tracked?: string | undefined;
}

/** Throws DocumentFailure. Only `read` returns a problem instead, for some formats. */
export interface DocumentFormat {
  read(bytes: Uint8Array): ExtractedDocument | DocumentProblem;
  /** Cleans the typography in place. */
  clean(bytes: Uint8Array, options: CleanOptions): CleanedContent;
  /** Replaces words in place. */
  edit(bytes: Uint8Array, edits: readonly DocumentEdit[], options: CleanOptions): EditedDocument;
}

export const isProblem = <T extends object>(result: T | DocumentProblem): result is DocumentProblem =>
  'problem' in result;

/** Thrown inside this module for an expected failure. `asValue` turns it into a DocumentProblem. */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
  constructor(
    readonly problem: DocumentProblem['problem'],
    message: string,
  ) {
    super(message);
  }
}

/** Runs a reader and returns a thrown DocumentFailure as a problem. Other errors are bugs and propagate. */
export async function asValue<T>(work: () => T | Promise<T>): Promise<T | DocumentProblem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentFailure) return { problem: error.problem, message: error.message };
    throw error;
  }
}
