/** Files that a configuration or an ignore file leaves out of a run. */
import { relative } from 'node:path';
import { count } from '../contract/prose.js';
import { realPath } from './project/repository.js';

export type Reason = 'configuration' | '.telltaleignore' | '.gitignore';

/** Exit code when the checked change itself leaves files out. */
export const leftOutExitCode = 2;

/** Counts omitted files by reason. */
export class LeftOut {
  private readonly counts = new Map<Reason, number>();
  /** The files with the rules, by the reason. */
  private readonly sources = new Map<string, number>();

  /** @param isChecked whether a file is itself named or changed */
  constructor(private readonly isChecked: (path: string) => boolean) {}

  add(reason: Reason, source: string): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
    this.sources.set(source, (this.sources.get(source) ?? 0) + 1);
  }

  /** Number of files by reason; undefined if there are none. */
  get byReason(): Record<string, number> | undefined {
    return this.counts.size === 0 ? undefined : Object.fromEntries(this.counts);
  }

  /** A sentence with the numbers; null if there are none. */
  get sentence(): string | null {
    if (this.counts.size === 0) return null;
    const reasons = [...this.counts].map(
      ([reason, number]) => `${number} by ${reason === 'configuration' ? 'the configuration' : reason}`,
    );
    const all = [...this.counts.values()].reduce((sum, number) => sum + number, 0);
    return `${count(all, 'file')} left out: ${reasons.join(', ')}`;
  }

  /**
   * A sentence for each file with rules that is itself named or changed: the same change then decides that
   * other files are not checked.
   */
  get problems(): string[] {
    return [...this.sources]
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
