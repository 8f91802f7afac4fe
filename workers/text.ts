/** The door of the text threads: a batch of tasks in, their outcomes in the same order out. */
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openModel } from '../src/model-weights.js';
import type { TextOutcome, TextTask } from '../src/pools/text-tasks.js';
import { intoOneBuffer, workOn } from '../src/pools/text-work.js';

const model = openModel();

export default function run(batch: TextTask[]) {
  const outcomes = batch.map((task): TextOutcome => {
    try {
      return { ok: true, value: workOn(task, model) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  });
  const buffer = intoOneBuffer(outcomes);
  return move({ [transferableSymbol]: [buffer], [valueSymbol]: outcomes });
}
