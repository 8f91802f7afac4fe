/** States of a value that can be undone and redone. Pure. */
export interface UndoHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** States that can be undone. */
const pastMax = 200;

export const undoHistory = <T>(present: T): UndoHistory<T> => ({ past: [], present, future: [] });

/** Adds a state. A joined one replaces the present state, as the next letter of a word does. */
export function changed<T>({ past, present }: UndoHistory<T>, next: T, joined = false): UndoHistory<T> {
  return { past: joined ? past : [...past, present].slice(-pastMax), present: next, future: [] };
}

export function undone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0]!, future: future.slice(1) };
}
