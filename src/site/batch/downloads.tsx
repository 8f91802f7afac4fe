import { useState } from 'preact/hooks';
import { pageLimits } from '../../contract/page-limits.js';
import { count } from '../../contract/prose.js';
import { config, telltale } from '../api.js';
import { fileName } from '../base/format.js';
import { useStore } from '../base/store.js';
import { reportOptions, textOrExcerpts } from '../scan/save/report-options.js';
import { hashOf, statementOf } from '../scan/statement.js';
import { Button } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { batchCsv } from './batch-exports.js';
import { retries } from './batch-run.js';
import { type Action, type BatchRow, batch, runAction, stop } from './batch-state.js';
import { scannedOf } from './findings.js';
import { archivePaths, zipOf } from './write-zip.js';

/** The results as files: a printable report on all of them, a report on each, and tables. */
export function Downloads({ rows }: { rows: readonly BatchRow[] }) {
  const who = useStore(config);
  const { action } = useStore(batch);
  const save = (content: BlobPart, type: string, what: string, extension: string) =>
    download(content, type, fileName('files', what, extension));
  const [savedReports, setSavedReports] = useState(0);
  const saveReports = () =>
    runAction('reports', async signal => {
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
        <Button disabled={action !== null} onClick={saveReports}>
          ZIP of the single reports
        </Button>
        <Button onClick={() => save(batchCsv(rows), 'text/csv', 'results', 'csv')}>
          CSV for a spreadsheet
        </Button>
      </div>
      <Progress when={action === 'reports'} what="Making the reports …" onStop={stop} />
      <div role="status">
        {savedReports > 0 && `The ZIP with ${count(savedReports, 'report')} is among your downloads.`}
      </div>
      <p class="hint">
        All files, in the order of the list. The single reports are signed by the service
        {who?.account && ' and also stored with your account'}. None of these uses a request of your hour.
      </p>
      <Failure of={['reports']} />
    </section>
  );
}

/** The error that ended one of these actions, beside their buttons. */
export function Failure({ of }: { of: readonly Action[] }) {
  const { failure } = useStore(batch);
  if (failure === null || !of.includes(failure.action)) return null;
  return <ErrorNotice problem={failure.problem} onRetry={failure.retry} />;
}

/** Reports that were made, each with its statement; another attempt after an error makes only the others. */
const made = new WeakMap<object, { statement: string; html: string }>();

async function reports(rows: readonly BatchRow[], signal: AbortSignal): Promise<Blob> {
  const scanned = scannedOf(rows);
  for (const { name, text, result, warnings, key } of scanned) {
    const statement = statementOf(text).trim();
    if (made.get(result)?.statement === statement) continue;
    const options = {
      ...reportOptions({ title: name.slice(-pageLimits.titleChars), result, warnings }, statement),
      ...textOrExcerpts(text, result),
    };
    const saved = result.scan_id === null ? '' : '-saved';
    const stated = statement === '' ? '' : `-${hashOf(statement)}`;
    const idempotencyKey = `${key}-report${saved}${stated}`;
    const { html } = await telltale.report(result, options, { signal, retries, idempotencyKey });
    made.set(result, { statement, html });
  }
  const paths = archivePaths(
    scanned.map(({ name }) => name),
    '-report.html',
  );
  return zipOf(
    scanned.map(({ result }, i) => ({ name: paths[i]!, content: made.get(result)!.html })),
    new Date(),
  );
}
