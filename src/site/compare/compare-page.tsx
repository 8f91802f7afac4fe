import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ScanRecord } from '../../client/index.js';
import { count } from '../../contract/figures.js';
import { SignedInOnly } from '../account/signed-in-only.js';
import { Problem, telltale } from '../api.js';
import { ChangedWords } from '../scan/compare/changed-words.js';
import { type PassagePair, pairPassages } from '../scan/compare/passage-changes.js';
import { pointChanges } from '../scan/compare/point-changes.js';
import { PointTable } from '../scan/compare/point-table.js';
import { wordRanges } from '../scan/passages/places.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { dateTime, oneDecimal, points } from '../shared/format.js';
import { Progress } from '../shared/progress.js';
import { useTask } from '../shared/task.js';
import { diffByWords } from '../shared/word-diff.js';

type Pair = readonly [ScanRecord, ScanRecord];

const names = ['First', 'Second'] as const;

export const ComparePage = () => (
  <SignedInOnly why="Sign in to compare two of your saved scans.">
    <Compare />
  </SignedInOnly>
);

function Compare() {
  const [pair, setPair] = useState<Pair | null>(null);
  const task = useTask();
  const load = () =>
    task.run(async signal => {
      const query = new URLSearchParams(location.search);
      const ids = [query.get('a') ?? '', query.get('b') ?? ''] as const;
      if (ids.some(id => !id.startsWith('scan_')))
        throw new Problem(404, 'The address names no two saved scans. Select two in the history.');
      const [a, b] = await Promise.all(ids.map(id => telltale.scans.get(id, { signal })));
      setPair([a!, b!]);
    });
  useEffect(() => void load(), []);
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
  const differences = pointChanges(a, b);
  const visibleChanges = differences.filter(
    ({ before, after }) => Math.abs(after - before) >= shownMin,
  ).length;
  const pairs = useMemo(() => pairPassages(changes, a.passages ?? [], b.passages ?? []), [changes]);
  return (
    <>
      <div class="sides">
        {pair.map((record, i) => (
          <RecordCard key={i} name={names[i]!} record={record} />
        ))}
      </div>
      <p>
        <a href={`/compare?a=${b.id}&b=${a.id}`}>Exchange the two</a>
      </p>
      <section class="change" aria-labelledby="points">
        <h2 id="points">Points</h2>
        <p>
          The score of the second is {scoreDifference(b.score - a.score)} that of the first. The points of the
          signals and the baseline add up to the difference.{' '}
          {a.engine !== b.engine &&
            'Two versions of the engine made these results, so part of it may be theirs.'}
        </p>
        <PointTable changes={differences} names={names} shownMax={visibleChanges} />
      </section>
      {pair.some(({ passages = [] }) => passages.length > 1) && (
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

const RecordCard = ({ name, record }: { name: string; record: ScanRecord }) => (
  <section class="card" aria-label={name}>
    <div class="row">
      <span class={`chip band-${record.band}`}>{oneDecimal(record.score)}</span>
      <div class="grow">
        <h2>
          <span class="unseen">{name}: </span>
          <a href={`/history/${record.id}`}>{record.title || 'A scan'}</a>
        </h2>
        <p class="hint">
          {dateTime(record.created_at)} · {count(record.word_count, 'word')} · band {record.band} · confidence{' '}
          {record.confidence}
        </p>
      </div>
    </div>
  </section>
);

function PassageTable({ pair, pairs }: { pair: Pair; pairs: readonly PassagePair[] }) {
  const passages = pair.map(record => record.passages ?? []);
  const ranges = passages.map(wordRanges);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Words of the first</th>
          <th scope="col">Score</th>
          <th scope="col">Words of the second</th>
          <th scope="col">Score</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ before, after }) => {
          const [old, next] = [
            before === null ? null : passages[0]![before]!,
            after === null ? null : passages[1]![after]!,
          ];
          const difference = old === null || next === null ? null : next.score - old.score;
          return (
            <tr key={`${before} ${after}`}>
              <td>{before === null ? 'new' : ranges[0]![before]}</td>
              <td>{old === null ? '' : `${oneDecimal(old.score)} (${old.band})`}</td>
              <td>{after === null ? 'removed' : ranges[1]![after]}</td>
              <td>{next === null ? '' : `${oneDecimal(next.score)} (${next.band})`}</td>
              <td class={(difference ?? 0) > 0 ? 'machine' : 'person'}>
                {difference === null ? '' : points(difference)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
