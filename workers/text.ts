/** Entry of the text threads: receives a batch of tasks and returns their outcomes in the same order. */
import { workerData } from 'piscina';
import { openShippedClassifier } from '../src/engine/classifier/shipped.js';
import {
  runTextTask,
  type TextBatch,
  type TextOutcome,
  warmUpTextTasks,
} from '../src/pools/tasks/run-text-task.js';
import { isWarmedUp, startTask } from '../src/pools/tasks/worker.js';

export { collectGarbage } from '../src/pools/tasks/worker.js';

const model = openShippedClassifier();
if (isWarmedUp) warmUpTextTasks(model);

export default function run({ slot, tasks }: TextBatch): TextOutcome[] {
  startTask(workerData, slot);
  return tasks.map(task => {
    try {
      return { ok: true, value: runTextTask(task, model) };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  });
}
