import { Lexer } from '../../classifier/lexer.js';
import { type TrainingSample, textKey } from './corpus.js';

/** A person's text and a machine's rewriting of it, as indexes of samples. */
export interface RewritePair {
  readonly human: number;
  readonly machine: number;
  /** What of the person's text was rewritten, where that is known. */
  readonly passage?: string;
}

export interface NearDuplicates {
  readonly pairs: readonly RewritePair[];
  /** Texts that were rewritten from one another, directly or by way of others, share a number. */
  readonly clusterOf: Int32Array;
}

const wordsMax = 400;
/** A run met in more texts than this is a turn of phrase, not a trace. */
const textsMax = 24;
/** Runs two texts must share, and their share of those of the shorter one. */
const sharedMin = 6;
const shareMin = 0.08;

/**
 * Finds rewritings by the runs of three words that a text and its versions have in common and hardly any other text has. What a
 * rewriting was made of counts where it is told: with a person's text it is a pair of that passage.
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
  const placeOf = new Map(samples.map((sample, i) => [textKey(sample), i]));
  const told = samples.map(({ draft }) => (draft === undefined ? undefined : placeOf.get(draft.of)));
  told.forEach((of, machine) => {
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
      if (samples[i]!.machine === samples[other]!.machine || told[i] === other || told[other] === i) continue;
      pairs.push(samples[i]!.machine ? { human: other, machine: i } : { human: i, machine: other });
    }
  });
  return { pairs, clusterOf: Int32Array.from(samples, (_, i) => root(i)) };
}

/** Hashes of every text's runs of three words, marks passed over. */
function runsOf(samples: readonly TrainingSample[]): Set<number>[] {
  const lexed = new Lexer();
  return samples.map(({ text }) => {
    lexed.read(text, wordsMax);
    const runs = new Set<number>();
    let [first, second, met] = [0, 0, 0];
    for (let token = 0; token < lexed.tokens; token++) {
      if (lexed.letters[token] === 0) continue;
      const third = lexed.hash[token]!;
      if (++met > 2) runs.add(hashOf(first, second, third));
      [first, second] = [second, third];
    }
    return runs;
  });
}

function hashOf(first: number, second: number, third: number): number {
  const mixed = Math.imul(first, 0xc2b2ae35) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** The texts of every run that more than one and few have. */
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
