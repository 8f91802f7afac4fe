import { bandFrom } from '../../engine/scan/bands.js';

const width = 320;
const height = 56;
const marks = [0, bandFrom.moderate, bandFrom.elevated, bandFrom.high, 100] as const;

interface HistogramProps {
  /** Share of human-written texts in each of the equal bins of the score. */
  shares: readonly number[];
  score: number;
  /** Description of the picture for people who cannot see it. */
  alternative: string;
}

/** Scores of human-written texts of this kind and length, as bars, with a line at the score of this text. */
export function ScoreHistogram({ shares, score, alternative }: HistogramProps) {
  const most = Math.max(...shares, Number.EPSILON);
  const step = width / shares.length;
  const x = (score / 100) * width;
  return (
    <figure class="histogram">
      <svg viewBox={`-2 -6 ${width + 4} ${height + 22}`} role="img" aria-label={alternative}>
        {shares.map((share, bin) => {
          const size = share === 0 ? 0 : Math.max(1, (share / most) * height);
          return <rect key={bin} x={bin * step + 0.75} y={height - size} width={step - 1.5} height={size} />;
        })}
        <path class="axis" d={`M0 ${height} H${width}`} />
        <path class="own" d={`M${x} -5 V${height}`} />
        {marks.map(value => (
          <text
            key={value}
            x={(value / 100) * width}
            y={height + 13}
            text-anchor={value === 0 ? 'start' : value === 100 ? 'end' : 'middle'}
          >
            {value}
          </text>
        ))}
      </svg>
      <figcaption class="hint">
        Scores of human-written texts of this kind and length. The line is this text.
      </figcaption>
    </figure>
  );
}
