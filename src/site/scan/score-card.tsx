import type { ScanResult } from '../../contract/scan.js';
import { number, percent } from '../../figures.js';
import { ScoreDial } from './score-dial.js';

/** The score, its band and confidence, and the measured false-positive rate of such scores. */
export function ScoreCard({ result }: { result: ScanResult }) {
  return (
    <section class="card score-card" aria-label="The score">
      <ScoreDial score={result.score} band={result.band} baseline={result.baseline} />
      <div>
        <p class="label">{result.label}</p>
        <p class="band">
          Band <strong>{result.band}</strong> · confidence <strong>{result.confidence}</strong>
        </p>
        <p>
          {result.confidence_note} {calibrationSentence(result)}
        </p>
        {result.degraded && <p class="note">{result.degraded}</p>}
        {result.genre_note && <p class="hint">{result.genre_note}</p>}
        <p class="own-disclaimer">{result.disclaimer}</p>
      </div>
    </section>
  );
}

function calibrationSentence({ calibration, band }: ScanResult): string {
  if (calibration === null)
    return 'How often human-written texts of this kind and length score like this has not been measured.';
  const { false_positive_rate: rate, interval, n } = calibration;
  const texts = `${number(n)} human-written texts of this kind and length`;
  if (band === 'low') return `This is the lowest band. Most of the ${texts} that were measured are in it.`;
  const [from, to] = interval;
  return `Of ${texts}, ${percent(rate)} reach this band or a higher one (95% confidence interval: ${percent(from!)} to ${percent(to!)}).`;
}
