import type { RewriteMode } from '../../contract/rewrite.js';
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
export function habits(text: string): number[] {
  const prepared = prepare(`${text} Then it was ten more words of no account to it.`);
  return watched.map(signal => signal.measure(prepared)?.count ?? 0);
}

/** Name of the first habit there is more of afterwards. */
export function risen(
  before: readonly number[],
  after: readonly number[],
  _mode: RewriteMode,
): string | undefined {
  const at = after.findIndex((count, i) => count > before[i]!);
  return at < 0 ? undefined : watched[at]!.name;
}
