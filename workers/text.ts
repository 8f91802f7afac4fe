/** Entry of the text threads: receives a batch of tasks and returns their outcomes in the same order. */
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { openShippedClassifier } from '../src/engine/classifier/shipped.js';
import { LineBlocks } from '../src/pools/tasks/encoding/line-blocks.js';
import { ResultEncoder } from '../src/pools/tasks/encoding/result-encoder.js';
import { runTextTask } from '../src/pools/tasks/run-text-task.js';
import type { TextBatch, TextOutcome } from '../src/pools/tasks/text-tasks.js';
import { startTask } from '../src/pools/tasks/thread-clock.js';
import { warmUpText } from '../src/pools/tasks/warm-up/text.js';

const model = openShippedClassifier();
const encoder = new ResultEncoder(new LineBlocks());
warmUpText(model, encoder);

export default function run({ slot, tasks }: TextBatch) {
  startTask(workerData, slot);
  const outcomes = tasks.map((task): TextOutcome => {
    try {
      return { ok: true, value: runTextTask(task, model, encoder) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  });
  return move({ [transferableSymbol]: encoder.encode(), [valueSymbol]: outcomes });
}
