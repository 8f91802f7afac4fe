/** Entry of the native processes: tasks by name. Each decoder is loaded on first use. */

import { limits } from '../src/contract/limits.js';
import type { ImageFormat } from '../src/files/image/image.js';
import { localReaders } from '../src/files/image/native-readers.js';
import { serveTasks } from '../src/pools/tasks/serve-tasks.js';

interface Options {
  format: ImageFormat;
  spentMs: number;
}

const readers = localReaders(limits);

serveTasks(
  {
    pixels: (bytes, { format }: Options) => readers.pixels(bytes, format),
    print: (bytes, { format, spentMs }: Options) => readers.print(bytes, format, spentMs),
    credentials: (bytes, { format }: Options) => readers.credentials(bytes, format),
    pdf: async bytes => (await import('../src/files/document/pdf/pdf.js')).readPdf(bytes, limits),
  },
  new URL('orphan-watch.js', import.meta.url),
);
