/** Measures elapsed and processor time. */

/** The value below which `share` of the values are; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
export const lowerQuartile = (values: readonly number[]): number => percentile(values, 0.25);

/** Elapsed time of each run in ms. */
export async function elapsedTimes(count: number, work: (i: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const begun = performance.now();
    await work(i);
    times.push(performance.now() - begun);
    // Lets the event loop proceed, so that later runs of a store use a new read transaction, as requests do.
    if (i % 10 === 0) await new Promise(resolve => setTimeout(resolve, 0));
  }
  return times;
}

/** Returns a function that returns the processor time of this process, all threads, in µs since now. */
export function processorTimer(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
}

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
  const contenders = (Object.keys(works) as N[]).map(name => ({ name, micros: [] as number[] }));
  for (let round = -warmUpRounds; round < rounds; round++)
    for (const { name, micros } of contenders) {
      const spent = processorTimer();
      for (const text of texts) works[name](text);
      if (round >= 0) micros.push(spent() / texts.length);
    }
  const quartiles = contenders.map(({ name, micros }) => [name, lowerQuartile(micros)]);
  return Object.fromEntries(quartiles) as Record<N, number>;
}
