/** Extracts and scans the files of a batch. */
import { TelltaleError } from '../../client/index.js';
import { limits, megabyte } from '../../contract/limits.js';
import { Problem, problemOf, telltale } from '../api.js';
import type { ScannedFile } from './batch-exports.js';

/** A file and its path within the chosen folder. */
export interface NamedFile {
  name: string;
  file: File;
}

/** A file of a batch and how far it is. */
export interface BatchRow extends NamedFile, ScannedFile {
  id: number;
  state: 'waiting' | 'extracting' | 'scanning' | 'done' | 'failed';
  /** The extracted text; null before. */
  text: string | null;
}

export interface BatchChoices {
  esl: boolean;
  /** Whether each result is saved to the history. */
  save: boolean;
}

/** Statuses of one file alone: malformed, too large, unsupported. Any other error ends the run. */
const fileStatuses = new Set([400, 413, 415, 422]);

/**
 * Extracts and scans the rows that wait, one after the other. A file's own error marks its row; after any
 * other error, which is thrown, the row waits again.
 */
export async function runBatch(
  rows: readonly BatchRow[],
  choices: BatchChoices,
  update: (id: number, change: Partial<BatchRow>) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const { id, name, file, text: extracted } of rows.filter(({ state }) => state === 'waiting')) {
    try {
      update(id, { state: 'extracting' });
      const text = extracted ?? (await extractedText(file, signal));
      update(id, { state: 'scanning', text });
      const options = { ...choices, include_sentences: true, title: name.slice(-limits.titleChars) };
      update(id, { state: 'done', result: await telltale.scan(text, options, { signal }) });
    } catch (error) {
      const problem = error instanceof TelltaleError ? problemOf(error) : error;
      if (!(problem instanceof Problem && fileStatuses.has(problem.status))) {
        update(id, { state: 'waiting' });
        throw error;
      }
      update(id, { state: 'failed', error: problem.message });
    }
  }
}

async function extractedText(file: File, signal: AbortSignal): Promise<string> {
  if (file.size > limits.documentBytes)
    throw new Problem(413, `The file is too large: the limit is ${limits.documentBytes / megabyte} MB.`);
  // A file that was changed or deleted since it was chosen can no longer be read.
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new Problem(422, 'The file can not be read. It may have changed since it was chosen.');
    });
  return (await telltale.extract(file, {}, { signal })).text;
}
