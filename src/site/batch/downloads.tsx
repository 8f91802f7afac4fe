import { useState } from 'preact/hooks';
import { pageLimits } from '../../contract/page-limits.js';
import { count } from '../../contract/prose.js';
import { config, telltale } from '../api.js';
import { fileName } from '../base/format.js';
import { useStore } from '../base/store.js';
import { reportOptions, textOrExcerpts } from '../scan/save/report-options.js';
import { hashOf, statementOf } from '../scan/save/statement.js';
import { Button } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { batchCsv } from './batch-exports.js';
import { retries } from './batch-run.js';
import { type BatchRow, tasks, useBusy } from './batch-state.js';
import { scannedOf } from './findings.js';
import { archivePaths, zipOf } from './write-zip.js';

/** The results as files: a printable report on all of them, a report on each, and tables. */
export function Downloads({ rows }: { rows: readonly BatchRow[] }) {
  const who = useStore(config);
  const making = useStore(tasks.reports.state);
  const save = (content: BlobPart, type: string, what: string, extension: string) =>
    download(content, type, fileName('files', what, extension));
  const [savedReports, setSavedReports] = useState(0);
  const saveReports = () =>
    tasks.reports.run(async signal => {
      setSavedReports(0);
      save(await reports(rows, signal), 'application/zip', 'reports', 'zip');
      setSavedReports(scannedOf(rows).length);
    });
  return (
    <section class="downloads" aria-label="Print or download the results">
      <div class="row">
        <a class="button quiet" href="/batch/report">
          Report on all files
        </a>
        <Button disabled={useBusy()} onClick={saveReports}>
          ZIP of the single reports
        </Button>
        <Button onClick={() => save(batchCsv(rows), 'text/csv', 'results', 'csv')}>
          CSV for a spreadsheet
        </Button>
      </div>
      <Progress when={making.busy} what="Making the reports …" onStop={tasks.reports.stop} />
      <div role="status">
        {savedReports > 0 && `The ZIP with ${count(savedReports, 'report')} is among your downloads.`}
      </div>
      <p class="hint">
        All files, in the order of the list. The single reports are signed by the service
        {who?.account && ' and also stored with your account'}. None of these uses a request of your hour.
      </p>
      <ErrorNotice problem={making.problem} onRetry={saveReports} />
    </section>
  );
}

/** A report on each file. Repeated after an error, a request returns the report that was made before. */
async function reports(rows: readonly BatchRow[], signal: AbortSignal): Promise<Blob> {
  const scanned = scannedOf(rows);
  const paths = archivePaths(
    scanned.map(({ name }) => name),
    '-report.html',
  );
  const files: { name: string; content: string }[] = [];
  for (const [i, { name, text, result, warnings, key }] of scanned.entries()) {
    const statement = statementOf(text).trim();
    const options = {
      ...reportOptions({ title: name.slice(-pageLimits.titleChars), result, warnings }, statement),
      ...textOrExcerpts(text, result),
    };
    const saved = result.scan_id === null ? '' : '-saved';
    const stated = statement === '' ? '' : `-${hashOf(statement)}`;
    const idempotencyKey = `${key}-report${saved}${stated}`;
    const { html } = await telltale.report(result, options, { signal, retries, idempotencyKey });
    files.push({ name: paths[i]!, content: html });
  }
  return zipOf(files, new Date());
}
