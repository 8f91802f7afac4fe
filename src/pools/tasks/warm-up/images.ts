import { limits } from '../../../contract/limits.js';
import { scanForInjection } from '../../../files/image/injection/injection-scan.js';
import type { ImageReaders } from '../../../files/image/native-readers.js';
import { readProvenance } from '../../../files/image/provenance/provenance.js';
import { isWarmedUp } from '../worker.js';
import { sampleImage } from './sample-files.js';
import { sampleText } from './sample-text.js';

/** Answers in place of the processes, which warm up by themselves. */
const readers: ImageReaders = {
  pixels: async () => null,
  print: async () => ({ failure: 'busy' }),
  credentials: async () => ({ kind: 'none' }),
};
const options = { filename: 'a.jpg', altText: sampleText, deep: false, deepRefused: null, redact: false };
const rounds = 3;

/** Reads a sample, so that a thread has loaded and compiled what its first image needs. */
export async function warmUpImages(): Promise<void> {
  if (!isWarmedUp) return;
  for (let round = 0; round < rounds; round++) {
    await readProvenance(sampleImage, readers, limits);
    await scanForInjection(sampleImage, options, readers, limits);
  }
}
