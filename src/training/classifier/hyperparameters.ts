/** Hyperparameters of classifier training (docs/experiments.md). */
export interface Hyperparameters {
  readonly seed: number;
  /** Number of frequent words that the mask keeps. */
  readonly vocabulary: number;
  /**
   * A feature must occur in this many sources, in this many excerpts and in this share of them. Rarer ones
   * are numerous and have no effect.
   */
  readonly sourcesMin: number;
  readonly textsMin: number;
  readonly textsShareMin: number;
  readonly epochs: number;
  readonly rate: number;
  /** Share of the features of a text that a training step ignores. */
  readonly dropout: number;
  /**
   * Total weight of all rewrite pairs, as a share of the total weight of all excerpts, and the most that one
   * pair weighs.
   */
  readonly pairsShare: number;
  readonly pairMax: number;
}

export const hyperparameters: Hyperparameters = {
  seed: 20_26,
  vocabulary: 1_000,
  sourcesMin: 5,
  textsMin: 5,
  textsShareMin: 3e-4,
  epochs: 6,
  rate: 0.6,
  dropout: 0.3,
  pairsShare: 0.3,
  pairMax: 10,
};
