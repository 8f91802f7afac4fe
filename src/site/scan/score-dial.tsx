import { shownRange, shownScore } from '../../contract/figures.js';
import type { ScanResult } from '../../contract/scan.js';
import { bandFrom } from '../../engine/scan/bands.js';

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
export function ScoreDial({ score, score_range: range, band, baseline }: ScanResult) {
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
