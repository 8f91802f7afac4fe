/**
 * The editor of the page, which exists while other pages are shown. Its text becomes the draft when typing
 * pauses.
 */
import {
  cursorDocEnd,
  cursorDocStart,
  cursorPageDown,
  cursorPageUp,
  history,
  historyField,
  historyKeymap,
  insertNewline,
  redo,
  redoDepth,
  selectAll,
  selectDocEnd,
  selectDocStart,
  selectPageDown,
  selectPageUp,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { EditorState, type Extension, RangeSet, type StateEffect, type Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import type { ScanResult } from '../../../contract/scan.js';
import { isReplaced } from '../../../document/edits.js';
import type { Edit } from '../../../document/span.js';
import { readJson, writeStorage } from '../../base/storage.js';
import { createStore } from '../../base/store.js';
import {
  draft,
  editDraft,
  onClearWork,
  restoreText,
  type Source,
  saveDraft,
  typeText,
  undoable,
  undo as undoDraft,
  undoKey,
} from '../../draft.js';
import styles from '../../styles/edited-text.css?inline';
import {
  changedParts,
  editsSince,
  partsBetween,
  setChanged,
  setSource,
  sourceOfText,
  type TextEdit,
} from './changes.js';
import { decorationsOf } from './drawing.js';
import { formatting, formattingFound, formattingOf } from './formatting.js';
import { isCleaning, type Mark, typographyMarks } from './marks.js';
import { rewriteLookup, rewrites, settleAccepted } from './suggested-rewrites.js';
import {
  type Choice,
  choose,
  marksOf,
  noSuggestions,
  rewritesFound,
  sentencesFound,
  sentencesIn,
  setDismissed,
  shownMark,
  suggestions,
  typingPaused,
  typographyFound,
} from './suggestions.js';
import { houseStyle, suggestedEdits } from './typography.js';

/** What the page shows of the editor. */
export interface Edited {
  readonly marks: readonly Mark[];
  readonly mark: Mark | undefined;
  /** The key of the suggestion that the person chose. */
  readonly chosen: string | null;
  readonly announced: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The part of the text that is drawn: what is in view, and a margin. */
  readonly view: { readonly from: number; readonly to: number };
}

/** Editor state as it is saved for a reload. */
interface SavedState {
  document: string;
  state: { doc: string };
}
const savedFields = { history: historyField, changed: changedParts };

/** Characters of a saved state. A longer one is lost at a reload. */
const savedCharsMax = 2_000_000;
/** Pause in typing after which the text becomes the draft. */
const pauseMs = 300;

/** The document and the text of the draft that the editor has seen last. */
let draftDocument = '';
let draftText = '';
/** Whether the text has changed since the last pause. */
let isChanged = false;
/**
 * What replaced the text since the last pause: typing or pasting over more than half of it, or a step that
 * was undone or redone.
 */
let replacedBy: 'typing' | 'history' | null = null;
let contractions = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const extensions: Extension = [
  suggestions,
  changedParts,
  sourceOfText,
  history(),
  keymap.of([
    { key: 'Mod-Enter', run: () => acceptShown() },
    { key: 'Mod-Shift-Enter', run: () => dismissShown() },
    { key: 'Alt-ArrowDown', run: () => showNext(1) },
    { key: 'Alt-ArrowUp', run: () => showNext(-1) },
    { key: 'Mod-z', run: ({ state }) => undoDepth(state) === 0 && undoReplacement() },
    ...historyKeymap,
    // The keys that the browser cannot handle, as it has the drawn lines only.
    { key: 'Mod-a', run: selectAll },
    { key: 'Enter', run: insertNewline, shift: insertNewline },
    { key: 'Mod-Home', mac: 'Cmd-ArrowUp', run: cursorDocStart, shift: selectDocStart },
    { key: 'Mod-End', mac: 'Cmd-ArrowDown', run: cursorDocEnd, shift: selectDocEnd },
    { key: 'PageUp', run: cursorPageUp, shift: selectPageUp },
    { key: 'PageDown', run: cursorPageDown, shift: selectPageDown },
  ]),
  EditorView.lineWrapping,
  EditorView.perLineTextDirection.of(true),
  EditorView.contentAttributes.of({ 'aria-label': 'Text to edit', spellcheck: 'false', tabindex: '0' }),
  placeholder('Paste or type a text, or drop a document.'),
  // The page reads dropped files.
  EditorView.domEventHandlers({
    drop: event => event.dataTransfer?.types.includes('Files') ?? false,
    blur: () => void pauseTyping(),
  }),
  EditorView.decorations.of(decorationsOf),
  EditorView.scrollMargins.of(() => ({ bottom: sheetHeight() })),
  EditorView.updateListener.of(update => {
    const { docChanged, viewportChanged, transactions, startState, state } = update;
    const { dismissed } = state.field(suggestions);
    if (dismissed !== startState.field(suggestions).dismissed) editDraft({ dismissed: [...dismissed] });
    const isTyped = transactions.some(one => one.isUserEvent('input') || one.isUserEvent('delete'));
    isChanged ||= docChanged;
    for (const one of transactions)
      if (one.isUserEvent('undo') || one.isUserEvent('redo')) replacedBy = 'history';
      else if (one.isUserEvent('input') && removedShare(one) > 0.5) replacedBy = 'typing';
    if (docChanged || viewportChanged) {
      clearTimeout(timer);
      timer = setTimeout(pauseTyping, pauseMs);
    }
    if (!isTyped) publish();
  }),
  // Last, so that the cells of a table are around the underlines.
  formatting,
];

function removedShare({ changes, startState }: Transaction): number {
  let removed = 0;
  changes.iterChangedRanges((from, to) => {
    removed += to - from;
  });
  return removed / startState.doc.length;
}

/** Height of the sheet that has the shown suggestion on a phone, which lies over the text. */
const sheetHeight = (): number => {
  const sheet = document.querySelector('.edit-side');
  return sheet !== null && getComputedStyle(sheet).position === 'fixed' ? sheet.clientHeight + 60 : 0;
};

/** The draft, with the steps before a reload that can be undone. */
function initialState(): EditorState {
  const { text: stored, dismissed, source, document } = draft.get();
  const text = stored.replace(/\r\n?/g, '\n');
  draftText = text;
  draftDocument = document;
  if (text !== stored) editDraft({ text });
  const none = { ...noSuggestions(dismissed), rewriteOf: rewriteLookup() };
  const changed = () => (source === null ? RangeSet.empty : partsBetween(source.text, text));
  const start = {
    extensions: [
      extensions,
      suggestions.init(() => none),
      changedParts.init(changed),
      sourceOfText.init(() => source),
    ],
  };
  const saved = readJson<SavedState>(undoKey);
  if (saved?.document !== document || saved.state.doc !== text)
    return EditorState.create({ doc: text, ...start });
  return EditorState.fromJSON(saved.state, start, savedFields);
}

/**
 * The element of the editor. Its styles are in a shadow root, since the policy of the page allows no style
 * elements.
 */
export const editorElement = document.createElement('div');
editorElement.className = 'edit-view';
const root = editorElement.attachShadow({ mode: 'open' });
const view = new EditorView({ state: initialState(), root, parent: root });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets.push(sheet);

const published = (): Edited => {
  const { state, viewport } = view;
  const now = state.field(suggestions);
  return {
    marks: marksOf(now),
    mark: shownMark(now),
    chosen: now.choice.key,
    announced: now.choice.announced,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    view: viewport,
  };
};
export const edited = createStore(published());
const publish = () => edited.set(published());

/** A part of the text, which is newer than the draft. */
export const sliceText = (start: number, end: number): string =>
  view.state.sliceDoc(Math.max(0, start), Math.min(end, view.state.doc.length));

/** The edits that make the text of the one that was put in. */
export const textEdits = (): TextEdit[] => editsSince(view.state.doc, view.state.field(changedParts));

const presentSuggestions = () => view.state.field(suggestions);

/** The sentences of the present text, or of a part of it. */
export const presentSentences = (part?: Edited['view']) =>
  sentencesIn(presentSuggestions(), part).map(({ start, end, signals }) => ({
    text: view.state.sliceDoc(start, end),
    isStrong: signals !== null,
  }));

async function findTypography(): Promise<void> {
  const { text } = draft.get();
  const edits = await suggestedEdits(text, contractions);
  view.dispatch({ effects: typographyFound.of({ text, marks: typographyMarks(text, edits) }) });
}

houseStyle.listen(() => void findTypography());

export function suggestContractions(wanted: boolean): void {
  contractions = wanted;
  void findTypography();
}

/** Makes the text the draft, and finds the suggestions that its changes removed. */
export function pauseTyping(): void {
  clearTimeout(timer);
  if (!isChanged) return publish();
  const text = view.state.doc.toString();
  const isRestored = replacedBy === 'history';
  const isOther =
    !isRestored && (draftText === '' || (replacedBy === 'typing' && isReplaced(draftText, text)));
  isChanged = false;
  replacedBy = null;
  if (text !== draftText) {
    draftText = text;
    if (isRestored) restoreText(text, view.state.field(sourceOfText), [...presentSuggestions().dismissed]);
    else if (isOther) typeText(text);
    else editDraft({ text });
    undoable.set(null);
  }
  view.dispatch({ effects: [typingPaused.of(null), ...(isOther ? [setChanged.of(RangeSet.empty)] : [])] });
  void findTypography();
}

/** The source whose formatting is shown. */
let formatted: Source | null = null;

draft.listen(() => {
  const { text, source, document } = draft.get();
  if (document !== draftDocument || text !== draftText) restart();
  else if (source !== formatted) showFormatting();
});

function showFormatting(): void {
  formatted = draft.get().source;
  const found = formatted === null ? RangeSet.empty : formattingOf(formatted, view.state.doc.toString());
  view.dispatch({ effects: [formattingFound.of(found), setSource.of(formatted)] });
}

/** Begins with the text of the draft, which another part of the site has replaced. */
function restart(): void {
  isChanged = false;
  view.setState(initialState());
  showFormatting();
  if (editorElement.isConnected) view.focus();
  publish();
  void findTypography();
}
onClearWork(restart);
showFormatting();
void findTypography();

/** Saves the text as it is and the steps that can be undone, in the storage of this tab. */
function saveState(): void {
  pauseTyping();
  saveDraft();
  const { state } = view;
  const isSaved = undoDepth(state) > 0 && state.doc.length > 0;
  const json = isSaved ? JSON.stringify({ document: draftDocument, state: state.toJSON(savedFields) }) : null;
  writeStorage('sessionStorage', undoKey, json !== null && json.length <= savedCharsMax ? json : null);
}
addEventListener('pagehide', saveState);

/** Undoes the replacement of the whole text, which is no step of this text. */
function undoReplacement(): boolean {
  const isPossible = undoable.get() !== null;
  undoDraft();
  return isPossible;
}

/** Applies edits that do not overlap, as one step that can be undone. */
export function makeEdits(edits: readonly Edit[], effects: readonly StateEffect<unknown>[] = []): void {
  view.dispatch({
    changes: edits.map(({ start, end, replacement }) => ({ from: start, to: end, insert: replacement })),
    effects,
    userEvent: 'accept',
  });
}

/** Accepts suggestions that do not overlap, as one step. */
export function acceptMarks(
  marks: readonly (Mark & Edit)[],
  effects: readonly StateEffect<unknown>[] = [],
): void {
  for (const { kind, replacement } of marks) if (!isCleaning(kind)) settleAccepted(replacement);
  makeEdits(marks, effects);
}

export function acceptShown(): boolean {
  const mark = shownMark(presentSuggestions());
  if (mark === undefined || mark.replacement === null) return false;
  const { start, replacement } = mark;
  acceptMarks([{ ...mark, replacement }], [choose.of(after(start + replacement.length))]);
  scrollToShown();
  return true;
}

export function dismissShown(): boolean {
  const mark = shownMark(presentSuggestions());
  if (mark === undefined) return false;
  const dismissed = [...presentSuggestions().dismissed, mark.key].slice(-dismissedMax);
  view.dispatch({ effects: [setDismissed.of(new Set(dismissed)), choose.of(after(mark.start))] });
  scrollToShown();
  return true;
}
const dismissedMax = 1_000;

const after = (offset: number): Choice => ({ key: null, offset, announced: true });

/** Shows the suggestion that follows the shown one, or the one before it. */
export function showNext(step: 1 | -1): boolean {
  const now = presentSuggestions();
  const marks = marksOf(now);
  const next = marks.at((marks.indexOf(shownMark(now)!) + step) % marks.length);
  if (next === undefined) return false;
  view.dispatch({ effects: choose.of({ key: next.key, offset: next.start, announced: true }) });
  scrollToShown();
  return true;
}

function scrollToShown(): void {
  const mark = shownMark(presentSuggestions());
  if (mark === undefined) return;
  view.dispatch({ effects: EditorView.scrollIntoView(mark.start, { y: 'nearest', yMargin: 70 }) });
}

export const receiveScan = (text: string, part: { start: number; text: string }, result: ScanResult) =>
  view.dispatch({ effects: sentencesFound.of({ text, part, result }) });

export const undoEdit = () => undo(view);
export const redoEdit = () => redo(view);

/** Finds the marks of the rewrites that have arrived. */
export function receiveRewrites(): void {
  isWaiting = false;
  view.dispatch({ effects: rewritesFound.of(rewriteLookup()) });
}

/** Rewrites arrive one by one; their marks are found together, and at the end of the request. */
const rewritesDelayMs = 100;
let isWaiting = false;
let wasBusy = false;
rewrites.listen(() => {
  const { busy } = rewrites.get();
  const isEnd = wasBusy && !busy;
  wasBusy = busy;
  if (isEnd) return receiveRewrites();
  if (!isWaiting) setTimeout(receiveRewrites, rewritesDelayMs);
  isWaiting = true;
});
