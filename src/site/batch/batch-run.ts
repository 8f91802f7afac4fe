/** Extracts, scans and saves the files of a list. */
import { type ExtractResult, TelltaleError } from '../../client/index.js';
import { pageLimits } from '../../contract/page-limits.js';
import { isLonger } from '../../engine/text/code-points.js';
import { config, Problem, problemOf, telltale } from '../api.js';
import { type BatchRow, batch, divideRow, isUnfinished, stateWithoutScan, updateRow } from './batch-state.js';
import { type Scanned, scannedOf } from './findings.js';

/** Attempts after a failure of the connection or of a busy service, so that one does not end a long run. */
export const retries = 2;

/** Statuses of one file alone: malformed, too large, unsupported. Any other error ends the run. */
const fileStatuses = new Set([400, 413, 415, 422]);

/**
 * Extracts and scans the rows that wait, one after the other. A text that is too long is divided, and its
 * parts wait until the person has seen what they take. A file's own error marks its row; after any other
 * error, which is thrown, the row is as it was.
 */
export async function scanWaiting(signal: AbortSignal): Promise<void> {
  const { choices } = batch.get();
  const save = choices.save && config.get()?.account != null;
  for (const { id } of batch.get().rows.filter(isUnfinished)) {
    // A row may have been removed meanwhile.
    const row = batch.get().rows.find(each => each.id === id);
    if (row === undefined) continue;
    try {
      await scanRow(row, save, signal);
    } catch (error) {
      const problem = error instanceof TelltaleError ? problemOf(error) : error;
      if (!(problem instanceof Problem && fileStatuses.has(problem.status))) {
        updateRow(id, { state: stateWithoutScan(row) });
        throw error;
      }
      updateRow(id, { state: 'failed', error: problem.message, result: null });
    }
  }
}

async function scanRow(row: BatchRow, save: boolean, signal: AbortSignal): Promise<void> {
  const { id, esl } = row;
  let { text, warnings } = row;
  if (text === null) {
    updateRow(id, { state: 'extracting' });
    const extracted = await extract(row.file!, signal);
    ({ text, warnings } = extracted);
    updateRow(id, { text, warnings, file: null });
  }
  const charsMax = config.get()?.limits.characters_per_text;
  if (charsMax !== undefined && isLonger(text, charsMax))
    return divideRow({ ...row, warnings }, text, charsMax);
  updateRow(id, { state: 'scanning' });
  updateRow(id, { state: 'done', result: await scan(row, text, esl, save, signal) });
}

/** Scans a text under the key of its row: a repeated request returns the first result and is not charged. */
const scan = (
  { name, key, options }: BatchRow,
  text: string,
  esl: boolean,
  save: boolean,
  signal: AbortSignal,
) =>
  telltale.scan(
    text,
    {
      esl,
      ...options,
      include_sentences: true,
      sign: true,
      ...(config.get()?.account && { save, title: name.slice(-pageLimits.titleChars) }),
    },
    { signal, retries, idempotencyKey: `${key}-${esl ? 'esl-' : ''}${save ? 'saved' : 'scan'}` },
  );

/** Saves the results that are not saved, by scanning their texts again. */
export async function saveResults(signal: AbortSignal): Promise<void> {
  for (const row of unsaved(batch.get().rows)) await saveResult(row, signal);
}

/** Saves the result of a row by scanning its text again. */
export async function saveResult(row: Scanned<BatchRow>, signal: AbortSignal): Promise<void> {
  updateRow(row.id, { result: await scan(row, row.text, row.result.esl, true, signal) });
}

/** The files whose results are in this tab only. */
export const unsaved = (rows: readonly BatchRow[]) =>
  scannedOf(rows).filter(({ result }) => result.scan_id === null);

async function extract(file: File, signal: AbortSignal): Promise<ExtractResult> {
  // A file that was changed or deleted since it was chosen can no longer be read.
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new Problem(422, 'The file can not be read. It may have changed since it was chosen.');
    });
  return telltale.extract(file, { whole: true }, { signal, retries });
}
