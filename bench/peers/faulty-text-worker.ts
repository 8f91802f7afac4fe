/** A text worker that crashes, hangs or throws for texts that begin with `crash`, `hang` or `throw`. */
import { workerData } from 'piscina';
import type { TextBatch } from '../../src/pools/tasks/run-text-task.js';
import { startTask } from '../../src/pools/tasks/worker.js';
import run from '../../workers/text.js';

export default function runFaulty({ slot, tasks }: TextBatch) {
  // The limit of processor time counts from here.
  startTask(workerData, slot);
  for (const { text } of tasks) {
    if (text.startsWith('crash ')) process.exit(1);
    if (text.startsWith('hang ')) for (;;);
  }
  // Tasks without options throw when they run.
  const altered = tasks.map(task =>
    task.text.startsWith('throw ') ? ({ ...task, options: null } as never) : task,
  );
  return run({ slot, tasks: altered });
}
