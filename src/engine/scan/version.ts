import { measured } from '../../generated/calibration.js';
import { fitted } from '../../generated/lexicon.js';
import grammar from '../text/lexicon/grammar.json' with { type: 'json' };
import style from '../text/lexicon/style.json' with { type: 'json' };
import { adjustments, eslFormality } from './genres.js';
import { weights } from './weights.js';

/** Eight hexadecimal digits that change with any character of these values (FNV-1a of their JSON). */
export function fingerprint(...values: readonly unknown[]): string {
  const text = JSON.stringify(values);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Version of the engine in every scan result. Changes with any weight, word list, genre adjustment or
 * measured error rate. A scan that used the classifier appends the classifier's version.
 */
export const engineVersion = fingerprint(
  weights,
  grammar,
  style,
  fitted,
  measured,
  adjustments,
  eslFormality,
);
