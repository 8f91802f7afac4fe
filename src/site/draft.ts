/**
 * The draft: one text for the whole site, so that a person pastes it once and can scan and edit it. It is
 * saved in this tab's session storage, which survives reloads, and with its document in the browser's
 * database, for 24 hours. Clearing the text or signing out deletes both.
 */
import type { GenreChoice } from '../contract/genre.js';
import type { RewriteMode } from '../contract/rewrite.js';
import type { ScanResult } from '../contract/scan.js';
import { isReplaced } from '../document/edits.js';
import {
  deleteAllRecords,
  deleteExpiredRecords,
  deleteRecord,
  lifetimeMs,
  recordsOfAllTabs,
  type StoredRecord,
  storeRecord,
} from './base/browser-records.js';
import { randomName, readJson, tabId, writeStorage } from './base/storage.js';
import { createStore } from './base/store.js';

/** The document or web page from which a text was extracted. */
export interface Source {
  name: string;
  title: string;
  /** Warnings of the extraction. */
  warnings: readonly string[];
  /** The text as it was extracted. */
  text: string;
  /** The document; null for a web page, and until it is read after a reload. */
  file: File | null;
  /** Its structure, with headings and emphasis, where the file is. */
  html?: string | undefined;
}

export interface Draft {
  /** Names the document: one that is opened is another one, even where its text is that of the one before. */
  document: string;
  text: string;
  title: string;
  source: Source | null;
  genre: GenreChoice;
  esl: boolean;
  /** Style of the rewrites. */
  mode: RewriteMode;
  /** The saved scan that this text revises. */
  parent: { id: string; title: string | null } | null;
  /** Page of the result of the version before this one; null for a new text. */
  before: string | null;
  /** Keys of the suggestions that the person dismissed. */
  dismissed: readonly string[];
}

export interface ScannedDraft {
  text: string;
  result: ScanResult;
  /** Path of the page that shows the result; absent for a scan of the edit page. */
  path?: string;
}

const storageKey = 'telltale-draft';
/** Where the edit page saves the steps that can be undone, which are deleted with the draft. */
export const undoKey = 'telltale-undo';
const empty: Draft = {
  document: '',
  text: '',
  title: '',
  source: null,
  genre: '',
  esl: false,
  mode: 'natural',
  parent: null,
  before: null,
  dismissed: [],
};

/** Time of the last change of the draft, in milliseconds since the epoch. */
let changedAt = Date.now();

/** The draft of this tab, without its file; null when there is none or it has expired. */
function savedDraft(): Partial<Draft> | null {
  const saved = readJson<Partial<Draft> & { savedAt: number }>(storageKey);
  if (saved === null) return null;
  const { savedAt, ...rest } = saved;
  if (Date.now() - savedAt >= lifetimeMs) return null;
  changedAt = savedAt;
  return rest;
}

export const draft = createStore<Draft>({ ...empty, ...savedDraft() });
/** The result that was shown or measured last, which may be of another text than the draft's. */
export const lastScan = createStore<ScannedDraft | null>(null);
/** The draft before its text was removed at once, and what removed it; null when there is nothing to undo. */
export const undoable = createStore<{ before: Draft; what: string } | null>(null);
/** Draft of a tab that was closed, or of another open one; null when there is none. */
export const earlierWork = createStore<StoredRecord<Draft> | null>(null);
/** Text of a link that was opened while there was a draft; null when there is none to offer. */
export const linkedText = createStore<string | null>(null);

export const editDraft = (change: Partial<Draft>): void => draft.set(now => ({ ...now, ...change }));

/** The draft with an origin that typing replaced last; null without one. */
let replaced: Draft | null = null;

/**
 * Changes the text as typed or pasted. A text that replaces another one loses its origin and given title, and
 * has them again when the browser undoes it.
 */
export function typeText(text: string): void {
  const before = draft.get();
  const { source, title } = before;
  undoable.set(null);
  if (replaced?.text === text) return draft.set(replaced);
  if (before.text !== '' && !isReplaced(before.text, text)) return editDraft({ text });
  if (source !== null) replaced = before;
  editDraft({ text, source: null, dismissed: [], ...(title === source?.title && { title: '' }) });
}

/** Changes the text by undoing or redoing a step, with the origin and the dismissals that it had. */
export function restoreText(text: string, source: Source | null, dismissed: readonly string[]): void {
  const now = draft.get();
  const isGiven = now.title !== (now.source?.title ?? '');
  editDraft({ text, source, dismissed, title: isGiven ? now.title : (source?.title ?? '') });
}

/** Replaces the draft in a way that can be undone. */
export function replaceDraft(next: Partial<Draft>, what: string): void {
  const before = draft.get();
  undoable.set(before.text === '' ? null : { before, what });
  const document = randomName();
  draft.set({ ...before, source: null, parent: null, before: null, dismissed: [], ...next, document });
}

/** Clears the text, its origin and title, which can be undone; the choices of writer and rewrites stay. */
export function clearText(): void {
  const { esl, mode } = draft.get();
  replaceDraft({ ...empty, esl, mode }, 'The text was cleared.');
}

/**
 * Takes the text in the fragment of the start page's address, where the browser extension puts it. Any page
 * can link to such an address, so the text does not replace a draft.
 */
export function takeTextOfAddress(): void {
  const { pathname, hash } = location;
  if (pathname !== '/' || !hash.startsWith('#text=')) return;
  history.replaceState(history.state, '', '/');
  try {
    const text = decodeURIComponent(hash.slice(6));
    linkedText.set(text === draft.get().text ? null : text);
  } catch {
    // The address was cut off within a character.
  }
  if (draft.get().text === '') openLinkedText();
}

export function openLinkedText(): void {
  const text = linkedText.get();
  if (text !== null) replaceDraft({ ...empty, text }, 'The text was replaced by that of a link.');
  linkedText.set(null);
}

export function undo(): void {
  const restored = undoable.get();
  if (restored === null) return;
  draft.set(restored.before);
  undoable.set(null);
}

/** Continues in this tab with the work of another one. */
export function continueEarlierWork(): void {
  const work = earlierWork.get();
  if (work === null) return;
  draft.set({ ...empty, ...work.value });
  discardEarlierWork();
}

export function discardEarlierWork(): void {
  const work = earlierWork.get();
  if (work !== null) void deleteDraft(work.tab);
  earlierWork.set(null);
}

const clearCallbacks: (() => void)[] = [];
/** Registers a function that clears a page's state when the draft is cleared. */
export const onClearWork = (run: () => void): void => void clearCallbacks.push(run);

/** Deletes all texts and results in this browser, at the end of a session. */
export function clearWork(): void {
  draft.set(empty);
  replaced = null;
  undoable.set(null);
  lastScan.set(null);
  earlierWork.set(null);
  linkedText.set(null);
  void deleteAllRecords();
  for (const run of clearCallbacks) run();
}

/** Drafts of one browser; a document has at most 1 MB. */
const draftsMax = 5;
/** Deletes the draft of this tab, or of another one, in the database. A tab has one. */
const deleteDraft = (tab = tabId()) => deleteRecord('draft', 0, tab);

/** Reads what the database has: the document of this draft, and the draft of another tab. */
export async function restoreWork(): Promise<void> {
  await deleteExpiredRecords();
  const drafts = (await recordsOfAllTabs<Draft>('draft')).sort((one, other) => other.savedAt - one.savedAt);
  for (const { tab } of drafts.splice(draftsMax)) void deleteDraft(tab);
  const own = drafts.find(({ tab }) => tab === tabId())?.value;
  const { text, source, document } = draft.get();
  // The page was closed before it had deleted a cleared text.
  if (text === '' && own !== undefined) void deleteDraft();
  else if (source?.file === null && own?.source?.file && own.document === document)
    editDraft({ source: own.source });
  earlierWork.set(drafts.find(({ tab }) => tab !== tabId()) ?? null);
}

const saveDelayMs = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Saves the draft in the storage of this tab. */
export function saveDraft(): void {
  const now = draft.get();
  // A file has no JSON form; the database has it, and the structure of its text.
  const json = now.text === '' ? null : JSON.stringify({ ...now, savedAt: changedAt }, withoutFile);
  writeStorage('sessionStorage', storageKey, json);
  if (json === null) writeStorage('sessionStorage', undoKey, null);
}

const withoutFile = (name: string, value: unknown) => (name === 'file' || name === 'html' ? null : value);

draft.listen(() => {
  changedAt = Date.now();
  clearTimeout(timer);
  if (draft.get().text !== '') {
    timer = setTimeout(() => {
      saveDraft();
      void storeRecord('draft', 0, draft.get(), changedAt);
    }, saveDelayMs);
    return;
  }
  saveDraft();
  void deleteDraft();
});
addEventListener('pagehide', saveDraft);
