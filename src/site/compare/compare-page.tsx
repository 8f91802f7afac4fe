import { useMemo } from 'preact/hooks';
import type { Passage, ScanResult } from '../../client/index.js';
import { count, shownScore } from '../../contract/figures.js';
import { signedInOnly } from '../account/sign-in.js';
import { Problem, telltale } from '../api.js';
import { ChangedWords, PointTable } from '../scan/compare/change-section.js';
import { type PassagePair, pairPassages } from '../scan/compare/passage-changes.js';
import { pointChanges } from '../scan/compare/point-changes.js';
import { keptResult } from '../scan/kept-results.js';
import { wordRanges } from '../scan/passages/places.js';
import { ScoreChip } from '../shared/controls.js';
import { dateTime, oneDecimal, points } from '../shared/format.js';
import { ErrorNotice, Progress, useLoaded } from '../shared/task.js';
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
export function ComparePage() {
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
  const kept = keptResult(id);
  if (kept === null)
    throw new Problem(404, 'The address does not name two scans. Select two in the history.');
  const { title, text, result } = kept;
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
  const shownMax = differences.filter(({ before, after }) => Math.abs(after - before) >= shownMin).length;
  const pairs = useMemo(
    () => pairPassages(changes, a.result.passages ?? [], b.result.passages ?? []),
    [changes],
  );
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
      <section class="change" aria-labelledby="points">
        <h2 id="points">Points</h2>
        <p>
          The score of the second is {scoreDifference(b.result.score - a.result.score)} that of the first. The
          points of the signals and the baseline add up to the difference.{' '}
          {a.result.engine !== b.result.engine &&
            'Two versions of the engine made these results, so part of it may be theirs.'}
        </p>
        <PointTable changes={differences} names={names} shownMax={shownMax} />
      </section>
      {pair.some(({ result: { passages = [] } }) => passages.length > 1) && (
        <section class="change" aria-labelledby="passages">
          <h2 id="passages">Passages</h2>
          <PassageTable pair={pair} pairs={pairs} />
        </section>
      )}
      <section aria-labelledby="words">
        <h2 id="words">Words</h2>
        {a.text === b.text ? (
          <p>The texts are the same.</p>
        ) : (
          <ChangedWords before={a.text} after={b.text} names={names} />
        )}
      </section>
    </>
  );
}

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
          {count(result.word_count, 'word')} · band {result.band} · confidence {result.confidence}
        </p>
      </div>
    </div>
  </section>
);

const scoreOf = (passage: Passage | undefined) => passage && `${shownScore(passage.score)} (${passage.band})`;

function PassageTable({ pair, pairs }: { pair: Pair; pairs: readonly PassagePair[] }) {
  const passages = pair.map(({ result }) => result.passages ?? []);
  const ranges = passages.map(wordRanges);
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
              <td>{ranges[0]![before ?? -1] ?? 'new'}</td>
              <td>{scoreOf(old)}</td>
              <td>{ranges[1]![after ?? -1] ?? 'removed'}</td>
              <td>{scoreOf(next)}</td>
              <td class={difference > 0 ? 'machine' : 'person'}>{old && next && points(difference)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
