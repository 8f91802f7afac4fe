/** Checks the lengths of texts before they are sent. Pure. */
import { number } from '../contract/figures.js';
import { characters } from '../site/shared/format.js';
import { Problem } from './problem.js';

/** Fewest words that the service can measure. */
const wordsMin = 50;

/** Checks the length of a text before it is sent; throws a Problem. */
export function checkLength(text: string, charactersMax: number, what: string): void {
  const words = countWords(text, wordsMin);
  if (words === 0) throw new Problem(`${what} has no text.`);
  if (words < wordsMin)
    throw new Problem(
      `${what} has ${words} words. A text of fewer than ${wordsMin} words is too short to measure: select more.`,
    );
  checkUpperLength(text, charactersMax, what);
}

/** Checks the largest length only; throws a Problem. */
export function checkUpperLength(text: string, charactersMax: number, what: string): void {
  const length = characters(text);
  if (length > charactersMax)
    throw new Problem(
      `${what} has ${number(length)} characters. The service accepts ${number(charactersMax)} from you at a time: choose a shorter part.`,
    );
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Counts words in any script, up to `enough`. */
function countWords(text: string, enough: number): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words++;
    if (words >= enough) break;
  }
  return words;
}
