/** The entry of the image threads: tasks by name. Bytes are transferred in; results are copied out. */
import type { ImageProblem } from '../src/image/image.js';
import { readInjection as readTexts } from '../src/image/injection/injection-scan.js';
import { readProvenance as read } from '../src/image/provenance/provenance.js';
import type { ThreadTask } from './file-task.js';
import type { ImageTasks } from './image-tasks.js';
import { imageReaders, withNative } from './native-client.js';

type Work<K extends keyof ImageTasks> = (
  task: ThreadTask<ImageTasks, K>,
) => Promise<ImageTasks[K]['answer'] | ImageProblem>;

export const readProvenance: Work<'readProvenance'> = ({ bytes, native }) =>
  withNative(native, client => read(bytes, imageReaders(client)));

export const readInjection: Work<'readInjection'> = ({ bytes, native, ...options }) =>
  withNative(native, client =>
    readTexts(bytes, { ...options, clock: () => performance.now() }, imageReaders(client)),
  );
