/** What changed between two results. Pure. */
import type { ScanResult } from '../../../contract/scan.js';

/** Points of a signal before and after; 0 where it was not measured. */
export interface PointChange {
  name: string;
  before: number;
  after: number;
}

type Scored = Pick<ScanResult, 'signals' | 'baseline'>;

/** Name of the baseline among the changes: it depends on the length and genre of a text. */
const baselineName = 'starting_point';

/** The signals whose points differ, the largest change first. They add up to the change of the score. */
export function pointChanges(before: Scored, after: Scored): PointChange[] {
  const pointsOf = ({ signals, baseline }: Scored) =>
    new Map([[baselineName, baseline], ...signals.map(({ name, points }) => [name, points] as const)]);
  const [old, now] = [pointsOf(before), pointsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map(name => ({ name, before: old.get(name) ?? 0, after: now.get(name) ?? 0 }))
    .filter(change => change.before !== change.after)
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
}
