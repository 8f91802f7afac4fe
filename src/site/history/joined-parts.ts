/** The saved scans of the parts of a long text as one. Pure. */
import type { ScanItem, ScanRecord } from '../../client/index.js';
import { wholePercent } from '../../contract/figures.js';
import type { Band } from '../../contract/genre.js';
import type { ScanResult } from '../../contract/scan.js';
import { bandFrom, bandOf } from '../../engine/scan/bands.js';
import { partOf } from '../long-text/part-title.js';
import { joinResults } from '../scan/parts/joined-result.js';

/** The whole text, its title and its result, of the records of its parts in order. */
export function joinRecords(records: readonly ScanRecord[]): {
  text: string;
  title: string;
  result: ScanResult;
} {
  const title = records[0]!.title;
  let start = 0;
  const parts = records.map(result => {
    const part = { start, result };
    start += result.text.length;
    return part;
  });
  return {
    text: records.map(({ text }) => text).join(''),
    title: partOf(title)?.title ?? title ?? '',
    result: joinResults(parts),
  };
}

/** The scans of all parts of a text, in the order of the text. */
export interface JoinedItem {
  title: string;
  parts: readonly ScanItem[];
}

/**
 * Finds the parts of each text by their titles, in a list that is newest first: the last part comes first. A
 * text of which a part is missing is not joined.
 */
export function joinItems(items: readonly ScanItem[]): JoinedItem[] {
  const open = new Map<string, ScanItem[]>();
  return items.flatMap(item => {
    const part = partOf(item.title);
    if (part === null) return [];
    const name = JSON.stringify([part.title, part.count]);
    const later = part.index === part.count - 1 ? [] : (open.get(name) ?? []);
    const parts = [item, ...later];
    open.set(name, parts);
    const isComplete = part.index === 0 && parts.every(({ title }, i) => partOf(title)!.index === i);
    return isComplete && parts.length === part.count ? [{ title: part.title, parts }] : [];
  });
}

/** The share of its part in the headline of a mixed one. */
const shareOfPart = /\([^()]*% of the text\)/;

/** What the row of a joined text shows: its score as the joined result has it, and its strongest part. */
export function summaryOf({ parts }: JoinedItem) {
  const words = parts.reduce((sum, part) => sum + part.word_count, 0);
  const mean = parts.reduce((sum, part) => sum + part.score * part.word_count, 0) / Math.max(1, words);
  const isStrong = ({ score }: ScanItem) => score >= bandFrom.elevated;
  const isMixed = parts.some(part => part.mixed?.mixed) || (parts.some(isStrong) && !parts.every(isStrong));
  const score = isMixed ? Math.max(bandFrom.moderate, mean) : mean;
  const notable = (part: ScanItem) => (part.mixed?.mixed ? 1 : 0) * 100 + part.score;
  const strongest = parts.reduce((one, other) => (notable(other) > notable(one) ? other : one));
  const band: Band = bandOf(score);
  const flagged = (part: ScanItem) =>
    (part.mixed?.mixed ? part.mixed.elevated_share : isStrong(part) ? 1 : 0) * part.word_count;
  const shareOf = (some: readonly ScanItem[]) =>
    wholePercent(some.reduce((sum, part) => sum + flagged(part), 0) / Math.max(1, words));
  const ofPart = strongest.headline.replace(shareOfPart, `(${shareOf([strongest])} of the text)`);
  const isWhole = ofPart !== strongest.headline && parts.filter(flagged).length < 2;
  const inAll = isMixed && !isWhole ? ` In all parts, ${shareOf(parts)} of the text shows such signals.` : '';
  return {
    words,
    score,
    band,
    assessed: parts.some(part => part.assessed),
    mixed: { mixed: isMixed },
    headline: `Part ${parts.indexOf(strongest) + 1}: ${ofPart}${inAll}`,
  };
}
