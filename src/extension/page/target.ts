/** Calls the functions of the page script in the frames of a tab. */
import { browser } from '../browser.js';
import type { FieldChange, FieldEdits, FieldText } from '../field-edits.js';
import { wordsMin } from '../length.js';
import { Problem } from '../problem.js';
import type { PageFunctions } from './page-script.js';
import type { SearchedPassage } from './passages.js';
import type { FrameState, Source } from './read-page.js';

/** The tab that the person used the extension on, and the frame if it is known. */
export interface Target {
  tabId: number;
  frameId: number | null;
}

/** Largest number of characters that are read from a page: above the largest limit of a service. */
const pageCharsMax = 1_000_000;

const pdfAdvice = 'A PDF can be saved and chosen as a file in Telltale.';

/** Finds the possible tasks in the page. It reads no text. */
export async function inspect(target: Target): Promise<Pick<FrameState, 'selection' | 'field'>> {
  const frames = await inFrames(target, 'readFrame', 0, wordsMin);
  return {
    selection: frames.some(({ result }) => result.selection),
    field: frames.some(({ result }) => result.field),
  };
}

/** Reads the selection of the first frame that has one; null without one. */
export async function selectionOf(target: Target): Promise<FrameState | null> {
  const frames = await inFrames(target, 'readFrame', pageCharsMax, 1);
  return frames.find(({ result }) => result.selection)?.result ?? null;
}

/** Reads the article of the tab's main frame. */
export async function articleOf({ tabId }: Target): Promise<string> {
  const [first] = await inFrames({ tabId, frameId: 0 }, 'readArticle', pageCharsMax);
  if (!first?.result) throw new Problem(`The page has no text. ${pdfAdvice}`);
  return first.result;
}

/** Reads the text field that has the focus; null without one. */
export async function fieldOf(target: Target): Promise<{ frameId: number; result: FieldText } | null> {
  const [first] = await inFrames(target, 'readField');
  return first ?? null;
}

/** Applies edits to the text field that was read. The frame stores those that restore it. */
export async function changeField(frame: Target, edits: FieldEdits): Promise<FieldChange> {
  const [first] = await inFrames(frame, 'changeField', edits);
  return first?.result ?? { done: false, reason: 'changed' };
}

/** Returns the frame whose field can still be restored after the last cleaning; null without one. */
export async function restorableFrame(target: Target): Promise<Target | null> {
  const frames = await inFrames(target, 'undoField', false);
  const found = frames.find(({ result }) => result);
  return found === undefined ? null : { tabId: target.tabId, frameId: found.frameId };
}

/** Restores the field that was cleaned last in a frame. */
export async function restoreField(frame: Target): Promise<void> {
  const [first] = await inFrames(frame, 'undoField', true);
  if (!first?.result) throw new Problem('The field was changed since, so it was left as it is.');
}

/** Searches passages in the page, and returns for each whether it was found. */
export async function findPassages(
  target: Target,
  source: Source,
  passages: readonly SearchedPassage[],
): Promise<boolean[]> {
  const frames = await inFrames(target, 'findPassages', source, passages);
  await browser.scripting.insertCSS({ target: framesOf(target), files: ['highlights.css'] });
  return passages.map((_, i) => frames.some(({ result }) => result[i]));
}

/** Calls a function of the page script in one frame or in all, and returns the results that are not null. */
export async function inFrames<Name extends keyof PageFunctions>(
  target: Target,
  name: Name,
  ...args: Parameters<PageFunctions[Name]>
): Promise<{ frameId: number; result: NonNullable<Awaited<ReturnType<PageFunctions[Name]>>> }[]> {
  const frames = framesOf(target);
  await inject({ target: frames, files: ['page-script.js'] });
  const call = (name: Name, args: Parameters<PageFunctions[Name]>) =>
    (globalThis.telltale[name] as (...args: unknown[]) => ReturnType<PageFunctions[Name]>)(...args);
  const results = await inject({ target: frames, func: call, args: [name, args] });
  return results.flatMap(({ frameId, result }) => (result == null ? [] : [{ frameId, result }]));
}

const framesOf = ({ tabId, frameId }: Target) =>
  frameId === null ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] };

const inject = <Args extends unknown[], Result>(injection: chrome.scripting.ScriptInjection<Args, Result>) =>
  browser.scripting.executeScript(injection).catch(() => {
    throw new Problem(
      `The browser does not let extensions read this page. Use the extension on an ordinary web page, and reload the page if it was open before the extension was installed. ${pdfAdvice}`,
    );
  });
