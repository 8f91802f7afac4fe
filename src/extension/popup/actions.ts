/** The actions of the popup: scan a text of the page, clean its text field. */
import type { Telltale } from '../../client/index.js';
import type { CleanupStyle } from '../../contract/document.js';
import { count, number } from '../../contract/prose.js';
import { endOfBeginning } from '../../document/borders.js';
import { isLonger } from '../../engine/text/code-points.js';
import { copyOf, isEdited, planEdits, textOf } from '../field-edits.js';
import { checkLength, wordsMin } from '../length.js';
import type { Source } from '../page/read-page.js';
import { articleOf, changeField, fieldOf, restoreField, selectionOf, type Target } from '../page/target.js';
import { Problem } from '../problem.js';
import { configOf } from '../settings.js';
import type { Scanned } from './result-view.js';

/** Reads the selection or the article, and nothing else, and scans it. */
export async function scan(
  client: Telltale,
  target: Target,
  source: Source,
  reportedSelection: string,
  esl: boolean,
  signal: AbortSignal,
): Promise<Scanned> {
  const limit = (await configOf(client, signal)).limits.characters_per_text;
  const isArticle = source === 'article';
  const { text: whole, isSource } = isArticle
    ? { text: await articleOf(target), isSource: false }
    : await selectedText(target, reportedSelection);
  const isCut = isArticle && isLonger(whole, limit);
  const text = isCut ? whole.slice(0, endOfBeginning(whole, limit)).trimEnd() : whole;
  checkLength(text, `The ${source}`, limit, wordsMin);
  const options = {
    save: false,
    include_fixes: false,
    esl,
    signals: 'active',
    // The visible text of a page has no markup. A line of it may still look like Markdown.
    read_as: isSource ? 'auto' : 'plain',
  } as const;
  const result = await client.scan(text, options, { signal });
  const note = isCut
    ? `Its beginning: the article is longer than the ${number(limit)} characters that the service accepts from you at a time. The rest was not scanned.`
    : '';
  return { result, text, source, isSource, note };
}

/** The selection with its line breaks; from a frame that cannot be read, as the browser reports it. */
async function selectedText(target: Target, reported: string): Promise<{ text: string; isSource: boolean }> {
  const fallback = { text: reported, isSource: false };
  try {
    const found = await selectionOf(target);
    return found === null ? fallback : { text: found.selectedText, isSource: found.isSource };
  } catch (error) {
    if (reported === '') throw error;
    return fallback;
  }
}

export interface Cleaning {
  message: string;
  changes?: string[];
  /** The cleaned text, where the editor does not let the field be changed. */
  copy?: string;
  /** Restores the field, where it was changed. */
  undo?: () => Promise<void>;
}

/** Cleans the text field that has the focus. */
export async function clean(
  client: Telltale,
  target: Target,
  style: CleanupStyle,
  signal: AbortSignal,
): Promise<Cleaning> {
  const found = await fieldOf(target);
  if (found === null)
    throw new Problem(
      'No text field has the focus. Click into a text field that is not a password field, then try again.',
    );
  const frame: Target = { tabId: target.tabId, frameId: found.frameId };
  const field = found.result;
  const text = textOf(field);
  if (!/\S/.test(text)) throw new Problem('The text field is empty.');
  if (!field.segments.some(({ text, fixed }) => !fixed && /\S/.test(text)))
    throw new Problem(
      'The text field has only code, mentions, images or quoted mail, which stay as they are.',
    );
  checkLength(text, 'The text field', (await configOf(client, signal)).limits.characters_per_text);
  const { output_text, changes, total_changes } = await client.cleanup(
    text,
    { save: false, style, read_as: field.isRich ? 'plain' : 'auto' },
    { signal },
  );
  const plan = planEdits(field, output_text);
  if (plan === null)
    throw new Problem(
      'The cleaned text has other lines than the field, so nothing was changed. Clean the text on the page of the service.',
    );
  if (total_changes === 0 || plan.after.texts.every((text, i) => text === plan.before.texts[i]))
    return { message: 'There is nothing to clean in this style.' };
  if (field.lengthMax !== null && output_text.length > field.lengthMax)
    throw new Problem('The cleaned text is longer than the field allows, so nothing was changed.');
  const chips = Object.entries(changes)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, amount]) => `${kind}: ${amount}`);
  const outcome = await changeField(frame, plan);
  if (!outcome.done && outcome.reason === 'changed')
    throw new Problem('The text field was changed in the meantime, so it was not cleaned. Try again.');
  if (!outcome.done && outcome.reason === 'managed')
    return {
      message:
        'This editor restores its own text, so nothing was changed. Copy the cleaned text, select all in the field and paste it. Formatting and images are not copied.',
      changes: chips,
      copy: copyOf(field, plan),
    };
  // Some editors write their own text back as soon as the page continues.
  const now = await fieldOf(frame);
  if (!outcome.done || now === null || !isEdited(now.result, field, plan))
    throw new Problem(
      'This editor did not accept the cleaned text as it is. Check the field; the undo command restores it.',
    );
  return {
    message: `${count(total_changes, 'change')} made in the field; no word was changed. ${undoSentence(outcome.isTyped, field.isRich)}`,
    changes: chips,
    undo: () => restoreField(frame),
  };
}

/**
 * How to undo the changes. For rich text the number of undo steps is unknown: an editor with a history of its
 * own reverts the whole cleaning in one step, the browser one part of it.
 */
function undoSentence(isTyped: boolean, isRich: boolean): string {
  const keys = navigator.platform.startsWith('Mac') ? '⌘Z' : 'Ctrl+Z';
  if (!isTyped) return `Use Undo here: ${keys} in the field may not restore the text.`;
  return isRich
    ? `Undo here restores the text. So does ${keys} in the field, used once or several times, until the text is back.`
    : `Press ${keys} in the field to undo.`;
}
