/** A text's sum of weights is divided by its occurrences to this power: 1 would be a mean, .5 a root that lets length speak. */
const lengthPower = 0.8;
/** … and brought back to the size it has at this many occurrences. */
const usualOccurrences = 1000;

/** What the sum over a text's distinct features is multiplied by. */
export function scaleOf(occurrences: number): number {
  return (usualOccurrences / Math.max(1, occurrences)) ** lengthPower / Math.sqrt(usualOccurrences);
}
