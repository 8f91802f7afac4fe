/** Result of a fault scenario. */
export interface Verdict {
  passed: boolean;
  /** Measured figures, followed by failures. */
  summary: string;
}

/** Passes if there are no failures. */
export const verdict = (figures: string, failures: readonly string[]): Verdict => ({
  passed: failures.length === 0,
  summary: failures.length === 0 ? figures : `${figures}; ${failures.slice(0, 8).join('; ')}`,
});

export const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Whether memory counts as flat. The tolerance covers normal changes of the threads' heaps. */
export const isFlat = (beforeMb: number, afterMb: number): boolean => afterMb <= beforeMb * 1.25 + 30;
