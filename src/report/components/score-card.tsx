import type { ComponentChildren } from 'preact';
import { listed } from '../../contract/prose.js';
import type { EngineResult } from '../../contract/scan.js';
import {
  bandFrom,
  bandNames,
  bandOf,
  highestScore,
  mixedScores,
  shownRange,
  shownScore,
} from '../../engine/scan/bands.js';
import {
  calibrationMeaning,
  calibrationSentence,
  comparison,
  nextStep,
  resultNotes,
} from '../../engine/scan/results/sentences.js';
import { confidenceText, type ShownResult, scoreText } from '../passages.js';

interface ScoreCardProps {
  result: ShownResult;
  /** Address of the page with the error rates; null when it is not known. */
  accuracyUrl: string | null;
  /** Whether the statistics are unfolded. */
  isPrinted: boolean;
  /** Whether the reader is not the writer of the text, who may edit it. */
  isOthers?: boolean | undefined;
  /** Leads to the place that the next step names. */
  action?: ComponentChildren;
  /** Where the passages of the text are. */
  children: ComponentChildren;
}

/**
 * What was found: one sentence, one number and the next step. The level, the range, the confidence and the
 * scores of human-written texts of this kind and length are folded.
 */
export function ScoreCard({
  result,
  accuracyUrl,
  isPrinted,
  isOthers = false,
  action,
  children,
}: ScoreCardProps) {
  const { headline, score, score_range: range, band, assessed, calibration, mixed, passages } = result;
  const hasScore = assessed && score !== undefined && band !== undefined;
  const limiting = [result.degraded, result.deep_note].filter(note => note !== undefined);
  return (
    <section class="card score-card" aria-labelledby="headline">
      {/* The dial has the scores of the passage and the whole text. */}
      <h2 id="headline">
        {hasScore ? headline.replace(` (${mixedScores({ score, passages })})`, '') : headline}
      </h2>
      {children}
      {hasScore && <ScoreDial result={{ ...result, score, band }} />}
      <div class={hasScore ? undefined : 'without-dial'}>
        <p class="next">
          <strong>Next:</strong> {nextStep(result, isOthers)} {action}
        </p>
        {limiting.map(note => (
          <p class="note" key={note}>
            {note}
          </p>
        ))}
        <details class="certainty" open={isPrinted}>
          <summary>How sure is this?{mixed.mixed && ` Confidence ${confidenceText(result)}.`}</summary>
          <p>
            {hasScore && (
              <>
                {mixed.mixed ? 'The whole text: level' : 'Level'} <strong>{band}</strong> of{' '}
                {listed(bandNames)} ·{' '}
              </>
            )}
            confidence <strong>{confidenceText(result)}</strong>
          </p>
          {hasScore && shownRange(range) !== '' && (
            <p>Small changes of the text lead to scores from {shownRange(range)}.</p>
          )}
          <p>
            {/* The ribbon names the passages already. */}
            {result.confidence_note.replace(mixed.note, '')} {comparison(result)}
          </p>
          {assessed && calibration !== null && <p class="hint">{calibrationMeaning}</p>}
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
          {resultNotes(result)
            .filter(note => !limiting.includes(note))
            .map(note => (
              <p class="hint" key={note}>
                {note}
              </p>
            ))}
          {accuracyUrl !== null && (
            <p>
              <a rel="noreferrer" href={accuracyUrl}>
                How often is it wrong?
              </a>
            </p>
          )}
        </details>
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

/**
 * The score on a half dial with the edges of the bands. For a mixed text it is that of its highest passage,
 * with a mark at the score of the whole text.
 */
function ScoreDial({ result }: { result: ShownResult & Pick<EngineResult, 'score' | 'band'> }) {
  const { score, mixed } = result;
  const highest = highestScore(result);
  const band = bandOf(highest);
  const shown = shownScore(highest);
  const mark = (className: string, at: number, reach: number) => {
    const [x1, y1] = pointAt(at, radius - reach);
    const [x2, y2] = pointAt(at, radius + reach);
    return <line key={`${className}${at}`} class={className} x1={x1} y1={y1} x2={x2} y2={y2} />;
  };
  return (
    <svg
      class={`dial band-${band}`}
      viewBox="0 0 240 142"
      role="img"
      aria-label={`Score ${scoreText(result)}`}
    >
      <path class="track" d={arc} pathLength={100} />
      <path class="value" d={arc} pathLength={100} stroke-dasharray={`${Math.max(highest, 0.01)} 101`} />
      {edges.map(edge => mark('edge', edge, 8))}
      {mixed.mixed && mark('whole', score, 11)}
      <text class={shown.length > 2 ? 'score words' : 'score'} x={centre.x} y={centre.y - 18}>
        {shown}
      </text>
      <text class="of" x={centre.x} y={centre.y + 13}>
        {mixed.mixed ? mixedScores(result).replace(` ${shown},`, ' ·') : `of 100 · ${band}`}
      </text>
    </svg>
  );
}
