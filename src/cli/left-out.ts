/** Files that a configuration or an ignore file leaves out of a run. */
import { relative } from 'node:path';
import { count } from '../contract/prose.js';
import { realPath } from './project/repository.js';

export type Reason = 'configuration' | '.telltaleignore' | '.gitignore';

/** Exit code when the checked change itself leaves files out. */
export const leftOutExitCode = 2;

/** How often each item occurs, in the order of their first places. */
export function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Counts omitted files by reason. */
export class LeftOut {
  private readonly reasons: Reason[] = [];
  /** The file with the rule, for each omitted file. */
  private readonly sources: string[] = [];

  /** @param isChecked whether a file is itself named or changed */
  constructor(private readonly isChecked: (path: string) => boolean) {}

  add(reason: Reason, source: string): void {
    this.reasons.push(reason);
    this.sources.push(source);
  }

  /** Number of files by reason; undefined if there are none. */
  get byReason(): Record<string, number> | undefined {
    return this.reasons.length === 0 ? undefined : Object.fromEntries(tally(this.reasons));
  }

  /** A sentence with the numbers; null if there are none. */
  get sentence(): string | null {
    if (this.reasons.length === 0) return null;
    const reasons = [...tally(this.reasons)].map(
      ([reason, number]) => `${number} by ${reason === 'configuration' ? 'the configuration' : reason}`,
    );
    return `${count(this.reasons.length, 'file')} left out: ${reasons.join(', ')}`;
  }

  /**
   * A sentence for each file with rules that is itself named or changed: the same change then decides that
   * other files are not checked.
   */
  get problems(): string[] {
    return [...tally(this.sources)]
      .filter(([path]) => this.isChecked(path) || this.isChecked(realPath(path)))
      .map(
        ([path, number]) =>
          `${relative(process.cwd(), path)} leaves out ${count(number, 'file')} and is itself one of the files to check; check it first, or use --no-ignore`,
      );
  }
}

/** The objects of a JSON output, each with the numbers; without objects, only the numbers. */
export function withLeftOut(objects: readonly object[], byReason: LeftOut['byReason']): object[] {
  if (byReason === undefined) return [...objects];
  return (objects.length === 0 ? [{}] : objects).map(each => ({ ...each, left_out: byReason }));
}
