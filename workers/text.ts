/** The door of the text threads: a batch of tasks in, their outcomes in the same order out. */
import { upstreamModel } from '../src/model/upstream.js';
import { readModel } from '../src/model-weights.js';
import type { TextOutcome, TextTask } from '../src/pools/text-tasks.js';
import { plainReport } from '../src/report/plain.js';
import { clean } from '../src/text/clean.js';
import { type DeeperModel, scan } from '../src/text/scan.js';

const embedded = readOrNull();

export default function run(batch: TextTask[]): TextOutcome[] {
  return batch.map(task => {
    try {
      return { ok: true, value: work(task) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  });
}

function work(task: TextTask) {
  if (task.kind === 'clean') return clean(task.text, { contractions: task.contractions });
  const model = task.upstream === null ? embedded : upstreamModel(task.upstream);
  const reading = scan(task.text, task.options, model);
  const { score, band, genre, word_count } = reading;
  const plain = task.plain ? plainReport(reading) : null;
  return { json: JSON.stringify(reading), plain, score, band, genre, word_count };
}

/** The main thread tells the log when the weights can't be read; a scan tells its caller. */
function readOrNull(): DeeperModel | null {
  try {
    return readModel();
  } catch {
    return null;
  }
}
