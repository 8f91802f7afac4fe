/** Entry of the image threads: tasks by name. File bytes are transferred in, results copied out. */

import { limits } from '../src/contract/limits.js';
import type { ImageProblem } from '../src/files/image/image.js';
import { scanForInjection } from '../src/files/image/injection/injection-scan.js';
import type { ImageReaders } from '../src/files/image/native-readers.js';
import { readProvenance as read } from '../src/files/image/provenance/provenance.js';
import type { ImageTasks, ThreadTask } from '../src/pools/tasks/file-tasks.js';
import { withNative } from '../src/pools/tasks/native-tasks.js';
import { sampleImage, sampleText } from '../src/pools/tasks/samples.js';
import { isWarmedUp } from '../src/pools/tasks/worker.js';

type ImageTask<K extends keyof ImageTasks> = (
  task: ThreadTask<ImageTasks, K>,
) => Promise<ImageTasks[K]['answer'] | ImageProblem>;

export const readProvenance: ImageTask<'readProvenance'> = ({ bytes, native, slot }) =>
  withNative({ native, slot }, tasks => read(bytes, tasks, limits));

export const readInjection: ImageTask<'readInjection'> = ({ bytes, native, slot, ...options }) =>
  withNative({ native, slot }, tasks => scanForInjection(bytes, options, tasks, limits));

/** Answers in place of the processes, which warm up by themselves. */
const sampleReaders: ImageReaders = {
  pixels: async () => null,
  print: async () => ({ failure: 'busy' }),
  parameters: async () => null,
  credentials: async () => ({ kind: 'none' }),
};
const options = { filename: 'a.jpg', altText: sampleText, deep: false, deepRefused: null, redact: false };

/** Runs of a sample after which a thread has loaded and compiled what its first image needs. */
const rounds = isWarmedUp ? 3 : 0;
for (let round = 0; round < rounds; round++) {
  await read(sampleImage, sampleReaders, limits);
  await scanForInjection(sampleImage, options, sampleReaders, limits);
}
