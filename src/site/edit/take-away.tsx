import { useState } from 'preact/hooks';
import type { CleanedFile } from '../../client/index.js';
import { count } from '../../contract/figures.js';
import { telltale } from '../api.js';
import { draft, type Source } from '../draft.js';
import { CopyButton } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { fileName } from '../shared/format.js';
import { useStore } from '../shared/store.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { type FileEdits, fileEdits } from './file-edits.js';
import { typographyEdits } from './typography.js';

interface Made {
  sent: FileEdits;
  file: CleanedFile;
}

/** Copies the text, or downloads it: a document in its own format, with the changes of its text. */
export function TakeAway() {
  const { text, title, source } = useStore(draft);
  const task = useTask();
  const [made, setMade] = useState<Made | null>(null);
  const file = source === null ? null : fileOf(source);
  const downloadFile = (source: Source, file: File) =>
    task.run(async signal => {
      setMade(null);
      const sent = fileEdits(source.text, text, typographyEdits(source.text));
      const cleaned = await telltale.cleanupFile(file, { edits: sent.edits }, { signal });
      download(cleaned.data, cleaned.data.type, nameOfClean(file.name));
      setMade({ sent, file: cleaned });
    });
  const take = () => {
    if (source !== null && file !== null) return downloadFile(source, file);
    download(text, 'text/plain', fileName(title, 'edited', 'txt'));
  };
  return (
    <>
      <div class="row actions">
        <button type="button" class="main" disabled={task.busy || text === ''} onClick={take}>
          Download {file === null ? 'the text' : nameOfClean(file.name)}
        </button>
        <CopyButton text={text} label="Copy the text" />
        <Progress when={task.busy} what="Writing the document …" onStop={task.stop} />
        <ErrorNotice problem={task.problem} onRetry={take} />
      </div>
      {file !== null && (
        <p class="hint">
          The document keeps its format. All of its typography becomes plain, with or without Accept.
        </p>
      )}
      <div role="status">{made !== null && <Report {...made} />}</div>
    </>
  );
}

/** The document in whose format the text can be downloaded. The text of a PDF is downloaded as text. */
const fileOf = ({ file }: Source): File | null => (file === null || /\.pdf$/i.test(file.name) ? null : file);

const nameOfClean = (name: string): string => fileName(name, 'clean', name.split('.').at(-1)!);

/** Why an edit cannot be written into a document. */
const problems: Readonly<Record<string, string>> = {
  not_found: 'the document has the words in another form',
  overlap: 'it overlaps another edit',
  paragraph: 'it crosses paragraphs',
  formatting: 'it crosses a change of formatting',
  markup: 'it is in a field, a note, a tracked change or code',
  encoding: 'the encoding of the document lacks a character',
};

/** What the downloaded document has, and which changes are only in the text. */
function Report({ sent, file }: Made) {
  const { editsApplied, editsNotApplied, totalChanges, warnings } = file;
  const missing = [
    ...Object.entries(editsNotApplied).flatMap(([problem, indexes]) =>
      indexes.map(index => ({ ...sent.edits[index]!, reason: problems[problem] ?? problem })),
    ),
    ...sent.left.map(change => ({
      ...change,
      reason: 'it adds, removes or joins paragraphs, or is too long',
    })),
  ];
  return (
    <>
      <p class="note">
        Downloaded {file.filename} with {count(editsApplied, 'edit')} and {count(totalChanges, 'change')} of
        typography.
      </p>
      {missing.length > 0 && (
        <div class="note">
          <p>
            {count(missing.length, 'edit')} could not be written into the document; the copied text has{' '}
            {missing.length === 1 ? 'it' : 'them'}.
          </p>
          <ul>
            {missing.map(({ before, after, reason }, i) => (
              <li key={i}>
                <q>{before}</q> → <q>{after}</q>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.map(warning => (
        <p class="note" key={warning}>
          {warning}
        </p>
      ))}
    </>
  );
}
