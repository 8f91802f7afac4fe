import { wordingSignal } from './breakdown.js';
import { chooseSignals, type SignalChoice, strongest } from './choose-signals.js';
import { resultOf, type ScoredText } from './score-text.js';
import type { SignalResult } from './signal-result.js';

/** A signal of a scored text, before its reason and evidence are built. */
interface Outline {
  readonly index: number;
  readonly name: string;
  readonly points: number;
  readonly active: boolean;
}

/**
 * The signal results of a scored text; the last ones are those of the classifier and, for a mixed text, of
 * the passages. Reasons and evidence take most of the time of a result, so each is built at its first use.
 */
export class SignalResults {
  readonly #scored: ScoredText;
  readonly #outlines: readonly Outline[];
  readonly #built: SignalResult[] = [];

  constructor(scored: ScoredText) {
    this.#scored = scored;
    const { points, reading, model, passages } = scored;
    this.#outlines = points.map((share, index) => {
      const one = scored.scored[index];
      if (one !== undefined)
        return { index, name: one.signal.name, points: share, active: one.measurement !== null };
      return index === scored.scored.length
        ? { index, name: wordingSignal, points: share, active: reading !== null && model !== null }
        : { index, name: passages!.name, points: share, active: true };
    });
  }

  get count(): number {
    return this.#outlines.length;
  }

  /** Number of signals that were measured. */
  get active(): number {
    return this.#outlines.reduce((count, { active }) => count + (active ? 1 : 0), 0);
  }

  /** Number of signals that were measured, without the wording model. */
  get measured(): number {
    return this.#scored.scored.filter(({ measurement }) => measurement !== null).length;
  }

  chosen(choice: SignalChoice): SignalResult[] {
    return chooseSignals(this.#outlines, choice).map(outline => this.#result(outline));
  }

  /** The results with the most points in either direction, largest first. */
  strongest(max: number): SignalResult[] {
    return strongest(this.#outlines, max).map(outline => this.#result(outline));
  }

  /**
   * Names and points of what the text has and raises the score, most points first. The points of a signal of
   * human writing are for its absence.
   */
  present(pointsMin: number): readonly { readonly name: string; readonly points: number }[] {
    const { scored } = this.#scored;
    return this.#outlines
      .filter(({ index, points }) => points >= pointsMin && scored[index]?.signal.direction !== -1)
      .sort((one, other) => other.points - one.points);
  }

  /** The results that raise the score. */
  raising(): SignalResult[] {
    return this.#outlines.filter(({ points }) => points > 0).map(outline => this.#result(outline));
  }

  #result({ index }: Outline): SignalResult {
    this.#built[index] ??= resultOf(this.#scored, index);
    return this.#built[index];
  }
}
