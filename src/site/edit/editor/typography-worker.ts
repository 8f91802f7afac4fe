/** Cleans typography beside the page: for a long text this takes longer than a key may. */
import { cleanedAs } from '../../../document/detect.js';
import { findEdits } from '../../../engine/cleanup/clean.js';

addEventListener('message', ({ data: { text, contractions } }) =>
  postMessage(findEdits(text, { contractions }, cleanedAs(text, 'auto'))),
);
