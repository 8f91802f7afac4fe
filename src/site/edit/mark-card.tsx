import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { number } from '../../contract/prose.js';
import { type Change, diffWords } from '../../document/word-diff.js';
import { shownScore } from '../../engine/scan/bands.js';
import { useStore } from '../base/store.js';
import { Button, CrossButton, LinkButton } from '../shared/controls.js';
import { MarkedChanges } from '../shared/marked-changes.js';
import { wordsAround } from '../shared/text-changes.js';
import type { AcceptAll } from './accept-all.js';
import { isCleaning, type Mark } from './editor/marks.js';
import { offerAnother } from './editor/suggested-rewrites.js';
import { acceptShown, dismissShown, edited, showNext, sliceText } from './editor/text-view.js';
import { kindNames } from './kind-counts.js';

interface MarkCardProps {
  mark: Mark;
  choice: AcceptAll;
  /** The buttons that undo and redo. */
  steps: ComponentChildren;
  onClose: () => void;
}

/** One place of the text: the suggestion, its reason, and the choice. */
export function MarkCard({ mark, choice, steps, onClose }: MarkCardProps) {
  const { marks, announced } = useStore(edited);
  const place = `${number(marks.indexOf(mark) + 1)} of ${number(marks.length)}`;
  const { kind, replacement, isWaiting, hasOthers, reasons, examples, score } = mark;
  const card = useRef<HTMLElement>(null);
  // Each suggestion begins with its replacement.
  useLayoutEffect(() => {
    card.current!.scrollTo(0, 0);
    card.current!.parentElement!.scrollTo(0, 0);
  }, [mark.key, mark.start]);
  const isAlike = (other: Mark) => other.kind === kind && other.reasons[0] === reasons[0];
  return (
    <section ref={card} class="card mark-card" aria-label="Suggestion">
      <p class="row mark-head">
        <strong class={`mark-name name-${kind}`}>{kindNames[kind].one}</strong>
        <span class="hint push amount">{place}</span>
        {steps}
        <CrossButton aria-label="Close the suggestion" title="Esc" onClick={onClose} />
      </p>
      <div aria-live={announced ? 'polite' : 'off'}>
        <span class="unseen">
          {kindNames[kind].one}, {place}.
        </span>
        <Suggestion {...mark} />
        {choice.raises(mark) && (
          <p>
            <strong>Raises the score</strong> of the text as it is now.
          </p>
        )}
        {hasOthers && (
          <LinkButton onClick={() => offerAnother(sliceText(mark.start, mark.end))}>
            Another wording
          </LinkButton>
        )}
        {replacement === null && (
          <p>
            {isWaiting
              ? 'Its rewrite has not arrived yet.'
              : 'No rule can reword it without loss: say it your way, or leave it.'}
            {reasons.length > 0 && ' What raises its score:'}
          </p>
        )}
        <ul class="reasons">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {examples.map(({ kind, before, after, reason }) => (
          <p key={kind} class="hint">
            {reason} For example: <del>{before}</del> <ins>{after}</ins>
          </p>
        ))}
        {score !== null && <p class="hint">The sentence scores {shownScore(score)} of 100.</p>}
      </div>
      <div class="row choices">
        {replacement !== null && (
          <Button
            class=""
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Ctrl+Enter in the text"
            onClick={acceptShown}
          >
            Accept
          </Button>
        )}
        <Button title="Ctrl+Shift+Enter in the text" onClick={dismissShown}>
          Dismiss
        </Button>
        <Button title="Alt+↓ in the text" onClick={() => showNext(1)}>
          Next
        </Button>
        {replacement !== null && reasons.length > 0 && (
          <Button disabled={choice.busy !== null} onClick={() => void choice.acceptAll(kind, isAlike)}>
            Apply all with this reason
          </Button>
        )}
      </div>
    </section>
  );
}

/** The sentence with its changes, or what the mark underlines when no wording is offered. */
function Suggestion({ kind, start, end, replacement, places }: Mark) {
  if (replacement === null) {
    const seen = places.map(place => sliceText(start + place.start, start + place.end));
    return <p class="seen">{seen.join(' · ')}</p>;
  }
  const before = sliceText(start, end);
  const isGlyph = isCleaning(kind) && places.length === 1;
  const changes = isGlyph ? inContext(start, before, replacement) : diffWords(before, replacement);
  return (
    <>
      <p class="prose">
        <span class="unseen">Suggested: </span>
        <MarkedChanges changes={changes} side="after" />
      </p>
      <p class="prose">
        <span class="unseen">Yours: </span>
        <MarkedChanges changes={changes} side="before" />
      </p>
    </>
  );
}

/** A typographic change among the words around it. */
function inContext(start: number, before: string, after: string): Change[] {
  const { left, right } = wordsAround(sliceText, start, start + before.length);
  return [
    { before: left, after: left, same: true },
    { before, after, same: false },
    { before: right, after: right, same: true },
  ];
}
