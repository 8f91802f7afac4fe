import type { Prober } from './prober.js';
import type { HostileText } from './texts.js';

/** A text for one entry. */
export interface Case {
  entry: string;
  text: HostileText;
}

export interface Growth {
  /** Characters of the longer text. */
  size: number;
  /** Processor time of a text of a sixteenth of that size. */
  smallMs: number;
  largeMs: number;
  /** Growth of the time divided by that of linear work: 1 is linear, 16 is quadratic. */
  ratio: number;
}

const times = 16;
const runs = 3;
/** A longer time is not measured again. */
const certainMs = 1_000;

/**
 * Measures how the time of a case grows up to a size; null when a call fails or is ended. The longer text is
 * first, so that the code is compiled when the shorter one is measured.
 */
export async function growthOf(prober: Prober, { entry, text }: Case, size: number): Promise<Growth | null> {
  const time = (chars: number, count: number) => prober.time({ entry, text, size: chars, runs: count });
  const first = await time(size, 1);
  if (first.outcome === 'ended' || first.outcome === 'fault') return null;
  const small = await time(Math.floor(size / times), runs);
  const large = first.ms > certainMs ? first : await time(size, runs - 1);
  if (![small, large].every(({ outcome }) => outcome === 'answered' || outcome === 'rejected')) return null;
  const largeMs = Math.min(first.ms, large.ms);
  return { size, smallMs: small.ms, largeMs, ratio: largeMs / small.ms / times };
}
