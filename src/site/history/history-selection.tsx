import { useState } from 'preact/hooks';
import { count, number } from '../../contract/prose.js';
import { elevatedPercent, wholePoints } from '../../engine/scan/bands.js';
import { Problem } from '../api.js';
import { csvTable } from '../base/csv.js';
import { fileName } from '../base/format.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { Button, LinkButton } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { alsoDeleted, type Item, type Kind, recordsOf } from './history-pages.js';

/** Records that one export loads, one request each. */
const exportedMax = 100;

interface SelectionProps {
  kind: Kind;
  /** Ids of the selected records, in the order of selection. */
  selected: ReadonlySet<string>;
  /** The loaded records, newest first. */
  items: readonly Item[];
  onSelect(ids: readonly string[]): void;
  /** Runs after records were deleted. */
  onDeleted(): Promise<void>;
}

export function HistorySelection({ kind, selected, items, onSelect, onDeleted }: SelectionProps) {
  const [done, setDone] = useState(0);
  const task = useTask();
  const chosen = items.filter(({ id }) => selected.has(id));
  const exportJson = () =>
    task.run(async signal => {
      if (selected.size > exportedMax)
        throw new Problem(-1, `Select at most ${exportedMax} records for an export with their texts.`);
      const records: unknown[] = [];
      for (const id of selected) {
        setDone(records.length);
        records.push(await recordsOf(kind).get(id, { signal }));
      }
      save(JSON.stringify(records, null, 2), 'application/json', 'json');
    });
  const deleteSelected = async () => {
    const left = new Set(selected);
    try {
      for (const id of selected) {
        await deleteOne(kind, id);
        left.delete(id);
      }
    } finally {
      onSelect([...left]);
      await onDeleted();
    }
  };
  return (
    <section class="selection" aria-label="Selected records">
      <div class="row">
        <strong role="status">{number(selected.size)} selected</strong>
        <Button onClick={exportJson} disabled={task.busy}>
          JSON
        </Button>
        <Button onClick={() => save(historyCsv(chosen), 'text/csv', 'csv')}>CSV</Button>
        <ConfirmButton
          button="Delete …"
          disabled={task.busy}
          title={`Delete ${count(selected.size, kind)}?`}
          action={`Delete ${number(selected.size)}`}
          onConfirm={deleteSelected}
        >
          <p>{alsoDeleted(kind)}This can't be undone.</p>
        </ConfirmButton>
        <LinkButton onClick={() => onSelect([])}>Clear the selection</LinkButton>
        <Progress when={task.busy} what={`Loading ${done + 1} of ${selected.size} …`} onStop={task.stop} />
      </div>
      <ErrorNotice problem={task.problem} onRetry={exportJson} />
    </section>
  );
}

/** Deletes a record; one that no longer exists is not an error. */
async function deleteOne(kind: Kind, id: string): Promise<void> {
  try {
    await recordsOf(kind).delete(id);
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
}

const save = (content: string, type: string, extension: string) =>
  download(content, type, fileName('history', 'selection', extension));

/** The rows of the list as CSV, in its order. */
const historyCsv = (items: readonly Item[]): string =>
  csvTable(
    items.map(item => {
      const about = { Title: item.title, 'Saved (UTC)': item.created_at.slice(0, 16).replace('T', ' ') };
      const named = { 'Saved in the history as': item.id };
      if ('declared' in item)
        return {
          ...about,
          File: item.preview,
          'Declares AI': item.mode ?? item.declared,
          'Instructions to a model': item.band === null ? null : wholePoints(item.instruction_density),
          Level: item.band,
          ...named,
        };
      if (!('score' in item))
        return {
          ...about,
          Changes: item.total_changes,
          'Characters before': item.chars_in,
          'Characters after': item.chars_out,
          ...named,
        };
      const { mixed } = item;
      return {
        ...about,
        Headline: item.headline,
        Score: item.assessed ? wholePoints(item.score) : null,
        Level: item.assessed ? item.band : null,
        Assessed: item.assessed,
        Mixed: mixed?.mixed ?? null,
        'Percent of the words in flagged passages': mixed ? elevatedPercent(mixed) : null,
        Passages: mixed?.mixed ? mixed.note : null,
        Words: item.word_count,
        'Kind of text': item.genre,
        'Revises the scan': item.parent_scan_id,
        ...named,
      };
    }),
  );
