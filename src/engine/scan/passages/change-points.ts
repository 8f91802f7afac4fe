/** Fewest words of a run, unless the text is shorter. */
export const passageWordsMin = 60;
/** Log-odds that a change must gain, between paragraphs and within one. */
const changePenalty = { paragraph: 1, sentence: 3 } as const;

/**
 * Divides sentences into at most `runsMax` runs of alternating states, so that the sum of the log-odds of the
 * AI runs, less a penalty for each change, is largest. Every run has at least `passageWordsMin` words, and
 * more in a text so long that it could have more than `runsMax` runs; a shorter text is one run. Returns the
 * first sentence of each run. Dynamic programming over the sentences; linear.
 *
 * @param logOdds log-odds of each sentence on its own
 * @param first first word of each sentence, and the number of words at the end
 * @param paragraphs first sentence of each paragraph, and the number of sentences at the end
 */
export function changePoints(
  logOdds: Float64Array,
  first: Int32Array,
  paragraphs: Int32Array,
  runsMax: number,
): number[] {
  const n = logOdds.length;
  const wordsMin = Math.max(passageWordsMin, first[n]! / runsMax);
  const human = new Runs(n);
  const ai = new Runs(n);
  let sum = 0;
  const before = new Float64Array(n + 1);
  /** The last start of a run that ends at `i` and is long enough. */
  let from = -1;
  let paragraph = 0;
  for (let i = 1; i <= n; i++) {
    sum += logOdds[i - 1]!;
    before[i] = sum;
    human.extend(i, 0);
    ai.extend(i, logOdds[i - 1]!);
    while (first[i]! - first[from + 1]! >= wordsMin) {
      from++;
      while (paragraphs[paragraph]! < from) paragraph++;
      const penalty =
        from === 0 ? 0 : changePenalty[paragraphs[paragraph] === from ? 'paragraph' : 'sentence'];
      human.begin(i, from, ai.best[from]! - penalty);
      ai.begin(i, from, human.best[from]! - penalty + sum - before[from]!);
    }
  }
  if (from < 0) return n === 0 ? [] : [0];
  const starts: number[] = [];
  let [last, other] = ai.best[n]! > human.best[n]! ? [ai, human] : [human, ai];
  for (let end = n; end > 0; [last, other] = [other, last]) {
    end = last.start[end]!;
    starts.unshift(end);
  }
  return starts;
}

/** The best runs of which the last one has a given state, by the number of sentences that they cover. */
class Runs {
  /** Sum of the log-odds less the penalties; -Infinity when the sentences are too short. */
  readonly best: Float64Array;
  /** First sentence of the last run. */
  readonly start: Int32Array;

  constructor(sentences: number) {
    this.best = new Float64Array(sentences + 1).fill(Number.NEGATIVE_INFINITY);
    this.best[0] = 0;
    this.start = new Int32Array(sentences + 1);
  }

  /** Adds sentence `i - 1` to the last run; a first run is too short to be extended. */
  extend(i: number, logOdds: number): void {
    this.best[i] = i === 1 ? Number.NEGATIVE_INFINITY : this.best[i - 1]! + logOdds;
    this.start[i] = this.start[i - 1]!;
  }

  /** Begins a run at `from` instead, if `sum` is larger. */
  begin(i: number, from: number, sum: number): void {
    if (sum <= this.best[i]!) return;
    this.best[i] = sum;
    this.start[i] = from;
  }
}
