import { useEffect, useState } from 'preact/hooks';
import type { CleanupRecord, ScanRecord } from '../../client/index.js';
import type { GenreChoice } from '../../contract/genre.js';
import { SignedInOnly } from '../account/signed-in-only.js';
import { CleanedText } from '../cleanup/cleaned-text.js';
import { replaceDraft } from '../draft.js';
import { navigate } from '../router.js';
import { ScanResultView } from '../scan/scan-result.js';
import { ConfirmDialog } from '../shared/confirm-dialog.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { dateTime } from '../shared/format.js';
import { Progress } from '../shared/progress.js';
import { useTask } from '../shared/task.js';
import { recordsOf } from './history-pages.js';
import { RevisionChart } from './revision-chart.js';

export const RecordPage = ({ id }: { id: string }) => (
  <SignedInOnly why="Sign in to open your saved scans and cleanups.">
    <SavedRecord id={id} />
  </SignedInOnly>
);

/** Compares with the version before or, for the first one, after; without versions the person chooses. */
function compareAddress({ id, revisions }: ScanRecord): string {
  const index = revisions.findIndex(revision => revision.id === id);
  const [a, b] = index > 0 ? [revisions[index - 1], revisions[index]] : [revisions[0], revisions[1]];
  return a && b ? `/compare?a=${a.id}&b=${b.id}` : `/history?select=${id}`;
}

/** Ids of cleanups begin with `cln_`. */
const kindOf = (id: string) => (id.startsWith('cln_') ? 'cleanup' : 'scan');

function SavedRecord({ id }: { id: string }) {
  const [record, setRecord] = useState<ScanRecord | CleanupRecord | null>(null);
  const [confirming, setConfirming] = useState(false);
  const task = useTask();
  const kind = kindOf(id);
  const load = () =>
    task.run(async signal => {
      setRecord(await recordsOf(kind).get(id, { signal }));
    });
  useEffect(() => void load(), []);
  if (record === null) {
    return (
      <div class="narrow">
        <Progress when={task.busy} what="Loading the record …" />
        {task.problem?.status === 404 ? (
          <>
            <h1 tabIndex={-1}>Record not found</h1>
            <p class="lede">Your history has no record with this id. It may have been deleted.</p>
          </>
        ) : (
          <ErrorNotice problem={task.problem} onRetry={load} />
        )}
        <p>
          <a href="/history">Back to the history</a>
        </p>
      </div>
    );
  }
  const revise = ({ text, title, genre, esl }: ScanRecord) => {
    replaceDraft(
      { text, title: title ?? '', genre: genre as GenreChoice, esl, parent: { id, title } },
      'The text was replaced by that of the record.',
    );
    navigate('/');
  };
  return (
    <>
      <p class="crumb">
        <a href="/history">History</a>
      </p>
      <div class="row heading">
        <h1 tabIndex={-1}>{record.title || (kind === 'scan' ? 'A scan' : 'A cleanup')}</h1>
        <div class="row push">
          {'text' in record && (
            <button type="button" class="quiet" onClick={() => revise(record)}>
              Revise the text
            </button>
          )}
          {'text' in record && (
            <a class="button quiet" href={compareAddress(record)}>
              {record.revisions.length > 1 ? 'Compare versions' : 'Compare …'}
            </a>
          )}
          <button type="button" class="quiet" onClick={() => setConfirming(true)}>
            Delete …
          </button>
        </div>
      </div>
      <p class="hint">{dateTime(record.created_at)}</p>
      {'text' in record ? (
        <>
          <RevisionChart revisions={record.revisions} current={id} />
          <ScanResultView text={record.text} title={record.title ?? ''} result={record} />
        </>
      ) : (
        <CleanedText text={record.input_text} result={record} />
      )}
      {confirming && (
        <ConfirmDialog
          title={`Delete this ${kind}?`}
          action="Delete"
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            await recordsOf(kind).delete(id);
            navigate('/history');
          }}
        >
          <p>Its text is deleted too. This can't be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
