/** Entry of the image threads. */
import type { ImageReaders } from '../src/files/image/native-readers.js';
import { readImage } from '../src/files/image/read-image.js';
import { sampleImage, sampleText } from '../src/pools/tasks/samples.js';
import { isWarmedUp } from '../src/pools/tasks/worker.js';

export * from '../src/pools/tasks/image-tasks.js';
export { collectGarbage } from '../src/pools/tasks/worker.js';

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
for (let round = 0; round < rounds; round++) await readImage(sampleImage, options, sampleReaders);
