/** A pool's process whose decoders do what the first bytes of a file's options say: the format. */
import { serveTasks } from '../../workers/serve-tasks.js';

const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

serveTasks(
  {
    pixels: async (_, { format }: { format: string }) => {
      if (format === 'gif') process.kill(process.pid, 'SIGSEGV');
      if (format === 'png') block();
      process.abort();
    },
    pdf: async bytes => {
      if (bytes.length > 100) block();
      process.abort();
    },
  },
  new URL('../../workers/orphan-watch.js', import.meta.url),
);
