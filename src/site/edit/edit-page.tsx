import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RewriteMode } from '../../client/index.js';
import { count } from '../../contract/figures.js';
import { config } from '../api.js';
import { draft, lastScan } from '../draft.js';
import { rewriteModes } from '../rewrite/rewrite-modes.js';
import { Button, Form, LinkButton, Select } from '../shared/controls.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { TextEditor } from '../shared/text-editor.js';
import { applyEdits, dismiss, editing, receiveScan, redoEdit, undoEdit } from './edit-state.js';
import { KindCounts } from './kind-counts.js';
import { LiveScore } from './live/live-score.js';
import { type LiveDraft, useLiveDraft } from './live/use-live-draft.js';
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
import { Pause } from './pause.js';
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
  const live = useLiveDraft();
  useScanResults(live);
  const marks = useMarks(text, present.tracking.sentences, dismissed, mode);
  const { raising } = useStore(rewrites);
  const wanting = useRewritesInView(mode);
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useChoice(marks, field.current);

  const { mark, announced } = choice;
  // The same element is not rendered again.
  const backdrop = useMemo(
    () => <MarkedText text={text} marks={marks} shown={mark} follow={announced} />,
    [text, marks, mark, announced],
  );

  const settle = (accepted: readonly Mark[]) => {
    for (const { replacement } of accepted) if (replacement !== null) settleAccepted(mode, replacement);
  };
  const accept = () => {
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
            backdrop={backdrop}
            onUndo={redo => (redo ? redoEdit() : undoEdit())}
          />
        </Form>
        <div class="edit-side">
          <LiveScore live={live} />
          {mark !== undefined ? (
            <MarkCard
              text={text}
              mark={mark}
              place={choice.index + 1}
              total={marks.length}
              announced={announced}
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
  return busy ? 'Looking for suggestions …' : 'No suggestion is left in what was looked at.';
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
  const { busy } = useStore(rewrites);
  const { text, sentences } = present.tracking;
  const perHour = who?.limits.requests_per_hour ?? null;
  const [all, setAll] = useState(false);
  /** Number of sentences out of view without a known rewrite. */
  const [outside, setOutside] = useState(0);
  useEffect(() => {
    if (who === null) return;
    const textOf = ({ start, end }: Sentences[number]) => text.slice(start, end);
    const want = () => {
      const view = visibleRange();
      if (view === null) return;
      const isInView = ({ start, end }: Sentences[number]) => start < view.end && end > view.start;
      const others = sentences.filter(sentence => !isInView(sentence)).map(textOf);
      setOutside(unknownOf(others, mode).length);
      wantRewrites([...sentences.filter(isInView).map(textOf), ...(all ? others : [])], mode, perHour);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
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
  }, [sentences, mode, all, busy, perHour]);
  return { outside, perHour, onAll: () => setAll(true) };
}

const spentPause =
  'Paused: rewrites have used their part of the hourly limit. The rest is left for the buttons.';

interface RewriteStatusProps {
  mode: RewriteMode;
  onMode(mode: RewriteMode): void;
  outside: number;
  perHour: number | null;
  onAll(): void;
}

/** The style of the rewrites, how many sentences have none yet, and when the page must wait. */
function RewriteStatus({ mode, onMode, outside, perHour, onAll }: RewriteStatusProps) {
  const { busy, problem, pausedUntil } = useStore(rewrites);
  const resume = () => resumeRewrites(mode, perHour);
  return (
    <div class="rewrite-status" aria-busy={busy}>
      <Select class="field inline" label="Style" value={mode} options={rewriteModes} onChoose={onMode} />
      <Progress when={busy} what="Rewriting …" />
      <ErrorNotice problem={problem} onRetry={resume} />
      <div role="status">
        {pausedUntil > 0 && <Pause why={spentPause} until={pausedUntil} onResume={resume} />}
      </div>
      {outside > 0 && !busy && problem === null && pausedUntil === 0 && (
        <p class="hint">
          {count(outside, 'sentence')} out of view {outside === 1 ? 'was' : 'were'} not looked at for
          wordiness. <LinkButton onClick={onAll}>Look at all</LinkButton>
        </p>
      )}
    </div>
  );
}
