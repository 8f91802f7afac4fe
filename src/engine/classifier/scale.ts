/**
 * Exponent of length normalisation: a sum of weights is divided by occurrences to this power. 1 would be the
 * mean.
 */
const lengthPower = 0.8;
/** Number of occurrences at which normalisation leaves the sum unchanged. */
const usualOccurrences = 1000;

/** Factor on the sum of a text's distinct features. */
export function scaleOf(occurrences: number): number {
  return (usualOccurrences / Math.max(1, occurrences)) ** lengthPower / Math.sqrt(usualOccurrences);
}
