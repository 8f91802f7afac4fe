import type { Door } from './endpoints.js';
import { type Family, repeat } from './families.js';

/** Times below this are noise. */
const measurableMs = 4;
const runs = 3;
/** Four times the input takes 4 times as long when linear, 16 times when quadratic. Garbage collection accounts for the rest. */
export const growthMax = 3;
const attempts = 6;
const smallest = 256;

export interface Growth {
  /** How many times faster than the linear reference the time grew over four times the input; 1 is linear. */
  ratio: number;
  size: number;
}

/**
 * Growth of a door's time with a family's size, against that of linear work timed in turn with it: a busy machine slows both.
 * Measured again while it looks too steep. Inputs that stay too quick to time at the door's limit count as linear.
 */
export async function growthOf(door: Door, family: Family): Promise<Growth> {
  let size = smallest;
  while (size * 8 <= door.sizeMax && (await fastest(door, family, size, 1)) < measurableMs) size *= 2;
  let best: Growth = { ratio: Number.POSITIVE_INFINITY, size };
  for (let attempt = 0; attempt < attempts && best.ratio > growthMax; attempt++) {
    const small = await fastest(door, family, size, runs);
    const units = Math.max(1_000, Math.round((small * 1_000_000) / 100));
    const reference = linear(units);
    const large = await fastest(door, family, 4 * size, runs);
    if (large < measurableMs) return { ratio: 1, size };
    const grown = linear(4 * units) / reference;
    const ratio = large / Math.max(small, measurableMs / 4) / grown;
    if (ratio < best.ratio) best = { ratio, size };
  }
  return best;
}

/** CPU time since then: other processes do not count. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** Fastest of several runs, in ms. */
async function fastest(door: Door, family: Family, size: number, count: number): Promise<number> {
  const input = family.make(size);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const begun = process.cpuUsage();
    await door.run(input);
    least = Math.min(least, cpuMs(begun));
  }
  return least;
}

/** ms of work that grows with its size: words counted in a map, with the memory that parsers also use. */
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
