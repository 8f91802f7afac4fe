/** Chooses, among edits of a text, those that do not raise its score. */
import type { ScanResult } from '../../../contract/scan.js';
import { applyEdits, type Edit } from '../../../document/span.js';

/** What was measured of a text. */
type Measured = Pick<ScanResult, 'score' | 'sentences'>;

export interface LoweringEdits<Edit> {
  /** Edits that together leave the score as it is or lower it, in the order of the text. */
  accepted: readonly Edit[];
  /** Edits of which each raises the score of the text with the accepted ones before it. */
  raising: readonly Edit[];
  /** Score with all edits; null without one. */
  scoreOfAll: number | null;
}

/** Scans of one choice. Edits that were not decided by then are in neither list. */
const scansMax = 16;

/**
 * Measures all edits together, and each half of those that together raise the score, down to single edits:
 * n edits of which r raise the score take about 2 r log2(n) scans. Rejects as `scan` does.
 *
 * @param before what was measured of the text
 * @param edits in the order of the text, without overlaps
 */
export async function loweringEdits<E extends Edit>(
  text: string,
  before: Measured,
  edits: readonly E[],
  scan: (text: string) => Promise<Measured>,
): Promise<LoweringEdits<E>> {
  let accepted: readonly E[] = [];
  let measured = before;
  let scoreOfAll: number | null = null;
  const raising: E[] = [];
  let groups: (readonly E[])[] = edits.length === 0 ? [] : [edits];
  for (let scans = 0; groups.length > 0 && scans < scansMax; scans++) {
    const [group, ...others] = groups;
    const candidate = [...accepted, ...group!].sort((one, other) => one.start - other.start);
    const result = await scan(applyEdits(text, candidate));
    scoreOfAll ??= result.score;
    groups = others;
    if (result.score <= measured.score) [accepted, measured] = [candidate, result];
    else if (group!.length === 1) raising.push(group![0]!);
    else {
      const ordered = byRise(group!, candidate, before, result);
      const middle = Math.ceil(ordered.length / 2);
      groups = [ordered.slice(0, middle), ordered.slice(middle), ...others];
    }
  }
  return { accepted, raising, scoreOfAll };
}

/** Edits by the rise of the score of their sentences, the smallest first. */
function byRise<E extends Edit>(
  group: readonly E[],
  all: readonly E[],
  before: Measured,
  after: Measured,
): E[] {
  const rises = new Map<E, number>();
  let moved = 0;
  for (const edit of all) {
    const { start, end, replacement } = edit;
    const from = start + moved;
    rises.set(edit, highest(after, from, from + replacement.length) - highest(before, start, end));
    moved += replacement.length - (end - start);
  }
  return group.toSorted((one, other) => rises.get(one)! - rises.get(other)!);
}

/** The highest score of the sentences in a range; 0 without one. */
const highest = ({ sentences = [] }: Measured, from: number, to: number): number =>
  Math.max(0, ...sentences.filter(({ start, end }) => start < to && end > from).map(({ score }) => score));
