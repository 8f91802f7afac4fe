import type { ComponentChildren } from 'preact';
import {
  calibrationMeaning,
  calibrationSentence,
  listed,
  readAsNote,
  shownRange,
} from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { bandNames } from '../../engine/scan/bands.js';
import { passageRate } from '../../engine/scan/results/passage-rate.js';
import { histogram } from '../../report/histogram.js';
import { ScoreDial } from './score-dial.js';

interface ScoreCardProps {
  result: ScanResult;
  /** Where the passages of the text are. */
  children: ComponentChildren;
}

/**
 * What was found: the headline, the passages, and then the score of the whole text with its confidence and
 * how human-written texts of its kind and length score.
 */
export function ScoreCard({ result, children }: ScoreCardProps) {
  const { headline, score, score_range: range, band, assessed, calibration, mixed } = result;
  return (
    <section class="card score-card" aria-labelledby="headline">
      <h2 id="headline">{headline}</h2>
      {children}
      {assessed && <ScoreDial {...result} />}
      <div class={assessed ? undefined : 'without-dial'}>
        <p class="band">
          {assessed && (
            <>
              {mixed.mixed ? 'The whole text: level' : 'Level'} <strong>{band}</strong> of {listed(bandNames)}{' '}
              ·{' '}
            </>
          )}
          confidence <strong>{result.confidence}</strong>
        </p>
        {assessed && shownRange(range) !== '' && (
          <p class="hint">Small changes of the text lead to scores from {shownRange(range)}.</p>
        )}
        <p>
          {/* The ribbon names the passages already. */}
          {result.confidence_note.replace(mixed.note, '')} {passageRate(result) ?? comparison(result)}
        </p>
        <p class="hint">
          {assessed && calibration !== null && `${calibrationMeaning} `}
          <a href="/accuracy">How often is it wrong?</a>
        </p>
        {assessed && calibration?.distribution && (
          <figure class="histogram">
            <div
              dangerouslySetInnerHTML={{
                __html: histogram(calibration.distribution, score, calibrationSentence(calibration, true)),
              }}
            />
            <figcaption class="hint">
              Scores of human-written texts of this kind and length. The line is this text.
            </figcaption>
          </figure>
        )}
        {result.degraded && <p class="note">{result.degraded}</p>}
        {result.deep_note && <p class="note">{result.deep_note}</p>}
        {[readAsNote(result), result.genre_note].map(
          note =>
            note && (
              <p class="hint" key={note}>
                {note}
              </p>
            ),
        )}
        <p class="own-disclaimer">{result.disclaimer}</p>
      </div>
    </section>
  );
}

function comparison({ calibration, band, assessed }: ScanResult): string {
  if (!assessed) return '';
  if (calibration !== null) return calibrationSentence(calibration, band === 'low');
  return 'How often human-written texts of this kind and length score like this has not been measured.';
}
