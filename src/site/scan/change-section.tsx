import { useState } from 'preact/hooks';
import { points } from '../../contract/prose.js';
import { shownScore } from '../../engine/scan/bands.js';
import { LinkButton } from '../shared/controls.js';
import { Versions } from '../shared/marked-changes.js';
import type { TextResult } from './tab-results.js';

/** A version of a text with its result. */
type Version = Pick<TextResult, 'text' | 'result'>;

/** The version before, and the page of its result. */
export type EarlierVersion = Version & { path: string };

interface ChangeProps {
  before: EarlierVersion;
  after: Version;
}

/** How the score differs from that of the version before, and on request the words. */
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
      {isOpen && <Versions before={before.text} after={after.text} afterName="Now" />}
    </section>
  );
}

const shortScore = ({ score, band, assessed }: Version['result']): string =>
  assessed ? `${shownScore(score)} (${band})` : '“not assessed”';
