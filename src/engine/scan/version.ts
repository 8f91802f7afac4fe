import { measured } from '../../generated/calibration.js';
import { fitted } from '../../generated/lexicon.js';
import * as grammar from '../text/lexicon/grammar.js';
import * as style from '../text/lexicon/style.js';
import { byEra } from './eras.js';
import { adjustments, eslFormality } from './genres.js';
import type { Combination, SignalWeights } from './weight-table.js';
import { weights } from './weights.js';

/** Eight hexadecimal digits that change with any character of these values (FNV-1a of their JSON). */
export function fingerprint(...values: readonly unknown[]): string {
  const text = JSON.stringify(values);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * The weights under field names that never change. The fingerprint covers names and order too, so renaming a
 * field in the code must not reach it: the same numbers keep the same version.
 */
const published = {
  combinations: {
    heuristics: publishedCombination(weights.combinations.heuristics),
    model: publishedCombination(weights.combinations.model),
  },
  signals: Object.fromEntries(
    Object.entries(weights.signals).map(([name, signal]) => [name, publishedSignal(signal)]),
  ),
};

function publishedCombination(combination: Combination) {
  const { signals, classifier, midpoint, slope, eraPriors, bias, lengths } = combination;
  return { signals, deeperModel: classifier, middle: midpoint, slope, starts: eraPriors, bias, lengths };
}

function publishedSignal({ eraWeights, spread, typical, typicalOfAi }: SignalWeights) {
  const sides = byEra(era => ({ machine: eraWeights[era].ai, person: eraWeights[era].human }));
  return { sides, spread, usual: typical, usualOfAi: typicalOfAi };
}

/**
 * Version of the engine in every scan result. Changes with any weight, word list, genre adjustment or
 * measured error rate. A scan that used the classifier appends the classifier's version.
 */
export const engineVersion = `1.1.0+${fingerprint(published, grammar, style, fitted, measured, adjustments, eslFormality)}`;
