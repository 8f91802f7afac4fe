/**
 * The draft as the edit page sees it: with the sentences that its last scan found, and with the states that
 * can be undone. Follows every change of the draft, those of other pages too.
 */
import type { ScanResult } from '../../contract/scan.js';
import { applyEdits, type Edit } from '../../document/span.js';
import { readJson, writeStorage } from '../base/storage.js';
import { createStore } from '../base/store.js';
import { type Draft, draft, editDraft, onClearWork, undoable, undoKey } from '../draft.js';
import { follow, noTracking, receive, type Tracking } from './tracking.js';
import { changed, redone, type UndoHistory, undoHistory, undone } from './undo-history.js';

interface EditState {
  draft: Draft;
  tracking: Tracking;
}

const untracked = (draft: Draft): EditState => ({ draft, tracking: { ...noTracking, text: draft.text } });

/** The states before a draft as they are saved, oldest first, and the text of the draft. */
interface SavedPast {
  text: string;
  past: readonly Pick<Draft, 'text' | 'dismissed'>[];
}

/** Characters of the saved states. Of more the oldest are lost at a reload. */
const savedCharsMax = 1_000_000;

/** The draft with the states that were saved before a reload. */
function restored(): UndoHistory<EditState> {
  const present = draft.get();
  const saved = readJson<SavedPast>(undoKey);
  const past = saved?.text === present.text ? saved.past : [];
  return {
    ...undoHistory(untracked(present)),
    past: past.map(state => untracked({ ...present, ...state })),
  };
}

export const editing = createStore<UndoHistory<EditState>>(restored());

/** Saves the past states with the draft, in the storage of this tab, back to the text of another source. */
function savePast(): void {
  const { past, present } = editing.get();
  const { text, source } = present.draft;
  const saved: SavedPast = { text, past: [] };
  let chars = 0;
  for (const { draft } of past.toReversed()) {
    chars += draft.text.length + draft.dismissed.join('').length;
    if (draft.source?.text !== source?.text || chars > savedCharsMax) break;
    saved.past = [{ text: draft.text, dismissed: draft.dismissed }, ...saved.past];
  }
  const isKept = text !== '' && saved.past.length > 0;
  writeStorage('sessionStorage', undoKey, isKept ? JSON.stringify(saved) : null);
}
addEventListener('pagehide', savePast);

/** Pause after which typing begins a new step that can be undone. */
const stepMs = 1_000;
let lastTyped = Number.NEGATIVE_INFINITY;
/** The edits of the change that is under way, when it is more than one. */
let edits: readonly Edit[] | undefined;

const setPresent = (change: Partial<EditState>) =>
  editing.set(now => ({ ...now, present: { ...now.present, ...change } }));

draft.listen(() => {
  const now = draft.get();
  const { draft: before, tracking } = editing.get().present;
  if (now === before) return;
  if (now.text === before.text && now.dismissed === before.dismissed) return setPresent({ draft: now });
  const next = {
    draft: now,
    tracking: now.text === tracking.text ? tracking : follow(tracking, now.text, edits),
  };
  const isTyped =
    edits === undefined && now.text !== before.text && Math.abs(now.text.length - before.text.length) <= 1;
  const joined = isTyped && performance.now() - lastTyped < stepMs;
  lastTyped = isTyped ? performance.now() : Number.NEGATIVE_INFINITY;
  editing.set(history => changed(history, next, joined));
});

/** Applies edits that do not overlap, as one step that can be undone. */
export function makeEdits(all: readonly Edit[]): void {
  if (all.length === 0) return;
  undoable.set(null);
  edits = all;
  editDraft({ text: applyEdits(draft.get().text, all) });
  edits = undefined;
}

export const dismiss = (key: string): void =>
  editDraft({ dismissed: [...draft.get().dismissed, key].slice(-dismissedMax) });
const dismissedMax = 1_000;

/** Takes over a scan result of the text, or of one that it was before. */
export function receiveScan(scanned: string, result: ScanResult): void {
  setPresent({ tracking: receive(editing.get().present.tracking, scanned, result) });
}

export const undoEdit = () => restore(undone);
export const redoEdit = () => restore(redone);

function restore(step: (history: UndoHistory<EditState>) => UndoHistory<EditState>): void {
  lastTyped = Number.NEGATIVE_INFINITY;
  undoable.set(null);
  const { source } = draft.get();
  editing.set(step);
  const restored = editing.get().present.draft;
  // The document of a source is read after a reload. Steps that are undone must not lose it.
  draft.set(restored.source?.text === source?.text ? { ...restored, source } : restored);
}

onClearWork(() => {
  editing.set(undoHistory(untracked(draft.get())));
  savePast();
});
