/** Cleans typography beside the page: for a long text this takes longer than a key may. */
import { cleanedAs } from '../../../document/detect.js';
import { findEdits } from '../../../engine/cleanup/clean.js';
import { leftoverEdits } from '../../../engine/cleanup/leftovers.js';

addEventListener('message', ({ data: { text, options, withLeftovers } }) =>
  postMessage([
    ...findEdits(text, options, cleanedAs(text, 'auto')),
    ...(withLeftovers ? leftoverEdits(text) : []),
  ]),
);
