import { isMark, readTokens, Tokens } from '../../engine/classifier/tokens.js';
import { prepare } from '../../engine/text/prepare.js';
import { type TrainingSample, textKey } from './corpus.js';

/** A human-written text and an AI rewrite of it, as indexes of samples. */
export interface RewritePair {
  readonly human: number;
  readonly machine: number;
  /** The passage of the human-written text that was rewritten, if known. */
  readonly passage?: string;
}

export interface NearDuplicates {
  readonly pairs: readonly RewritePair[];
  /** Cluster of each sample: near-duplicates, directly or through others, share a number. */
  readonly clusterOf: Int32Array;
}

const wordsMax = 400;
/** A run that occurs in more texts than this is a common phrase and no evidence of a rewrite. */
const textsMax = 24;
/** Fewest runs that near-duplicates share, and fewest as a share of the runs of the shorter text. */
const sharedMin = 6;
const shareMin = 0.08;

/**
 * Finds near-duplicates by shared runs of three words that occur in few other texts. Where a sample names its
 * original (`draft`), that link is used as well, and with a human-written original it becomes a pair for the
 * named passage.
 */
export function findNearDuplicates(samples: readonly TrainingSample[]): NearDuplicates {
  const runs = runsOf(samples);
  const texts = textsByRun(runs);
  const parent = Int32Array.from(samples, (_, i) => i);
  const root = (of: number): number => {
    let i = of;
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!;
      i = parent[i]!;
    }
    return i;
  };
  const pairs: RewritePair[] = [];
  const indexOf = new Map(samples.map((sample, i) => [textKey(sample), i]));
  const originalOf = samples.map(({ draft }) => (draft === undefined ? undefined : indexOf.get(draft.of)));
  originalOf.forEach((of, machine) => {
    if (of === undefined) return;
    parent[root(machine)] = root(of);
    if (samples[of]!.machine) return;
    pairs.push({ human: of, machine, passage: samples[machine]!.draft!.passage });
  });
  runs.forEach((own, i) => {
    const shared = new Map<number, number>();
    for (const run of own) {
      for (const other of texts.get(run) ?? [])
        if (other < i) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    for (const [other, count] of shared) {
      if (count < sharedMin || count < shareMin * Math.min(own.size, runs[other]!.size)) continue;
      parent[root(i)] = root(other);
      if (
        samples[i]!.machine === samples[other]!.machine ||
        originalOf[i] === other ||
        originalOf[other] === i
      )
        continue;
      pairs.push(samples[i]!.machine ? { human: other, machine: i } : { human: i, machine: other });
    }
  });
  return { pairs, clusterOf: Int32Array.from(samples, (_, i) => root(i)) };
}

/** Hashes of every run of three words of each text, punctuation skipped. */
function runsOf(samples: readonly TrainingSample[]): Set<number>[] {
  const tokens = new Tokens();
  return samples.map(({ text }) => {
    readTokens(prepare(text), tokens, wordsMax);
    const runs = new Set<number>();
    let [first, second, wordCount] = [0, 0, 0];
    for (const third of tokens.hash.subarray(0, tokens.count)) {
      if (isMark(third)) continue;
      if (++wordCount > 2) runs.add(hashOf(first, second, third));
      [first, second] = [second, third];
    }
    return runs;
  });
}

function hashOf(first: number, second: number, third: number): number {
  const mixed = Math.imul(first, 0xc2b2ae35) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** Texts by run, for runs that occur in 2 to `textsMax` texts. */
function textsByRun(runs: readonly Set<number>[]): Map<number, number[]> {
  const counts = new Map<number, number>();
  for (const own of runs) for (const run of own) counts.set(run, (counts.get(run) ?? 0) + 1);
  const texts = new Map<number, number[]>();
  runs.forEach((own, i) => {
    for (const run of own) {
      const count = counts.get(run)!;
      if (count === 1 || count > textsMax) continue;
      const list = texts.get(run);
      if (list === undefined) texts.set(run, [i]);
      else list.push(i);
    }
  });
  return texts;
}
