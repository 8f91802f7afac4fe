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
export function strongest<S extends Pick<Choosable, 'points'>>(signals: readonly S[], max: number): S[] {
  return signals
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, max);
}

/** Whether a span supports the direction of its signal's points. The classifier's may have either. */
export const supportsPoints = ({ log_odds }: { readonly log_odds?: number }, points: number): boolean =>
  log_odds === undefined || log_odds * points > 0;
