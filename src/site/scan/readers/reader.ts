/** Who reads a result: a choice of explanations, not an account. */
import { readStorage, writeStorage } from '../../shared/storage.js';
import { createStore } from '../../shared/store.js';

const readers = ['teacher', 'student', 'editor', 'developer'] as const;
export type Reader = (typeof readers)[number];

const storageKey = 'telltale-reader';

const stored = readStorage('localStorage', storageKey);

/** The chosen reader; null for none. The browser remembers it. */
export const reader = createStore<Reader | null>(readers.find(one => one === stored) ?? null);

export function chooseReader(next: Reader | null): void {
  writeStorage('localStorage', storageKey, next);
  reader.set(next);
}
