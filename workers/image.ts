/** Entry of the image threads: tasks by name. File bytes are transferred in, results copied out. */

import { limits } from '../src/contract/limits.js';
import type { ImageProblem } from '../src/files/image/image.js';
import { scanForInjection } from '../src/files/image/injection/injection-scan.js';
import { readProvenance as read } from '../src/files/image/provenance/provenance.js';
import type { ImageTasks, ThreadTask } from '../src/pools/tasks/file-tasks.js';
import { imageReaders, withNative } from '../src/pools/tasks/native-tasks.js';
import { warmUpImages } from '../src/pools/tasks/warm-up/images.js';

type ImageTask<K extends keyof ImageTasks> = (
  task: ThreadTask<ImageTasks, K>,
) => Promise<ImageTasks[K]['answer'] | ImageProblem>;

export const readProvenance: ImageTask<'readProvenance'> = ({ bytes, native, slot }) =>
  withNative({ native, slot }, client => read(bytes, imageReaders(client), limits));

export const readInjection: ImageTask<'readInjection'> = ({ bytes, native, slot, ...options }) =>
  withNative({ native, slot }, client => scanForInjection(bytes, options, imageReaders(client), limits));

await warmUpImages();
