/** How a fault ended. */
export interface Verdict {
  stood: boolean;
  /** What was seen, in figures. */
  told: string;
}

/** A verdict from what must not have happened: nothing of it may be left. */
export const verdict = (seen: string, wrongs: readonly string[]): Verdict => ({
  stood: wrongs.length === 0,
  told: wrongs.length === 0 ? seen : `${seen}; ${wrongs.slice(0, 8).join('; ')}`,
});

export const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** How much more memory than before is still called flat: threads' heaps breathe. */
export const isFlat = (beforeMb: number, afterMb: number): boolean => afterMb <= beforeMb * 1.25 + 30;
