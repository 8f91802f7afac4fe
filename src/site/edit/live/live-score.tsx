import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { points, waitingTime } from '../../../contract/prose.js';
import type { ScanResult } from '../../../contract/scan.js';
import { mixedScores, shownRange, shownScore } from '../../../engine/scan/bands.js';
import { refreshConfig } from '../../api.js';
import { words } from '../../base/format.js';
import { useStore } from '../../base/store.js';
import { draft, lastScan } from '../../draft.js';
import { LinkButton } from '../../shared/controls.js';
import { ErrorNotice } from '../../shared/task.js';
import { edited, receiveScan } from '../editor/text-view.js';
import { initialState, type LiveScan, liveScan, type Part, wordsMin } from './live-scan.js';

export type LiveDraft = ReturnType<typeof useLiveDraft>;

/** Measures the draft and its sentences while it is edited. `scan()` is null until the limits are known. */
export function useLiveDraft() {
  const { document, text, genre, esl } = useStore(draft);
  const { view } = useStore(edited);
  const [state, setState] = useState(initialState);
  const live = useRef<LiveScan | null>(null);
  const update = () => {
    const { text, document } = draft.get();
    const { from, to } = edited.get().view;
    live.current?.update(text, document, (from + to) / 2);
  };
  useEffect(() => {
    let left = false;
    void refreshConfig().then(() => {
      if (left) return;
      const last = lastScan.get();
      const isKnown = last?.text === draft.get().text && last.result.sentences !== undefined;
      live.current = liveScan({ genre, esl }, setState, receive, isKnown ? last : null);
      update();
    });
    return () => {
      left = true;
      live.current?.stop();
      live.current = null;
      setState(initialState);
    };
  }, [genre, esl]);
  useEffect(update, [document, text, view.from, view.to]);
  return { state, scan: () => live.current };
}

/** Takes over a result: for the suggestions, and that of the whole text for the other pages. */
function receive(text: string, part: Part, result: ScanResult): void {
  receiveScan(text, part, result);
  if (part.chapter === null && text === draft.get().text && lastScan.get()?.text !== text)
    lastScan.set({ text, result });
}

/** The score of the draft with its range, and its change since the first measurement. */
export function LiveScore({ live }: { live: LiveDraft }) {
  const { result, scanned, first, busy, problem, nextAt } = live.state;
  const { text, esl } = useStore(draft);
  const resume = () => live.scan()?.resume();
  return (
    <aside class="card live-score" aria-label="Score while typing" aria-busy={busy}>
      {result === null ? (
        <p class="hint">{noScoreNote(text, busy)}</p>
      ) : (
        <>
          {scanned?.chapter && <p class="hint">Of the chapter in view: {scanned.chapter}</p>}
          {result.assessed && <Score {...result} />}
          {first !== null && first !== result && (
            <p class="live-change">{points(result.score - first.score)} since the start</p>
          )}
          <p class="hint">{result.assessed ? 'A signal, not a verdict.' : result.headline}</p>
        </>
      )}
      {esl && <p class="hint">Measured for a writer whose first language is not English.</p>}
      <ErrorNotice problem={problem} onRetry={resume} />
      <Waiting
        what={result === null ? 'No score yet.' : 'Your last edits are not in the score yet.'}
        until={nextAt}
      >
        <LinkButton onClick={resume}>Measure now</LinkButton>
      </Waiting>
    </aside>
  );
}

interface WaitingProps {
  what: string;
  /** Milliseconds of `performance.now()` of the next request: 0 without one, Infinity for not by itself. */
  until: number;
  /** The button that sends it now. */
  children: ComponentChildren;
}

/** Waiting times below are not shown. */
const shownWaitMs = 5_000;

/** Says what is missing until the page may send its next request. */
export function Waiting({ what, until, children }: WaitingProps) {
  const waitMs = useMemo(() => until - performance.now(), [until]);
  return (
    waitMs > shownWaitMs && (
      <p class="hint">
        {what}{' '}
        {waitMs === Number.POSITIVE_INFINITY
          ? 'Your limit is nearly used up: the rest is for the buttons.'
          : `That takes ${waitingTime(Math.ceil(waitMs / 1000))}, so that your hourly limit lasts.`}{' '}
        {children}
      </p>
    )
  );
}

const noScoreNote = (text: string, busy: boolean): string => {
  if (busy) return 'Measuring …';
  return words(text) < wordsMin ? `The score appears from ${wordsMin} words on.` : 'Not measured yet.';
};

function Score(result: ScanResult) {
  const { score, score_range, band, mixed } = result;
  const range = shownRange(score_range);
  return (
    <p class="live-number">
      <strong>{mixed.mixed ? mixedScores(result) : shownScore(score)}</strong> of 100 · {band}
      {range !== '' && <span class="hint"> · range {range}</span>}
    </p>
  );
}
