import type { Era } from '../../scan/eras.js';

/** How one era's expert is trained. */
export interface EraHyperparameters {
  /** A feature must be met in this many sources, and in this share of the excerpts: rarer ones are most of the features and change nothing. */
  readonly sourcesMin: number;
  readonly textsShareMin: number;
  readonly epochs: number;
}

/** What training decides before it sees a text. */
export interface Hyperparameters {
  readonly seed: number;
  /** Words that keep their name under the mask. */
  readonly vocabulary: number;
  /** A feature must be met in this many texts. */
  readonly textsMin: number;
  readonly eras: Readonly<Record<Era, EraHyperparameters>>;
  /** Steps of the adaptive and of the trusting descent, whose logits are averaged. */
  readonly adaptiveRate: number;
  readonly agreementRate: number;
  /** What all pairs of a text and its rewriting count together, as a share of what all excerpts do; and each at most. */
  readonly pairsShare: number;
  readonly pairMax: number;
  /** Largest weights kept of a family. */
  readonly weightsMax: number;
}

export const hyperparameters: Hyperparameters = {
  seed: 20_26,
  vocabulary: 2_000,
  textsMin: 5,
  eras: {
    earlier: { sourcesMin: 4, textsShareMin: 3e-4, epochs: 6 },
    // Few texts: rare features would be theirs alone.
    recent: { sourcesMin: 6, textsShareMin: 2e-3, epochs: 12 },
  },
  adaptiveRate: 0.3,
  agreementRate: 1.2,
  pairsShare: 0.3,
  pairMax: 10,
  weightsMax: 98_304,
};
