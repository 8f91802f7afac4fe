/**
 * The text in hand: one for the whole site, so that what was pasted once can be scanned, cleaned and rewritten. It is
 * kept in this tab's session storage, never on disk by us and never beyond the tab, so that neither a failed request nor
 * a reload loses it; clearing it or signing out forgets it.
 */
import type { GenreChoice } from '../contract/genre.js';
import type { ScanResult } from '../contract/scan.js';
import { createStore } from './shared/store.js';

export interface Draft {
  text: string;
  title: string;
  /** Where the text was taken from, and what was left out on the way. */
  source: { name: string; warnings: readonly string[] } | null;
  genre: GenreChoice;
  esl: boolean;
  /** The saved scan this text revises. */
  parent: { id: string; title: string | null } | null;
}

export interface ScannedDraft {
  text: string;
  result: ScanResult;
}

const storageKey = 'telltale-draft';
const empty: Draft = { text: '', title: '', source: null, genre: '', esl: false, parent: null };

function restored(): Draft {
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return empty;
  }
}

export const draft = createStore<Draft>(restored());
/** The last result of the scanner, with the text it speaks of. */
export const lastScan = createStore<ScannedDraft | null>(null);

export const editDraft = (change: Partial<Draft>): void => draft.set(now => ({ ...now, ...change }));

const alsoForgotten: (() => void)[] = [];
/** Has a page's own memory emptied together with the draft. */
export const onClearWork = (run: () => void): void => void alsoForgotten.push(run);

export function clearWork(): void {
  draft.set(empty);
  lastScan.set(null);
  for (const run of alsoForgotten) run();
}

const keepAfterMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

function saveDraft(): void {
  try {
    const now = draft.get();
    if (now === empty || now.text === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(now));
  } catch {
    // Storage is off or full: the text stays in the page, as long as that is open.
  }
}

draft.listen(() => {
  clearTimeout(timer);
  timer = setTimeout(saveDraft, keepAfterMs);
});
addEventListener('pagehide', saveDraft);
