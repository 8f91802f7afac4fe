import type { Era } from '../../scan/eras.js';

/** Training hyperparameters of one era's expert. */
export interface EraHyperparameters {
  /**
   * A feature must occur in this many sources and in this share of the excerpts. Rarer ones are numerous and
   * have no effect.
   */
  readonly sourcesMin: number;
  readonly textsShareMin: number;
  readonly epochs: number;
}

/** Hyperparameters of classifier training. */
export interface Hyperparameters {
  readonly seed: number;
  /** Number of frequent words that the mask keeps. */
  readonly vocabulary: number;
  /** A feature must occur in this many texts. */
  readonly textsMin: number;
  readonly eras: Readonly<Record<Era, EraHyperparameters>>;
  /** Learning rates of the AdaGrad run and of the agreement-scaled run, whose logits are averaged. */
  readonly adaptiveRate: number;
  readonly agreementRate: number;
  /**
   * Total weight of all rewrite pairs, as a share of the total weight of all excerpts, and the most that one
   * pair weighs.
   */
  readonly pairsShare: number;
  readonly pairMax: number;
  /** Number of weights stored per feature family: those of largest magnitude. */
  readonly weightsMax: number;
}

export const hyperparameters: Hyperparameters = {
  seed: 20_26,
  vocabulary: 2_000,
  textsMin: 5,
  eras: {
    earlier: { sourcesMin: 4, textsShareMin: 3e-4, epochs: 6 },
    // Few texts: rare features would identify single sources.
    recent: { sourcesMin: 6, textsShareMin: 2e-3, epochs: 12 },
  },
  adaptiveRate: 0.3,
  agreementRate: 1.2,
  pairsShare: 0.3,
  pairMax: 10,
  weightsMax: 98_304,
};
