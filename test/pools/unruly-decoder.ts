/** A native process that crashes, blocks or answers, depending on the format of a file. */
import { serveTasks } from '../../src/pools/tasks/serve-tasks.js';

serveTasks(
  {
    pixels: async (_, format: string) => {
      if (format === 'gif') process.kill(process.pid, 'SIGSEGV');
      if (format === 'png') for (;;);
      if (format === 'webp') return null;
      process.abort();
    },
  },
  new URL('../../workers/orphan-watch.js', import.meta.url),
);
