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
 * first, so that the code is compiled when the shorter one is measured. A growth below `enough` is not
 * measured again: other work only adds to a time.
 */
export async function growthOf(
  prober: Prober,
  { entry, text }: Case,
  size: number,
  enough: number,
): Promise<Growth | null> {
  const least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let run = 1; ; run++) {
    for (const [name, chars] of [
      ['large', size],
      ['small', Math.floor(size / times)],
    ] as const) {
      if (run > 1 && least[name] > certainMs) continue;
      const { ms, outcome } = await prober.time({ entry, text, size: chars });
      if (outcome === 'ended' || outcome === 'fault') return null;
      least[name] = Math.min(least[name], ms);
    }
    const ratio = least.large / least.small / times;
    if (run === runs || ratio <= enough) return { size, smallMs: least.small, largeMs: least.large, ratio };
  }
}
