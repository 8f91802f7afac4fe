import { useMemo, useState } from 'preact/hooks';
import { count } from '../../contract/prose.js';
import { useStore } from '../base/store.js';
import { draft } from '../draft.js';
import { Button, CopyButton } from '../shared/controls.js';
import { MarkedChanges } from '../shared/marked-changes.js';
import { edited, makeEdits } from './editor/text-view.js';
import { textChanges } from './text-changes.js';

/** Changes that are shown; the copied list has all. */
const shownMax = 300;

/** The list of what changed since the text was put in, with a way back from each change. */
export function WhatChanged() {
  const { text } = useStore(draft);
  const { original } = useStore(edited);
  const [open, setOpen] = useState(false);
  const changes = useMemo(() => (open ? textChanges(original, text) : []), [open, original, text]);
  if (text === '') return null;
  const list = changes
    .map(({ before, after, context: [left, right] }) => `${left}${before}${right} → ${left}${after}${right}`)
    .join('\n');
  return (
    <details class="what-changed" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>What changed</summary>
      {open && (
        <>
          <p class="row actions">
            <span>{count(changes.length, 'change')} since the text was put in</span>
            {changes.length > 0 && <CopyButton text={list} label="Copy the list" />}
            {changes.length > 0 && <Button onClick={() => print()}>Print</Button>}
          </p>
          <ol>
            {changes.slice(0, shownMax).map(({ start, end, before, after, context: [left, right] }) => (
              <li key={start}>
                <span class="prose">
                  {left}
                  <MarkedChanges changes={[{ before, after, same: false }]} side="before" />
                  <MarkedChanges changes={[{ before, after, same: false }]} side="after" />
                  {right}
                </span>
                <Button onClick={() => makeEdits([{ start, end, replacement: before }])}>Change back</Button>
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
