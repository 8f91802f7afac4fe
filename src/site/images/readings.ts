import type { ProvenanceReading } from '../../contract/image.js';
import type { InjectionReading } from '../../contract/injection.js';

/** Both results for one image. */
export interface ImageReadings {
  declared: ProvenanceReading;
  injection: InjectionReading;
}
