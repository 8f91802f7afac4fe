/** The known slow cases, stored without their texts. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Case } from './growth.js';
import type { Motifs } from './texts.js';

/** Every finding of a search, also after its repair. */
const findingsFile = 'bench/shapes/findings.jsonl';
/** The slowest cases of all searches with linear time, the slowest first. */
const slowestFile = 'bench/shapes/slowest.jsonl';
const slowestStored = 200;

const casesOf = (file: string): Case[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [entry, shape, ...motifs] = JSON.parse(line) as [string, string, ...Motifs];
      return { entry, text: { shape, motifs } };
    });
const linesOf = (cases: readonly Case[]): string =>
  cases.map(({ entry, text }) => `${JSON.stringify([entry, text.shape, ...text.motifs])}\n`).join('');

/** The findings, then the slowest cases. */
export const storedCases = (): Case[] => [...casesOf(findingsFile), ...casesOf(slowestFile)];

export function storeFindings(found: readonly Case[]): void {
  const lines = new Set(linesOf([...casesOf(findingsFile), ...found]).split(/(?<=\n)/));
  writeFileSync(findingsFile, [...lines].join(''));
}

export interface RankedCase extends Case {
  /** Milliseconds of the longest text, multiplied by the growth. */
  badness: number;
}

/** Stores the worst case of each entry, then the second worst of each, and so on. */
export function storeSlowest(cases: readonly RankedCase[]): void {
  const ranks = new Map<string, number>();
  const ranked = [...cases]
    .sort((a, b) => b.badness - a.badness)
    .map(one => {
      const rank = ranks.get(one.entry) ?? 0;
      ranks.set(one.entry, rank + 1);
      return { ...one, rank };
    })
    .sort((a, b) => a.rank - b.rank || b.badness - a.badness);
  writeFileSync(slowestFile, linesOf(ranked.slice(0, slowestStored)));
}
