import { useMemo } from 'preact/hooks';
import type { CleanupResult } from '../../contract/cleanup.js';
import { count, notAppliedNote, number } from '../../contract/prose.js';
import { fileName } from '../base/format.js';
import { textChanges } from '../edit/text-changes.js';
import { Button, CopyButton } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { MarkedChanges } from '../shared/marked-changes.js';

interface CleanedTextProps {
  text: string;
  /** Title of the text or name of its file; empty without one. */
  title: string;
  result: CleanupResult;
}

/** A text before and after cleanup, side by side, with every change marked. */
export function CleanedText({ text, title, result }: CleanedTextProps) {
  const changes = useMemo(() => textChanges(text, result.output_text), [text, result]);
  return (
    <section class="cleaned" aria-label="The cleaned text">
      <div class="row">
        <div class="grow" role="status">
          <ChangeCounts {...result} />
          {result.not_applied !== undefined && <p>{notAppliedNote(result.not_applied)}</p>}
        </div>
        <CopyButton class="" text={result.output_text} label="Copy the clean text" />
        <Button onClick={() => download(result.output_text, 'text/plain', fileName(title, 'clean', 'txt'))}>
          Download
        </Button>
      </div>
      <div class="versions">
        {(['before', 'after'] as const).map(side => (
          <div key={side}>
            <h2>{side === 'before' ? 'Before' : 'After'}</h2>
            <div class="card prose">
              <MarkedChanges changes={changes} side={side} />
            </div>
            <p class="hint">{number(side === 'before' ? result.chars_in : result.chars_out)} characters</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Number of replaced glyphs, by kind. */
function ChangeCounts({ changes, total_changes: total }: CleanupResult) {
  if (total === 0) return <p>There is nothing to clean in this style.</p>;
  return (
    <>
      <p>
        <strong>{count(total, 'change')}</strong>
        {!('contractions' in changes) && '; no word was changed'}.
      </p>
      <ul class="chips">
        {Object.entries(changes)
          .sort(([, one], [, other]) => other - one)
          .map(([kind, amount]) => (
            <li key={kind}>
              {kind} <span class="amount">{number(amount)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
