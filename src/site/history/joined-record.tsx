import { useState } from 'preact/hooks';
import { count } from '../../contract/figures.js';
import { telltale } from '../api.js';
import { lastScan, replaceDraft } from '../draft.js';
import { navigate } from '../router.js';
import { recordPath } from '../scan/kept-results.js';
import { ScanResultView } from '../scan/scan-result.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { Button } from '../shared/controls.js';
import { dateTime } from '../shared/format.js';
import { ErrorNotice, Progress, useLoaded } from '../shared/task.js';
import { joinRecords } from './joined-parts.js';

/** The joined result of saved scans of the parts of a text. */
export function JoinedRecord({ ids }: { ids: readonly string[] }) {
  const [at, setAt] = useState(0);
  const { value, load, task } = useLoaded(async signal => {
    const records = [];
    for (const [i, id] of ids.entries()) {
      setAt(i);
      records.push(await telltale.scans.get(id, { signal }));
    }
    return { ...joinRecords(records), createdAt: records.at(-1)!.created_at };
  });
  if (value === null) {
    return (
      <div class="narrow">
        <Progress when={task.busy} what={`Loading part ${at + 1} of ${ids.length} …`} />
        {task.problem?.status === 404 ? (
          <>
            <h1 tabIndex={-1}>Part {at + 1} not found</h1>
            <p class="lede">Your history does not have all parts of this text. One may have been deleted.</p>
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
  const { text, title, result, createdAt } = value;
  const continueOn = (path: string) => {
    replaceDraft({ text, title }, 'The text was replaced by that of the record.');
    lastScan.set({ text, result, path: recordPath(...ids) });
    navigate(path);
  };
  return (
    <>
      <p class="crumb">
        <a href="/history">History</a>
      </p>
      <h1 tabIndex={-1}>{title || 'A long text'}</h1>
      <p class="hint">
        {dateTime(createdAt)} · joined from {count(ids.length, 'part')}, not signed:
        {ids.map((id, i) => (
          <>
            {' '}
            <a key={id} href={recordPath(id)}>
              {i + 1}
            </a>
          </>
        ))}
      </p>
      <div class="row record-actions" role="group" aria-label="Actions">
        <Button onClick={() => continueOn('/edit')}>Edit the text</Button>
        <Button onClick={() => continueOn('/rewrite')}>Rewrite sentences</Button>
        <Button onClick={() => continueOn('/cleanup')}>Clean up</Button>
        <ConfirmButton
          button="Delete …"
          title={`Delete these ${count(ids.length, 'scan')}?`}
          action="Delete"
          onConfirm={async () => {
            for (const id of ids) await telltale.scans.delete(id);
            navigate('/history');
          }}
        >
          <p>Their texts are deleted too. This can't be undone.</p>
        </ConfirmButton>
      </div>
      <ScanResultView text={text} title={title} result={result} />
    </>
  );
}
