import type { ClassifierSpan } from '../scan/classifier.js';
import { mark, type Tokens } from './tokens.js';

/** Maximum tokens of a span. */
const spanTokensMax = 6;
/** Share of the largest magnitude that a span must reach. */
const shareMin = 0.25;

type TokenRun = Pick<Tokens, 'count' | 'hash' | 'start' | 'end'>;

/** Marks that no span crosses. */
const isEnd = (hash: number) =>
  hash === mark.stop || hash === mark.question || hash === mark.exclamation || hash === mark.ellipsis;

/**
 * The spans of up to 6 tokens with the largest sums of shares in either direction, at most `spansMax`, in
 * text order. Spans do not overlap, do not cross the end of a sentence, and begin and end with a word that
 * supports the direction of the span. Linear in the tokens.
 */
export function strongestSpans(tokens: TokenRun, shares: Float64Array, spansMax: number): ClassifierSpan[] {
  const { count } = tokens;
  const best = new Float64Array(count);
  const last = new Int32Array(count);
  for (let from = 0; from < count; from++) {
    if (!isWord(tokens, from)) continue;
    let sum = 0;
    for (let at = from; at < count && at < from + spanTokensMax && !isEnd(tokens.hash[at]!); at++) {
      sum += shares[at]!;
      const supports = shares[from]! * sum > 0 && shares[at]! * sum > 0;
      if (!supports || !isWord(tokens, at) || Math.abs(sum) <= Math.abs(best[from]!)) continue;
      best[from] = sum;
      last[from] = at;
    }
  }
  const taken = new Uint8Array(count);
  const spans: ClassifierSpan[] = [];
  let largest = 0;
  while (spans.length < spansMax) {
    const from = strongest(best, last, taken);
    if (from < 0 || Math.abs(best[from]!) < shareMin * largest) break;
    largest = Math.max(largest, Math.abs(best[from]!));
    taken.fill(1, from, last[from]! + 1);
    spans.push({ start: tokens.start[from]!, end: tokens.end[last[from]!]!, logOdds: best[from]! });
    best[from] = 0;
  }
  return spans.sort((one, other) => one.start - other.start);
}

const isWord = ({ start, end }: TokenRun, at: number) => end[at]! > start[at]!;

/** Start of the span of largest magnitude without a taken token; -1 without one. */
function strongest(best: Float64Array, last: Int32Array, taken: Uint8Array): number {
  let found = -1;
  for (let from = 0; from < best.length; from++) {
    if (best[from] === 0 || (found >= 0 && Math.abs(best[from]!) <= Math.abs(best[found]!))) continue;
    if (!taken.subarray(from, last[from]! + 1).includes(1)) found = from;
  }
  return found;
}

/** What the classifier found, as `ClassifierReading.finding`. */
export const finding = (nearer: string, other: string) =>
  `The deeper model compares word sequences: those of this text are nearer to the ${nearer} than to the ${other} texts that it was trained on`;
