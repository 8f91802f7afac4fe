import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RewriteMode } from '../../client/index.js';
import { config } from '../api.js';
import { draft, lastScan } from '../draft.js';
import { rewriteModes } from '../rewrite/rewrite-modes.js';
import { LiveScore } from '../scan/live/live-score.js';
import { type LiveDraft, useLiveDraft } from '../scan/live/use-live-draft.js';
import { Button, Form, LinkButton, Select } from '../shared/controls.js';
import { useStore } from '../shared/store.js';
import { Countdown, ErrorNotice, Progress, useSecondsUntil } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { applyEdits, dismiss, editing, receiveScan, redoEdit, undoEdit } from './edit-state.js';
import { KindCounts } from './kind-counts.js';
import { MarkCard } from './mark-card.js';
import { MarkedText, visibleRange } from './marked-text.js';
import {
  acceptEdits,
  inOrder,
  type Mark,
  type MarkKind,
  markAt,
  shownIndex,
  strongMarks,
  typographyMarks,
  wordyMarks,
} from './marks.js';
import {
  resumeRewrites,
  rewriteLookup,
  rewrites,
  settleAccepted,
  unknownOf,
  wantRewrites,
} from './suggested-rewrites.js';
import { TakeAway } from './take-away.js';
import { typographyEdits } from './typography.js';

/** One page to edit a text: suggestions of every kind in the text, and the score while it changes. */
export function EditPage() {
  const { text, dismissed } = useStore(draft);
  const { past, present, future } = useStore(editing);
  const [mode, setMode] = useState<RewriteMode>('natural');
  const live = useLiveDraft(true);
  useScanResults(live);
  const marks = useMarks(text, present.tracking.sentences, dismissed, mode);
  const { raising } = useStore(rewrites);
  const wanting = useRewritesInView(mode);
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useChoice(marks, field.current);

  const settle = (accepted: readonly Mark[]) => {
    for (const { replacement } of accepted) if (replacement !== null) settleAccepted(mode, replacement);
  };
  const accept = () => {
    const { mark } = choice;
    if (mark === undefined || mark.replacement === null) return;
    const edits = acceptEdits([mark]);
    if (mark.kind !== 'typography') settle([mark]);
    choice.leave(mark.start + mark.replacement.length);
    applyEdits(edits);
  };
  const acceptAll = (kind: MarkKind) => {
    const ofKind = marks.filter(mark => mark.kind === kind);
    if (kind !== 'typography') settle(ofKind);
    choice.leave(0);
    applyEdits(acceptEdits(ofKind));
  };
  const dismissShown = () => {
    const { mark } = choice;
    if (mark === undefined) return;
    choice.leave(mark.start);
    dismiss(mark.key);
  };
  return (
    <>
      <h1 tabIndex={-1}>Edit a text</h1>
      <p class="lede wide-only">
        Suggestions are underlined in the text. Accept or dismiss each of them, or write on: the score
        follows.
      </p>
      <KindCounts marks={marks} raises={raising.has(mode)} onAcceptAll={acceptAll} />
      <div class="edit">
        <Form class="edit-text" onSubmit={accept}>
          <TextEditor
            label="Text to edit"
            placeholder="Paste or type a text, or drop a document."
            field={field}
            backdrop={<MarkedText text={text} marks={marks} shown={choice.mark} follow={choice.announced} />}
            onUndo={redo => (redo ? redoEdit() : undoEdit())}
          />
        </Form>
        <div class="edit-side">
          <LiveScore live={live} brief />
          {choice.mark !== undefined ? (
            <MarkCard
              text={text}
              mark={choice.mark}
              place={choice.index + 1}
              total={marks.length}
              announced={choice.announced}
              onAccept={accept}
              onDismiss={dismissShown}
              onNext={choice.next}
            />
          ) : (
            <section class="card mark-card" aria-label="Suggestion">
              <p class="hint">{emptyHint(text, live.state.busy)}</p>
            </section>
          )}
          <RewriteStatus mode={mode} onMode={setMode} {...wanting} />
        </div>
      </div>
      <TakeAway>
        <Button disabled={past.length === 0} onClick={undoEdit}>
          Undo
        </Button>
        {future.length > 0 && <Button onClick={redoEdit}>Redo</Button>}
      </TakeAway>
    </>
  );
}

function emptyHint(text: string, busy: boolean): string {
  if (text.trim() === '') return 'Suggestions appear here, one at a time.';
  return busy
    ? 'Looking for suggestions …'
    : 'No suggestion is left. The sentences further down are looked at when you scroll to them.';
}

/** Takes over the results of the live scans: for the suggestions, and for the other pages. */
function useScanResults({ state }: LiveDraft): void {
  const { result, scanned } = state;
  useEffect(() => {
    if (result === null) return;
    receiveScan(scanned, result);
    if (scanned === draft.get().text && lastScan.get()?.text !== scanned)
      lastScan.set({ text: scanned, result });
  }, [result]);
}

type Sentences = ReturnType<typeof editing.get>['present']['tracking']['sentences'];

function useMarks(
  text: string,
  sentences: Sentences,
  dismissed: readonly string[],
  mode: RewriteMode,
): readonly Mark[] {
  const { known } = useStore(rewrites);
  const typography = useMemo(() => typographyMarks(text, typographyEdits(text)), [text]);
  return useMemo(() => {
    const rewriteOf = rewriteLookup(known, mode);
    const all = [
      ...strongMarks(text, sentences, rewriteOf),
      ...wordyMarks(text, sentences, rewriteOf),
      ...typography,
    ];
    return inOrder(all, dismissed);
  }, [text, sentences, dismissed, known, mode]);
}

/** The shown suggestion: the one at the caret, the next one, or the one after the last choice. */
function useChoice(marks: readonly Mark[], field: HTMLTextAreaElement | null) {
  const [at, setAt] = useState<{ key: string | null; offset: number; announced: boolean }>({
    key: null,
    offset: 0,
    announced: false,
  });
  const index = shownIndex(marks, at.key, at.offset);
  const mark = marks[index];
  const latest = useRef(marks);
  latest.current = marks;
  useEffect(() => {
    const onSelection = () => {
      if (field === null || document.activeElement !== field) return;
      const { selectionStart, selectionEnd } = field;
      const around = selectionStart === selectionEnd ? markAt(latest.current, selectionStart) : undefined;
      if (around !== undefined) setAt({ key: around.key, offset: around.start, announced: false });
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [field]);
  return {
    index,
    mark,
    announced: at.announced,
    next() {
      const following = marks[(index + 1) % marks.length]!;
      setAt({ key: following.key, offset: following.start, announced: true });
      field?.setSelectionRange(following.start, following.end);
    },
    /** Shows the first suggestion from an offset on. */
    leave: (offset: number) => setAt({ key: null, offset, announced: true }),
  };
}

const viewDelayMs = 400;

/** Asks for the rewrites of the sentences in view, and on request for those of all sentences. */
function useRewritesInView(mode: RewriteMode) {
  const who = useStore(config);
  const { present } = useStore(editing);
  const { text, sentences } = present.tracking;
  const perHour = who?.limits.requests_per_hour ?? null;
  const [all, setAll] = useState(false);
  const textOf = ({ start, end }: Sentences[number]) => text.slice(start, end);
  const unknown = useMemo(
    () => unknownOf(sentences.map(textOf), mode).length,
    [sentences, mode, useStore(rewrites).known],
  );
  useEffect(() => {
    if (who === null || sentences.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const want = () => {
      const view = visibleRange();
      const first = view === null ? -1 : sentences.findIndex(({ end }) => end > view.start);
      if (view === null || first < 0) return;
      const inView = sentences.filter(({ start, end }) => start < view.end && end > view.start);
      const wanted = all ? [...inView, ...sentences] : inView;
      wantRewrites(wanted.map(textOf), mode, perHour);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(want, viewDelayMs);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [sentences, mode, all, who === null]);
  return { unknown, perHour, onAll: () => setAll(true) };
}

interface RewriteStatusProps {
  mode: RewriteMode;
  onMode(mode: RewriteMode): void;
  unknown: number;
  perHour: number | null;
  onAll(): void;
}

/** The style of the rewrites, how many sentences have none yet, and when the page must wait. */
function RewriteStatus({ mode, onMode, unknown, perHour, onAll }: RewriteStatusProps) {
  const { busy, problem, pausedUntil } = useStore(rewrites);
  const left = useSecondsUntil(pausedUntil);
  const resume = () => resumeRewrites(mode, perHour);
  return (
    <div class="rewrite-status">
      <Select
        class="field inline"
        label="Style of rewrites"
        value={mode}
        options={rewriteModes}
        onChoose={onMode}
      />
      <Progress when={busy} what="Rewriting …" />
      <ErrorNotice problem={problem} onRetry={resume} />
      {pausedUntil > 0 && (
        <div class="note" role="status">
          <p>Paused: rewrites have used their part of the hourly limit. The rest is left for the buttons.</p>
          <LinkButton disabled={left > 0} onClick={resume}>
            Continue
          </LinkButton>{' '}
          <Countdown seconds={left} />
        </div>
      )}
      {unknown > 0 && !busy && problem === null && pausedUntil === 0 && (
        <p class="hint">
          {unknown} sentences out of view have no suggestion yet.{' '}
          <LinkButton onClick={onAll}>Look at all</LinkButton>
        </p>
      )}
    </div>
  );
}
