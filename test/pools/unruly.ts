/** A text worker whose behaviour is given by the text. */
import type { TextOutcome, TextTask } from '../../src/pools/tasks/text-tasks.js';

let served = 0;

export default function run(batch: TextTask[]): TextOutcome[] {
  return batch.map(({ text }) => {
    if (text === 'crash') process.exit(1);
    if (text === 'hang') for (;;);
    if (text === 'throw') return { ok: false, error: 'requested by the test' };
    if (text === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    served++;
    const value = {
      mode: 'light' as const,
      read_as: 'plain' as const,
      output_text: text,
      changes: {},
      total_changes: batch.length,
      chars_in: served,
      chars_out: 0,
    };
    return { ok: true, value };
  });
}
