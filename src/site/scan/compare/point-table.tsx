import { points, signalName } from '../../shared/format.js';
import type { PointChange } from './point-changes.js';

interface TableProps {
  changes: readonly PointChange[];
  /** Names of the two results. */
  names: readonly [string, string];
  /** Signals that are listed; the others are summed up in one row. */
  shownMax: number;
}

/** The points of each signal in two results, and their difference. */
export function PointTable({ changes, names, shownMax }: TableProps) {
  if (changes.length === 0) return <p class="hint">The points of no signal differ.</p>;
  const shown = changes.slice(0, shownMax);
  const rest = changes.slice(shownMax).reduce((sum, one) => sum + one.after - one.before, 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Signal</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{signalName(name)}</th>
            <td>{points(before)}</td>
            <td>{points(after)}</td>
            <td class={after > before ? 'machine' : 'person'}>{points(after - before)}</td>
          </tr>
        ))}
        {changes.length > shown.length && (
          <tr>
            <th scope="row">{changes.length - shown.length} others</th>
            <td />
            <td />
            <td>{points(rest)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
