import { useState } from 'preact/hooks';
import { count, number } from '../../contract/figures.js';
import { LinkButton } from '../shared/controls.js';
import { dateTime, oneDecimal } from '../shared/format.js';
import type { Item } from './history-pages.js';

/** A saved scan or cleanup in the list, with the earlier versions of its text. */
export function HistoryRows({
  item,
  earlier,
  selected,
  onSelect,
  onDelete,
}: {
  item: Item;
  earlier: readonly Item[];
  /** Ids of the selected records. */
  selected: ReadonlySet<string>;
  onSelect(id: string): void;
  onDelete(item: Item): void;
}) {
  const [isOpen, setOpen] = useState(false);
  const row = (one: Item) => (
    <HistoryRow
      item={one}
      isSelected={selected.has(one.id)}
      onSelect={() => onSelect(one.id)}
      onDelete={() => onDelete(one)}
    />
  );
  return (
    <>
      <li>{row(item)}</li>
      {earlier.length > 0 && (
        <li class="fold">
          <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} {count(earlier.length, 'earlier version')}
          </LinkButton>
        </li>
      )}
      {isOpen &&
        earlier.map(one => (
          <li key={one.id} class="earlier">
            {row(one)}
          </li>
        ))}
    </>
  );
}

/** One record in the list. */
function HistoryRow({
  item,
  isSelected,
  onSelect,
  onDelete,
}: {
  item: Item;
  isSelected: boolean;
  onSelect(): void;
  onDelete(): void;
}) {
  const title = item.title || item.preview;
  return (
    <>
      <input type="checkbox" aria-label={`Select ${title}`} checked={isSelected} onChange={onSelect} />
      {'score' in item ? (
        <span class={`chip band-${item.band}`} title={`Band ${item.band}`}>
          {oneDecimal(item.score)}
        </span>
      ) : (
        <span class="chip">{number(item.total_changes)}</span>
      )}
      <div class="grow">
        <a class="title" href={`/history/${item.id}`}>
          {title}
        </a>
        {item.title && <p class="preview">{item.preview}</p>}
        <p class="hint">
          {dateTime(item.created_at)} ·{' '}
          {'score' in item
            ? `${count(item.word_count, 'word')} · band ${item.band}${item.genre && ` · ${item.genre}`}`
            : count(item.total_changes, 'change')}
          {'parent_scan_id' in item && item.parent_scan_id !== null && ' · a revision'}
        </p>
      </div>
      <button type="button" class="icon" onClick={onDelete} aria-label={`Delete ${title}`}>
        ×
      </button>
    </>
  );
}
