/** What a list shows of its results, and in which order. Pure. */

import type { ScanResult } from '../../contract/scan.js';
import { bandNames, highestScore, isElevated } from '../../engine/scan/bands.js';
import { chatTrace } from '../../engine/scan/results/headline.js';
import { firstWords, withWordRanges } from '../../report/passages.js';

/** A file of a list; the error says why it was not scanned. */
export interface ScannedFile {
  name: string;
  /** The extracted text; null before. */
  text: string | null;
  result: ScanResult | null;
  /** What was omitted or could not be read when its text was extracted. */
  warnings: readonly string[];
  error: string | null;
  /** Place in the text that it is a part of; absent for a whole file. */
  part?: {
    /** Name of the whole text. */
    of: string;
    /** Its number, and its headings if it has any: "2 of 4: Methods". */
    label: string;
    words: number;
  };
}

/** What all files of a list are called. */
export function nounOf(files: readonly ScannedFile[]): 'file' | 'part' | 'text' {
  const parts = files.filter(({ part }) => part !== undefined).length;
  if (parts === 0) return 'file';
  return parts === files.length ? 'part' : 'text';
}

export type Scanned<F> = F & { text: string; result: ScanResult };

/** The files that were scanned. */
export const scannedOf = <F extends ScannedFile>(files: readonly F[]): Scanned<F>[] =>
  files.filter((file): file is Scanned<F> => file.result !== null && file.text !== null);

/** The passages that are `elevated` or above, in the order of the text, each with its first words. */
export const flaggedPassages = (result: ScanResult, text: string) =>
  withWordRanges(assessedPassages(result), text)
    .filter(isElevated)
    .map(passage => ({ ...passage, opening: firstWords(text, passage) }));

/** The group of a distribution that a result belongs to. */
export type Group = (typeof bandNames)[number] | 'mixed' | 'not assessed';
export const groups: readonly Group[] = [...bandNames, 'mixed', 'not assessed'];

export function groupOf({ mixed, assessed, band }: ScanResult): Group {
  if (mixed.mixed) return 'mixed';
  return assessed ? band : 'not assessed';
}

/** The passages of a result; none of a text that was not assessed. */
const assessedPassages = (result: ScanResult) => (groupOf(result) === 'not assessed' ? [] : result.passages);

/** Whether a result has a finding: a trace of a chat tool, a passage that differs, or a high level. */
export const hasFinding = (result: ScanResult): boolean =>
  chatTrace(result.artefacts) !== undefined || result.mixed.mixed || (result.assessed && isElevated(result));

/** The scanned parts of each text of which the list has parts, in the order of the text. */
export function partsByText<F extends ScannedFile>(files: readonly F[]) {
  const scanned = scannedOf(files);
  const names = new Set(scanned.flatMap(({ part }) => part?.of ?? []));
  return Array.from(names, name => {
    const parts = scanned.filter(({ part }) => part?.of === name);
    const passages = parts.flatMap(({ result }) => assessedPassages(result));
    const wordsOf = (some: readonly { words: number }[]) => some.reduce((sum, { words }) => sum + words, 0);
    return {
      name,
      parts,
      found: parts.filter(({ result }) => hasFinding(result)),
      /** Share of the words in passages of the lowest band. */
      lowShare: wordsOf(passages.filter(({ band }) => band === 'low')) / Math.max(1, wordsOf(passages)),
    };
  });
}

/** The files of a group; all without one. */
export const ofGroup = <F extends ScannedFile>(files: readonly F[], group: Group | null): readonly F[] =>
  group === null ? files : files.filter(({ result }) => result !== null && groupOf(result) === group);

export const orders = [
  ['first', 'What to look at first'],
  ['name', 'Name'],
] as const;
export type Order = (typeof orders)[number][0];

/** Explanation of each order. */
export const orderNotes: Readonly<Record<Order, string>> = {
  first:
    'Texts with a trace of a chat tool are first, then those with the highest score. A mixed text counts with its highest passage.',
  name: 'In the order of the names.',
};

/** Rank of a text with a trace of a chat tool: above every score. */
const traceRank = 200;

/** How early a file is looked at; those that were not scanned are last. */
function rankOf({ result, error }: ScannedFile): number {
  if (result === null) return error === null ? -3 : -2;
  if (chatTrace(result.artefacts) !== undefined) return traceRank + highestScore(result);
  return groupOf(result) === 'not assessed' ? -1 : highestScore(result);
}

/** The files by name, or the highest rank first and by name among equals. */
export const ordered = <F extends ScannedFile>(files: readonly F[], order: Order): F[] =>
  [...files].sort(
    (one, other) =>
      (order === 'name' ? 0 : rankOf(other) - rankOf(one)) || compareNames(one.name, other.name),
  );

const byName = new Intl.Collator('en', { numeric: true });

/** Orders names as people do: "essay 2" before "essay 10". */
export const compareNames = (one: string, other: string): number => byName.compare(one, other);
