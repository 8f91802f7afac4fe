import { useEffect } from 'preact/hooks';
import type { ScanRecord } from '../../client/index.js';
import { shownScore } from '../../contract/figures.js';
import type { Revision } from '../../contract/history.js';
import { scoreText } from '../../report/passages.js';
import { signedInOnly } from '../account/sign-in.js';
import { CleanedText } from '../cleanup/cleaned-text.js';
import { lastScan } from '../draft.js';
import { focusHeading } from '../router.js';
import { ChangeSection } from '../scan/compare/change-section.js';
import { ResultActions } from '../scan/keep/result-actions.js';
import { keepResult, keptOfScan, keptResultAt, recordPath } from '../scan/kept-results.js';
import { ScanResultView } from '../scan/scan-result.js';
import { BackLink } from '../shared/controls.js';
import { dateTime } from '../shared/format.js';
import { ErrorNotice, Progress, useLoaded } from '../shared/task.js';
import { recordsOf, renameInList } from './history-pages.js';
import { JoinedRecord } from './joined-record.js';
import { RecordActions } from './record-actions.js';

export const RecordPage = signedInOnly('Sign in to open your saved scans and cleanups.', Saved);

/** One record, or the scans of the parts of a text, whose ids the address separates by commas. */
function Saved({ id }: { id: string }) {
  const ids = id.split(',');
  return ids.length > 1 ? <JoinedRecord ids={ids} /> : <SavedRecord id={id} />;
}

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
          <BackLink href="/history">Back to the history</BackLink>
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
        <BackLink href="/history">‹ History</BackLink>
        {' · '}Saved {dateTime(record.created_at)}
      </p>
      {'text' in record ? (
        <SavedScan record={record} onRenamed={rename} />
      ) : (
        <>
          <h1 tabIndex={-1}>{record.title || 'A cleanup'}</h1>
          <RecordActions kind={kind} record={record} onRenamed={rename} />
          <CleanedText text={record.input_text} title={record.title ?? ''} result={record} />
        </>
      )}
    </>
  );
}

interface ScanProps {
  record: ScanRecord;
  onRenamed(title: string | null): void;
}

function SavedScan({ record, onRenamed }: ScanProps) {
  const { id, text } = record;
  const title = record.title ?? '';
  // What this tab scanned has the version before it.
  const own = keptOfScan(id);
  const before = own?.before ?? null;
  const kept = { text, title, result: record, before };
  const earlier = before === null ? null : keptResultAt(before);
  // The pages for editing and rewriting continue with the text that is shown.
  useEffect(() => lastScan.set({ text, result: record, path: recordPath(id) }), [id]);
  return (
    <>
      <div class="row heading">
        <h1 tabIndex={-1}>
          {title || 'Scan result'}
          <span class="unseen">
            : {record.headline}
            {record.assessed && ` Score ${scoreText(record)}.`}
          </span>
        </h1>
        <ResultActions text={text} title={title} result={record} keep={() => own?.path ?? keepResult(kept)} />
      </div>
      <RecordActions kind="scan" record={record} onRenamed={onRenamed} />
      {earlier !== null && earlier.text !== text && (
        <ChangeSection before={earlier} beforePath={before!} after={kept} />
      )}
      <RevisionChart revisions={record.revisions} current={id} />
      <ScanResultView text={text} title={title} result={record} />
    </>
  );
}

const width = 320;
const height = 72;
const inset = 10;

/** A line chart of a text's scores over its revisions, and a list of links to them. */
function RevisionChart({ revisions, current }: { revisions: readonly Revision[]; current: string }) {
  if (revisions.length < 2) return null;
  const step = (width - 2 * inset) / (revisions.length - 1);
  const points = revisions.map(
    ({ score }, i) => [inset + i * step, height - inset - (score / 100) * (height - 2 * inset)] as const,
  );
  return (
    <section class="chain card" aria-labelledby="chain">
      <h2 id="chain">{revisions.length} revisions</h2>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[25, 50, 75].map(edge => {
          const y = height - inset - (edge / 100) * (height - 2 * inset);
          return <line key={edge} class="edge" x1={0} x2={width} y1={y} y2={y} />;
        })}
        <polyline points={points.map(point => point.join(',')).join(' ')} />
        {points.map(([x, y], i) => (
          <circle
            key={revisions[i]!.id}
            class={revisions[i]!.id === current ? 'current' : ''}
            cx={x}
            cy={y}
            r={4}
          />
        ))}
      </svg>
      <ol>
        {revisions.map(({ id, score, created_at, title }) => (
          <li key={id}>
            <a href={`/history/${id}`} aria-current={id === current ? 'true' : undefined}>
              <span class="amount">{shownScore(score)}</span>{' '}
              {title !== null && title !== revisions[0]!.title ? title : dateTime(created_at)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
