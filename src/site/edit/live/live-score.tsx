import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { points, waitingTime } from '../../../contract/prose.js';
import type { ScanResult } from '../../../contract/scan.js';
import { shownRange, shownScore } from '../../../engine/scan/bands.js';
import { signalName } from '../../../engine/scan/results/signal-names.js';
import { refreshConfig } from '../../api.js';
import { words } from '../../base/format.js';
import { useStore } from '../../base/store.js';
import { draft, lastScan } from '../../draft.js';
import { pointChanges } from '../../scan/compare/point-changes.js';
import { LinkButton } from '../../shared/controls.js';
import { ErrorNotice, useSecondsUntil } from '../../shared/task.js';
import { initialState, type LiveScan, liveScan, wordsMin } from './live-scan.js';

export type LiveDraft = ReturnType<typeof useLiveDraft>;

/** Measures the draft and its sentences while it is edited. `scan()` is null until the limits are known. */
export function useLiveDraft() {
  const { text, genre, esl } = useStore(draft);
  const [state, setState] = useState(initialState);
  const live = useRef<LiveScan | null>(null);
  useEffect(() => {
    let left = false;
    void refreshConfig().then(() => {
      if (left) return;
      const { text } = draft.get();
      const last = lastScan.get();
      const isKnown = last?.text === text && last.result.sentences !== undefined;
      live.current = liveScan({ genre, esl }, setState, isKnown ? last : null);
      live.current.update(text);
    });
    return () => {
      left = true;
      live.current?.stop();
      live.current = null;
    };
  }, [genre, esl]);
  useEffect(() => live.current?.update(text), [text]);
  return { state, scan: () => live.current };
}

/** Changed signals that are listed. */
const shownMax = 3;

/** The score of the draft with its range, and its change since the measurement before. */
export function LiveScore({ live }: { live: LiveDraft }) {
  const { result, previous, first, busy, tooLong, problem, nextAt } = live.state;
  const { text } = useStore(draft);
  const resume = () => live.scan()?.resume();
  return (
    <aside class="card live-score" aria-label="Score while typing" aria-busy={busy}>
      {tooLong && <LongTextHint isScanned={result !== null} />}
      {result === null ? (
        !tooLong && <p class="hint">{noScoreNote(text, busy)}</p>
      ) : (
        <>
          {result.assessed && <Score {...result} />}
          <Change result={result} previous={previous} first={first} />
          <p class={result.assessed ? 'hint wide-only' : 'hint'}>{result.headline}</p>
          <p class="hint wide-only">
            Confidence {result.confidence}.{busy && ' Measuring …'}
          </p>
        </>
      )}
      <ErrorNotice problem={problem} onRetry={resume} />
      <Waiting what="score" until={nextAt} onNow={resume} />
    </aside>
  );
}

interface WaitingProps {
  /** What follows: "score". */
  what: string;
  /** Milliseconds of `performance.now()` when it follows: 0 without one, Infinity for not by itself. */
  until: number;
  onNow(): void;
}

/** Waiting times below are not shown. */
const shownWaitMs = 5_000;

/** When the page sends its next request, while the limits are being used up. */
export function Waiting({ what, until, onNow }: WaitingProps) {
  const left = useSecondsUntil(until);
  const isLong = useMemo(() => until - performance.now() > shownWaitMs, [until]);
  if (!isLong || left === 0) return null;
  const when =
    left < Number.POSITIVE_INFINITY ? `follows in ${waitingTime(left)}` : 'does not follow by itself';
  return (
    <p class="hint">
      The next {what} {when}, so that your limits last. <LinkButton onClick={onNow}>Send it now</LinkButton>
    </p>
  );
}

const noScoreNote = (text: string, busy: boolean): string => {
  if (busy) return 'Measuring …';
  return words(text) < wordsMin ? `The score appears from ${wordsMin} words on.` : 'Not measured yet.';
};

/** Where the score of a text that is too long for live scans comes from. */
const LongTextHint = ({ isScanned }: { isScanned: boolean }) => (
  <p class="hint">
    The text is too long for a score while it is edited.{' '}
    {isScanned ? (
      'This one is of the last scan, and does not follow your edits.'
    ) : (
      <>
        <a href="/">Scan it</a> first to edit it, or each of its chapters, with all suggestions.
      </>
    )}
  </p>
);

function Score({ score, score_range, band }: ScanResult) {
  const range = shownRange(score_range);
  return (
    <p class="live-number">
      <strong>{shownScore(score)}</strong> of 100 · {band}
      {range !== '' && <span class="hint"> · range {range}</span>}
    </p>
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
