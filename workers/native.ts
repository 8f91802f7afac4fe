/** Entry of the native processes: tasks by name. Each decoder is loaded on first use, or beforehand. */

import { localReaders } from '../src/files/image/native-readers.js';
import type { NativeTasks } from '../src/pools/tasks/native-tasks.js';
import { sampleImage, samplePdf } from '../src/pools/tasks/samples.js';
import { serveTasks } from '../src/pools/tasks/serve-tasks.js';
import { isWarmedUp } from '../src/pools/tasks/worker.js';

const tasks: NativeTasks = {
  ...localReaders,
  pdf: async bytes => (await import('../src/files/document/pdf/pdf.js')).readPdf(bytes),
};

async function warmUp(): Promise<void> {
  for (let round = 0; round < 2; round++)
    // A library that does not load fails the tasks that need it.
    for (const decode of [
      () => tasks.pixels(sampleImage, 'jpeg'),
      () => tasks.credentials(sampleImage, 'jpeg'),
      () => tasks.pdf(samplePdf),
    ])
      await decode().catch(() => {});
}

serveTasks({ ...tasks }, new URL('orphan-watch.js', import.meta.url), isWarmedUp ? warmUp : undefined);
