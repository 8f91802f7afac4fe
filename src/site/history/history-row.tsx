import { count, number } from '../../contract/prose.js';
import { shownScore } from '../../engine/scan/bands.js';
import { dateTime } from '../base/format.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { ScoreChip } from '../shared/controls.js';
import { type Item, kindOf } from './history-pages.js';

interface RowProps {
  item: Item;
  isSelected: boolean;
  onSelect(id: string): void;
  onDelete(id: string): Promise<void>;
}

/** A saved record in the list. */
export function HistoryRow({ item, isSelected, onSelect, onDelete }: RowProps) {
  const { id } = item;
  const title = item.title || item.preview;
  return (
    <li>
      <input
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={isSelected}
        onChange={() => onSelect(id)}
      />
      {'score' in item ? (
        <ScoreChip {...item} passages={[{ score: item.highest_score ?? item.score }]} />
      ) : (
        'total_changes' in item && <span class="chip">{number(item.total_changes)}</span>
      )}
      <div class="grow">
        <a class="title" href={`/history/${id}`}>
          {title}
        </a>
        {'headline' in item && <p>{item.headline}</p>}
        {'declared' in item && (
          <p>Declares {item.declared ? `that AI ${item.mode} it` : 'nothing about AI'}</p>
        )}
        {'mixed' in item && item.mixed?.mixed && <p>{item.mixed.note}</p>}
        {item.title && <p class="preview">{item.preview}</p>}
        <p class="hint">
          {dateTime(item.created_at)} ·{' '}
          {'score' in item
            ? `${count(item.word_count, 'word')} · ${item.assessed ? `level ${item.band}` : 'not assessed'}${item.genre && ` · ${item.genre}`}`
            : 'declared' in item
              ? `instructions to a model: ${item.band === null ? 'no score' : `${shownScore(item.instruction_density)} of 100 (${item.band})`}`
              : count(item.total_changes, 'change')}
          {'parent_scan_id' in item && item.parent_scan_id !== null && ' · a revision'}
        </p>
      </div>
      <ConfirmButton
        class="icon"
        aria-label={`Delete ${title}`}
        button="×"
        title={`Delete this ${kindOf(id)}?`}
        action="Delete"
        onConfirm={() => onDelete(id)}
      >
        <p>
          <q>{title}</q> This can't be undone.
        </p>
      </ConfirmButton>
    </li>
  );
}
