/** Chooses, among edits of a text, those that do not raise its score. */
import type { ScanResult } from '../../../contract/scan.js';
import { applyTextEdits, type TextEdit } from '../../shared/text-diff.js';

/** What was measured of a text. */
type Measured = Pick<ScanResult, 'score' | 'sentences'>;

export interface LoweringEdits<Result> {
  /** Edits that together leave the score as it is or lower it, in the order of the text. */
  accepted: readonly TextEdit[];
  /** Edits of which each raises the score of the text with the accepted ones before it. */
  raising: readonly TextEdit[];
  /** Result of the text with the accepted edits; null without one. */
  result: Result | null;
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
export async function loweringEdits<Result extends Measured>(
  text: string,
  before: Result,
  edits: readonly TextEdit[],
  scan: (text: string) => Promise<Result>,
): Promise<LoweringEdits<Result>> {
  let accepted: readonly TextEdit[] = [];
  let measured: Result = before;
  let scoreOfAll: number | null = null;
  const raising: TextEdit[] = [];
  let groups: (readonly TextEdit[])[] = edits.length === 0 ? [] : [edits];
  for (let scans = 0; groups.length > 0 && scans < scansMax; scans++) {
    const [group, ...others] = groups;
    const candidate = inOrder([...accepted, ...group!]);
    const result = await scan(applyTextEdits(text, candidate));
    scoreOfAll ??= result.score;
    groups = others;
    if (result.score <= measured.score) [accepted, measured] = [candidate, result];
    else if (group!.length === 1) raising.push(group![0]!);
    else groups = [...halves(byRise(group!, candidate, before, result)), ...others];
  }
  return { accepted, raising, result: measured === before ? null : measured, scoreOfAll };
}

const inOrder = (edits: readonly TextEdit[]): TextEdit[] =>
  [...edits].sort((one, other) => one.start - other.start);

/** Edits by the rise of the score of their sentences, the smallest first. */
function byRise(
  group: readonly TextEdit[],
  all: readonly TextEdit[],
  before: Measured,
  after: Measured,
): TextEdit[] {
  const rises = new Map<TextEdit, number>();
  let moved = 0;
  for (const edit of all) {
    const start = edit.start + moved;
    rises.set(edit, highest(after, start, start + edit.after.length) - highest(before, edit.start, edit.end));
    moved += edit.after.length - (edit.end - edit.start);
  }
  return [...group].sort((one, other) => rises.get(one)! - rises.get(other)!);
}

/** The highest score of the sentences in a range; 0 without one. */
const highest = ({ sentences = [] }: Measured, from: number, to: number): number =>
  Math.max(0, ...sentences.filter(({ start, end }) => start < to && end > from).map(({ score }) => score));

function halves(edits: readonly TextEdit[]): (readonly TextEdit[])[] {
  const middle = Math.ceil(edits.length / 2);
  return [edits.slice(0, middle), edits.slice(middle)];
}
