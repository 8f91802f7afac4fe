import { groupBy } from '../statistics/group-by.js';
import type { FeatureMatrix } from './feature-matrix.js';
import type { SelectedFeatures } from './feature-selection.js';
import type { Cell } from './sample-weights.js';

const smoothing = 3;
/** Fewest occurrences of a feature in a setting for its log-odds to count there. */
const occurrencesMin = 4;
const varianceFloor = 0.1;
const errorFloor = 0.02;

/**
 * Agreement of each feature's log-odds across settings: |mean| divided by its standard error. A setting is a
 * paired source in one genre, or all other sources of a genre together. Gradient descent uses it as the step
 * factor of the feature, so features that few sources support, or on which sources disagree, keep small
 * weights.
 */
export function featureAgreement(
  columns: FeatureMatrix,
  selected: SelectedFeatures,
  cells: readonly Cell[],
): Float32Array {
  const sums = new Float64Array(selected.size);
  const squares = new Float64Array(selected.size);
  const settings = new Uint16Array(selected.size);
  const counts = { human: new Uint32Array(selected.size), machine: new Uint32Array(selected.size) };
  for (const setting of settingsOf(cells)) {
    const shares = { human: 0, machine: 0 };
    for (const label of ['human', 'machine'] as const) {
      counts[label].fill(0);
      for (const i of setting[label]) {
        shares[label] += columns.occurrences[i]!;
        for (let p = selected.start[i]!; p < selected.end[i]!; p++) counts[label][selected.feature[p]!]!++;
      }
    }
    const half = (shares.human + shares.machine) / 2;
    for (let feature = 0; feature < selected.size; feature++) {
      const human = counts.human[feature]!;
      const machine = counts.machine[feature]!;
      if (human + machine < occurrencesMin) continue;
      const odds = Math.log(
        ((machine * half) / shares.machine + smoothing) / ((human * half) / shares.human + smoothing),
      );
      sums[feature]! += odds;
      squares[feature]! += odds * odds;
      settings[feature]!++;
    }
  }
  return Float32Array.from(sums, (sum, feature) => {
    const n = settings[feature]!;
    if (n === 0) return 0;
    const variance = Math.max(0, squares[feature]! / n - (sum / n) ** 2);
    const mean = Math.abs(sum) / (n + 1);
    return mean / (Math.sqrt((variance + varianceFloor) / (n + 1)) + errorFloor);
  });
}

const settingMin = 20;

function settingsOf(cells: readonly Cell[]): { human: number[]; machine: number[] }[] {
  const rest = groupBy(
    cells.filter(cell => !cell.paired),
    cell => cell.genre,
  );
  return [
    ...cells.filter(cell => cell.paired),
    ...[...rest.values()].map(group => ({
      human: group.flatMap(cell => cell.human),
      machine: group.flatMap(cell => cell.machine),
    })),
  ].filter(setting => setting.human.length >= settingMin && setting.machine.length >= settingMin);
}
