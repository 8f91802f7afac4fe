import { useEffect, useRef, useState } from 'preact/hooks';
import { Telltale } from '../../../client/index.js';
import { shownScore } from '../../../contract/figures.js';
import type { ScanResult } from '../../../contract/scan.js';
import { draft } from '../../draft.js';
import { LinkButton } from '../../shared/controls.js';
import { points, signalName } from '../../shared/format.js';
import { useStore } from '../../shared/store.js';
import { Countdown, useSecondsUntil } from '../../shared/task.js';
import { pointChanges } from '../compare/point-changes.js';
import { initialState, type LiveScan, liveScan, wordsMin } from './live-scan.js';

/** Scans as a visitor: live scores use no words and no hourly limit of an account, and are never saved. */
const visitor = new Telltale({
  retries: 0,
  timeoutMs: 0,
  fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
});

/** Changed signals that are listed. */
const shownMax = 3;

/** The score of the draft while it is edited, and its change since the measurement before. */
export function LiveScore() {
  const { text, genre, esl } = useStore(draft);
  const [state, setState] = useState(initialState);
  const live = useRef<LiveScan | null>(null);
  useEffect(() => {
    let current: LiveScan | null = null;
    let left = false;
    const begin = (perHour: number | null) => {
      if (left) return;
      const scan = (text: string, signal: AbortSignal) => visitor.scan(text, { genre, esl }, { signal });
      current = liveScan({ scan, onState: setState, perHour });
      live.current = current;
      current.update(draft.get().text);
    };
    visitor.config().then(
      ({ limits }) => begin(limits.requests_per_hour),
      () => begin(null),
    );
    return () => {
      left = true;
      current?.stop();
    };
  }, [genre, esl]);
  useEffect(() => live.current?.update(text), [text]);

  const { result, previous, first, busy, paused, pausedUntil } = state;
  return (
    <aside class="card live-score" aria-label="Score while typing" aria-busy={busy}>
      <h2>While typing</h2>
      {result === null ? (
        <p class="hint">{busy ? 'Measuring …' : `The score appears from ${wordsMin} words on.`}</p>
      ) : (
        <>
          <p>{result.headline}</p>
          {result.assessed && (
            <p class="live-number">
              <strong>{shownScore(result.score)}</strong> of 100 · {result.band}
            </p>
          )}
          <Change result={result} previous={previous} first={first} />
          <p class="hint">
            Confidence {result.confidence}.{busy && ' Measuring …'}
          </p>
        </>
      )}
      <div role="status">
        {paused !== null && (
          <Pause why={paused} until={pausedUntil} onResume={() => live.current?.resume()} />
        )}
      </div>
    </aside>
  );
}

interface ChangeProps {
  result: ScanResult;
  previous: ScanResult | null;
  first: ScanResult | null;
}

function Change({ result, previous, first }: ChangeProps) {
  if (previous === null || first === null) return null;
  const changes = pointChanges(previous, result).slice(0, shownMax);
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
