import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { ScanRecord } from '../../client/index.js';
import type { Revision } from '../../contract/history.js';
import { shownScore } from '../../engine/scan/bands.js';
import { signedInOnly } from '../account/sign-in.js';
import { telltale } from '../api.js';
import { dateTime } from '../base/format.js';
import { ImageReadings } from '../images/image-readings.js';
import { cameBack, focusHeading } from '../router.js';
import type { EarlierVersion } from '../scan/change-section.js';
import { TitledResult } from '../scan/result-page.js';
import { recordPath, storeResult, tabResultAt, tabResultOfScan } from '../scan/tab-results.js';
import { BackLink } from '../shared/controls.js';
import { ErrorNotice, Progress, useLoaded } from '../shared/task.js';
import { CleanedText } from './cleaned-text.js';
import { kindOf, recordsOf, renameInList, type SavedRecord } from './history-pages.js';
import { RecordActions } from './record-actions.js';
import '../styles/images.css';
import '../styles/lists.css';

export default signedInOnly('Saved record', 'Sign in to open your saved scans, cleanups and images.', Saved);

function Saved({ id }: { id: string }) {
  const { value, set, load, task } = useLoaded<SavedRecord>(signal =>
    recordsOf(kindOf(id)).get(id, { signal }),
  );
  // The page had no heading to focus while the record was loaded.
  useLayoutEffect(() => {
    if (value !== null && !cameBack && document.activeElement === document.body) focusHeading();
  }, [value !== null]);
  if (value !== null) return <Loaded record={value} onChange={set} />;
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

interface RecordProps {
  record: SavedRecord;
  onChange(record: SavedRecord): void;
}

function Loaded({ record, onChange }: RecordProps) {
  const { id } = record;
  const kind = kindOf(id);
  const rename = (title: string | null) => {
    const revisions = 'revisions' in record && {
      revisions: record.revisions.map(one => (one.id === id ? { ...one, title } : one)),
    };
    onChange({ ...record, ...revisions, title });
    renameInList(kind, id, title);
    focusHeading();
  };
  const actions = <RecordActions kind={kind} record={record} onRenamed={rename} />;
  const title = record.title ?? '';
  return (
    <>
      <p class="crumb">
        <BackLink href="/history">‹ History</BackLink>
        {' · '}Saved {dateTime(record.created_at)}
      </p>
      {'text' in record ? (
        <SavedScan record={record} actions={actions} />
      ) : (
        <>
          <h1 tabIndex={-1}>{title || ('preview' in record ? record.preview : 'A cleanup')}</h1>
          {actions}
          {'preview' in record ? (
            <ImageReadings name={record.preview} result={record} />
          ) : (
            <CleanedText text={record.input_text} title={title} result={record} />
          )}
        </>
      )}
    </>
  );
}

function SavedScan({ record, actions }: { record: ScanRecord; actions: ComponentChildren }) {
  const { id, text, title, revisions } = record;
  const own = tabResultOfScan(id);
  const before = own?.before ?? null;
  const { value: earlier, load, task } = useLoaded(signal => earlierVersion(record, before, signal));
  const stored = { text, title: title ?? '', result: record, warnings: own?.warnings, before };
  return (
    <TitledResult
      path={recordPath(id)}
      stored={stored}
      earlier={earlier}
      store={() => own?.path ?? storeResult(stored)}
      notice={actions}
    >
      <ErrorNotice problem={task.problem} onRetry={load} />
      <Revisions revisions={revisions} current={id} />
    </TitledResult>
  );
}

/**
 * The version before a saved scan; null for a first one.
 *
 * @param before page of the version in this tab; null when the tab does not have it
 */
async function earlierVersion(
  { id, revisions }: ScanRecord,
  before: string | null,
  signal: AbortSignal,
): Promise<EarlierVersion | null> {
  const stored = before === null ? null : tabResultAt(before);
  if (stored !== null) return { ...stored, path: before! };
  const previous = revisions[revisions.findIndex(revision => revision.id === id) - 1];
  if (previous === undefined) return null;
  const result = await telltale.scans.get(previous.id, { signal });
  return { text: result.text, result, path: recordPath(previous.id) };
}

/** The scores of all revisions of a text, with links to them. */
function Revisions({ revisions, current }: { revisions: readonly Revision[]; current: string }) {
  if (revisions.length < 2) return null;
  return (
    <section class="chain" aria-labelledby="chain">
      <h2 id="chain">{revisions.length} revisions</h2>
      <ol>
        {revisions.map(({ id, score, assessed, created_at, title }) => (
          <li key={id}>
            <a href={`/history/${id}`} aria-current={id === current ? 'true' : undefined}>
              <span class="amount">{assessed === false ? '–' : shownScore(score)}</span>{' '}
              {title !== null && title !== revisions[0]!.title ? title : dateTime(created_at)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
