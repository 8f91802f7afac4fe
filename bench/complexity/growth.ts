import type { ParserEndpoint } from './endpoints.js';
import { type Family, repeat } from './families.js';

/** Minimum time that is measured reliably. */
const measurableMs = 4;
const runs = 3;
/**
 * Maximum growth relative to linear work. Quadratic code has 4; the margin above 1 is for garbage collection.
 */
export const growthMax = 3;
const attempts = 6;
const sizeMin = 256;

export interface Growth {
  /** Growth of the time over four times the input, divided by that of linear work; 1 is linear. */
  ratio: number;
  size: number;
}

/**
 * Measures how an endpoint's time grows with the size of a family's input, relative to linear work that is
 * timed alternately, so that a busy machine slows both. Repeats a measurement that looks too steep. Inputs
 * that are too fast to measure at the endpoint's size limit count as linear.
 */
export async function growthOf(endpoint: ParserEndpoint, family: Family): Promise<Growth> {
  let size = sizeMin;
  while (size * 8 <= endpoint.sizeMax && (await fastest(endpoint, family, size, 1)) < measurableMs) size *= 2;
  let best: Growth = { ratio: Number.POSITIVE_INFINITY, size };
  for (let attempt = 0; attempt < attempts && best.ratio > growthMax; attempt++) {
    const small = await fastest(endpoint, family, size, runs);
    const units = Math.max(1_000, Math.round((small * 1_000_000) / 100));
    const reference = linear(units);
    const large = await fastest(endpoint, family, 4 * size, runs);
    if (large < measurableMs) return { ratio: 1, size };
    const grown = linear(4 * units) / reference;
    const ratio = large / Math.max(small, measurableMs / 4) / grown;
    if (ratio < best.ratio) best = { ratio, size };
  }
  return best;
}

/** CPU time since a previous measurement. Other processes do not affect it. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** Fastest of several runs in milliseconds. */
async function fastest(
  endpoint: ParserEndpoint,
  family: Family,
  size: number,
  count: number,
): Promise<number> {
  const input = family.make(size);
  let fastestMs = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const begun = process.cpuUsage();
    await endpoint.run(input);
    fastestMs = Math.min(fastestMs, cpuMs(begun));
  }
  return fastestMs;
}

/** Milliseconds of linear reference work: it counts words in a map and allocates memory like a parser. */
function linear(size: number): number {
  const text = repeat('some words of a text that are counted one by one ', size);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const begun = process.cpuUsage();
    const counts = new Map<string, number>();
    for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
    least = Math.min(least, cpuMs(begun));
  }
  return Math.max(least, 0.05);
}
