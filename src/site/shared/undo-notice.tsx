import { undo, undoable } from '../draft.js';
import { useStore } from './store.js';

/** Offers to restore a text that was cleared or replaced at once. */
export function UndoNotice() {
  const removed = useStore(undoable);
  return (
    <div role="status">
      {removed !== null && (
        <p class="note undo">
          {removed.what}{' '}
          <button type="button" class="link" onClick={undo}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
