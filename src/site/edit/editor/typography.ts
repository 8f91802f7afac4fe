import type { CleanupStyle } from '../../../contract/document.js';
import { applyEdits } from '../../../document/span.js';
import type { CleanupEdit } from '../../../engine/cleanup/clean.js';
import { readLocal, writeStorage } from '../../base/storage.js';
import { createStore } from '../../base/store.js';

const styleKey = 'telltale-house-style';
const stored = readLocal(styleKey);

/** The style of typography that the person has chosen in this browser; before, only faults are suggested. */
export const houseStyle = createStore<CleanupStyle>(
  stored === 'plain' || stored === 'typographic' ? stored : 'keep',
);
houseStyle.listen(() => writeStorage('localStorage', styleKey, houseStyle.get()));

const worker = new Worker(new URL('./typography-worker.ts', import.meta.url), { type: 'module' });
/** What receives the answers of the worker, which come in the order of the texts. */
const waiting: ((edits: CleanupEdit[]) => void)[] = [];
worker.onmessage = ({ data }: MessageEvent<CleanupEdit[]>) => waiting.shift()!(data);

const ask = (text: string, contractions: boolean, withLeftovers: boolean): Promise<CleanupEdit[]> =>
  new Promise(resolve => {
    waiting.push(resolve);
    worker.postMessage({ text, options: { contractions, style: houseStyle.get() }, withLeftovers });
  });

/** Finds the edits that clean a text in the house style, as the service does. */
export const typographyEdits = (text: string, contractions = false) => ask(text, contractions, false);

/** Finds the same edits and, after them, those that remove other leftovers of chat tools. */
export const suggestedEdits = (text: string, contractions: boolean) => ask(text, contractions, true);

/** A text in the house style. */
export const inHouseStyle = async (text: string): Promise<string> =>
  applyEdits(text, await typographyEdits(text));
