/** The signals of a result that a caller requests; `top` counts those with the most points. */
export type SignalChoice =
  | 'all'
  | 'active'
  | 'none'
  | { readonly top: number }
  | { readonly names: readonly string[] };

interface Choosable {
  readonly name: string;
  readonly points: number;
  readonly active: boolean;
}

/** The chosen signals: in the order of the result, or strongest first for `top`. */
export function chooseSignals<S extends Choosable>(
  signals: readonly S[],
  choice: SignalChoice,
): readonly S[] {
  switch (choice) {
    case 'all':
      return signals;
    case 'active':
      return signals.filter(({ active }) => active);
    case 'none':
      return [];
    default:
      if ('top' in choice) return strongest(signals, choice.top);
      return signals.filter(({ name }) => choice.names.includes(name));
  }
}

/** The signals with the most points in either direction, largest first; none without points. */
function strongest<S extends Pick<Choosable, 'points'>>(signals: readonly S[], max: number): S[] {
  return signals
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, max);
}

/**
 * The items with the strongest evidence, largest first, and among them the strongest of either direction: a
 * list of one side only hides what speaks for the other.
 *
 * @param evidence points or log-odds
 */
export function strongestOfBoth<T>(items: readonly T[], max: number, evidence: (item: T) => number): T[] {
  const ranked = items
    .filter(item => evidence(item) !== 0)
    .sort((one, other) => Math.abs(evidence(other)) - Math.abs(evidence(one)));
  if (ranked.length <= max) return ranked;
  const reserved = [1, -1].flatMap(side =>
    ranked.filter(item => evidence(item) * side > 0).slice(0, Math.floor(max / 2)),
  );
  const chosen = [...new Set([...reserved, ...ranked])].slice(0, max);
  return ranked.filter(item => chosen.includes(item));
}

/** Whether a span supports the direction of its signal's points. The classifier's may have either. */
export const supportsPoints = ({ log_odds }: { readonly log_odds?: number }, points: number): boolean =>
  log_odds === undefined || log_odds * points > 0;
