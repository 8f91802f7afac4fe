import { useState } from 'preact/hooks';
import type { CleanupRecord, ScanRecord } from '../../client/index.js';
import type { GenreChoice } from '../../contract/genre.js';
import { pageLimits } from '../../contract/page-limits.js';
import { refreshConfig, telltale } from '../api.js';
import { replaceDraft } from '../draft.js';
import { navigate } from '../router.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { Button, Field, Form, Submit } from '../shared/controls.js';
import { ErrorNotice, TaskButton, useTask } from '../shared/task.js';
import { alsoDeleted, type Kind, recordsOf, type SavedRecord } from './history-pages.js';

interface ActionsProps {
  kind: Kind;
  record: SavedRecord;
  onRenamed(title: string | null): void;
}

/** The actions on a record. */
export function RecordActions({ kind, record, onRenamed }: ActionsProps) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <div class="row record-actions" role="group" aria-label="Actions">
        {'text' in record && <ScanActions record={record} />}
        {'output_text' in record && <CleanupActions record={record} />}
        <Button aria-expanded={isRenaming} onClick={() => setRenaming(!isRenaming)}>
          Rename
        </Button>
        <ConfirmButton
          button="Delete …"
          title={`Delete this ${kind}?`}
          action="Delete"
          onConfirm={async () => {
            await recordsOf(kind).delete(record.id);
            navigate('/history');
          }}
        >
          <p>{alsoDeleted(kind)}This can't be undone.</p>
        </ConfirmButton>
      </div>
      {isRenaming && (
        <RenameForm
          kind={kind}
          record={record}
          onRenamed={title => {
            onRenamed(title);
            setRenaming(false);
          }}
        />
      )}
    </>
  );
}

function ScanActions({ record }: { record: ScanRecord }) {
  const rescan = async (signal: AbortSignal) => {
    const { id: parent_scan_id, text, title, esl } = record;
    const genre = record.genre as GenreChoice;
    const options = { genre, esl, include_sentences: true, title, parent_scan_id };
    const { scan_id } = await telltale.scan(text, options, { signal });
    void refreshConfig();
    if (scan_id !== null) navigate(`/history/${scan_id}`);
  };
  return (
    <TaskButton progress="Scanning …" onRun={rescan}>
      Scan again
    </TaskButton>
  );
}

function CleanupActions({ record: { output_text: text, title } }: { record: CleanupRecord }) {
  const scanCleaned = () => {
    replaceDraft({ text, title: title ?? '' }, 'The text was replaced by that of the record.');
    navigate('/');
  };
  return <Button onClick={scanCleaned}>Scan the clean text</Button>;
}

function RenameForm({ kind, record, onRenamed }: ActionsProps) {
  const [title, setTitle] = useState(record.title ?? '');
  const task = useTask();
  const rename = () =>
    task.run(async signal => {
      const renamed = await recordsOf(kind).rename(record.id, title.trim() || null, { signal });
      onRenamed(renamed.title);
    });
  return (
    <Form class="rename" onSubmit={rename}>
      <div class="row">
        <Field
          class="field grow"
          label="Title in your history"
          maxLength={pageLimits.titleChars}
          value={title}
          inputRef={focusOnce}
          onText={setTitle}
        />
        <Submit busy={task.busy}>Save the title</Submit>
      </div>
      <ErrorNotice problem={task.problem} onRetry={rename} />
    </Form>
  );
}

/** Focuses the field when it appears. A stable function, so that it does not run at every render. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();
