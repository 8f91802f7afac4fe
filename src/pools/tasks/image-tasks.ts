import type { ProvenanceReading } from '../../contract/image.js';
import type { InjectionOptions, InjectionOutcome } from '../../files/image/injection/injection-scan.js';

/** The tasks of the image pool, by the name of the worker's exported function. */
export interface ImageTasks {
  /** Reads what the file declares about its origin. */
  readProvenance: { options: object; answer: ProvenanceReading };
  /** Scores how much of the image's text is phrased as an instruction to a model. */
  readInjection: { options: Omit<InjectionOptions, 'filename'>; answer: InjectionOutcome };
}
