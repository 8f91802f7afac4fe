import { useMemo } from 'preact/hooks';
import type { Passage, ScanRecord } from '../../client/index.js';
import { count, shownScore } from '../../contract/figures.js';
import { signedInOnly } from '../account/sign-in.js';
import { Problem, telltale } from '../api.js';
import { ChangedWords, PointTable } from '../scan/compare/change-section.js';
import { type PassagePair, pairPassages } from '../scan/compare/passage-changes.js';
import { pointChanges } from '../scan/compare/point-changes.js';
import { wordRanges } from '../scan/passages/places.js';
import { ScoreChip } from '../shared/controls.js';
import { dateTime, oneDecimal, points } from '../shared/format.js';
import { ErrorNotice, Progress, useLoaded } from '../shared/task.js';
import { diffByWords } from '../shared/word-diff.js';

type Pair = readonly [ScanRecord, ScanRecord];

const names = ['First', 'Second'] as const;

export const ComparePage = signedInOnly('Sign in to compare two of your saved scans.', Compare);

function Compare() {
  const {
    value: pair,
    load,
    task,
  } = useLoaded(async (signal): Promise<Pair> => {
    const query = new URLSearchParams(location.search);
    const ids = [query.get('a') ?? '', query.get('b') ?? ''] as const;
    if (ids.some(id => !id.startsWith('scan_')))
      throw new Problem(404, 'The address names no two saved scans. Select two in the history.');
    const [a, b] = await Promise.all(ids.map(id => telltale.scans.get(id, { signal })));
    return [a!, b!];
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
  const differences = pointChanges(a, b);
  const shownMax = differences.filter(({ before, after }) => Math.abs(after - before) >= shownMin).length;
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
        <PointTable changes={differences} names={names} shownMax={shownMax} />
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
      <ScoreChip {...record} />
      <div class="grow">
        <h2>
          <span class="unseen">{name}: </span>
          <a href={`/history/${record.id}`}>{record.title || 'A scan'}</a>
        </h2>
        <p>{record.headline}</p>
        <p class="hint">
          {dateTime(record.created_at)} · {count(record.word_count, 'word')} · band {record.band} · confidence{' '}
          {record.confidence}
        </p>
      </div>
    </div>
  </section>
);

const scoreOf = (passage: Passage | undefined) => passage && `${shownScore(passage.score)} (${passage.band})`;

function PassageTable({ pair, pairs }: { pair: Pair; pairs: readonly PassagePair[] }) {
  const passages = pair.map(record => record.passages ?? []);
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
