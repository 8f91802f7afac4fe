/** The door of the image threads: tasks by name. Bytes are transferred in; results are copied out. */
import type { ImageProblem } from '../src/image/image.js';
import { readInjection as readTexts } from '../src/image/injection/injection.js';
import { readProvenance as read } from '../src/image/provenance/provenance.js';
import type { FileTask } from '../src/pools/decoder-pool.js';
import type { ImageTasks } from '../src/pools/image-tasks.js';

type Work<K extends keyof ImageTasks> = (
  task: FileTask<ImageTasks, K>,
) => Promise<ImageTasks[K]['answer'] | ImageProblem>;

export const readProvenance: Work<'readProvenance'> = ({ bytes }) => read(bytes);

export const readInjection: Work<'readInjection'> = ({ bytes, ...options }) =>
  readTexts(bytes, { ...options, clock: () => performance.now() });
