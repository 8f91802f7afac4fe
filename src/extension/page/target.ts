/** Runs the page functions in the frames of a tab. */
import { browser } from '../browser.js';
import type { FieldChange, FieldEdits, FieldText } from '../field-edits.js';
import { Problem } from '../problem.js';
import { type FrameState, readArticle, readFrame } from './read-page.js';

/** The tab that the person used the extension on, and the frame if it is known. */
export interface Target {
  tabId: number;
  frameId: number | null;
}

/** Largest number of characters that are read from a page: above the largest limit of a service. */
const pageCharsMax = 1_000_000;

export const pdfProblem = (): Problem =>
  new Problem('This tab shows a PDF. Save it and choose it as a file in Telltale.');

/** Finds the possible tasks in the page. It reads no text. */
export async function inspect(target: Target): Promise<Pick<FrameState, 'selection' | 'field'>> {
  const frames = await inFrames(target, readFrame, [0]);
  return {
    selection: frames.some(({ result }) => result.selection),
    field: frames.some(({ result }) => result.field),
  };
}

/** Reads the selection of the first frame that has one; null without one. */
export async function selectionOf(target: Target): Promise<FrameState | null> {
  const frames = await inFrames(target, readFrame, [pageCharsMax]);
  return frames.find(({ result }) => result.selection)?.result ?? null;
}

/** Reads the article of the tab's main frame. */
export async function articleOf({ tabId }: Target): Promise<string> {
  const main = { tabId, frameId: 0 };
  const [type] = await inFrames(main, () => document.contentType, []);
  if (type?.result === 'application/pdf') throw pdfProblem();
  const [first] = await inFrames(main, readArticle, [pageCharsMax]);
  return first?.result ?? '';
}

/** Injects the script for text fields, and reads the one that has the focus; null without one. */
export async function fieldOf(target: Target): Promise<{ frameId: number; result: FieldText } | null> {
  await inject({ target: framesOf(target), files: ['text-field.js'] });
  const [first] = await inFrames(target, () => globalThis.telltaleRead(), []);
  return first ?? null;
}

/** Applies edits to the text field that was read. The frame stores those that restore it. */
export async function changeField(frame: Target, edits: FieldEdits): Promise<FieldChange> {
  const change = (edits: FieldEdits) => globalThis.telltaleChange?.(edits);
  const [first] = await inFrames(frame, change, [edits]);
  return first?.result ?? { done: false, reason: 'changed' };
}

/** Returns the frame whose field can still be restored after the last cleaning; null without one. */
export async function restorableFrame(target: Target): Promise<Target | null> {
  const frames = await inFrames(target, () => globalThis.telltaleUndo?.(false) ?? false, []);
  const found = frames.find(({ result }) => result);
  return found === undefined ? null : { tabId: target.tabId, frameId: found.frameId };
}

/** Restores the field that was cleaned last in a frame. */
export async function restoreField(frame: Target): Promise<void> {
  const [first] = await inFrames(frame, () => globalThis.telltaleUndo?.(true) ?? false, []);
  if (!first?.result) throw new Problem('The field was changed since, so it was left as it is.');
}

/** Runs a function in one frame or in all, and returns the results that are not null. */
async function inFrames<Args extends unknown[], Result>(
  target: Target,
  func: (...args: Args) => Result,
  args: Args,
): Promise<{ frameId: number; result: NonNullable<Awaited<Result>> }[]> {
  const results = await inject({ target: framesOf(target), func, args });
  return results.flatMap(({ frameId, result }) => (result == null ? [] : [{ frameId, result }]));
}

const framesOf = ({ tabId, frameId }: Target) =>
  frameId === null ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] };

const inject = <Args extends unknown[], Result>(injection: chrome.scripting.ScriptInjection<Args, Result>) =>
  browser.scripting.executeScript(injection).catch(() => {
    throw new Problem(
      'The browser does not let extensions read this page. Use the extension on an ordinary web page, and reload the page if it was open before the extension was installed.',
    );
  });
