/** A text worker whose behaviour is given by the text. */
import { workerData } from 'piscina';
import type { TextBatch, TextOutcome } from '../../src/pools/tasks/run-text-task.js';
import { startTask } from '../../src/pools/tasks/worker.js';

const members = '';
let served = 0;

export default function run({ slot, tasks: batch }: TextBatch): TextOutcome[] {
  startTask(workerData, slot);
  return batch.map(({ text }) => {
    if (text === 'crash') process.exit(1);
    if (text === 'hang') for (;;);
    if (text === 'throw') return { ok: false, error: 'requested by the test' };
    if (text === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    served++;
    const counts = { mode: 'light' as const, total_changes: batch.length, chars_in: served, chars_out: 0 };
    const value = { members, text, record: { members, beginning: '', ...counts } };
    return { ok: true, value };
  });
}
