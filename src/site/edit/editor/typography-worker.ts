/** Cleans typography beside the page: for a long text this takes longer than a key may. */
import { cleanedAs } from '../../../document/detect.js';
import { applyEdits } from '../../../document/span.js';
import { findEdits } from '../../../engine/cleanup/clean.js';

/** The edits that clean a text; with `contractions` also those that write everyday contractions. */
const edits = (text: string, contractions: boolean) =>
  findEdits(text, { contractions }, cleanedAs(text, 'auto'));

/** Parts of a text with plain typography. */
const plain = (parts: readonly string[]) =>
  parts.map(part => applyEdits(part, findEdits(part, { contractions: false })));

const tasks = { edits, plain };
export type TypographyTasks = typeof tasks;

addEventListener('message', ({ data: [id, name, args] }) => {
  const task = tasks[name as keyof TypographyTasks] as (...args: unknown[]) => unknown;
  postMessage([id, task(...args)]);
});
