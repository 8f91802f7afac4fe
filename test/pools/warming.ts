/** A text worker that answers whether it was asked to warm up, and when it was loaded. */
import type { TextBatch, TextOutcome } from '../../src/pools/tasks/run-text-task.js';
import { isWarmedUp } from '../../src/pools/tasks/worker.js';
import unruly from './unruly.js';

await new Promise(resolve => setTimeout(resolve, 200));
const loadedAt = Date.now();

export default function run(batch: TextBatch): TextOutcome[] {
  const outcomes = unruly(batch);
  for (const outcome of outcomes)
    if (outcome.ok) Object.assign(outcome.value, { text: JSON.stringify({ isWarmedUp, loadedAt }) });
  return outcomes;
}
