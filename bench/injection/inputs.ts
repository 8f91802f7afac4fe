/**
 * Texts of the benchmark `injection-pictures`: harmless pictures, harmless lines and instructions. None is
 * among the training lines. The first part was evaluated between trainings; the second was written after the
 * training lines, and evaluated once they were final.
 */
import { readFileSync } from 'node:fs';
import { expand } from '../../src/training/injection/lines.js';
import { mulberry32 } from '../../src/training/statistics/random.js';

export const parts = ['first', 'second', 'third'] as const;
export type Part = (typeof parts)[number];

interface Instruction {
  kind: string;
  language: string;
  text: string;
}

export interface Inputs {
  /** The printed lines of each picture. */
  pictures: string[][];
  lines: string[];
  instructions: Instruction[];
}

const pictureVariants = 3;
const lineVariants = 2;

export function inputsOf(part: Part): Inputs {
  return {
    pictures: read('harmless-pictures.txt', part)
      .split(/\n{2,}/)
      .filter(picture => picture.trim() !== '')
      .flatMap((picture, i) => variantsOf(picture.trim(), pictureVariants, i))
      .map(picture => picture.split('\n')),
    lines: rowsOf('harmless-lines.txt', part).flatMap((row, i) => variantsOf(row, lineVariants, i)),
    instructions: rowsOf('instructions.txt', part).flatMap((row, i) => {
      const [kind, language, pattern] = row.split('\t');
      return variantsOf(pattern!, lineVariants, i).map(text => ({ kind: kind!, language: language!, text }));
    }),
  };
}

/** The rows of a file before or after its heading, without comments. */
function read(name: string, part: Part): string {
  const file = readFileSync(new URL(`../../../bench/injection/${name}`, import.meta.url), 'utf8');
  const section = file.split(/^## (?:second|third) part.*$/m)[parts.indexOf(part)]!;
  return section.replace(/^# .*$/gm, '');
}

const rowsOf = (name: string, part: Part): string[] =>
  read(name, part)
    .split('\n')
    .filter(row => row !== '');

/** Up to `most` different variants of a pattern of alternatives. Deterministic. */
function variantsOf(pattern: string, most: number, seed: number): string[] {
  const next = mulberry32(seed);
  const variants = new Set<string>();
  // A pattern with few alternatives repeats itself; the tries are bounded.
  for (let tries = 0; tries < most * 8 && variants.size < most; tries++)
    variants.add(expandLines(pattern, next));
  return [...variants];
}

/** Expands each line of a pattern. `expand` would join them. */
const expandLines = (pattern: string, next: () => number): string =>
  pattern
    .split('\n')
    .map(line => expand(line, next))
    .join('\n');
