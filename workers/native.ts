/** Entry of the native processes: tasks by name. Each decoder is loaded on first use. */

import { limits } from '../src/contract/limits.js';
import { localReaders } from '../src/files/image/native-readers.js';
import type { NativeTaskName, NativeTasks } from '../src/pools/tasks/native-tasks.js';
import { serveTasks } from '../src/pools/tasks/serve-tasks.js';

type Options<K extends NativeTaskName> = NativeTasks[K]['options'];

const readers = localReaders(limits);

serveTasks(
  {
    pixels: (bytes, { format }: Options<'pixels'>) => readers.pixels(bytes, format),
    print: (bytes, { format, spentMs }: Options<'print'>) => readers.print(bytes, format, spentMs),
    credentials: (bytes, { format }: Options<'credentials'>) => readers.credentials(bytes, format),
    pdf: async bytes => (await import('../src/files/document/pdf/pdf.js')).readPdf(bytes, limits),
  },
  new URL('orphan-watch.js', import.meta.url),
);
