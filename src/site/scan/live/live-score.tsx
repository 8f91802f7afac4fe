import { shownRange, shownScore } from '../../../contract/figures.js';
import type { ScanResult } from '../../../contract/scan.js';
import { LinkButton } from '../../shared/controls.js';
import { points, signalName } from '../../shared/format.js';
import { Countdown, useSecondsUntil } from '../../shared/task.js';
import { pointChanges } from '../compare/point-changes.js';
import { wordsMin } from './live-scan.js';
import { type LiveDraft, useLiveDraft } from './use-live-draft.js';

/** Changed signals that are listed. */
const shownMax = 3;

/** The score of the draft on the scan page. */
export const DraftScore = () => <LiveScore live={useLiveDraft(false)} />;

interface LiveScoreProps {
  live: LiveDraft;
  /** Only the score and its change. */
  brief?: boolean;
}

/** The score of the draft while it is edited, and its change since the measurement before. */
export function LiveScore({ live, brief = false }: LiveScoreProps) {
  const { result, previous, first, busy, paused, pausedUntil } = live.state;
  const ends = result === null ? '' : shownRange(result.score_range);
  return (
    <aside class="card live-score" aria-label="Score while typing" aria-busy={busy}>
      {!brief && <h2>While typing</h2>}
      {result === null ? (
        <p class="hint">{busy ? 'Measuring …' : `The score appears from ${wordsMin} words on.`}</p>
      ) : (
        <>
          {(!brief || !result.assessed) && <p>{result.headline}</p>}
          {result.assessed && (
            <p class="live-number">
              <strong>{shownScore(result.score)}</strong> of 100 · {result.band}
              {ends !== '' && (
                <span class="hint">
                  {' '}
                  · range <span class="amount">{ends}</span>
                </span>
              )}
            </p>
          )}
          <Change result={result} previous={previous} first={first} brief={brief} />
          <p class={brief ? 'hint wide-only' : 'hint'}>
            Confidence {result.confidence}.{busy && ' Measuring …'}
          </p>
        </>
      )}
      <div role="status">
        {paused !== null && <Pause why={paused} until={pausedUntil} onResume={live.resume} />}
      </div>
    </aside>
  );
}

interface ChangeProps {
  result: ScanResult;
  previous: ScanResult | null;
  first: ScanResult | null;
  brief: boolean;
}

function Change({ result, previous, first, brief }: ChangeProps) {
  if (previous === null || first === null) return null;
  const changes = brief ? [] : pointChanges(previous, result).slice(0, shownMax);
  return (
    <>
      <p class="live-change">
        {points(result.score - previous.score)} since the last edit
        {first !== previous && `, ${points(result.score - first.score)} since the start`}
      </p>
      <ul>
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            {signalName(name)} {points(after - before)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why live scores pause. They can be continued once the time has passed. */
function Pause({ why, until, onResume }: { why: string; until: number; onResume: () => void }) {
  const left = useSecondsUntil(until);
  return (
    <div class="note">
      <p>{why}</p>
      <LinkButton disabled={left > 0} onClick={onResume}>
        Continue
      </LinkButton>{' '}
      <Countdown seconds={left} />
    </div>
  );
}
