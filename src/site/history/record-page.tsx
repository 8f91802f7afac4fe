import { signedInOnly } from '../account/sign-in.js';
import { CleanedText } from '../cleanup/cleaned-text.js';
import { focusHeading } from '../router.js';
import { ScanResultView } from '../scan/scan-result.js';
import { dateTime } from '../shared/format.js';
import { ErrorNotice, Progress, useLoaded } from '../shared/task.js';
import { recordsOf, renameInList } from './history-pages.js';
import { RecordActions } from './record-actions.js';
import { RevisionChart } from './revision-chart.js';

export const RecordPage = signedInOnly('Sign in to open your saved scans and cleanups.', SavedRecord);

/** Ids of cleanups begin with `cln_`. */
const kindOf = (id: string) => (id.startsWith('cln_') ? 'cleanup' : 'scan');

function SavedRecord({ id }: { id: string }) {
  const kind = kindOf(id);
  const { value: record, set, load, task } = useLoaded(signal => recordsOf(kind).get(id, { signal }));
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
  const rename = (title: string | null) => {
    const revisions = 'revisions' in record && {
      revisions: record.revisions.map(one => (one.id === id ? { ...one, title } : one)),
    };
    set({ ...record, ...revisions, title });
    renameInList(kind, id, title);
    focusHeading();
  };
  return (
    <>
      <p class="crumb">
        <a href="/history">History</a>
      </p>
      <h1 tabIndex={-1}>{record.title || (kind === 'scan' ? 'A scan' : 'A cleanup')}</h1>
      <p class="hint">{dateTime(record.created_at)}</p>
      <RecordActions kind={kind} record={record} onRenamed={rename} />
      {'text' in record ? (
        <>
          <RevisionChart revisions={record.revisions} current={id} />
          <ScanResultView text={record.text} title={record.title ?? ''} result={record} />
        </>
      ) : (
        <CleanedText text={record.input_text} result={record} />
      )}
    </>
  );
}
