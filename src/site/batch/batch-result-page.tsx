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
  const [before, after] = at < 0 ? [] : [files[at - 1], files[at + 1]];
  return (
    <nav class="row crumb neighbours tab-only" aria-label="Files of the list">
      <BackLink href="/batch">‹ Back to the {count(all.length, nounOf(all))}</BackLink>
      <span class="push hint wide-only">{at >= 0 && `${at + 1} of ${files.length}`}</span>
      <Neighbour row={before} rel="prev" noun={nounOf(all)} />
      <Neighbour row={after} rel="next" noun={nounOf(all)} />
    </nav>
  );
}

interface NeighbourProps {
  row: BatchRow | undefined;
  rel: 'prev' | 'next';
  noun: string;
}

/** A link that takes the place of the page, so that Back leads to the list from any file. */
function Neighbour({ row, rel, noun }: NeighbourProps) {
  const direction = rel === 'prev' ? 'Previous' : 'Next';
  const name = (
    <>
      {direction}
      <span class="wide-only"> {noun}</span>
    </>
  );
  if (row === undefined) return <span class="hint">{name}</span>;
  const path = resultPath(row);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    navigate(path, { replace: true });
  };
  return (
    <a href={path} rel={rel} title={row.name} aria-label={`${direction} ${noun}: ${row.name}`} onClick={open}>
      {name}
    </a>
  );
}
