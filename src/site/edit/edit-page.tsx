import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RewriteMode } from '../../client/index.js';
import { bandFrom } from '../../engine/scan/bands.js';
import { config } from '../api.js';
import { words } from '../base/format.js';
import { useStore } from '../base/store.js';
import { draft } from '../draft.js';
import { SecondLanguage } from '../scan/scan-options.js';
import { Check, LinkButton, Select } from '../shared/controls.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { TextSize, TextSource } from '../shared/text-editor.js';
import { useAcceptAll } from './accept-all.js';
import {
  chooseMode,
  resumeRewrites,
  rewrites,
  stopWaiting,
  wantRewrites,
} from './editor/suggested-rewrites.js';
import {
  edited,
  editorElement,
  presentSentences,
  redoEdit,
  suggestContractions,
  undoEdit,
} from './editor/text-view.js';
import { HouseStyle } from './house-style.js';
import { KindCounts } from './kind-counts.js';
import { type LiveState, wordsMin } from './live/live-scan.js';
import { LiveScore, useLiveDraft, Waiting } from './live/live-score.js';
import { MarkCard } from './mark-card.js';
import { TakeAway } from './take-away.js';
import { WhatChanged } from './what-changed.js';
import '../styles/edit.css';

/** One page to edit a text: suggestions of every kind in the text, and the score while it changes. */
export default function EditPage() {
  const { text, document } = useStore(draft);
  const { marks, mark, chosen, canUndo, canRedo } = useStore(edited);
  const [isClosed, setClosed] = useState(false);
  const { mode } = useStore(rewrites);
  const [contractions, setContractions] = useState(false);
  const live = useLiveDraft();
  useRewritesInView();
  useEffect(() => suggestContractions(contractions), [contractions]);
  useEffect(() => (chosen === null ? undefined : setClosed(false)), [chosen]);
  const all = useAcceptAll(live);
  const steps = (
    <>
      <LinkButton disabled={!canUndo} onClick={undoEdit}>
        Undo
      </LinkButton>
      {canRedo && <LinkButton onClick={redoEdit}>Redo</LinkButton>}
    </>
  );
  return (
    <>
      <h1 class="unseen" tabIndex={-1}>
        Edit a text
      </h1>
      <TextSource
        class="edit"
        tools={
          <>
            {text !== '' && <KindCounts marks={marks} choice={all} />}
            <details class="options-menu" onKeyDown={closeMenu}>
              <summary>Options</summary>
              <div class="card stack">
                <Select
                  label="Style of the rewrites"
                  value={mode}
                  options={rewriteModes}
                  onChoose={chooseMode}
                />
                <HouseStyle />
                <SecondLanguage />
                <Check checked={contractions} onCheck={setContractions}>
                  Also suggest contractions: it is → it's
                </Check>
              </div>
            </details>
          </>
        }
      >
        <div class="edit-columns">
          <EditorHost />
          <div
            class="edit-side"
            role="group"
            aria-label="Suggestion and score"
            onKeyDown={({ key }) => key === 'Escape' && setClosed(true)}
          >
            {mark !== undefined && isClosed ? (
              <section ref={focus} class="card" aria-label="Suggestion" tabIndex={-1}>
                <LinkButton onClick={() => setClosed(false)}>Show the suggestion</LinkButton>
              </section>
            ) : mark !== undefined ? (
              <MarkCard mark={mark} choice={all} steps={steps} onClose={() => setClosed(true)} />
            ) : (
              <section class="card mark-card" aria-label="Suggestion">
                <p class="hint">{emptyHint(text, live.state)}</p>
                {(canUndo || canRedo) && <p class="row">{steps}</p>}
              </section>
            )}
            <RewriteStatus />
            <LiveScore live={live} />
          </div>
        </div>
      </TextSource>
      <TakeAway key={document} contractions={contractions} />
      <TextSize text={text} />
      <WhatChanged />
    </>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();

/** Closes the menu that has the focus. */
function closeMenu({ key, currentTarget: menu }: TargetedKeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')!.focus();
}

function emptyHint(text: string, { busy, result }: LiveState): string {
  if (text.trim() === '')
    return 'Suggestions on wording and typography appear here, one at a time. There is no grammar check.';
  if (busy) return 'Looking for suggestions …';
  if (result === null && words(text) >= wordsMin) return 'More suggestions appear with the score.';
  const rest =
    result?.assessed && result.score >= bandFrom.elevated
      ? ' The score that is left comes from the text as a whole, not from single sentences.'
      : '';
  return `No suggestion is left in what was looked at. Grammar and spelling were not checked.${rest}`;
}

/** The place of the editor, which outlives the page. */
function EditorHost() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.append(editorElement);
    // No attribute names elements outside of a shadow root.
    editorElement.shadowRoot!.querySelector('[role=textbox]')!.ariaDescribedByElements = [
      ...document.querySelectorAll('#text-size, #text-stored'),
    ];
  }, []);
  return <div ref={place} class="edit-text" />;
}

const viewDelayMs = 400;
/** Sentences of a text that are all looked at. Those of a longer one are when they are in view. */
const lookedAtMax = 200;

/** Asks for the rewrites of sentences: those in view, those with strong signals, and then the rest. */
function useRewritesInView(): void {
  const who = useStore(config);
  const { text } = useStore(draft);
  const { view, marks } = useStore(edited);
  const { mode, busy } = useStore(rewrites);
  useEffect(() => {
    if (who === null) return;
    const timer = setTimeout(() => {
      const all = presentSentences();
      const strong = all.filter(({ isStrong }) => isStrong);
      const rest = all.length <= lookedAtMax ? all : [];
      wantRewrites([...presentSentences(view), ...strong, ...rest].map(({ text }) => text));
    }, viewDelayMs);
    return () => clearTimeout(timer);
  }, [marks, text, view.from, view.to, mode, busy, who === null]);
  useEffect(() => stopWaiting, []);
}

/** Styles of rewrites, with their names. */
const rewriteModes: readonly [RewriteMode, string][] = [
  ['natural', 'Natural'],
  ['plain', 'Plain'],
  ['shorten', 'Shorter'],
  ['formal', 'Formal'],
  ['casual', 'Casual'],
];

/** The state of the requests for rewrites. */
function RewriteStatus() {
  const { busy, problem, nextAt } = useStore(rewrites);
  return (
    <div class="rewrite-status" aria-busy={busy}>
      <Progress when={busy} what="Rewriting …" />
      <ErrorNotice problem={problem} onRetry={resumeRewrites} />
      <Waiting what="More rewrites follow later." until={nextAt}>
        <LinkButton onClick={resumeRewrites}>Rewrite now</LinkButton>
      </Waiting>
    </div>
  );
}
