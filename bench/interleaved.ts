/** Processor time of functions that work on texts. */

/** The first rounds warm up. */
const warmUpRounds = 6;
const rounds = 16;

/**
 * Processor time of each function in µs a text: the lower quartile of the rounds. Each round runs every
 * function over all texts in turn, so that a slow phase of the machine affects all, and no text is repeated.
 */
export function microsPerText<N extends string>(
  texts: readonly string[],
  works: Record<N, (text: string) => unknown>,
): Record<N, number> {
  const entries = Object.entries(works) as [N, (text: string) => unknown][];
  const times = entries.map(([name]) => ({ name, micros: [] as number[] }));
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const [i, [, work]] of entries.entries()) {
      const begun = process.cpuUsage();
      for (const text of texts) work(text);
      const { user, system } = process.cpuUsage(begun);
      if (round >= 0) times[i]!.micros.push((user + system) / texts.length);
    }
  return Object.fromEntries(times.map(({ name, micros }) => [name, lowerQuartile(micros)])) as Record<
    N,
    number
  >;
}

export const lowerQuartile = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)]!;
