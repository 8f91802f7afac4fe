/** The worst known cases. They are stored without their texts, the worst first. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Case } from './growth.js';
import type { Motifs } from './texts.js';

const file = 'bench/shapes/worst.jsonl';
const stored = 200;

export const worstCases = (): Case[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [entry, shape, ...motifs] = JSON.parse(line) as [string, string, ...Motifs];
      return { entry, text: { shape, motifs } };
    });

export interface RankedCase extends Case {
  /** Time relative to prose of the same length, multiplied by the growth. */
  badness: number;
}

/** The worst cases of many: first the worst of each entry, then the second worst, and so on. */
export function storeWorst(cases: readonly RankedCase[]): void {
  const ranks = new Map<string, number>();
  const ranked = [...cases]
    .sort((a, b) => b.badness - a.badness)
    .map(one => {
      const rank = ranks.get(one.entry) ?? 0;
      ranks.set(one.entry, rank + 1);
      return { ...one, rank };
    })
    .sort((a, b) => a.rank - b.rank || b.badness - a.badness);
  const lines = ranked
    .slice(0, stored)
    .map(({ entry, text }) => `${JSON.stringify([entry, text.shape, ...text.motifs])}\n`);
  writeFileSync(file, lines.join(''));
}
