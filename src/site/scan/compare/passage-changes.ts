/** Which passages of two texts belong together. Pure. */
import type { Change } from '../../shared/text-diff.js';

interface Range {
  start: number;
  end: number;
}

/** Indices of two passages that share text; null for a passage without a counterpart. */
export interface PassagePair {
  before: number | null;
  after: number | null;
}

/** Share of the shorter passage that two passages must have in common to belong together. */
const commonShareMin = 1 / 3;

/**
 * Pairs each passage of one text with the passage of the other that has the most text in common with it. The
 * pairs are in the order of the later text; passages without a counterpart in it come last.
 */
export function pairPassages(
  changes: readonly Change[],
  before: readonly Range[],
  after: readonly Range[],
): PassagePair[] {
  const common = commonUnits(changes, before, after);
  const candidates = common
    .flatMap((row, i) => row.map((units, j) => ({ i, j, units })))
    .filter(({ i, j, units }) => units >= commonShareMin * Math.min(length(before[i]!), length(after[j]!)))
    .sort((one, other) => other.units - one.units);
  const [partnerOf, taken] = [new Map<number, number>(), new Set<number>()];
  for (const { i, j } of candidates) {
    if (partnerOf.has(j) || taken.has(i)) continue;
    partnerOf.set(j, i);
    taken.add(i);
  }
  const removed = before.flatMap((_, i) => (taken.has(i) ? [] : [{ before: i, after: null }]));
  return [...after.map((_, j) => ({ before: partnerOf.get(j) ?? null, after: j })), ...removed];
}

const length = ({ start, end }: Range): number => end - start;

/** Units of unchanged text that each passage of one text shares with each of the other. */
function commonUnits(
  changes: readonly Change[],
  before: readonly Range[],
  after: readonly Range[],
): number[][] {
  const common = before.map(() => after.map(() => 0));
  let [old, next] = [0, 0];
  for (const change of changes) {
    if (change.same) {
      const size = change.before.length;
      before.forEach((range, i) => {
        // The part of the unchanged text within this passage, at its offset in the other text.
        const from = Math.max(range.start, old) - old + next;
        const to = Math.min(range.end, old + size) - old + next;
        after.forEach((other, j) => {
          common[i]![j]! += Math.max(0, Math.min(to, other.end) - Math.max(from, other.start));
        });
      });
    }
    old += change.before.length;
    next += change.after.length;
  }
  return common;
}
