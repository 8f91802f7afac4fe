import { number } from '../../../contract/figures.js';
import type { EngineResult } from '../../../contract/scan.js';
import { passageRates } from '../../../generated/passage-rates.js';

/** Human-written texts of one length, and the percent of them with a passage of the upper bands. */
interface PassageRate {
  readonly words: number;
  readonly texts: number;
  readonly elevated: number;
  readonly high: number;
}

const measured = passageRates
  .trim()
  .split('\n')
  .map((line): PassageRate => {
    const [words, texts, elevated, high] = line.split(' ').map(Number);
    return { words: words!, texts: texts!, elevated: elevated!, high: high! };
  });

/** States how often human-written texts have a passage like that of a mixed text; null for other texts. */
export const passageRate = ({
  mixed,
  passages,
  word_count: words,
}: Pick<EngineResult, 'mixed' | 'passages' | 'word_count'>): string | null =>
  mixed.mixed
    ? passageSentence(
        measured,
        words,
        passages.some(({ band }) => band === 'high'),
      )
    : null;

/** States how often a human-written text of the measured length nearest to `words` has a flagged passage. */
export function passageSentence(rates: readonly PassageRate[], words: number, isHigh: boolean): string {
  const distance = (rate: PassageRate) => Math.abs(Math.log(rate.words / words));
  const nearest = rates.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best));
  const rate = isHigh ? nearest.high : nearest.elevated;
  // The table rounds to a tenth, so that 0 is a small rate and not none.
  const amount = rate === 0 ? 'fewer than 0.1 have' : `${rate} ${rate === 1 ? 'has' : 'have'}`;
  const band = isHigh ? 'a “high” passage' : 'an “elevated” or “high” passage';
  return `Of 100 human-written texts of about ${number(nearest.words)} words, ${amount} ${band} by mistake (measured on ${number(nearest.texts)} texts).`;
}
