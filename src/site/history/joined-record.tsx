import { useMemo } from 'preact/hooks';
import type { ScanRecord } from '../../client/index.js';
import { count } from '../../contract/figures.js';
import { telltale } from '../api.js';
import { navigate } from '../router.js';
import { recordPath } from '../scan/kept-results.js';
import { ScanResultView } from '../scan/scan-result.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { Button } from '../shared/controls.js';
import { dateTime } from '../shared/format.js';
import { joinRecords } from './joined-parts.js';
import { openWith } from './record-actions.js';

/** The joined result of saved scans of the parts of a text. */
export function JoinedRecord({ records }: { records: readonly ScanRecord[] }) {
  const { text, title, result } = useMemo(() => joinRecords(records), [records]);
  const ids = records.map(({ id }) => id);
  const continueOn = (path: string) =>
    openWith(path, { text, title }, { text, result, path: recordPath(...ids) });
  return (
    <>
      <p class="crumb">
        <a href="/history">History</a>
      </p>
      <h1 tabIndex={-1}>{title || 'A long text'}</h1>
      <p class="hint">
        {dateTime(records.at(-1)!.created_at)} · joined from {count(ids.length, 'part')}, not signed:
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
