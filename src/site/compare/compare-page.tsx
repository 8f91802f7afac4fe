import { useMemo, useState } from 'preact/hooks';
import type { Passage, ScanResult } from '../../client/index.js';
import { count, listed, number, shownScore } from '../../contract/figures.js';
import { signalName } from '../../engine/scan/results/signal-names.js';
import { type WordRange, withWordRanges, wordRangeText } from '../../report/passages.js';
import { signedInOnly } from '../account/sign-in.js';
import { Problem, telltale } from '../api.js';
import { ChangedWords, PointTable } from '../scan/compare/change-section.js';
import { type PassagePair, pairPassages } from '../scan/compare/passage-changes.js';
import { pointChanges, sharedSignals } from '../scan/compare/point-changes.js';
import { tabResult } from '../scan/tab-results.js';
import { LinkButton, ScoreChip } from '../shared/controls.js';
import { dateTime, oneDecimal, points } from '../shared/format.js';
import { ErrorNotice, Progress, useLoaded } from '../shared/task.js';
import type { Change } from '../shared/text-diff.js';
import { diffByWords } from '../shared/word-diff.js';

/** One of the two texts, with its result. */
interface Side {
  id: string;
  /** Page of the result. */
  path: string;
  title: string;
  text: string;
  result: ScanResult;
  /** RFC 3339; null for a result of this tab. */
  createdAt: string | null;
}
type Pair = readonly [Side, Side];

const names = ['First', 'Second'] as const;

const SavedPair = signedInOnly('Sign in to compare your saved scans.', Compare);

/** Compares two results: saved scans, and results of this tab. */
export default function ComparePage() {
  return pairInAddress().some(isSaved) ? <SavedPair /> : <Compare />;
}

function pairInAddress(): readonly [string, string] {
  const query = new URLSearchParams(location.search);
  return [query.get('a') ?? '', query.get('b') ?? ''];
}

const isSaved = (id: string) => id.startsWith('scan_');

async function sideOf(id: string, signal: AbortSignal): Promise<Side> {
  if (isSaved(id)) {
    const record = await telltale.scans.get(id, { signal });
    const { title, text, created_at } = record;
    return { id, path: `/history/${id}`, title: title ?? '', text, result: record, createdAt: created_at };
  }
  const stored = tabResult(id);
  if (stored === null)
    throw new Problem(404, 'The address does not name two scans. Select two in the history.');
  const { title, text, result } = stored;
  return { id, path: `/result/${id}`, title, text, result, createdAt: null };
}

function Compare() {
  const {
    value: pair,
    load,
    task,
  } = useLoaded(async (signal): Promise<Pair> => {
    const [a, b] = pairInAddress();
    return Promise.all([sideOf(a, signal), sideOf(b, signal)]);
  });
  return (
    <>
      <p class="crumb">
        <a href="/history">History</a>
      </p>
      <h1 tabIndex={-1}>Compare two scans</h1>
      <Progress when={task.busy} what="Loading the scans …" />
      <ErrorNotice problem={task.problem} onRetry={load} />
      {pair !== null && <Comparison pair={pair} />}
    </>
  );
}

function Comparison({ pair }: { pair: Pair }) {
  const [a, b] = pair;
  const changes = useMemo(() => diffByWords(a.text, b.text), pair);
  const differences = pointChanges(a.result, b.result);
  const [isOpen, setOpen] = useState(false);
  const differing = differences.filter(({ before, after }) => Math.abs(after - before) >= shownMin).length;
  const pairs = useMemo(() => pairPassages(changes, a.result.passages, b.result.passages), [changes]);
  return (
    <>
      <div class="sides">
        {pair.map((side, i) => (
          <SideCard key={i} name={names[i]!} side={side} />
        ))}
      </div>
      <p>
        <a href={`/compare?a=${b.id}&b=${a.id}`}>Exchange the two</a>
      </p>
      <Conclusion first={a.result} second={b.result} />
      <section class="change" aria-labelledby="points">
        <h2 id="points">Points</h2>
        <p>
          The score of the second is {scoreDifference(b.result.score - a.result.score)} that of the first. The
          points of the signals and the starting point, before any signal is counted, add up to the
          difference.{' '}
          {a.result.engine !== b.result.engine &&
            'Two versions of the engine made these results, so part of it may be theirs.'}
        </p>
        <PointTable changes={differences} names={names} shownMax={isOpen ? differing : shownMax} />
        {differing > shownMax && (
          <p>
            <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show only the largest differences' : `Show all ${differing} signals`}
            </LinkButton>
          </p>
        )}
      </section>
      {pair.some(({ result: { passages } }) => passages.length > 1) && (
        <section class="change" aria-labelledby="passages">
          <h2 id="passages">Passages</h2>
          <PassageTable pair={pair} pairs={pairs} />
        </section>
      )}
      <section aria-labelledby="words">
        <h2 id="words">Words</h2>
        {a.text === b.text ? (
          <p>The texts are the same.</p>
        ) : isRevision(changes, b.text) ? (
          <ChangedWords before={a.text} after={b.text} names={names} />
        ) : (
          <details>
            <summary>The texts have few words in common. Show them side by side</summary>
            <ChangedWords before={a.text} after={b.text} names={names} />
          </details>
        )}
      </section>
    </>
  );
}

interface ConclusionProps {
  first: ScanResult;
  second: ScanResult;
}

/** Whether the same signals raise both scores, in one sentence. */
function Conclusion({ first, second }: ConclusionProps) {
  const { shared, raising } = sharedSignals(first, second);
  if (raising === 0)
    return <p class="conclusion">No signal raises the score of the second text noticeably.</p>;
  const amount = shared.length === raising && raising > 1 ? 'All' : number(shared.length);
  return (
    <>
      <p class="conclusion">
        {amount} of the {count(raising, 'signal')} that {raising === 1 ? 'raises' : 'raise'} the score of the
        second text also {shared.length === 1 ? 'raises' : 'raise'} that of the first.
      </p>
      {shared.length > 0 && (
        <p class="hint">
          In both: {listed(shared.slice(0, sharedMax).map(name => `“${signalName(name, 1)}”`))}
          {shared.length > sharedMax && ` and ${shared.length - sharedMax} more`}. Signals that two texts of a
          writer share are more likely to come from the way of writing than from how one of them was made.
        </p>
      )}
    </>
  );
}

/** Share of unchanged text from which the second text is a revision of the first. */
const revisionShareMin = 0.4;

const isRevision = (changes: readonly Change[], text: string): boolean =>
  changes.reduce((units, { same, after }) => units + (same ? after.length : 0), 0) >=
  revisionShareMin * text.length;

/** Shared signals that are named. */
const sharedMax = 5;
/** Rows of the table of signals before all are requested. */
const shownMax = 8;

/** Smallest change of a signal that has a row of its own: a smaller one is shown as 0.0. */
const shownMin = 0.05;

function scoreDifference(difference: number): string {
  if (Math.abs(difference) < shownMin) return 'the same as';
  return `${oneDecimal(Math.abs(difference))} points ${difference > 0 ? 'above' : 'below'}`;
}

const SideCard = ({ name, side: { path, title, createdAt, result } }: { name: string; side: Side }) => (
  <section class="card" aria-label={name}>
    <div class="row">
      <ScoreChip {...result} />
      <div class="grow">
        <h2>
          <span class="unseen">{name}: </span>
          <a href={path}>{title || 'A scan'}</a>
        </h2>
        <p>{result.headline}</p>
        <p class="hint">
          {createdAt !== null && `${dateTime(createdAt)} · `}
          {count(result.word_count, 'word')} · level {result.band} · confidence {result.confidence}
        </p>
      </div>
    </div>
  </section>
);

const rangeOf = (range: WordRange) => wordRangeText(range).replace('Words ', '');
const scoreOf = (passage: Passage | undefined) => passage && `${shownScore(passage.score)} (${passage.band})`;

function PassageTable({ pair, pairs }: { pair: Pair; pairs: readonly PassagePair[] }) {
  const passages = pair.map(({ result }) => withWordRanges(result.passages));
  return (
    <table>
      <thead>
        <tr>
          {['Words of the first', 'Score', 'Words of the second', 'Score', 'Change'].map((name, i) => (
            <th key={i} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ before, after }) => {
          const old = passages[0]![before ?? -1];
          const next = passages[1]![after ?? -1];
          const difference = old && next ? next.score - old.score : 0;
          return (
            <tr key={`${before} ${after}`}>
              <td>{old ? rangeOf(old) : 'new'}</td>
              <td>{scoreOf(old)}</td>
              <td>{next ? rangeOf(next) : 'removed'}</td>
              <td>{scoreOf(next)}</td>
              <td class={difference > 0 ? 'machine' : 'person'}>{old && next && points(difference)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
