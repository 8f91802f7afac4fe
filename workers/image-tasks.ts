import type { ProvenanceReading } from '../src/contract/image.js';
import type { InjectionOutcome } from '../src/image/injection/injection-scan.js';
import type { InjectionOptions } from '../src/image/injection/options.js';

/** What the image pool can be asked, by the name of the worker's function. */
export interface ImageTasks {
  /** What the file declares about how it was made. */
  readProvenance: { options: object; answer: ProvenanceReading };
  /** How much of the text it carries is phrased as an instruction to a model. */
  readInjection: { options: Omit<InjectionOptions, 'filename' | 'clock'>; answer: InjectionOutcome };
}
