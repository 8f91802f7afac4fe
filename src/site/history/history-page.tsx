import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { count, number } from '../../contract/prose.js';
import { bandNames } from '../../engine/scan/bands.js';
import { signedInOnly } from '../account/sign-in.js';
import { cameBack } from '../router.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { Button, Field, LinkButton, Select, Toggles } from '../shared/controls.js';
import { ExampleList } from '../shared/example-list.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import {
  alsoDeleted,
  type Item,
  type Kind,
  type Loaded,
  leftLists,
  loadNextPage,
  recordsOf,
} from './history-pages.js';
import { HistoryRow } from './history-row.js';
import { HistorySelection } from './history-selection.js';
import { type HistoryFilter, isFilter, matching, noFilter } from './search.js';

const pageSize = 50;
/** Choices of the filter: bands, and texts whose passages disagree. */
const findings = [['', 'all'], ...bandNames.map(band => [band, band] as const), ['mixed', 'mixed']] as const;
/** Page size while a search loads the rest of the history. */
const searchPageSize = 200;

const example = (
  <ExampleList
    what="Each saved scan is a row: its title, when it was scanned, and its score."
    rows={[
      ['Bees, second draft', '612 words · yesterday · revision of Bees', 9, 'low'],
      ['Bees', '588 words · Monday · one passage of 112 words', 31, 'moderate'],
    ]}
  />
);

export default signedInOnly(
  'History',
  'Sign in to see your saved scans, cleanups and images. Without an account nothing is stored.',
  History,
  example,
);

function History() {
  const asked = new URLSearchParams(location.search).get('kind');
  const [kind, setKind] = useState<Kind>(kinds.find(([name]) => name === asked)?.[0] ?? 'scan');
  const choose = (choice: Kind) => {
    history.replaceState(history.state, '', `/history?kind=${choice}`);
    setKind(choice);
  };
  // Without records of the first kind, the page opens at a kind that has some.
  const leaveEmpty = async (signal: AbortSignal) => {
    for (const other of ['cleanup', 'image'] as const)
      if ((await loadNextPage(other, null, 1, signal)).total > 0) return choose(other);
  };
  return (
    <>
      <h1 tabIndex={-1}>History</h1>
      <div class="row kinds" role="group" aria-label="Kind of record">
        <Toggles options={kinds} chosen={kind} onChoose={choose} />
      </div>
      <List key={kind} kind={kind} onEmpty={asked === null && leaveEmpty} />
    </>
  );
}

const kinds = [
  ['scan', 'Scans'],
  ['cleanup', 'Cleanups'],
  ['image', 'Images'],
] as const;

/** Links to the page that makes a record. */
const starts: Readonly<Record<Kind, ComponentChildren>> = {
  scan: <a href="/">Scan a text</a>,
  cleanup: <a href="/edit">Clean a text</a>,
  image: <a href="/images">Check an image</a>,
};

type OnEmpty = (signal: AbortSignal) => Promise<void>;

function List({ kind, onEmpty }: { kind: Kind; onEmpty: OnEmpty | false }) {
  const before = cameBack ? leftLists.get(kind) : undefined;
  const [loaded, setLoaded] = useState<Loaded | null>(before?.loaded ?? null);
  const [filter, setFilter] = useState(before?.filter ?? noFilter);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const task = useTask();
  const load = (from: Loaded | null) =>
    task.run(async signal => {
      const page = await loadNextPage(kind, from, pageSize, signal);
      if (loaded === null && page.total === 0 && onEmpty) await onEmpty(signal);
      setLoaded(page);
    });
  // A search covers the whole history, so it loads the remaining pages first.
  const search = (change: Partial<HistoryFilter>) => {
    const next = { ...filter, ...change };
    setFilter(next);
    if (!isFilter(next) || task.busy) return;
    void task.run(async signal => {
      let now = loaded;
      while (now !== null && now.next !== null) {
        now = await loadNextPage(kind, now, searchPageSize, signal);
        setLoaded(now);
      }
    });
  };
  useEffect(() => {
    if (before === undefined) void load(null);
  }, []);
  useEffect(() => {
    if (loaded !== null) leftLists.set(kind, { loaded, filter });
  }, [loaded, filter]);
  if (loaded === null) {
    return (
      <>
        <Progress when={task.busy} what="Loading your history …" />
        <ErrorNotice problem={task.problem} onRetry={() => load(null)} />
      </>
    );
  }
  const toggle = (id: string) =>
    setSelected(now => new Set(now.has(id) ? [...now].filter(one => one !== id) : [...now, id]));
  const shown = isFilter(filter) ? matching<Item>(loaded.items, filter) : loaded.items;
  const remove = async (id: string | 'all') => {
    await (id === 'all' ? recordsOf(kind).deleteAll() : recordsOf(kind).delete(id));
    setSelected(new Set());
    await load(null);
  };
  if (loaded.total === 0) {
    return (
      <>
        <p class="lede">Nothing here yet. {starts[kind]} to save it here.</p>
        {kind === 'scan' && example}
      </>
    );
  }
  return (
    <>
      <div class="row">
        <Field
          class="grow"
          label={<span class="unseen">Search titles and beginnings</span>}
          type="search"
          placeholder="Search titles and beginnings"
          value={filter.words}
          onText={words => search({ words })}
        />
        {kind === 'scan' && (
          <Select
            class="field inline"
            label="Finding"
            value={filter.band}
            options={findings}
            onChoose={band => search({ band })}
          />
        )}
        {(['from', 'to'] as const).map(end => (
          <Field
            key={end}
            class="field inline"
            label={end === 'from' ? 'From' : 'To'}
            type="date"
            value={filter[end]}
            onText={day => search({ [end]: day })}
          />
        ))}
      </div>
      <div class="row found">
        <p class="hint" role="status">
          {!isFilter(filter)
            ? count(loaded.total, kind)
            : `${count(shown.length, kind)} found; searched ${number(loaded.items.length)} of ${number(loaded.total)}`}
        </p>
        <LinkButton class="link push" onClick={() => setSelected(new Set(shown.map(({ id }) => id)))}>
          Select all shown
        </LinkButton>
        <ConfirmButton
          class="link"
          button="Delete all …"
          title={`Delete all ${count(loaded.total, kind)}?`}
          action="Delete all"
          onConfirm={() => remove('all')}
        >
          <p>{alsoDeleted(kind)}This can't be undone.</p>
        </ConfirmButton>
      </div>
      <ul class="rows">
        {shown.map(item => (
          <HistoryRow
            key={item.id}
            item={item}
            isSelected={selected.has(item.id)}
            onSelect={toggle}
            onDelete={remove}
          />
        ))}
      </ul>
      {selected.size > 0 && (
        <HistorySelection
          kind={kind}
          selected={selected}
          onSelect={ids => setSelected(new Set(ids))}
          onDeleted={() => load(null)}
        />
      )}
      <Progress when={task.busy} what="Searching your history …" onStop={task.stop} />
      <ErrorNotice problem={task.problem} onRetry={() => load(loaded)} />
      {loaded.next !== null && (
        <Button disabled={task.busy} onClick={() => void load(loaded)}>
          Show more
        </Button>
      )}
    </>
  );
}
