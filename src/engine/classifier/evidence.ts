import type { ClassifierSpan } from '../scan/classifier.js';
import { mark, type Tokens } from './tokens.js';

/** Maximum tokens of a span. */
const spanTokensMax = 6;
/** Share of the largest magnitude that a span must reach. */
const shareMin = 0.25;

type TokenRun = Pick<Tokens, 'count' | 'hash' | 'start' | 'end'>;

/** Marks that no span crosses. */
const isEnd = (hash: number) => hash >= mark.stop && hash <= mark.ellipsis;

/**
 * The spans of up to 6 tokens with the largest sums of shares in either direction, at most `spansMax`, in
 * text order. Spans do not overlap, do not cross the end of a sentence, and begin and end with a word that
 * supports the direction of the span. Linear in the tokens.
 */
export function strongestSpans(tokens: TokenRun, shares: Float64Array, spansMax: number): ClassifierSpan[] {
  const { count, start, end } = tokens;
  const best = new Float64Array(count);
  const last = new Int32Array(count);
  for (let from = 0; from < count; from++) {
    if (shares[from] !== 0 && end[from]! > start[from]!) findBest(tokens, shares, from, best, last);
  }
  const spans: ClassifierSpan[] = [];
  let largest = 0;
  while (spans.length < spansMax) {
    const from = largestOf(best);
    if (from < 0 || Math.abs(best[from]!) < shareMin * largest) break;
    const to = last[from]!;
    largest = Math.max(largest, Math.abs(best[from]!));
    spans.push({ start: start[from]!, end: end[to]!, logOdds: best[from]! });
    // Removes the spans that overlap.
    for (let k = Math.max(0, from - spanTokensMax + 1); k <= to; k++) if (last[k]! >= from) best[k] = 0;
  }
  return spans.sort((one, other) => one.start - other.start);
}

/** Finds the span that begins at `from` and has the largest sum in the direction of its first token. */
function findBest(
  { count, hash, start, end }: TokenRun,
  shares: Float64Array,
  from: number,
  best: Float64Array,
  last: Int32Array,
): void {
  const sign = shares[from]! > 0 ? 1 : -1;
  const to = Math.min(count, from + spanTokensMax);
  let sum = 0;
  let most = 0;
  for (let at = from; at < to && !isEnd(hash[at]!); at++) {
    const share = sign * shares[at]!;
    sum += share;
    if (share <= 0 || sum <= most || end[at] === start[at]) continue;
    most = sum;
    last[from] = at;
  }
  best[from] = sign * most;
}

/** Index of the number of largest magnitude, the first of equal ones; -1 when all are 0. */
function largestOf(numbers: Float64Array): number {
  let found = -1;
  let most = 0;
  for (let k = 0; k < numbers.length; k++) {
    const size = Math.abs(numbers[k]!);
    if (size <= most) continue;
    most = size;
    found = k;
  }
  return found;
}

/** What the classifier found, as `ClassifierReading.finding`. */
export const finding = (nearer: string, other: string) =>
  `The deeper model compares word sequences: those of this text are nearer to the ${nearer} than to the ${other} texts that it was trained on`;
