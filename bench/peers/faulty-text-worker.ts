/** The text thread, but for texts that begin with what it is to do: crash, hang or throw. */

import run from '../../workers/text.js';
import type { TextTask } from '../../workers/text-tasks.js';

export default function runUnruly(batch: TextTask[]) {
  for (const { text } of batch) {
    if (text.startsWith('crash ')) process.exit(1);
    if (text.startsWith('hang ')) for (;;);
  }
  // A task of a kind that nobody knows throws where its turn comes.
  return run(
    batch.map(task => (task.text.startsWith('throw ') ? ({ ...task, options: null } as never) : task)),
  );
}
