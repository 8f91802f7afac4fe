import { useMemo, useState } from 'preact/hooks';
import { shownScore } from '../../../contract/figures.js';
import { LinkButton } from '../../shared/controls.js';
import { points } from '../../shared/format.js';
import { MarkedChanges } from '../../shared/marked-changes.js';
import { diffByWords } from '../../shared/word-diff.js';
import { SignalName } from '../signal.js';
import type { TabResult } from '../tab-results.js';
import { type PointChange, pointChanges } from './point-changes.js';

const shownMax = 8;

interface ChangeProps {
  before: TabResult;
  beforePath: string;
  after: TabResult;
}

/** How the score differs from that of the version before, and on request the signals and the words. */
export function ChangeSection({ before, beforePath, after }: ChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const changes = pointChanges(before.result, after.result);
  const difference = after.result.score - before.result.score;
  const passages = [before, after].map(({ result }) => result.passages.length);
  return (
    <section class="change since" aria-labelledby="change">
      <p>
        <strong id="change">Since the version before</strong> the score changed from{' '}
        <a href={beforePath}>{shownScore(before.result.score)}</a> ({before.result.band}) to{' '}
        <strong>{shownScore(after.result.score)}</strong> ({after.result.band}): {points(difference)} points.{' '}
        {passages[0] !== passages[1] && `It had ${passages[0]} passages and has ${passages[1]}.`}{' '}
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide what changed' : 'Show what changed'}
        </LinkButton>
      </p>
      {isOpen && (
        <>
          <PointTable changes={changes} names={['Before', 'Now']} shownMax={shownMax} />
          <ChangedWords before={before.text} after={after.text} names={['Before', 'Now']} />
        </>
      )}
    </section>
  );
}

interface TableProps {
  changes: readonly PointChange[];
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

interface WordsProps {
  before: string;
  after: string;
  names: readonly [string, string];
}

/** Two texts side by side, with the words that differ marked. */
export function ChangedWords({ before, after, names }: WordsProps) {
  const changes = useMemo(() => diffByWords(before, after), [before, after]);
  return (
    <div class="sides">
      {(['before', 'after'] as const).map((side, i) => (
        <div key={side}>
          <h3>{names[i]}</h3>
          <div class="prose" dir="auto">
            <MarkedChanges changes={changes} side={side} />
          </div>
        </div>
      ))}
    </div>
  );
}
