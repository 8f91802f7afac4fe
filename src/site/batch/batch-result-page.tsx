import { useEffect } from 'preact/hooks';
import { count } from '../../contract/prose.js';
import { useStore } from '../base/store.js';
import { navigate } from '../router.js';
import { TabResultView } from '../scan/result-page.js';
import { storeResult } from '../scan/tab-results.js';
import { BackLink, NotFound } from '../shared/controls.js';
import { Progress } from '../shared/task.js';
import { saveResult } from './batch-run.js';
import { type BatchRow, batch, lastOpened, resultPath, shownRows } from './batch-state.js';
import { nounOf, type Scanned, scannedOf } from './findings.js';
import '../styles/batch.css';

/** The result of a file of the list, between those of the files before and after it in the list's order. */
export default function BatchResultPage({ id }: { id: string }) {
  const state = useStore(batch);
  if (!state.restored) return <Progress when what="Loading the list …" />;
  const isThis = (row: BatchRow) => String(row.id) === id;
  const shown = scannedOf(shownRows(state));
  const row = scannedOf(state.rows).find(isThis);
  if (row === undefined) {
    return (
      <NotFound what="Result">
        The <a href="/batch">list of files</a>, with its results, is only in the tab that scanned them.
      </NotFound>
    );
  }
  return (
    <>
      <Neighbours files={shown} at={shown.findIndex(isThis)} all={state.rows} />
      <RowResult key={row.result.scan_id} row={row} />
    </>
  );
}

function RowResult({ row }: { row: Scanned<BatchRow> }) {
  const { name: title, text, result, warnings } = row;
  const path = resultPath(row);
  const stored = { text, title, result, warnings, isOthers: true, before: null };
  useEffect(() => lastOpened.set(path), []);
  return (
    <TabResultView
      path={path}
      stored={stored}
      store={() => storeResult(stored)}
      save={signal => saveResult(row, signal)}
    />
  );
}

interface NeighboursProps {
  /** The files of the list that have a result, in its order. */
  files: readonly BatchRow[];
  /** Index of the file that is shown; -1 when the list does not show it. */
  at: number;
  /** The whole list. */
  all: readonly BatchRow[];
}

/** Leads back to the list, and to the file before and the one after. */
function Neighbours({ files, at, all }: NeighboursProps) {
  const noun = nounOf(all);
  const link = (name: string, row: BatchRow | undefined) => {
    const label = [name, <span class="wide-only"> {noun}</span>];
    if (row === undefined) return <span class="hint">{label}</span>;
    const path = resultPath(row);
    // In place of the page, so that Back leads to the list from any file.
    const open = (event: MouseEvent) => {
      event.preventDefault();
      navigate(path, { replace: true });
    };
    return (
      <a href={path} title={row.name} aria-label={`${name} ${noun}: ${row.name}`} onClick={open}>
        {label}
      </a>
    );
  };
  return (
    <nav class="row crumb neighbours tab-only" aria-label="Files of the list">
      <BackLink href="/batch">‹ Back to the {count(all.length, noun)}</BackLink>
      <span class="push hint wide-only">{at >= 0 && `${at + 1} of ${files.length}`}</span>
      {link('Previous', at < 0 ? undefined : files[at - 1])}
      {link('Next', at < 0 ? undefined : files[at + 1])}
    </nav>
  );
}
