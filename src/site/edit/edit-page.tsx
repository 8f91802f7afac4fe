import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RewriteMode } from '../../client/index.js';
import { count } from '../../contract/prose.js';
import type { Edit } from '../../document/span.js';
import { bandFrom } from '../../engine/scan/bands.js';
import { config } from '../api.js';
import { words } from '../base/format.js';
import { useStore } from '../base/store.js';
import { draft, lastScan } from '../draft.js';
import { Button, Check, Form, LinkButton, Select } from '../shared/controls.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { Editor } from '../shared/text-editor.js';
import { useAcceptAll } from './accept-all.js';
import { dismiss, editing, makeEdits, receiveScan, redoEdit, undoEdit } from './edit-state.js';
import { KindCounts } from './kind-counts.js';
import { type LiveState, wordsMin } from './live/live-scan.js';
import { type LiveDraft, LiveScore, useLiveDraft } from './live/live-score.js';
import { MarkCard } from './mark-card.js';
import { MarkedText, visibleRange } from './marked-text.js';
import {
  acceptEdits,
  inOrder,
  type Mark,
  type MarkKind,
  markAt,
  sentenceMarks,
  shownIndex,
  typographyEdits,
  typographyMarks,
} from './marks.js';
import { Waiting } from './pause.js';
import {
  offerAnother,
  resumeRewrites,
  rewriteLookup,
  rewrites,
  settleAccepted,
  stopWaiting,
  unknownOf,
  wantRewrites,
} from './suggested-rewrites.js';
import { TakeAway } from './take-away.js';

/** One page to edit a text: suggestions of every kind in the text, and the score while it changes. */
export default function EditPage() {
  const { text, source, dismissed } = useStore(draft);
  const { past, present, future } = useStore(editing);
  const [mode, setMode] = useState<RewriteMode>('natural');
  const [contractions, setContractions] = useState(false);
  const live = useLiveDraft();
  useScanResults(live);
  const marks = useMarks(text, present.tracking.sentences, dismissed, mode, contractions);
  const wanting = useRewritesInView(mode);
  const field = useRef<HTMLTextAreaElement>(null);
  const choice = useChoice(marks, field.current);
  // Another document begins with its first suggestion.
  useEffect(choice.begin, [source?.text]);

  const { mark, at } = choice;
  // The same element is not rendered again.
  const backdrop = useMemo(
    () => <MarkedText text={text} marks={marks} shown={mark} choice={at} />,
    [text, marks, mark, at],
  );

  const apply = (kind: MarkKind, accepted: readonly Edit[]) => {
    if (kind !== 'typography') for (const { replacement } of accepted) settleAccepted(mode, replacement);
    makeEdits(accepted);
  };
  const all = useAcceptAll(text, marks, live, (kind, accepted) => {
    choice.begin();
    apply(kind, accepted);
  });
  const accept = () => {
    if (mark === undefined || mark.replacement === null) return;
    choice.leave(mark.start + mark.replacement.length);
    apply(mark.kind, acceptEdits([mark]));
  };
  const dismissShown = () => {
    if (mark === undefined) return;
    choice.leave(mark.start);
    dismiss(mark.key);
  };
  // In the card, which is in view while one edits.
  const steps = (
    <>
      <Button disabled={past.length === 0} onClick={undoEdit}>
        Undo
      </Button>
      {future.length > 0 && <Button onClick={redoEdit}>Redo</Button>}
    </>
  );
  return (
    <>
      <h1 tabIndex={-1}>Edit a text</h1>
      <p class="lede wide-only">
        Suggestions are underlined in the text. Accept or dismiss each of them, or write on: the score
        follows.
      </p>
      <KindCounts marks={marks} choice={all} />
      <div class="edit">
        <Form class="edit-text" onSubmit={accept}>
          <Editor
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
              raises={all.raises(mark)}
              announced={at?.announced ?? false}
              onAccept={accept}
              onDismiss={dismissShown}
              onNext={choice.next}
              steps={steps}
              onAnother={() => offerAnother(mode, text.slice(mark.start, mark.end))}
            />
          ) : (
            <section class="card mark-card" aria-label="Suggestion">
              <p class="hint">{emptyHint(text, live.state)}</p>
              {(past.length > 0 || future.length > 0) && <p class="row">{steps}</p>}
            </section>
          )}
          <RewriteStatus mode={mode} onMode={setMode} {...wanting}>
            <Check checked={contractions} onCheck={setContractions}>
              Also suggest contractions: it is → it's
            </Check>
          </RewriteStatus>
        </div>
      </div>
      <TakeAway contractions={contractions} />
    </>
  );
}

function emptyHint(text: string, { busy, result }: LiveState): string {
  if (text.trim() === '') return 'Suggestions appear here, one at a time.';
  if (busy) return 'Looking for suggestions …';
  if (result === null && words(text) >= wordsMin) return 'More suggestions appear with the score.';
  const rest =
    result?.assessed && result.score >= bandFrom.elevated
      ? ' The score that is left comes from the text as a whole, not from the words of single sentences.'
      : '';
  return `No suggestion is left in what was looked at.${rest}`;
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
  contractions: boolean,
): readonly Mark[] {
  const { known } = useStore(rewrites);
  const typography = useMemo(
    () => typographyMarks(text, typographyEdits(text, contractions)),
    [text, contractions],
  );
  return useMemo(() => {
    const rewriteOf = rewriteLookup(known, mode);
    return inOrder([...sentenceMarks(text, sentences, rewriteOf), ...typography], dismissed);
  }, [text, sentences, dismissed, known, mode, typography]);
}

/** The shown suggestion: the one at the caret, the next one, or the one after the last choice. */
function useChoice(marks: readonly Mark[], field: HTMLTextAreaElement | null) {
  const [at, setAt] = useState<{ key: string | null; offset: number; announced: boolean }>();
  const index = shownIndex(marks, at?.key ?? null, at?.offset ?? 0);
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
    at,
    next() {
      const following = marks[(index + 1) % marks.length]!;
      setAt({ key: following.key, offset: following.start, announced: true });
      field?.setSelectionRange(following.start, following.end);
    },
    /** Shows the first suggestion, without scrolling to it. */
    begin: () => setAt(undefined),
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
      const wanted = sentences.filter(one => all || one.signals !== null || isInView(one));
      // Those in view first.
      const ordered = [...wanted].sort((one, other) => Number(isInView(other)) - Number(isInView(one)));
      wantRewrites(ordered.map(textOf), mode);
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
      stopWaiting();
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [sentences, mode, all, busy, who === null]);
  return { outside, onAll: () => setAll(true) };
}

/** Styles of rewrites, with their names. */
const rewriteModes: readonly [RewriteMode, string][] = [
  ['natural', 'Natural'],
  ['plain', 'Plain'],
  ['shorten', 'Shorter'],
  ['formal', 'Formal'],
  ['casual', 'Casual'],
];

interface RewriteStatusProps {
  mode: RewriteMode;
  onMode(mode: RewriteMode): void;
  outside: number;
  onAll(): void;
  /** Another choice beside the style. */
  children: ComponentChildren;
}

/** The style of the rewrites, how many sentences have none yet, and when the page must wait. */
function RewriteStatus({ mode, onMode, outside, onAll, children }: RewriteStatusProps) {
  const { busy, problem, nextAt } = useStore(rewrites);
  const resume = () => resumeRewrites(mode);
  return (
    <div class="rewrite-status" aria-busy={busy}>
      <Select class="field inline" label="Style" value={mode} options={rewriteModes} onChoose={onMode} />
      {children}
      <Progress when={busy} what="Rewriting …" />
      <ErrorNotice problem={problem} onRetry={resume} />
      <Waiting what="rewrite" until={nextAt} action="Rewrite now" onNow={resume} />
      {outside > 0 && !busy && problem === null && nextAt === 0 && (
        <p class="hint">
          {count(outside, 'sentence')} out of view {outside === 1 ? 'was' : 'were'} not looked at for
          wordiness. <LinkButton onClick={onAll}>Look at all</LinkButton>
        </p>
      )}
    </div>
  );
}
