import { useEffect, useState } from 'preact/hooks';
import { count, number } from '../../figures.js';
import { SignedInOnly } from '../account/signed-in-only.js';
import { ConfirmDialog } from '../shared/confirm-dialog.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { Progress } from '../shared/progress.js';
import { useTask } from '../shared/task.js';
import { type Item, type Kind, type Loaded, loadNextPage, recordsOf } from './history-pages.js';
import { HistoryRow } from './history-row.js';
import { matching } from './search.js';

const pageSize = 50;
/** What a search looks through at a time. */
const searchPage = 200;

export const HistoryPage = () => (
  <SignedInOnly why="Sign in to see your saved scans and cleanups. Without an account nothing is kept.">
    <History />
  </SignedInOnly>
);

function History() {
  const [kind, setKind] = useState<Kind>('scan');
  return (
    <>
      <h1 tabIndex={-1}>History</h1>
      <div class="row kinds" role="group" aria-label="What to list">
        {(['scan', 'cleanup'] as const).map(choice => (
          <button
            key={choice}
            type="button"
            class="quiet"
            aria-pressed={kind === choice}
            onClick={() => setKind(choice)}
          >
            {choice === 'scan' ? 'Scans' : 'Cleanups'}
          </button>
        ))}
      </div>
      <List key={kind} kind={kind} />
    </>
  );
}

function List({ kind }: { kind: Kind }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [wanted, setWanted] = useState('');
  const [leaving, setLeaving] = useState<Item | 'all' | null>(null);
  const task = useTask();
  const load = (from: Loaded | null) =>
    task.run(async signal => {
      setLoaded(await loadNextPage(kind, from, pageSize, signal));
    });
  // A search looks at all there is: what isn't loaded yet is fetched on the way.
  const search = (words: string) => {
    setWanted(words);
    if (words.trim() === '' || task.busy) return;
    void task.run(async signal => {
      let now = loaded;
      while (now !== null && now.next !== null) {
        now = await loadNextPage(kind, now, searchPage, signal);
        setLoaded(now);
      }
    });
  };
  useEffect(() => void load(null), []);
  if (loaded === null) {
    return (
      <>
        <Progress when={task.busy} what="Fetching your history …" />
        <ErrorNotice problem={task.problem} onRetry={() => load(null)} />
      </>
    );
  }
  const shown = wanted.trim() === '' ? loaded.items : matching(loaded.items, wanted);
  const what = kind === 'scan' ? 'scan' : 'cleanup';
  if (loaded.total === 0) {
    return (
      <p class="lede">
        Nothing here yet.{' '}
        {kind === 'scan' ? <a href="/">Scan a text</a> : <a href="/cleanup">Clean a text</a>} and it is kept.
      </p>
    );
  }
  return (
    <>
      <div class="row">
        <label class="grow">
          <span class="unseen">Search titles and beginnings</span>
          <input
            type="search"
            placeholder="Search titles and beginnings"
            value={wanted}
            onInput={event => search(event.currentTarget.value)}
          />
        </label>
        <button type="button" class="quiet" onClick={() => setLeaving('all')}>
          Delete all …
        </button>
      </div>
      <p class="hint" role="status">
        {wanted.trim() === ''
          ? count(loaded.total, what)
          : `${count(shown.length, what)} among ${number(loaded.items.length)} of ${number(loaded.total)}`}
      </p>
      <ul class="rows">
        {shown.map(item => (
          <HistoryRow key={item.id} item={item} onDelete={() => setLeaving(item)} />
        ))}
      </ul>
      <Progress when={task.busy} what="Looking through your history …" onStop={task.stop} />
      <ErrorNotice problem={task.problem} onRetry={() => load(loaded)} />
      {loaded.next !== null && (
        <button type="button" class="quiet" disabled={task.busy} onClick={() => void load(loaded)}>
          Show more
        </button>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={leaving === 'all' ? `Delete all ${count(loaded.total, what)}?` : `Delete this ${what}?`}
          action={leaving === 'all' ? 'Delete all' : 'Delete'}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await (leaving === 'all' ? recordsOf(kind).deleteAll() : recordsOf(kind).delete(leaving.id));
            await load(null);
          }}
        >
          <p>
            {leaving === 'all' ? 'The texts go with them.' : <q>{leaving.title || leaving.preview}</q>} It
            can't be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
