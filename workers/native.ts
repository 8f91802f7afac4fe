/** Entry of the native processes: tasks by name. Each decoder is loaded on first use. */
import type { ImageFormat } from '../src/image/image.js';
import { localReaders } from '../src/image/native-readers.js';
import { limits } from '../src/limits.js';
import { imageBounds } from './image-bounds.js';
import { serveTasks } from './serve-tasks.js';

interface Options {
  format: ImageFormat;
  spentMs: number;
}

const readers = localReaders(imageBounds);

serveTasks(
  {
    pixels: (bytes, { format }: Options) => readers.pixels(bytes, format),
    print: (bytes, { format, spentMs }: Options) => readers.print(bytes, format, spentMs),
    credentials: (bytes, { format }: Options) => readers.credentials(bytes, format),
    pdf: async bytes => (await import('../src/document/pdf/pdf.js')).readPdf(bytes, limits),
  },
  new URL('orphan-watch.js', import.meta.url),
);
