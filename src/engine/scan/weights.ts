import { signalWeights } from '../../generated/signal-weights.js';
import { type ByEra, byEra, eras } from './eras.js';
import type { GenreProfile } from './genres.js';

/**
 * Log-odds at full strength. Presence and absence of a habit differ in strength, so evidence for AI and
 * evidence for human authorship have separate weights; neither is negative.
 */
export interface EvidenceWeights {
  readonly ai: number;
  readonly human: number;
}

/** Fitted numbers of one signal. */
export interface SignalWeights {
  readonly eraWeights: ByEra<EvidenceWeights>;
  /** Standard deviation around the typical value, over human-written and AI-generated texts. */
  readonly spread: number;
  /** Mean of human-written texts, in the signal's unit. */
  readonly typical: Readonly<Record<GenreProfile, number>>;
  /** Mean of AI-generated texts, for explanations only. */
  readonly typicalOfAi: Readonly<Record<GenreProfile, number>>;
}

/** Inputs of a score: the signals, or the signals and the n-gram classifier. */
export type EngineKind = 'heuristics' | 'model';

/** How log-odds are combined and mapped to a score. */
export interface Combination {
  /** Factor on every signal's contribution. */
  readonly signals: number;
  /** Factor on the classifier's log-odds. */
  readonly classifier: number;
  /** Prior log-odds by era, relative to each other: combined over the eras they are 0. */
  readonly eraPriors: ByEra<number>;
  /** Log-odds of a text without evidence. */
  readonly bias: Readonly<Record<GenreProfile, number>>;
  /** Log-odds that map to a score of 50. */
  readonly midpoint: number;
  /** Log-odds per unit of the logistic function. */
  readonly slope: number;
}

export interface Weights {
  readonly combinations: Readonly<Record<EngineKind, Combination>>;
  readonly signals: Readonly<Record<string, SignalWeights>>;
}

/** Rows of numbers, as `npm run fit` writes them (src/generated/signal-weights.ts). */
interface WeightTable {
  readonly heuristics: string;
  readonly model: string;
  readonly signals: string;
}

/** Order of the genre columns. */
export const genreColumns: readonly GenreProfile[] = [
  'standard',
  'academic',
  'expository',
  'fiction',
  'promotional',
];

export function byGenre<T>(of: (genre: GenreProfile) => T): Record<GenreProfile, T> {
  return Object.fromEntries(genreColumns.map(genre => [genre, of(genre)])) as Record<GenreProfile, T>;
}

const byColumn = (columns: readonly number[]) => byGenre(genre => columns[genreColumns.indexOf(genre)]!);

/** Parses the weights, once at load. */
function parseWeights(table: WeightTable): Weights {
  const signals: Record<string, SignalWeights> = {};
  for (const line of table.signals.trim().split('\n')) {
    const [name, ...numbers] = line.split(' ');
    signals[name!] = parseSignal(numbers.map(Number));
  }
  return {
    combinations: {
      heuristics: parseCombination(table.heuristics),
      model: parseCombination(table.model),
    },
    signals,
  };
}

/** `ai human` of each era, then `spread`, then by genre the means of human-written and AI-generated texts. */
function parseSignal(numbers: readonly number[]): SignalWeights {
  const [spread, ...means] = numbers.slice(2 * eras.length);
  return {
    eraWeights: byEra(era => {
      const at = 2 * eras.indexOf(era);
      return { ai: numbers[at]!, human: numbers[at + 1]! };
    }),
    spread: spread!,
    typical: byColumn(means),
    typicalOfAi: byColumn(means.slice(genreColumns.length)),
  };
}

/** `signals classifier midpoint slope`, then the priors by era and the biases by genre. */
function parseCombination(row: string): Combination {
  const [signals, classifier, midpoint, slope, ...rest] = row.split(' ').map(Number);
  return {
    signals: signals!,
    classifier: classifier!,
    midpoint: midpoint!,
    slope: slope!,
    eraPriors: byEra(era => rest[eras.indexOf(era)]!),
    bias: byColumn(rest.slice(eras.length)),
  };
}

/** The fitted weights of every signal and of both combinations. */
export const weights = parseWeights(signalWeights);

/**
 * Weights of a new signal until `npm run fit` writes its row: it is measured and reported, and does not
 * affect scores.
 */
const unfitted: SignalWeights = {
  eraWeights: byEra(() => ({ ai: 0, human: 0 })),
  spread: 1,
  typical: byGenre(() => 0),
  typicalOfAi: byGenre(() => 0),
};

/** Fitted weights of a signal, or weight 0 for a signal that has not been fitted yet. */
export function weightsOf(signalName: string): SignalWeights {
  return weights.signals[signalName] ?? unfitted;
}
