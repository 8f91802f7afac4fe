/** Who reads a result: a choice of what is explained, not an account. */
import { createStore } from '../../shared/store.js';

export const readers = ['teacher', 'student', 'editor', 'developer'] as const;
export type Reader = (typeof readers)[number];

const storageKey = 'telltale-reader';

function restore(): Reader | null {
  try {
    return readers.find(one => one === localStorage.getItem(storageKey)) ?? null;
  } catch {
    return null;
  }
}

/** The chosen reader; null for none. The browser remembers it. */
export const reader = createStore<Reader | null>(restore());

export function chooseReader(next: Reader | null): void {
  try {
    if (next === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Storage is disabled: the choice is lost when the page is closed or reloaded.
  }
  reader.set(next);
}
