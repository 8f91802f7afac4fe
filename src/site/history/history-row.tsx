import { useState } from 'preact/hooks';
import { count, mixedLabel, number } from '../../contract/figures.js';
import { recordPath } from '../scan/kept-results.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { LinkButton, ScoreChip } from '../shared/controls.js';
import { dateTime } from '../shared/format.js';
import type { Item } from './history-pages.js';
import { type JoinedItem, summaryOf } from './joined-parts.js';

interface RowsProps {
  item: Item;
  /** Earlier versions of the text of `item`. */
  earlier: readonly Item[];
  /** Ids of the selected records. */
  selected: ReadonlySet<string>;
  onSelect(id: string): void;
  onDelete(id: string): Promise<void>;
}

/** A saved scan or cleanup in the list, with the earlier versions of its text. */
export const HistoryRows = ({ item, earlier, ...row }: RowsProps) => (
  <>
    <li>
      <HistoryRow item={item} {...row} />
    </li>
    {earlier.length > 0 && (
      <Folded items={earlier} name={count(earlier.length, 'earlier version')} {...row} />
    )}
  </>
);

interface FoldedProps extends Omit<RowsProps, 'item' | 'earlier'> {
  items: readonly Item[];
  /** What they are. */
  name: string;
}

/** Rows that belong to the one before, behind a button. */
function Folded({ items, name, ...row }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <li class="fold">
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'} {name}
        </LinkButton>
      </li>
      {isOpen &&
        items.map(item => (
          <li key={item.id} class="earlier">
            <HistoryRow item={item} {...row} />
          </li>
        ))}
    </>
  );
}

interface JoinedProps extends Omit<RowsProps, 'item' | 'earlier'> {
  joined: JoinedItem;
}

/** The saved scans of the parts of a text as one row, which opens the joined result. */
export function JoinedRows({ joined, ...row }: JoinedProps) {
  const { title, parts } = joined;
  const { words, headline, ...chip } = summaryOf(joined);
  const isSelected = parts.every(({ id }) => row.selected.has(id));
  const toggle = () => {
    for (const { id } of parts) if (row.selected.has(id) === isSelected) row.onSelect(id);
  };
  return (
    <>
      <li>
        <input
          type="checkbox"
          aria-label={`Select all parts of ${title}`}
          checked={isSelected}
          onChange={toggle}
        />
        <ScoreChip {...chip} />
        <div class="grow">
          <a class="title" href={recordPath(...parts.map(({ id }) => id))}>
            {title}
          </a>
          <p>{headline}</p>
          <p class="hint">
            {dateTime(parts.at(-1)!.created_at)} · {count(words, 'word')} · joined from{' '}
            {count(parts.length, 'part')}
          </p>
        </div>
      </li>
      <Folded items={parts} name={`its ${count(parts.length, 'part')}`} {...row} />
    </>
  );
}

function HistoryRow({ item, selected, onSelect, onDelete }: Omit<RowsProps, 'earlier'>) {
  const { id } = item;
  const title = item.title || item.preview;
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={selected.has(id)}
        onChange={() => onSelect(id)}
      />
      {'score' in item ? <ScoreChip {...item} /> : <span class="chip">{number(item.total_changes)}</span>}
      <div class="grow">
        <a class="title" href={`/history/${id}`}>
          {title}
        </a>
        {'headline' in item && <p>{item.headline}</p>}
        {'mixed' in item && item.mixed?.mixed && <p>{item.mixed.note}</p>}
        {item.title && <p class="preview">{item.preview}</p>}
        <p class="hint">
          {'mixed' in item && item.mixed?.mixed && (
            <>
              <strong>{mixedLabel(item.mixed)}</strong> ·{' '}
            </>
          )}
          {dateTime(item.created_at)} ·{' '}
          {'score' in item
            ? `${count(item.word_count, 'word')} · ${item.assessed ? `level ${item.band}` : 'not assessed'}${item.genre && ` · ${item.genre}`}`
            : count(item.total_changes, 'change')}
          {'parent_scan_id' in item && item.parent_scan_id !== null && ' · a revision'}
        </p>
      </div>
      <ConfirmButton
        class="icon"
        aria-label={`Delete ${title}`}
        button="×"
        title={`Delete this ${'score' in item ? 'scan' : 'cleanup'}?`}
        action="Delete"
        onConfirm={() => onDelete(id)}
      >
        <p>
          <q>{title}</q> This can't be undone.
        </p>
      </ConfirmButton>
    </>
  );
}
