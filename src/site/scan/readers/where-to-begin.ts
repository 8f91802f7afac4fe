/** Where an editor begins. Pure. */
import type { ScanResult } from '../../../contract/scan.js';

/**
 * The signals with the most points towards AI that name a place in the text, the largest first, each with
 * advice if there is any and the places that it is about.
 */
export function whereToBegin(
  { signals, fixes = [], fix_details: details = [] }: Pick<ScanResult, 'signals' | 'fixes' | 'fix_details'>,
  max: number,
) {
  return signals
    .filter(({ points, evidence }) => points > 0 && evidence !== undefined)
    .sort((one, other) => other.points - one.points)
    .slice(0, max)
    .map(({ name, points, evidence }) => {
      const fix = details.findIndex(({ signal }) => signal === name);
      return { name, points, advice: fixes[fix] ?? null, spans: details[fix]?.spans ?? evidence! };
    });
}
