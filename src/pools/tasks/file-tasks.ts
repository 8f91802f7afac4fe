/** The tasks on files, by the names of the workers' exported functions. */
import type { MessagePort } from 'node:worker_threads';
import type { ProvenanceReading } from '../../contract/image.js';
import type { CleanedFile, CleanOptions } from '../../files/document/document.js';
import type { ExtractOptions } from '../../files/document/extract.js';
import type { ExtractionMembers, MeasuredDocument } from '../../files/document/measure.js';
import type { WebPageOptions } from '../../files/document/web-page.js';
import type { InjectionOptions, InjectionOutcome } from '../../files/image/injection/injection-scan.js';

interface TextCap {
  /** Maximum length of the returned text in code points; longer text is cut. */
  charsMax: number;
}

interface ReviewOptions extends TextCap {
  /** Warnings about the request, before those about the document. */
  ignored: readonly string[];
}

export interface DocumentTasks {
  /** Extracts the text as a string. */
  extractDocument: { options: ExtractOptions & TextCap; answer: MeasuredDocument };
  /** Extracts the text as the encoded bytes of a response. */
  reviewDocument: { options: ExtractOptions & ReviewOptions; answer: ExtractionMembers };
  /** Extracts the main text of a fetched page, whose kind is given by its declared type. */
  reviewPage: { options: WebPageOptions & ReviewOptions; answer: ExtractionMembers };
  /** Cleans the typography of a document in place. */
  cleanDocument: { options: CleanOptions; answer: CleanedFile };
}

export interface ImageTasks {
  /** Reads what the file declares about its origin. */
  readProvenance: { options: object; answer: ProvenanceReading };
  /** Scores how much of the image's text is phrased as an instruction to a model. */
  readInjection: { options: Omit<InjectionOptions, 'filename'>; answer: InjectionOutcome };
}

/** The tasks of one kind of worker. */
export type TaskTable<T> = { [K in keyof T]: { options: object; answer: object } };

/** A file and the options of its task. */
export type FileTask<T extends TaskTable<T>, K extends keyof T> = T[K]['options'] & {
  bytes: Uint8Array;
  filename: string;
};

/** A file task as a thread receives it. */
export type ThreadTask<T extends TaskTable<T>, K extends keyof T> = FileTask<T, K> & {
  /** Channel to the native processes (native-tasks.ts). */
  native: MessagePort;
  /** Slot of its clock (worker.ts). */
  slot: number;
};
