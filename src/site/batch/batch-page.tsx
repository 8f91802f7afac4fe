import { useEffect, useRef } from 'preact/hooks';
import { count, fileSize, listed, number } from '../../contract/prose.js';
import { acceptedExtensions } from '../../files/document/extensions.js';
import { config, refreshConfig } from '../api.js';
import { useStore } from '../base/store.js';
import { Button, Check, LinkButton, Toggles } from '../shared/controls.js';
import { ExampleList } from '../shared/example-list.js';
import { DropArea, type Files, FilesButton } from '../shared/files.js';
import { ErrorNotice, Progress } from '../shared/task.js';
import { BandDistribution, focusDistribution } from './band-distribution.js';
import { chosenFiles, droppedFiles } from './batch-files.js';
import { BatchRows } from './batch-rows.js';
import { saveResults, scanWaiting, unsaved } from './batch-run.js';
import {
  addFiles,
  addLongText,
  type BatchRow,
  batch,
  choose,
  chooseEsl,
  clearList,
  eslOfAll,
  isOutdated,
  isUnfinished,
  tasks,
  useBusy,
} from './batch-state.js';
import { Downloads } from './downloads.js';
import { nounOf, ofGroup, ordered, orderNotes, orders } from './findings.js';
import { PartsFound, PartsNote } from './parts.js';
import { bytesMax, filesMax, type Refused } from './select-files.js';
import '../styles/batch.css';

const scan = () =>
  tasks.scan.run(async signal => {
    await scanWaiting(signal).finally(() => void refreshConfig());
    // The button that had the focus disappears when nothing is left to scan.
    requestAnimationFrame(focusDistribution);
  });

const save = () => tasks.save.run(signal => saveResults(signal).finally(() => void refreshConfig()));

export default function BatchPage() {
  const { rows, refused, choices, restored } = useStore(batch);
  const { busy: scanning, problem } = useStore(tasks.scan.state);
  const saving = useStore(tasks.save.state);
  const busy = useBusy();
  const who = useStore(config);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void addLongText();
    void refreshConfig();
  }, []);
  const stopScan = () => {
    tasks.scan.stop();
    start.current?.focus();
  };
  const all = ordered(rows, choices.order);
  const shown = ofGroup(all, choices.group);
  const unfinished = rows.filter(isUnfinished);
  const results = rows.flatMap(({ result }) => result ?? []);
  const noun = nounOf(rows);
  return (
    <>
      <h1 tabIndex={-1}>Scan several files</h1>
      {rows.length === 0 && (
        <p class="lede">
          Each file is scanned on its own, and each result shows where in the text its signals are. A score is
          a signal about a text, never a verdict about a person. <a href="/">Scan one text</a>
        </p>
      )}
      <FileChooser disabled={busy} isEmpty={rows.length === 0} />
      <Progress when={!restored} what="Loading the list …" />
      <NotAdded refused={refused} />
      <Choices disabled={busy} />
      {restored && rows.length === 0 && (
        <ExampleList
          what="Each file is a row with its finding and its score, and opens its result. A report on all can be printed."
          rows={[
            [
              'Ivanova.docx',
              'One passage of 102 words stands out: “In today’s fast-paced world …”',
              41,
              'moderate',
            ],
            ['Smith.odt', 'Few signals of machine writing', 3, 'low'],
          ]}
        />
      )}
      {rows.length > 0 && (
        <>
          <Allowance unfinished={unfinished} />
          <div class="row actions">
            {(scanning || unfinished.length > 0) && (
              // Not disabled while it runs: a disabled button loses the focus.
              <button
                ref={start}
                type="button"
                class="main"
                aria-disabled={busy}
                onClick={() => !busy && scan()}
              >
                {scanning ? 'Scanning …' : scanLabel(rows, unfinished)}
              </button>
            )}
            {scanning && <Button onClick={stopScan}>Stop</Button>}
            {!busy && <LinkButton onClick={clearList}>Clear the list</LinkButton>}
            <Settled rows={rows} />
          </div>
          <ErrorNotice problem={problem} onRetry={scan} />
          <ErrorNotice problem={saving.problem} onRetry={save} />
          <PartsNote rows={rows} />
        </>
      )}
      <PartsFound rows={rows} />
      {results.length > 0 && <Downloads rows={all} />}
      {results.length > 0 && (
        <BandDistribution
          results={results}
          noun={noun}
          chosen={choices.group}
          onChoose={group => choose({ group })}
        />
      )}
      {rows.length > 0 && (
        <section aria-labelledby="files">
          <div class="row">
            <h2 id="files">
              {headings[noun]}
              {choices.group !== null && `: ${choices.group}`}
            </h2>
            {choices.group !== null && (
              <LinkButton onClick={() => choose({ group: null })}>
                Show all {count(rows.length, noun)}
              </LinkButton>
            )}
            {results.length > 1 && (
              <div class="row push" role="group" aria-label="Sort by">
                <span class="hint">Sort by</span>
                <Toggles options={orders} chosen={choices.order} onChoose={order => choose({ order })} />
              </div>
            )}
          </div>
          {results.length > 1 && <p class="hint">{orderNotes[choices.order]}</p>}
          {who?.account && <SaveLater rows={rows} />}
          <BatchRows rows={shown} disabled={busy} hasChoices={rows.length > 1} />
        </section>
      )}
    </>
  );
}

function scanLabel(rows: readonly BatchRow[], unfinished: readonly BatchRow[]): string {
  const what = count(unfinished.length, nounOf(unfinished));
  const again = unfinished.filter(isOutdated).length;
  if (again === unfinished.length) return `Scan ${what} again`;
  return again > 0 || unfinished.length === rows.length ? `Scan ${what}` : `Scan the other ${what}`;
}

const headings = { file: 'Files', part: 'Parts', text: 'Texts' } as const;

/** The ways to add files. What they may be is shown as long as the list is empty. */
function FileChooser({ disabled, isEmpty }: { disabled: boolean; isEmpty: boolean }) {
  const who = useStore(config);
  const left = who?.usage.requests_remaining ?? null;
  const add = (files: Files) => addFiles(chosenFiles(files));
  return (
    <DropArea
      aria-label="Files to scan"
      class="drop"
      disabled={disabled}
      onFiles={(_, data) => droppedFiles(data).then(addFiles)}
    >
      <div class="row">
        <FilesButton
          multiple
          accept={[...acceptedExtensions, '.zip'].join(',')}
          disabled={disabled}
          onFiles={add}
        >
          Choose files
        </FilesButton>
        <FilesButton webkitdirectory disabled={disabled} onFiles={add}>
          Choose a folder
        </FilesButton>
        <span class="wide-only">or drop files, a folder or a ZIP archive here</span>
      </div>
      <p class="hint" hidden={!isEmpty}>
        Up to {who?.account ? filesMax.account : filesMax.visitor} files of 1 MB each, {fileSize(bytesMax)}{' '}
        together: Word, OpenDocument, PowerPoint, EPUB, PDF, HTML, Markdown, plain text, and ZIP archives of
        them.
        {who !== null && !who.account && (
          <>
            {' '}
            <a href="/account">With an account</a> up to {filesMax.account}, and you can save the results.
          </>
        )}
      </p>
      <p class="hint">
        {left !== null &&
          isEmpty &&
          `Each file uses one request of your hour, of which ${number(left)} are left. Results and reports use none. `}
        The list and its results stay in this tab until you clear them, at most 24 hours.
      </p>
    </DropArea>
  );
}

/** Number of files that were not added up to which each is listed at once. */
const listedMax = 5;

function NotAdded({ refused }: { refused: readonly Refused[] }) {
  return (
    <div role="status">
      {refused.length > 0 && (
        <details class="note" open={refused.length <= listedMax}>
          <summary>{count(refused.length, 'file')} not added</summary>
          <ul>
            {refused.map(({ name, why }) => (
              <li key={name}>
                <strong>{name}</strong>: {why}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Choices for all files of the list. */
function Choices({ disabled }: { disabled: boolean }) {
  const state = useStore(batch);
  const { rows, choices } = state;
  const who = useStore(config);
  return (
    <fieldset class="options" disabled={disabled}>
      <legend class="unseen">About the files</legend>
      <div class="checks">
        <Check checked={eslOfAll(state)} onCheck={chooseEsl}>
          <span>
            The writers' first language is not English (learners of English)
            {rows.length > 1 && <span class="hint"> Or choose it for single files in the list.</span>}
          </span>
        </Check>
        {who?.account && (
          <Check checked={choices.save} onCheck={save => choose({ save })}>
            Save each result to my history
          </Check>
        )}
      </div>
    </fieldset>
  );
}

/** How much of each limit a scan of the waiting texts will use, and how much is left. */
function Allowance({ unfinished }: { unfinished: readonly BatchRow[] }) {
  const usage = useStore(config)?.usage;
  if (usage === undefined || unfinished.length === 0) return null;
  if (usage.words_remaining === 0) return <p class="note">The words of this month's quota are used up.</p>;
  const sum = (of: (row: BatchRow) => number) => unfinished.reduce((total, row) => total + of(row), 0);
  const { requests_remaining, words_remaining, deep_scans_remaining } = usage;
  const needs = (
    [
      ['request', unfinished.length, requests_remaining, 'hour'],
      ['word', sum(({ part }) => part?.words ?? 0), words_remaining, 'month'],
      ['wording-model run', sum(({ options }) => (options?.deep ? 1 : 0)), deep_scans_remaining, 'month'],
    ] as const
  ).flatMap(([unit, needed, left, period]) => (left === null ? [] : { unit, needed, left, period }));
  const needed = needs.filter(({ needed }) => needed > 0);
  if (needed.length === 0) return null;
  // How many words a file has is not known before it is read.
  const left = needs.filter(({ unit, needed }) => needed > 0 || unit === 'word');
  const isShort = needed.some(({ needed, left }) => left < needed);
  return (
    <p class={isShort ? 'note' : 'hint'}>
      This scan needs {listed(needed.map(({ unit, needed }) => count(needed, unit)))}. You have{' '}
      {listed(left.map(({ unit, left, period }) => `${count(left, unit)} this ${period}`))} left.
      {isShort && ' The scan stops there, and you can continue it later.'}
    </p>
  );
}

/** How many files are finished, announced at intervals rather than for each file. */
function Settled({ rows }: { rows: readonly BatchRow[] }) {
  const done = rows.filter(({ state }) => state === 'done').length;
  const failed = rows.filter(({ state }) => state === 'failed').length;
  if (done + failed === 0 && rows.every(({ state }) => state === 'waiting')) return null;
  return (
    <div class="row" role="status">
      <progress class="files-done" aria-label="Finished files" value={done + failed} max={rows.length} />
      <span>
        {done} of {count(rows.length, nounOf(rows))} scanned{failed > 0 && `, ${failed} failed`}
      </span>
    </div>
  );
}

/** Offers to save the results that are in this tab only, and states the words that it uses. */
function SaveLater({ rows }: { rows: readonly BatchRow[] }) {
  const busy = useBusy();
  const saving = useStore(tasks.save.state).busy;
  const left = useStore(config)?.usage.words_remaining ?? null;
  const open = unsaved(rows);
  const words = open.reduce((sum, { result }) => sum + result.word_count, 0);
  if (open.length === 0) return null;
  return (
    <div class="row">
      <Button disabled={busy || (left !== null && left < words)} onClick={save}>
        Save {count(open.length, 'result')} to my history
      </Button>
      {saving ? (
        <Progress when what={`Saving, ${count(open.length, 'result')} left …`} onStop={tasks.save.stop} />
      ) : (
        <span class="hint">
          Saving scans the texts again and uses {count(words, 'word')} of this month's quota
          {left !== null && `, of which ${number(left)} are left`}.
        </span>
      )}
    </div>
  );
}
