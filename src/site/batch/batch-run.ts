/** Extracts and scans the files of a batch. */
import { type Telltale, TelltaleError } from '../../client/index.js';
import { limits, megabyte } from '../../contract/limits.js';
import { Problem, problemOf } from '../api.js';
import type { BatchRow } from './batch-row.js';

export interface BatchChoices {
  esl: boolean;
  /** Whether each result is saved to the history. */
  save: boolean;
}

/** Inputs of a run. */
export interface BatchRun {
  client: Pick<Telltale, 'extract' | 'batch' | 'scan'>;
  choices: BatchChoices;
  update(id: number, change: Partial<BatchRow>): void;
  signal: AbortSignal;
}

/** Files of one batch request: few enough that the first scores appear soon. */
const groupFiles = 10;
/** Characters of one batch request, far below the limit of a request body. */
const groupChars = 2_000_000;

/**
 * Statuses of one file alone: it is malformed, too large, or of an unsupported format. Any other error would
 * meet every further file too and ends the run.
 */
const fileStatuses = new Set([400, 413, 415, 422]);

/**
 * Scans the rows that wait. A file's own error marks its row; any other error is thrown, and the rows that
 * are not scanned wait again.
 */
export async function runBatch(rows: readonly BatchRow[], run: BatchRun): Promise<void> {
  let group: { id: number; name: string; text: string }[] = [];
  const open = new Set<number>();
  const settle = (id: number, change: Partial<BatchRow>) => {
    open.delete(id);
    run.update(id, change);
  };
  const scanGroup = async () => {
    const texts = group;
    group = [];
    await (run.choices.save ? scanAndSave(texts, run, settle) : scanTogether(texts, run, settle));
  };
  try {
    for (const { id, name, file, text: extracted } of rows.filter(({ state }) => state === 'waiting')) {
      open.add(id);
      try {
        run.update(id, { state: 'extracting' });
        const text = extracted ?? (await extractedText(file, run));
        run.update(id, { state: 'scanning', text });
        group.push({ id, name, text });
      } catch (error) {
        settle(id, failure(error));
      }
      const chars = group.reduce((sum, { text }) => sum + text.length, 0);
      if (group.length >= groupFiles || chars >= groupChars) await scanGroup();
    }
    await scanGroup();
  } finally {
    for (const id of open) run.update(id, { state: 'waiting' });
  }
}

async function extractedText(file: File, { client, signal }: BatchRun): Promise<string> {
  if (file.size > limits.documentBytes)
    throw new Problem(413, `The file is too large: the limit is ${limits.documentBytes / megabyte} MB.`);
  // A file that was changed or deleted since it was chosen can no longer be read.
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new Problem(422, 'The file can not be read. It may have changed since it was chosen.');
    });
  return (await client.extract(file, {}, { signal })).text;
}

type Texts = readonly { id: number; name: string; text: string }[];
type Settle = (id: number, change: Partial<BatchRow>) => void;

async function scanTogether(texts: Texts, { client, choices, signal }: BatchRun, settle: Settle) {
  if (texts.length === 0) return;
  const lines = texts.map(({ id, text }) => ({ id, text }));
  const options = { esl: choices.esl, include_sentences: true };
  let ending: Problem | null = null;
  for await (const { id, status, result, detail, retry_after } of client.batch(lines, options, { signal })) {
    if (result !== undefined) settle(id as number, { state: 'done', result });
    else {
      const why = typeof detail === 'string' ? detail : 'The text can not be scanned.';
      const problem = new Problem(status, why, retry_after ?? null);
      if (id !== null && fileStatuses.has(status)) settle(id as number, failure(problem));
      else ending ??= problem;
    }
  }
  if (ending !== null) throw ending;
}

/** Scans one by one, because a batch request saves nothing. */
async function scanAndSave(texts: Texts, { client, choices, signal }: BatchRun, settle: Settle) {
  for (const { id, name, text } of texts) {
    const title = name.slice(-limits.titleChars);
    try {
      const options = { esl: choices.esl, include_sentences: true, save: true, title };
      settle(id, { state: 'done', result: await client.scan(text, options, { signal }) });
    } catch (error) {
      settle(id, failure(error));
    }
  }
}

/** The row of a file with an error of its own; throws any other error. */
function failure(error: unknown): Partial<BatchRow> {
  // For example the end of an aborted call.
  if (!(error instanceof TelltaleError || error instanceof Problem)) throw error;
  const { status, message } = problemOf(error);
  if (!fileStatuses.has(status)) throw error;
  return { state: 'failed', error: message };
}
