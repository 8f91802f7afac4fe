/** Where an editor begins. Pure. */
import type { ScanResult, Span } from '../../../contract/scan.js';

/** A signal that raises the score, with advice if there is any and the places that it is about. */
export interface Beginning {
  name: string;
  points: number;
  advice: string | null;
  spans: readonly Pick<Span, 'start' | 'text'>[];
}

/** The signals with the most points towards AI that name a place in the text, the largest first. */
export function whereToBegin(
  { signals, fix_details: fixes = [] }: Pick<ScanResult, 'signals' | 'fix_details'>,
  max: number,
): Beginning[] {
  return signals
    .filter(({ points, evidence }) => points > 0 && evidence.length > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, max)
    .map(({ name, points, evidence }) => {
      const fix = fixes.find(({ signal }) => signal === name);
      return { name, points, advice: fix?.text ?? null, spans: fix?.spans.length ? fix.spans : evidence };
    });
}
