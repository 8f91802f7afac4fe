import type { ComponentChildren } from 'preact';
import { listed } from '../../contract/prose.js';
import { bandFrom, bandNames, shownRange, shownScore } from '../../engine/scan/bands.js';
import {
  calibrationMeaning,
  calibrationSentence,
  comparison,
  resultNotes,
} from '../../engine/scan/results/sentences.js';
import type { ShownResult } from '../passages.js';

interface ScoreCardProps {
  result: ShownResult;
  /** Address of the page with the error rates; null when it is not known. */
  accuracyUrl: string | null;
  /** Where the passages of the text are. */
  children: ComponentChildren;
}

/**
 * What was found: the headline, the passages, and then the score of the whole text with its confidence and
 * how human-written texts of its kind and length score.
 */
export function ScoreCard({ result, accuracyUrl, children }: ScoreCardProps) {
  const { headline, score, score_range: range, band, assessed, calibration, mixed, confidence } = result;
  const hasScore = assessed && score !== undefined && band !== undefined;
  return (
    <section class="card score-card" aria-labelledby="headline">
      <h2 id="headline">{headline}</h2>
      {children}
      {hasScore && <ScoreDial result={result} score={score} />}
      <div class={hasScore ? undefined : 'without-dial'}>
        <p class="band">
          {hasScore && (
            <>
              {mixed.mixed ? 'The whole text: level' : 'Level'} <strong>{band}</strong> of {listed(bandNames)}{' '}
              ·{' '}
            </>
          )}
          confidence <strong>{confidence ?? 'not stated'}</strong>
        </p>
        {hasScore && shownRange(range) !== '' && (
          <p class="hint">Small changes of the text lead to scores from {shownRange(range)}.</p>
        )}
        <p>
          {/* The ribbon names the passages already. */}
          {result.confidence_note.replace(mixed.note, '')} {comparison(result)}
        </p>
        <p class="hint">
          {assessed && calibration !== null && `${calibrationMeaning} `}
          {accuracyUrl !== null && (
            <a rel="noreferrer" href={accuracyUrl}>
              How often is it wrong?
            </a>
          )}
        </p>
        {hasScore && calibration?.distribution && (
          <figure>
            <Histogram
              shares={calibration.distribution}
              score={score}
              alternative={calibrationSentence(calibration, true)}
            />
            <figcaption class="hint">
              Scores of human-written texts of this kind and length. The line is this text.
            </figcaption>
          </figure>
        )}
        {resultNotes(result).map(note => (
          <p class={[result.degraded, result.deep_note].includes(note) ? 'note' : 'hint'} key={note}>
            {note}
          </p>
        ))}
        <p class="own-disclaimer">{result.disclaimer}</p>
      </div>
    </section>
  );
}

const widthTotal = 320;
const heightTotal = 56;
const rounded = (value: number): number => Math.round(value * 100) / 100;

interface HistogramProps {
  /** Shares of texts in equal bins of the score. */
  shares: readonly number[];
  score: number;
  /** Describes the picture for people who cannot see it. */
  alternative: string;
}

/** Shares of texts as bars, and a line at one score. */
function Histogram({ shares, score, alternative }: HistogramProps) {
  const most = Math.max(...shares, Number.EPSILON);
  const width = widthTotal / shares.length;
  const at = rounded((score / 100) * widthTotal);
  return (
    <svg
      class="histogram"
      viewBox={`-2 -6 ${widthTotal + 4} ${heightTotal + 22}`}
      role="img"
      aria-label={alternative}
    >
      {shares.map((share, bin) => {
        const height = share === 0 ? 0 : Math.max(1, rounded((share / most) * heightTotal));
        return (
          <rect
            key={bin}
            x={rounded(bin * width + 0.75)}
            y={rounded(heightTotal - height)}
            width={width - 1.5}
            height={height}
          />
        );
      })}
      <path class="axis" d={`M0 ${heightTotal} H${widthTotal}`} />
      <path class="own" d={`M${at} -5 V${heightTotal}`} />
      {[0, ...edges, 100].map(value => (
        <text
          key={value}
          x={(value / 100) * widthTotal}
          y={heightTotal + 13}
          text-anchor={value === 0 ? 'start' : value === 100 ? 'end' : 'middle'}
        >
          {value}
        </text>
      ))}
    </svg>
  );
}

/** Lower edges of all bands except the lowest. */
const edges = Object.values(bandFrom);

const centre = { x: 120, y: 124 };
const radius = 96;

/** Position of a score on a half circle with the radius `distance`, from 0 at the left to 100. */
function pointAt(score: number, distance: number): [number, number] {
  const angle = Math.PI * (1 - score / 100);
  return [rounded(centre.x + distance * Math.cos(angle)), rounded(centre.y - distance * Math.sin(angle))];
}

const [left, right] = [pointAt(0, radius), pointAt(100, radius)];
const arc = `M ${left[0]} ${left[1]} A ${radius} ${radius} 0 0 1 ${right[0]} ${right[1]}`;

/** The score on a half dial, with its range after small changes, the edges of the bands and the baseline. */
function ScoreDial({ result, score }: { result: ShownResult; score: number }) {
  const { score_range: range, band, baseline } = result;
  const shown = shownScore(score);
  const ends = shownRange(range);
  const [from, to] = range.map(end => pointAt(end, radius - 15));
  const [bx, by] = pointAt(baseline ?? 0, radius - 15);
  const start =
    baseline === undefined
      ? ''
      : `; the starting point, before any signal is counted, is ${shownScore(baseline)}`;
  return (
    <svg
      class={`dial band-${band}`}
      viewBox="0 0 240 142"
      role="img"
      aria-label={`Score ${shown} of 100${ends === '' ? '' : `, ${ends} after small changes`}, level ${band}${start}`}
    >
      <path class="track" d={arc} pathLength={100} />
      <path class="value" d={arc} pathLength={100} stroke-dasharray={`${Math.max(score, 0.01)} 101`} />
      {edges.map(edge => {
        const [x1, y1] = pointAt(edge, radius - 8);
        const [x2, y2] = pointAt(edge, radius + 8);
        return <line key={edge} class="edge" x1={x1} y1={y1} x2={x2} y2={y2} />;
      })}
      {from && to && (
        <path class="range" d={`M ${from.join(' ')} A ${radius - 15} ${radius - 15} 0 0 1 ${to.join(' ')}`} />
      )}
      {baseline !== undefined && <circle class="baseline" cx={bx} cy={by} r={2.5} />}
      <text class={shown.length > 2 ? 'score words' : 'score'} x={centre.x} y={centre.y - 18}>
        {shown}
      </text>
      <text class="of" x={centre.x} y={centre.y + 4}>
        of 100{ends !== '' && ` · ${ends}`}
      </text>
    </svg>
  );
}
