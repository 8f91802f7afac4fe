import { useState } from 'preact/hooks';
import { LinkButton } from '../../shared/controls.js';
import { oneDecimal, points } from '../../shared/format.js';
import type { KeptResult } from '../kept-results.js';
import { ChangedWords } from './changed-words.js';
import { pointChanges } from './point-changes.js';
import { PointTable } from './point-table.js';

/** Signals that are listed. */
const shownMax = 8;

interface ChangeProps {
  before: KeptResult;
  /** Path of the earlier result. */
  beforePath: string;
  after: KeptResult;
}

/** How an edited text differs from the version that was scanned before: score, signals and words. */
export function ChangeSection({ before, beforePath, after }: ChangeProps) {
  const [isOpen, setOpen] = useState(false);
  const changes = pointChanges(before.result, after.result);
  const difference = after.result.score - before.result.score;
  const passages = [before, after].map(({ result }) => result.passages?.length ?? 0);
  return (
    <section class="card change" aria-labelledby="change">
      <h2 id="change">Since the version before</h2>
      <p>
        The score changed from <a href={beforePath}>{oneDecimal(before.result.score)}</a> (
        {before.result.band}) to <strong>{oneDecimal(after.result.score)}</strong> ({after.result.band}):{' '}
        {points(difference)} points.{' '}
        {passages[0] !== passages[1] && `It had ${passages[0]} passages and has ${passages[1]}.`}
      </p>
      <PointTable changes={changes} names={['Before', 'Now']} shownMax={shownMax} />
      <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the changed words' : 'Show the changed words'}
      </LinkButton>
      {isOpen && <ChangedWords before={before.text} after={after.text} names={['Before', 'Now']} />}
    </section>
  );
}
