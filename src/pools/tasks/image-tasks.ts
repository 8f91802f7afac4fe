/** The tasks of the image threads. File bytes are transferred in, results copied out. */
import { type InjectionOptions, scanForInjection } from '../../files/image/injection/injection-scan.js';
import * as provenance from '../../files/image/provenance/provenance.js';
import * as image from '../../files/image/read-image.js';
import { type FileTask, withNative } from './native-tasks.js';

/** Reads what the file declares about its origin. */
export const readProvenance = ({ bytes, ...task }: FileTask) =>
  withNative(task, native => provenance.readProvenance(bytes, native));

/** Scores how much of the image's text is phrased as an instruction to a model. */
export const readInjection = ({ bytes, ...task }: FileTask & InjectionOptions) =>
  withNative(task, native => scanForInjection(bytes, task, native));

/** Makes both readings. */
export const readImage = ({ bytes, ...task }: FileTask & InjectionOptions) =>
  withNative(task, native => image.readImage(bytes, task, native));
