import type { ClassifierServer } from './classifier-server.js';

/**
 * Location of the n-gram classifier: in the text threads, on a server (MODEL_URL), or absent because its
 * weights cannot be read.
 */
export type ClassifierService =
  | { kind: 'embedded' }
  | { kind: 'upstream'; server: ClassifierServer }
  | { kind: 'absent' };

/** False when the weights cannot be read, or when the model server fails repeatedly. */
export const isClassifierHealthy = (classifier: ClassifierService): boolean =>
  classifier.kind === 'upstream' ? classifier.server.healthy : classifier.kind === 'embedded';
