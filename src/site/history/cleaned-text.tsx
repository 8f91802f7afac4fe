import { useMemo } from 'preact/hooks';
import type { CleanupResult } from '../../contract/cleanup.js';
import { count, notAppliedNote, nothingToClean, number } from '../../contract/prose.js';
import { applyEdits } from '../../document/span.js';
import { type Change, diffWords } from '../../document/word-diff.js';
import { findEdits } from '../../engine/cleanup/clean.js';
import { fileName } from '../base/format.js';
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
  const changes = useMemo(() => changesOf(text, result), [text, result]);
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
      <div class="sides">
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

/** The changes of a cleanup, found by cleaning the text again. */
function changesOf(text: string, { output_text, style, read_as, changes }: CleanupResult): Change[] {
  const edits = findEdits(
    text,
    { contractions: 'contractions' in changes, ...(style && { style }) },
    read_as,
  );
  // The record may be of another version of the rules.
  if (applyEdits(text, edits) !== output_text) return diffWords(text, output_text);
  let end = 0;
  const marked = edits.flatMap(edit => {
    const between = text.slice(end, edit.start);
    end = edit.end;
    return [
      { before: between, after: between, same: true },
      { before: text.slice(edit.start, end), after: edit.replacement, same: false },
    ];
  });
  return [...marked, { before: text.slice(end), after: text.slice(end), same: true }];
}

/** Number of replaced glyphs, by kind. */
function ChangeCounts({ changes, total_changes: total, style }: CleanupResult) {
  if (total === 0) return <p>Nothing to clean: {nothingToClean[style ?? 'plain']}.</p>;
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
