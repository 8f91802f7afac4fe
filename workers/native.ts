/** Entry of the native processes: tasks by name. Each decoder is loaded on first use, or beforehand. */

import { limits } from '../src/contract/limits.js';
import { localReaders } from '../src/files/image/native-readers.js';
import type { NativeTaskName, NativeTasks } from '../src/pools/tasks/native-tasks.js';
import { sampleImage, samplePdf } from '../src/pools/tasks/samples.js';
import { serveTasks } from '../src/pools/tasks/serve-tasks.js';
import { isWarmedUp } from '../src/pools/tasks/worker.js';

type Options<K extends NativeTaskName> = NativeTasks[K]['options'];

const readers = localReaders(limits);
const readPdf = async (bytes: Uint8Array) =>
  (await import('../src/files/document/pdf/pdf.js')).readPdf(bytes, limits);

async function warmUp(): Promise<void> {
  for (let round = 0; round < 2; round++)
    // A library that does not load fails the tasks that need it.
    for (const decode of [
      () => readers.pixels(sampleImage, 'jpeg'),
      () => readers.credentials(sampleImage, 'jpeg'),
      () => readPdf(samplePdf),
    ])
      await decode().catch(() => {});
}

serveTasks(
  {
    pixels: (bytes, { format }: Options<'pixels'>) => readers.pixels(bytes, format),
    print: (bytes, { format, spentMs }: Options<'print'>) => readers.print(bytes, format, spentMs),
    parameters: readers.parameters,
    credentials: (bytes, { format }: Options<'credentials'>) => readers.credentials(bytes, format),
    pdf: readPdf,
  },
  new URL('orphan-watch.js', import.meta.url),
  isWarmedUp ? warmUp : undefined,
);
