import { listLevel, plainly } from '../signal.js';

/** A broad, graded vocabulary of machine style; the list and its weights are fitted. */
export const excessStyleWords = listLevel({
  name: 'excess_style_words',
  shape: 'formality',
  direction: 1,
  list: 'excess_style',
  detail: (reading, usual, quoted) =>
    `${reading.count} words of polished, abstract style in ${reading.exposure}${quoted && `, such as ${quoted}`}: they sum to ${plainly(reading.value)} per 100 words; people's come to about ${plainly(usual)}.`,
  fix: 'Say it in concrete words: name the thing, the place or the number instead of the abstract noun.',
});
