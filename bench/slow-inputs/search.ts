/** A function under test. `prepare` does the work that is not timed. */
export interface Subject {
  name: string;
  prepare(text: string): () => unknown;
}

export interface TextFamily {
  name: string;
  make(size: number): string;
}

/** Time of one family in one subject. */
export interface FamilyTime {
  family: string;
  /** Microseconds per 1,024 characters. */
  perKb: number;
}

export interface SlowInput extends FamilyTime {
  subject: string;
  /** Time per KB divided by the subject's median. */
  timesMedian: number;
}

/** Maximum time per KB of a family, as a multiple of the median of all families in the same subject. */
export const timesMedianMax = 5;
/** Smallest median used for comparison, in µs per KB: below it a ratio compares timer noise. */
const medianFloor = 2;

/** Minimum of `repeats` runs, because other processes only add time. A first run warms up. */
export function timePerKb({ prepare }: Subject, text: string, repeats: number): number {
  const call = prepare(text);
  call();
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < repeats; i++) {
    const begun = process.hrtime.bigint();
    call();
    least = Math.min(least, Number(process.hrtime.bigint() - begun) / 1_000);
  }
  return least / (text.length / 1_024);
}

/** Families that take more than `timesMedianMax` times the median, slowest first. */
export function slowInputs(subject: string, times: readonly FamilyTime[]): SlowInput[] {
  const sorted = times.map(({ perKb }) => perKb).sort((a, b) => a - b);
  const median = Math.max(medianFloor, sorted[sorted.length >> 1] ?? 0);
  return times
    .map(time => ({ ...time, subject, timesMedian: time.perKb / median }))
    .filter(({ timesMedian }) => timesMedian > timesMedianMax)
    .sort((a, b) => b.timesMedian - a.timesMedian);
}

/** Times every family in one subject, and returns the slow ones after a second, longer measurement. */
export function searchSubject(
  subject: Subject,
  families: readonly TextFamily[],
  size: number,
  repeats: number,
): SlowInput[] {
  const texts = families.map(({ name, make }) => ({ family: name, text: make(size) }));
  const times = texts.map(({ family, text }) => ({ family, perKb: timePerKb(subject, text, repeats) }));
  const suspects = new Set(slowInputs(subject.name, times).map(({ family }) => family));
  const again = texts.map(({ family, text }, i) => {
    const first = times[i]!;
    if (!suspects.has(family)) return first;
    return { family, perKb: Math.min(first.perKb, timePerKb(subject, text, 3 * repeats)) };
  });
  return slowInputs(subject.name, again);
}
