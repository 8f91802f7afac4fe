/** Entry of the native processes: tasks by name. Each decoder is loaded on first use. */
import type { ImageFormat } from '../src/image/image.js';
import { inThisProcess } from '../src/image/native-readers.js';
import { serveTasks } from './serve-tasks.js';

interface Options {
  format: ImageFormat;
  spentMs: number;
}

serveTasks(
  {
    pixels: (bytes, { format }: Options) => inThisProcess.pixels(bytes, format),
    print: (bytes, { format, spentMs }: Options) => inThisProcess.print(bytes, format, spentMs),
    credentials: (bytes, { format }: Options) => inThisProcess.credentials(bytes, format),
    pdf: async bytes => (await import('../src/document/pdf/pdf.js')).readPdf(bytes),
  },
  new URL('orphan-watch.js', import.meta.url),
);
