import { useEffect, useRef } from 'preact/hooks';
import { count, number } from '../../contract/figures.js';
import { megabyte } from '../../contract/limits.js';
import { acceptedExtensions } from '../../files/document/extensions.js';
import { signedInOnly } from '../account/sign-in.js';
import { config, refreshConfig } from '../api.js';
import { onClearWork } from '../draft.js';
import { Button, Check, LinkButton } from '../shared/controls.js';
import { DropArea, download, type Files, FilesButton } from '../shared/files.js';
import { createStore, useStore } from '../shared/store.js';
import { ErrorNotice, useTask } from '../shared/task.js';
import { BandDistribution, focusDistribution } from './band-distribution.js';
import { batchCsv, batchSarif } from './batch-exports.js';
import { bytesMax, chosenFiles, droppedFiles, filesMax, selectFiles } from './batch-files.js';
import { BatchRows } from './batch-rows.js';
import type { BatchRow, NamedFile } from './batch-run.js';
import { type BatchChoices, runBatch } from './batch-run.js';

interface BatchState {
  rows: readonly BatchRow[];
  notes: readonly string[];
  choices: BatchChoices;
}

const empty: BatchState = { rows: [], notes: [], choices: { esl: false, save: false } };
/** The files and their results. They stay while the person opens a result and comes back. */
const batch = createStore<BatchState>(empty);
onClearWork(() => batch.set(empty));

const update = (id: number, change: Partial<BatchRow>): void =>
  batch.set(now => ({ ...now, rows: now.rows.map(row => (row.id === id ? { ...row, ...change } : row)) }));

let lastId = 0;

function addFiles(chosen: readonly NamedFile[]): void {
  batch.set(now => {
    const { accepted, notes } = selectFiles(now.rows, chosen);
    const added = accepted.map(
      (each): BatchRow => ({
        ...each,
        id: ++lastId,
        state: 'waiting',
        text: null,
        result: null,
        error: null,
      }),
    );
    return { ...now, rows: [...now.rows, ...added], notes };
  });
}

export const BatchPage = signedInOnly(
  'Sign in to scan several files at once. Visitors can scan one text at a time.',
  Batch,
);

function Batch() {
  const { rows, notes, choices } = useStore(batch);
  const task = useTask();
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => void refreshConfig(), []);
  const scan = () =>
    task.run(async signal => {
      try {
        const state = batch.get();
        await runBatch(state.rows, state.choices, update, signal);
        // The button that had the focus disappears when nothing is left to scan.
        requestAnimationFrame(focusDistribution);
      } finally {
        void refreshConfig();
      }
    });
  const stop = () => {
    task.stop();
    start.current?.focus();
  };
  const unfinished = rows.filter(({ state }) => state !== 'done' && state !== 'failed').length;
  const scope = unfinished === rows.length ? '' : 'the other ';
  const results = rows.flatMap(({ result }) => result ?? []);
  return (
    <>
      <h1 tabIndex={-1}>Scan several files</h1>
      <p class="lede">
        Each file is scanned on its own. The scores are shown as a distribution, not as a ranking: a score is
        a signal about a text, never a verdict about a person.
      </p>
      <FileChooser disabled={task.busy} />
      {notes.length > 0 && (
        <div class="note" role="status">
          {notes.map(note => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <>
          <Choices choices={choices} disabled={task.busy} />
          <QuotaHint files={unfinished} />
          <div class="row actions">
            {(task.busy || unfinished > 0) && (
              // Not disabled while it runs: a disabled button loses the focus.
              <button
                ref={start}
                type="button"
                class="main"
                aria-disabled={task.busy}
                onClick={() => !task.busy && scan()}
              >
                {task.busy ? 'Scanning …' : `Scan ${scope}${count(unfinished, 'file')}`}
              </button>
            )}
            {task.busy && <Button onClick={stop}>Stop</Button>}
            {!task.busy && (
              <LinkButton onClick={() => batch.set({ ...empty, choices })}>Clear the list</LinkButton>
            )}
            <Settled rows={rows} />
          </div>
          <ErrorNotice problem={task.problem} onRetry={scan} />
        </>
      )}
      {results.length > 0 && (
        <>
          <BandDistribution results={results} />
          <Downloads rows={rows} />
        </>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="files">
          <h2 id="files">Files</h2>
          <BatchRows
            rows={rows}
            onRemove={
              task.busy
                ? null
                : id => batch.set(now => ({ ...now, rows: now.rows.filter(row => row.id !== id) }))
            }
          />
        </section>
      )}
    </>
  );
}

function FileChooser({ disabled }: { disabled: boolean }) {
  const choose = (files: Files) => addFiles(chosenFiles(files));
  return (
    <DropArea
      as="section"
      aria-label="Files to scan"
      class="batch-drop"
      disabled={disabled}
      onFiles={(_, data) => droppedFiles(data).then(addFiles)}
    >
      <div class="row">
        <FilesButton multiple accept={acceptedExtensions.join(',')} disabled={disabled} onFiles={choose}>
          Choose files
        </FilesButton>
        <FilesButton webkitdirectory disabled={disabled} onFiles={choose}>
          Choose a folder
        </FilesButton>
        <span class="wide-only">or drop them here</span>
      </div>
      <p class="hint">
        Up to {filesMax} files of 1 MB each, {number(bytesMax / megabyte)} MB together: Word, OpenDocument,
        PowerPoint, EPUB, PDF, HTML, Markdown, plain text.
      </p>
    </DropArea>
  );
}

function Choices({ choices, disabled }: { choices: BatchChoices; disabled: boolean }) {
  const choose = (change: Partial<BatchChoices>) =>
    batch.set(now => ({ ...now, choices: { ...now.choices, ...change } }));
  return (
    <fieldset class="options" disabled={disabled}>
      <legend class="unseen">About the files</legend>
      <div class="checks">
        <Check checked={choices.esl} onCheck={esl => choose({ esl })}>
          The writers' first language is not English
        </Check>
        <Check checked={choices.save} onCheck={save => choose({ save })}>
          Save each result to my history
        </Check>
      </div>
    </fieldset>
  );
}

/** Requests per file: one that extracts its text, one that scans it. */
const requestsPerFile = 2;

/** Warns before a run that the hourly rate limit will stop it, and that no words are left. */
function QuotaHint({ files }: { files: number }) {
  const usage = useStore(config)?.usage;
  const needed = files * requestsPerFile;
  if (usage == null || files === 0) return null;
  const { requests_remaining: requests, words_remaining: words } = usage;
  return (
    <>
      {requests !== null && requests < needed && (
        <p class="note">
          {count(files, 'file')} need {number(needed)} requests; {number(requests)} are left this hour. The
          scan stops there, and you can continue later.
        </p>
      )}
      {words === 0 && <p class="note">The words of this month's quota are used up.</p>}
    </>
  );
}

/** How many files are finished, announced at intervals rather than for each file. */
function Settled({ rows }: { rows: readonly BatchRow[] }) {
  const done = rows.filter(({ state }) => state === 'done').length;
  const failed = rows.filter(({ state }) => state === 'failed').length;
  if (done + failed === 0 && rows.every(({ state }) => state === 'waiting')) return null;
  return (
    <div class="row" role="status">
      <progress aria-label="Finished files" value={done + failed} max={rows.length} />
      <span>
        {done} of {count(rows.length, 'file')} scanned{failed > 0 && `, ${failed} failed`}
      </span>
    </div>
  );
}

function Downloads({ rows }: { rows: readonly BatchRow[] }) {
  const version = useStore(config)?.version ?? '';
  const save = (content: string, type: string, extension: string) =>
    download(content, type, `telltale-batch.${extension}`);
  return (
    <div class="row">
      <Button onClick={() => save(batchCsv(rows), 'text/csv', 'csv')}>CSV</Button>
      <Button
        onClick={() =>
          save(`${JSON.stringify(batchSarif(rows, version), null, 2)}\n`, 'application/json', 'sarif')
        }
      >
        SARIF
      </Button>
      <span class="hint">In the order of the files.</span>
    </div>
  );
}
