/**
 * Entry of the image threads: tasks by name. The file's bytes are transferred in and the result is copied
 * out.
 */
import type { ImageProblem } from '../src/image/image.js';
import { scanForInjection } from '../src/image/injection/injection-scan.js';
import { readProvenance as read } from '../src/image/provenance/provenance.js';
import type { ThreadTask } from './file-task.js';
import { imageBounds } from './image-bounds.js';
import type { ImageTasks } from './image-tasks.js';
import { imageReaders, withNative } from './native-client.js';

type ImageTask<K extends keyof ImageTasks> = (
  task: ThreadTask<ImageTasks, K>,
) => Promise<ImageTasks[K]['answer'] | ImageProblem>;

export const readProvenance: ImageTask<'readProvenance'> = ({ bytes, native }) =>
  withNative(native, client => read(bytes, imageReaders(client), imageBounds));

export const readInjection: ImageTask<'readInjection'> = ({ bytes, native, ...options }) =>
  withNative(native, client =>
    scanForInjection(
      bytes,
      { ...options, clock: () => performance.now() },
      imageReaders(client),
      imageBounds,
    ),
  );
