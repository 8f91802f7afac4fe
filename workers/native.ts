/** A process for native work: tasks by name; what they need is loaded when it is first needed. */
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
