/** Checks the lengths of texts before they are sent. Pure. */

import { number } from '../contract/prose.js';
import { codePoints } from '../engine/text/code-points.js';
import { countWords } from '../engine/text/words.js';
import { Problem } from './problem.js';

/** Fewest words that the service can measure. */
export const wordsMin = 50;

/** Checks the length of a text before it is sent, and the number of its words; throws a Problem. */
export function checkLength(text: string, what: string, charactersMax: number, wordsMin = 0): void {
  const words = countWords(text);
  if (words < wordsMin)
    throw new Problem(
      `${what} has ${words} words. A text of fewer than ${wordsMin} words is too short to measure: select more of the page, and scan the selection.`,
    );
  const length = codePoints(text);
  if (length > charactersMax)
    throw new Problem(
      `${what} has ${number(length)} characters. The service accepts ${number(charactersMax)} from you at a time: choose a shorter part.`,
    );
}
