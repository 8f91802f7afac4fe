import type { ProvenanceReading } from '../../contract/image.js';
import { type ImageProblem, isProblem } from './image.js';
import {
  type InjectionOptions,
  type InjectionOutcome,
  scanForInjection,
} from './injection/injection-scan.js';
import { readMetadata } from './metadata/read-metadata.js';
import type { ImageReaders } from './native-readers.js';
import { readProvenance } from './provenance/provenance.js';

export interface ImageOutcome extends InjectionOutcome {
  provenance: ProvenanceReading;
}

/** Makes both readings of an image. Its metadata are read once, and its pixels are decoded once. */
export async function readImage(
  bytes: Uint8Array,
  options: InjectionOptions,
  readers: ImageReaders,
): Promise<ImageOutcome | ImageProblem> {
  const contents = readMetadata(bytes);
  const injection = await scanForInjection(bytes, options, readers, contents);
  if (isProblem(injection)) return injection;
  const { parameters } = injection;
  const known = parameters === undefined ? readers : { ...readers, parameters: async () => parameters };
  const provenance = await readProvenance(bytes, known, contents);
  return isProblem(provenance) ? provenance : { ...injection, provenance };
}
