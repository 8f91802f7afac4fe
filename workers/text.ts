/** Entry of the text threads: receives a batch of tasks and returns their outcomes in the same order. */
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openShippedClassifier } from '../src/classifier-weights.js';
import { joinScanBytes, runTextTask } from './run-text-task.js';
import type { TextOutcome, TextTask } from './text-tasks.js';

const model = openShippedClassifier();

export default function run(batch: TextTask[]) {
  const outcomes = batch.map((task): TextOutcome => {
    try {
      return { ok: true, value: runTextTask(task, model) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  });
  const buffer = joinScanBytes(outcomes);
  return move({ [transferableSymbol]: [buffer], [valueSymbol]: outcomes });
}
