import { applyEdits } from '../../../document/span.js';
import type { CleanupEdit } from '../../../engine/cleanup/clean.js';

const worker = new Worker(new URL('./typography-worker.ts', import.meta.url), { type: 'module' });
/** What receives the answers of the worker, which come in the order of the texts. */
const waiting: ((edits: CleanupEdit[]) => void)[] = [];
worker.onmessage = ({ data }: MessageEvent<CleanupEdit[]>) => waiting.shift()!(data);

/** Finds the edits that clean a text; with `contractions` also those that write everyday contractions. */
export const typographyEdits = (text: string, contractions = false): Promise<CleanupEdit[]> =>
  new Promise(resolve => {
    waiting.push(resolve);
    worker.postMessage({ text, contractions });
  });

/** A text with plain typography. */
export const withPlainTypography = async (text: string): Promise<string> =>
  applyEdits(text, await typographyEdits(text));
