import { useState } from 'preact/hooks';
import type { CleanedFile } from '../../client/index.js';
import { telltale } from '../api.js';
import { DropArea, download, type Files, FilesButton } from '../shared/files.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { documentTypes } from '../shared/text-editor.js';
import { ChangeCounts } from './cleaned-text.js';

/** Cleans an uploaded document and offers the cleaned file as a download. */
export function DocumentCleaner({ contractions }: { contractions: boolean }) {
  const [cleaned, setCleaned] = useState<CleanedFile | null>(null);
  const task = useTask();
  const clean = ([file]: Files) =>
    task.run(async signal => {
      setCleaned(null);
      setCleaned(await telltale.cleanupFile(file, { contractions }, { signal }));
    });
  return (
    <DropArea as="section" class="document" aria-labelledby="in-place" onFiles={clean}>
      <h2 id="in-place">Clean a document</h2>
      <p class="hint">
        Word and OpenDocument files, HTML, Markdown and plain text keep their format; only the typography
        changes. A PDF, presentation or EPUB is returned as plain text. The document is not stored.
      </p>
      <div class="row">
        <FilesButton accept={documentTypes} onFiles={clean}>
          Choose a document
        </FilesButton>
        <span class="hint wide-only">or drop it here</span>
        <Progress when={task.busy} what="Cleaning …" onStop={task.stop} />
      </div>
      <ErrorNotice problem={task.problem} />
      {cleaned !== null && (
        <div role="status">
          <ChangeCounts changes={cleaned.changes} total={cleaned.totalChanges} />
          {cleaned.warnings.map(warning => (
            <p class="note" key={warning}>
              {warning}
            </p>
          ))}
          <button type="button" onClick={() => download(cleaned.data, cleaned.data.type, cleaned.filename)}>
            Download {cleaned.filename}
          </button>
        </div>
      )}
    </DropArea>
  );
}
