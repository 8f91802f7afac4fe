/** Outcome of changing a field. */
export type FieldChange =
  | { done: true; undo: BrowserUndo }
  | { done: false; reason: 'changed' | 'rejected' | 'managed' };

/** What the browser's undo command restores. */
export interface BrowserUndo {
  /** How often it must be used. */
  steps: number;
  /** Changes that it leaves, because the field was changed without the editing command. */
  left: number;
}
