import { calibrationSentence } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { ScoreDial } from './score-dial.js';
import { ScoreHistogram } from './score-histogram.js';

/** The score, its band and confidence, and how human-written texts of its kind and length score. */
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
          {result.confidence_note} {comparison(result)}
        </p>
        {result.calibration?.distribution && (
          <ScoreHistogram
            shares={result.calibration.distribution}
            score={result.score}
            alternative={calibrationSentence(result.calibration, true)}
          />
        )}
        {result.degraded && <p class="note">{result.degraded}</p>}
        {result.deep_note && <p class="note">{result.deep_note}</p>}
        {result.genre_note && <p class="hint">{result.genre_note}</p>}
        <p class="own-disclaimer">{result.disclaimer}</p>
      </div>
    </section>
  );
}

function comparison({ calibration, band, language }: ScanResult): string {
  if (calibration !== null) return calibrationSentence(calibration, band === 'low');
  // The confidence note explains this for other languages.
  if (language !== 'en') return '';
  return 'How often human-written texts of this kind and length score like this has not been measured.';
}
