import type { ComponentChildren } from 'preact';
import { listed } from '../../contract/prose.js';
import type { ScanResult } from '../../contract/scan.js';
import { bandFrom, bandNames, shownRange, shownScore } from '../../engine/scan/bands.js';
import {
  calibrationMeaning,
  calibrationSentence,
  passageRate,
  readAsNote,
} from '../../engine/scan/results/sentences.js';
import { histogram } from '../../report/histogram.js';

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

/** Lower edges of all bands except the lowest. */
const edges = Object.values(bandFrom);

const centre = { x: 120, y: 124 };
const radius = 96;

/** Position of a score on a half circle with the radius `distance`, from 0 at the left to 100. */
function pointAt(score: number, distance: number): [number, number] {
  const angle = Math.PI * (1 - score / 100);
  return [centre.x + distance * Math.cos(angle), centre.y - distance * Math.sin(angle)];
}

const [left, right] = [pointAt(0, radius), pointAt(100, radius)];
const arc = `M ${left[0]} ${left[1]} A ${radius} ${radius} 0 0 1 ${right[0]} ${right[1]}`;

/** The score on a half dial, with its range after small changes, the edges of the bands and the baseline. */
function ScoreDial({ score, score_range: range, band, baseline }: ScanResult) {
  const shown = shownScore(score);
  const ends = shownRange(range);
  const [from, to] = range.map(end => pointAt(end, radius - 15)) as [[number, number], [number, number]];
  const [bx, by] = pointAt(baseline, radius - 15);
  return (
    <svg
      class={`dial band-${band}`}
      viewBox="0 0 240 142"
      role="img"
      aria-label={`Score ${shown} of 100${ends === '' ? '' : `, ${ends} after small changes`}, level ${band}; the starting point, before any signal is counted, is ${shownScore(baseline)}`}
    >
      <path class="track" d={arc} pathLength={100} />
      <path class="value" d={arc} pathLength={100} stroke-dasharray={`${Math.max(score, 0.01)} 101`} />
      {edges.map(edge => {
        const [x1, y1] = pointAt(edge, radius - 8);
        const [x2, y2] = pointAt(edge, radius + 8);
        return <line key={edge} class="edge" x1={x1} y1={y1} x2={x2} y2={y2} />;
      })}
      <path
        class="range"
        d={`M ${from[0]} ${from[1]} A ${radius - 15} ${radius - 15} 0 0 1 ${to[0]} ${to[1]}`}
      />
      <circle class="baseline" cx={bx} cy={by} r={2.5} />
      <text class={shown.length > 2 ? 'score words' : 'score'} x={centre.x} y={centre.y - 18}>
        {shown}
      </text>
      <text class="of" x={centre.x} y={centre.y + 4}>
        of 100{ends !== '' && ` · ${ends}`}
      </text>
    </svg>
  );
}
