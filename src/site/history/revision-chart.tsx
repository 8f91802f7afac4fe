import { shownScore } from '../../contract/figures.js';
import type { Revision } from '../../contract/history.js';
import { dateTime } from '../shared/format.js';

const width = 320;
const height = 72;
const inset = 10;

/** A line chart of a text's scores over its revisions, and a list of links to them. */
export function RevisionChart({ revisions, current }: { revisions: readonly Revision[]; current: string }) {
  if (revisions.length < 2) return null;
  const step = (width - 2 * inset) / (revisions.length - 1);
  const points = revisions.map(
    ({ score }, i) => [inset + i * step, height - inset - (score / 100) * (height - 2 * inset)] as const,
  );
  return (
    <section class="chain card" aria-labelledby="chain">
      <h2 id="chain">{revisions.length} revisions</h2>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[25, 50, 75].map(edge => {
          const y = height - inset - (edge / 100) * (height - 2 * inset);
          return <line key={edge} class="edge" x1={0} x2={width} y1={y} y2={y} />;
        })}
        <polyline points={points.map(point => point.join(',')).join(' ')} />
        {points.map(([x, y], i) => (
          <circle
            key={revisions[i]!.id}
            class={revisions[i]!.id === current ? 'current' : ''}
            cx={x}
            cy={y}
            r={4}
          />
        ))}
      </svg>
      <ol>
        {revisions.map(({ id, score, created_at, title }) => (
          <li key={id}>
            <a href={`/history/${id}`} aria-current={id === current ? 'true' : undefined}>
              <span class="amount">{shownScore(score)}</span>{' '}
              {title !== null && title !== revisions[0]!.title ? title : dateTime(created_at)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
