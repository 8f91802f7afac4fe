import { useMemo } from 'preact/hooks';
import type { CleanupResult } from '../../contract/cleanup.js';
import { number } from '../../contract/figures.js';
import { CopyButton } from '../shared/copy-button.js';
import { download } from '../shared/file-input.js';
import { MarkedChanges } from '../shared/marked-changes.js';
import { ChangeCounts } from './change-counts.js';
import { diffTexts } from './text-diff.js';

/** A text before and after cleanup, side by side, with every change marked. */
export function CleanedText({ text, result }: { text: string; result: CleanupResult }) {
  const changes = useMemo(() => diffTexts(text, result.output_text), [text, result.output_text]);
  return (
    <section class="cleaned" aria-label="The cleaned text">
      <div class="row">
        <div class="grow" role="status">
          <ChangeCounts changes={result.changes} total={result.total_changes} />
        </div>
        <CopyButton text={result.output_text} label="Copy the clean text" />
        <button
          type="button"
          class="quiet"
          onClick={() => download(new Blob([result.output_text], { type: 'text/plain' }), 'clean.txt')}
        >
          Download
        </button>
      </div>
      <div class="sides">
        <div>
          <h2>Before</h2>
          <div class="card prose">
            <MarkedChanges changes={changes} side="before" />
          </div>
          <p class="hint">{number(result.chars_in)} characters</p>
        </div>
        <div>
          <h2>After</h2>
          <div class="card prose">
            <MarkedChanges changes={changes} side="after" />
          </div>
          <p class="hint">{number(result.chars_out)} characters</p>
        </div>
      </div>
    </section>
  );
}
