import { prepare } from '../prepare.js';
import { signals } from '../signals/index.js';

const watched = signals.filter(
  signal =>
    signal.form === 'rate' &&
    signal.direction === 1 &&
    signal.adviceOnly !== true &&
    signal.locate !== undefined,
);

/** How often each habit that speaks for a machine is met in a sentence. */
function habits(text: string): number[] {
  const prepared = prepare(`${text} Then it was ten more words of no account to it.`);
  return watched.map(signal => signal.measure(prepared)?.count ?? 0);
}

/** Name of the first habit of machine prose that there is more of afterwards. */
export function risen(before: string, after: string): string | undefined {
  const was = habits(before);
  const is = habits(after);
  const at = is.findIndex((count, i) => count > was[i]!);
  return at < 0 ? undefined : watched[at]!.name;
}
