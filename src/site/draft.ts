/**
 * The draft: one text for the whole site, so that a person pastes it once and can scan, clean and rewrite it.
 * It is saved in this tab's session storage, which survives reloads and ends with the tab. Clearing the text
 * or signing out deletes it.
 */
import type { GenreChoice } from '../contract/genre.js';
import type { ScanResult } from '../contract/scan.js';
import { createStore } from './shared/store.js';

export interface Draft {
  text: string;
  title: string;
  /** The document or web page from which the text was extracted, and the warnings of the extraction. */
  source: { name: string; warnings: readonly string[] } | null;
  genre: GenreChoice;
  esl: boolean;
  /** The saved scan that this text revises. */
  parent: { id: string; title: string | null } | null;
}

export interface ScannedDraft {
  text: string;
  result: ScanResult;
}

const storageKey = 'telltale-draft';
const empty: Draft = { text: '', title: '', source: null, genre: '', esl: false, parent: null };

function restoreDraft(): Draft {
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return empty;
  }
}

export const draft = createStore<Draft>(restoreDraft());
/** The latest scan result and the text that was scanned. */
export const lastScan = createStore<ScannedDraft | null>(null);

export const editDraft = (change: Partial<Draft>): void => draft.set(now => ({ ...now, ...change }));

const clearCallbacks: (() => void)[] = [];
/** Registers a function that clears a page's state when the draft is cleared. */
export const onClearWork = (run: () => void): void => void clearCallbacks.push(run);

export function clearWork(): void {
  draft.set(empty);
  lastScan.set(null);
  for (const run of clearCallbacks) run();
}

const saveDelayMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

function saveDraft(): void {
  try {
    const now = draft.get();
    if (now === empty || now.text === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(now));
  } catch {
    // Storage is disabled or full: the draft is lost when the page is closed or reloaded.
  }
}

draft.listen(() => {
  clearTimeout(timer);
  timer = setTimeout(saveDraft, saveDelayMs);
});
addEventListener('pagehide', saveDraft);
