import { useState } from 'preact/hooks';
import { points } from '../../../contract/prose.js';
import { shownScore } from '../../../engine/scan/bands.js';
import { LinkButton, TableHead } from '../../shared/controls.js';
import { Versions } from '../../shared/marked-changes.js';
import { SignalName } from '../signal.js';
import type { TextResult } from '../tab-results.js';
import { type PointChange, pointChanges } from './point-changes.js';

/** A version of a text with its result. */
type Version = Pick<TextResult, 'text' | 'result'>;

/** The version before, and the page of its result. */
export type EarlierVersion = Version & { path: string };

interface ChangeProps {
  before: EarlierVersion;
  after: Version;
}

/** How the score differs from that of the version before, and on request the signals and the words. */
export function ChangeSection({ before, after }: ChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const isCompared = before.result.assessed && after.result.assessed;
  const difference = after.result.score - before.result.score;
  const passages = [before, after].map(({ result }) => result.passages.length);
  return (
    <section class="change since" aria-labelledby="change">
      <p>
        <strong id="change">Since the version before</strong> the score changed from{' '}
        <a href={before.path}>{shortScore(before.result)}</a> to <strong>{shortScore(after.result)}</strong>
        {isCompared ? `: ${points(difference)} points` : ''}.{' '}
        {passages[0] !== passages[1] && `It had ${passages[0]} passages and has ${passages[1]}.`}{' '}
        {before.result.engine !== after.result.engine &&
          'Two versions of the engine made these results, so part of the difference may be theirs.'}{' '}
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide what changed' : 'Show what changed'}
        </LinkButton>
      </p>
      {isOpen && (
        <>
          {isCompared && <PointTable changes={pointChanges(before.result, after.result)} />}
          <Versions before={before.text} after={after.text} afterName="Now" />
        </>
      )}
    </section>
  );
}

const shortScore = ({ score, band, assessed }: Version['result']): string =>
  assessed ? `${shownScore(score)} (${band})` : '“not assessed”';

/** Signals that are listed; the others are summed up in one row. */
const shownMax = 8;

/** The points of each signal in two results, and their difference. */
function PointTable({ changes }: { changes: readonly PointChange[] }) {
  if (changes.length === 0) return <p class="hint">The points of no signal differ.</p>;
  const shown = changes.slice(0, shownMax);
  const rest = changes.slice(shownMax).reduce((sum, one) => sum + one.after - one.before, 0);
  return (
    <table>
      <TableHead names={['Signal', 'Before', 'Now', 'Change']} />
      <tbody>
        {shown.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">
              <SignalName name={name} />
            </th>
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
