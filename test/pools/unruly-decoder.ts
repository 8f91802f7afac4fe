/** A native process that crashes, blocks or answers, depending on the format or the size of a file. */
import { serveTasks } from '../../src/pools/tasks/serve-tasks.js';

const block = () => {
  for (;;);
};

serveTasks(
  {
    pixels: async (_, { format }: { format: string }) => {
      if (format === 'gif') process.kill(process.pid, 'SIGSEGV');
      if (format === 'png') block();
      if (format === 'webp') return null;
      process.abort();
    },
    pdf: async bytes => {
      if (bytes.length > 100) block();
      process.abort();
    },
  },
  new URL('../../workers/orphan-watch.js', import.meta.url),
);
