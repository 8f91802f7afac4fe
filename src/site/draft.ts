/**
 * The draft: one text for the whole site, so that a person pastes it once and can scan, clean and rewrite it.
 * It is saved in this tab's session storage, which survives reloads and ends with the tab. Clearing the text
 * or signing out deletes it.
 */
import type { GenreChoice } from '../contract/genre.js';
import type { ScanResult } from '../contract/scan.js';
import { isReplaced } from './shared/text-diff.js';
import { readJson, writeStorage } from './shared/storage.js';
import { createStore } from './shared/store.js';

export interface Draft {
  text: string;
  title: string;
  /** The document or web page from which the text was extracted, its title, and the extraction's warnings. */
  source: { name: string; title: string; warnings: readonly string[] } | null;
  genre: GenreChoice;
  esl: boolean;
  /** The saved scan that this text revises. */
  parent: { id: string; title: string | null } | null;
  /** Page of the result of the version before this one; null for a new text. */
  before: string | null;
}

export interface ScannedDraft {
  text: string;
  result: ScanResult;
  /** Path of the page that shows the result; absent for a scan that only found sentences. */
  path?: string;
}

const storageKey = 'telltale-draft';
const empty: Draft = { text: '', title: '', source: null, genre: '', esl: false, parent: null, before: null };

export const draft = createStore<Draft>({ ...empty, ...readJson<Partial<Draft>>(storageKey) });
/** The result of the text, or the one that was shown last; null once the text changes. */
export const lastScan = createStore<ScannedDraft | null>(null);
/** The draft before its text was removed at once, and what removed it; null when there is nothing to undo. */
export const undoable = createStore<{ before: Draft; what: string } | null>(null);

export const editDraft = (change: Partial<Draft>): void => draft.set(now => ({ ...now, ...change }));

/** Changes the text as typed or pasted. A text that replaces another one loses its origin and given title. */
export function typeText(text: string): void {
  const { text: before, source, title } = draft.get();
  undoable.set(null);
  lastScan.set(null);
  if (!isReplaced(before, text)) return editDraft({ text });
  editDraft({ text, source: null, ...(title === source?.title && { title: '' }) });
}

/** Replaces the draft in a way that can be undone. */
export function replaceDraft(next: Partial<Draft>, what: string): void {
  const before = draft.get();
  undoable.set(before.text === '' ? null : { before, what });
  lastScan.set(null);
  draft.set({ ...before, source: null, parent: null, before: null, ...next });
}

/** Clears the text, its origin and title; the person can undo this. */
export const clearText = (): void => replaceDraft(empty, 'The text was cleared.');

export function undo(): void {
  const restored = undoable.get();
  if (restored === null) return;
  draft.set(restored.before);
  undoable.set(null);
}

const clearCallbacks: (() => void)[] = [];
/** Registers a function that clears a page's state when the draft is cleared. */
export const onClearWork = (run: () => void): void => void clearCallbacks.push(run);

/** Deletes everything that this tab keeps, for the end of a session. */
export function clearWork(): void {
  draft.set(empty);
  undoable.set(null);
  lastScan.set(null);
  for (const run of clearCallbacks) run();
}

const saveDelayMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

function saveDraft(): void {
  const now = draft.get();
  writeStorage('sessionStorage', storageKey, now.text === '' ? null : JSON.stringify(now));
}

draft.listen(() => {
  clearTimeout(timer);
  timer = setTimeout(saveDraft, saveDelayMs);
});
addEventListener('pagehide', saveDraft);
