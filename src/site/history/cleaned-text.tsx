import type { CleanupResult } from '../../contract/cleanup.js';
import { count, notAppliedNote, number } from '../../contract/prose.js';
import { fileName } from '../base/format.js';
import { Button, CopyButton } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { Versions } from '../shared/marked-changes.js';

interface CleanedTextProps {
  text: string;
  /** Title of the text or name of its file; empty without one. */
  title: string;
  result: CleanupResult;
}

/** A text before and after cleanup, side by side, with every change marked. */
export function CleanedText({ text, title, result }: CleanedTextProps) {
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
      <Versions
        before={text}
        after={result.output_text}
        afterName="After"
        note={side => (
          <p class="hint">{number(side === 'before' ? result.chars_in : result.chars_out)} characters</p>
        )}
      />
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
