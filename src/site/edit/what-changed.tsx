import { useMemo, useState } from 'preact/hooks';
import { count } from '../../contract/prose.js';
import { diffWords } from '../../document/word-diff.js';
import { useStore } from '../base/store.js';
import { draft } from '../draft.js';
import { Button, CopyButton, Toggles } from '../shared/controls.js';
import { MarkedChanges } from '../shared/marked-changes.js';
import { wordsAround } from '../shared/text-changes.js';
import { edited, makeEdits, pauseTyping, sliceText, textEdits } from './editor/text-view.js';

const layouts = [
  ['inline', 'Inline'],
  ['sides', 'Side by side'],
] as const;
const both = ['before', 'after'] as const;

/** Changes that are shown; the copied list has all. */
const shownMax = 300;

/** The list of what changed since the text was put in, with a way back from each change. */
export function WhatChanged() {
  const { text } = useStore(draft);
  const now = useStore(edited);
  const [open, setOpen] = useState(false);
  const [layout, setLayout] = useState<'inline' | 'sides'>('inline');
  const changes = useMemo(() => (open ? presentChanges() : []), [open, now]);
  if (text === '') return null;
  const list = changes
    .map(({ before, after, left, right }) => `${left}${before}${right} → ${left}${after}${right}`)
    .join('\n');
  return (
    <details class="what-changed" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>What changed</summary>
      {open && (
        <>
          <p class="row actions">
            <span>{count(changes.length, 'change')} since the text was put in</span>
            {changes.length > 0 && (
              <>
                <Toggles options={layouts} chosen={layout} onChoose={setLayout} />
                <CopyButton text={list} label="Copy the list" />
                <Button onClick={() => print()}>Print</Button>
              </>
            )}
          </p>
          <ol>
            {changes.slice(0, shownMax).map(({ start, left, right, ...change }) => (
              <li key={start}>
                {(layout === 'inline' ? [both] : both.map(side => [side])).map(sides => (
                  <span key={sides[0]} class="prose">
                    {left}
                    {diffWords(change.before, change.after).map(part =>
                      part.same
                        ? part.after
                        : sides.map(side => <MarkedChanges key={side} changes={[part]} side={side} />),
                    )}
                    {right}
                  </span>
                ))}
                <Button onClick={() => changeBack(start, change)}>Change back</Button>
              </li>
            ))}
          </ol>
          {changes.length > shownMax && (
            <p class="hint">The first {shownMax} are shown. The copied list has all.</p>
          )}
        </>
      )}
    </details>
  );
}

function changeBack(start: number, { before, after }: { before: string; after: string }): void {
  pauseTyping();
  const end = start + after.length;
  // The text may be newer than the list.
  if (sliceText(start, end) === after) makeEdits([{ start, end, replacement: before }]);
}

/** The changes with their offsets in the present text, and the words of their line around them. */
const presentChanges = () =>
  textEdits().map(({ at: start, before, replacement: after }) => ({
    start,
    before,
    after,
    ...wordsAround(sliceText, start, start + after.length),
  }));
