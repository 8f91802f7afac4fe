import type { ProvenanceReading } from '../contract/image.js';

/** What the image pool can be asked, by the name of the worker's function. */
export interface ImageTasks {
  /** What the file declares about how it was made. */
  readProvenance: { options: object; answer: ProvenanceReading };
}
