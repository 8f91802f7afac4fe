import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { number } from '../../contract/prose.js';
import { type Change, diffWords } from '../../document/word-diff.js';
import { shownScore } from '../../engine/scan/bands.js';
import { Button, CrossButton, LinkButton } from '../shared/controls.js';
import { MarkedChanges } from '../shared/marked-changes.js';
import type { AcceptAll } from './accept-all.js';
import { isCleaning, type Mark } from './editor/marks.js';
import { offerAnother } from './editor/suggested-rewrites.js';
import { acceptShown, dismissShown, type Edited, showNext } from './editor/text-view.js';
import { kindNames } from './kind-counts.js';
import { wordsAround } from './text-changes.js';

interface MarkCardProps {
  /** A part of the text. */
  slice: Edited['slice'];
  mark: Mark;
  /** Number of the mark among all, from 1. */
  place: number;
  total: number;
  choice: AcceptAll;
  /** Whether a screen reader announces the mark: after a button, not while one types. */
  announced: boolean;
  /** The buttons that undo and redo. */
  steps: ComponentChildren;
  onClose: () => void;
}

/** One place of the text: the suggestion, its reason, and the choice. */
export function MarkCard({ slice, mark, place, total, choice, announced, steps, onClose }: MarkCardProps) {
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
        <span class="hint push amount">
          {number(place)} of {number(total)}
        </span>
        {steps}
        <CrossButton aria-label="Close the suggestion" title="Esc" onClick={onClose} />
      </p>
      <div aria-live={announced ? 'polite' : 'off'}>
        <span class="unseen">
          {kindNames[kind].one}, {place} of {total}.
        </span>
        <Suggestion slice={slice} mark={mark} />
        {choice.raises(mark) && (
          <p>
            <strong>Raises the score</strong> of the text as it is now.
          </p>
        )}
        {hasOthers && (
          <LinkButton onClick={() => offerAnother(slice(mark.start, mark.end))}>Another wording</LinkButton>
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
function Suggestion({ slice, mark }: Pick<MarkCardProps, 'slice' | 'mark'>) {
  const { start, end, replacement, places } = mark;
  if (replacement === null)
    return (
      <p class="seen">{places.map(place => slice(start + place.start, start + place.end)).join(' · ')}</p>
    );
  const isGlyph = isCleaning(mark.kind) && places.length === 1;
  const changes = isGlyph ? inContext(slice, mark) : diffWords(slice(start, end), replacement);
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
function inContext(slice: Edited['slice'], { start, end, replacement }: Mark): Change[] {
  const { left, right } = wordsAround(slice, start, end);
  return [
    { before: left, after: left, same: true },
    { before: slice(start, end), after: replacement!, same: false },
    { before: right, after: right, same: true },
  ];
}
