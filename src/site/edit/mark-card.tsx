import type { ComponentChildren } from 'preact';
import { type Change, diffWords } from '../../document/word-diff.js';
import { shownScore } from '../../engine/scan/bands.js';
import { Button, LinkButton } from '../shared/controls.js';
import { BeforeAndAfter } from '../shared/marked-changes.js';
import { kindNames } from './kind-counts.js';
import type { Mark } from './marks.js';

interface MarkCardProps {
  text: string;
  mark: Mark;
  /** Number of the mark among all, from 1. */
  place: number;
  total: number;
  /** Whether it was measured that the suggestion raises the score. */
  raises: boolean;
  /** Whether a screen reader announces the mark: after a button, not while one types. */
  announced: boolean;
  onAccept(): void;
  onDismiss(): void;
  onNext(): void;
  /** The buttons that undo and redo. */
  steps: ComponentChildren;
  /** Offers another wording of the suggestion. */
  onAnother(): void;
}

/** One place of the text: its reason, the suggestion, and the choice. */
export function MarkCard({ text, mark, place, total, raises, announced, ...choices }: MarkCardProps) {
  const { kind, replacement, isWaiting, hasOthers, reasons, score } = mark;
  return (
    <section class="card mark-card" aria-label="Suggestion">
      <p class="row mark-head">
        <strong class={`mark-name name-${kind}`}>{kindNames[kind].one}</strong>
        <span class="hint push amount">
          {place} of {total}
        </span>
      </p>
      {/* Above the suggestion, so that they stay where they are when the next one is longer. */}
      <div class="row">
        <Button
          class={replacement === null ? 'quiet' : ''}
          aria-disabled={replacement === null}
          aria-describedby={replacement === null ? 'no-wording' : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl+Enter in the text"
          onClick={replacement === null ? undefined : choices.onAccept}
        >
          Accept
        </Button>
        <Button onClick={choices.onDismiss}>Dismiss</Button>
        <Button onClick={choices.onNext}>Next</Button>
        {choices.steps}
      </div>
      <div aria-live={announced ? 'polite' : 'off'}>
        <span class="unseen">
          {kindNames[kind].one}, {place} of {total}.
        </span>
        <Suggestion text={text} mark={mark} />
        {raises && (
          <p>
            <strong>Raises the score</strong> of the text as it is now.
          </p>
        )}
        {hasOthers && <LinkButton onClick={choices.onAnother}>Another wording</LinkButton>}
        {replacement === null && (
          <p id="no-wording">
            {isWaiting
              ? 'There is nothing to accept yet: its rewrite has not arrived.'
              : 'No rewrite that keeps the meaning was found; rewrite the sentence yourself.'}
            {reasons.length > 0 && ' What raises its score:'}
          </p>
        )}
        <ul class="reasons">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {score !== null && <p class="hint">The sentence scores {shownScore(score)} of 100.</p>}
      </div>
    </section>
  );
}

/** The sentence with its changes, or what the mark underlines when no wording is offered. */
function Suggestion({ text, mark }: { text: string; mark: Mark }) {
  const { start, end, replacement, places } = mark;
  if (replacement === null)
    return <p class="seen">{places.map(place => text.slice(place.start, place.end)).join(' · ')}</p>;
  const changes =
    mark.kind === 'typography' ? inContext(text, mark) : diffWords(text.slice(start, end), replacement);
  return <BeforeAndAfter changes={changes} name="Suggested" />;
}

/** Words that are shown around a typographic change. */
const around = /(?:\S*\s){0,2}\S*$/;
const after = /^\S*(?:\s\S*){0,2}/;

function inContext(text: string, { start, end, replacement }: Mark): Change[] {
  const [left, right] = [
    around.exec(text.slice(Math.max(0, start - 40), start))![0],
    after.exec(text.slice(end, end + 40))![0],
  ];
  return [
    { before: left, after: left, same: true },
    { before: text.slice(start, end), after: replacement!, same: false },
    { before: right, after: right, same: true },
  ];
}
