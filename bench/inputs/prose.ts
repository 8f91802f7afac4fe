/** Generated prose for benchmarks: deterministic for a given seed, with the punctuation of real text. */
import { mulberry32 } from '../../src/training/statistics/random.js';

const subjects =
  'the committee|our neighbour|a second engine|the old harbour|nobody|the report|her sister|most of the staff|rain|the letter'.split(
    '|',
  );
const verbs =
  'carried|found|did not expect|measured|left behind|opened|repaired|wrote about|argued over|kept|moved'.split(
    '|',
  );
const objects =
  'three boxes of paper|the valve on the roof|a better answer|the road to the mill|its own figures|every window in the hall|an honest mistake|the second half of the year|what remained of the garden'.split(
    '|',
  );
const tails = [
  '',
  '',
  '',
  ', and then it was over',
  ', although the river had risen',
  ' \u2014 or so they said',
  ', highlighting the need for care',
  ' before noon',
  '; nothing else changed',
  ' in 1987',
];
const openers = [
  '',
  '',
  '',
  'In the end, ',
  'Moreover, ',
  'On Tuesday ',
  'However, ',
  'I think ',
  '\u201cYes,\u201d she said, and ',
];

/** A text of at least `words` words, in paragraphs. */
export function prose(words: number, seed = 1): string {
  const next = mulberry32(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  let text = '';
  for (let count = 0, sentences = 0; count < words; sentences++) {
    const sentence = `${pick(openers)}${pick(subjects)} ${pick(verbs)} ${pick(objects)}${pick(tails)}.`;
    count += sentence.split(' ').length;
    const start = sentences === 0 ? '' : next() < 0.15 ? '\n\n' : ' ';
    text += start + sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }
  return text;
}
