/** What training decides before it sees a text. */
export interface Recipe {
  readonly seed: number;
  /** Words that keep their name under the mask. */
  readonly vocabulary: number;
  /** A feature must be met in this many sources and texts. */
  readonly sourcesMin: number;
  readonly textsMin: number;
  /** And in this share of the excerpts: rarer ones are most of the features and change nothing. */
  readonly textsShareMin: number;
  readonly epochs: number;
  /** Steps of the adaptive and of the trusting descent, whose logits are averaged. */
  readonly adaptiveRate: number;
  readonly trustingRate: number;
  /** What all pairs of a text and its rewriting count together, as a share of what all excerpts do. */
  readonly pairsShare: number;
  /** Largest weights kept of a family. */
  readonly weightsMax: number;
}

export const recipe: Recipe = {
  seed: 20_26,
  vocabulary: 2_000,
  sourcesMin: 4,
  textsMin: 5,
  textsShareMin: 3e-4,
  epochs: 4,
  adaptiveRate: 0.3,
  trustingRate: 1.2,
  pairsShare: 0.3,
  weightsMax: 98_304,
};
