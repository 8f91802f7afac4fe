import { useEffect, useState } from 'preact/hooks';
import type { CleanupRecord, ScanRecord } from '../../client/index.js';
import type { GenreChoice } from '../../contract/genre.js';
import { ForAccounts } from '../account/signed-in-only.js';
import { Cleaned } from '../cleanup/cleaned-text.js';
import { edit, scanned } from '../draft.js';
import { navigate } from '../router.js';
import { Result } from '../scan/scan-result.js';
import { Confirm } from '../shared/confirm-dialog.js';
import { Failed } from '../shared/error-notice.js';
import { dateTime } from '../shared/format.js';
import { Busy } from '../shared/progress.js';
import { useTask } from '../shared/task.js';
import { saved } from './history-pages.js';
import { Chain } from './revision-chart.js';

export const RecordPage = ({ id }: { id: string }) => (
  <ForAccounts why="Sign in to open what you have saved.">
    <SavedRecord id={id} />
  </ForAccounts>
);

/** What an id says of its record: cleanups begin with cln. */
const kindOf = (id: string) => (id.startsWith('cln_') ? 'cleanup' : 'scan');

function SavedRecord({ id }: { id: string }) {
  const [record, setRecord] = useState<ScanRecord | CleanupRecord | null>(null);
  const [asks, setAsks] = useState(false);
  const task = useTask();
  const kind = kindOf(id);
  const load = () =>
    task.run(async signal => {
      setRecord(await saved(kind).get(id, { signal }));
    });
  useEffect(() => void load(), []);
  if (record === null) {
    return (
      <div class="narrow">
        <Busy when={task.busy} what="Fetching it …" />
        {task.problem?.status === 404 ? (
          <>
            <h1 tabIndex={-1}>It is not there</h1>
            <p class="lede">Nothing of this name is in your history; it may have been deleted.</p>
          </>
        ) : (
          <Failed problem={task.problem} onRetry={load} />
        )}
        <p>
          <a href="/history">Back to the history</a>
        </p>
      </div>
    );
  }
  const revise = ({ text, title, genre, esl }: ScanRecord) => {
    edit({ text, title: title ?? '', genre: genre as GenreChoice, esl, source: null, parent: { id, title } });
    scanned.set(null);
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
          <button type="button" class="quiet" onClick={() => setAsks(true)}>
            Delete …
          </button>
        </div>
      </div>
      <p class="hint">{dateTime(record.created_at)}</p>
      {'text' in record ? (
        <>
          <Chain revisions={record.revisions} current={id} />
          <Result text={record.text} result={record} />
        </>
      ) : (
        <Cleaned text={record.input_text} result={record} />
      )}
      {asks && (
        <Confirm
          title={`Delete this ${kind}?`}
          action="Delete"
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await saved(kind).delete(id);
            navigate('/history');
          }}
        >
          <p>The text goes with it. It can't be undone.</p>
        </Confirm>
      )}
    </>
  );
}
