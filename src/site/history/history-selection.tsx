import { count, number } from '../../contract/prose.js';
import { ConfirmButton } from '../shared/confirm-dialog.js';
import { LinkButton } from '../shared/controls.js';
import { alsoDeleted, type Kind, recordsOf } from './history-pages.js';

interface SelectionProps {
  kind: Kind;
  /** Ids of the selected records. */
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[]): void;
  /** Runs after records were deleted. */
  onDeleted(): Promise<void>;
}

export function HistorySelection({ kind, selected, onSelect, onDeleted }: SelectionProps) {
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
    <div class="row selection" role="group" aria-label="Selected records">
      <strong role="status">{number(selected.size)} selected</strong>
      <ConfirmButton
        button="Delete …"
        title={`Delete ${count(selected.size, kind)}?`}
        action={`Delete ${number(selected.size)}`}
        onConfirm={deleteSelected}
      >
        <p>{alsoDeleted(kind)}This can't be undone.</p>
      </ConfirmButton>
      <LinkButton onClick={() => onSelect([])}>Clear the selection</LinkButton>
    </div>
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
