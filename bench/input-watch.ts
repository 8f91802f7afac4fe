/** Processor time and memory that single inputs take, with a ceiling for each. */

export interface Ceiling {
  /** Milliseconds of all threads together. */
  cpuMs: number;
  /** Growth of the process's peak resident memory during one input, in MB. */
  peakMb: number;
}

export class InputWatch {
  private excess = 0;
  private readonly worst = { cpuMs: 0, peakMb: 0 };

  constructor(private readonly ceiling: Ceiling) {}

  /** Runs one input; reports it when it passes a ceiling. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = process.resourceUsage();
    try {
      return await work();
    } finally {
      const after = process.resourceUsage();
      const cpuMs =
        (after.userCPUTime - before.userCPUTime + after.systemCPUTime - before.systemCPUTime) / 1_000;
      const peakMb = (after.maxRSS - before.maxRSS) / 1_024;
      this.worst.cpuMs = Math.max(this.worst.cpuMs, Math.round(cpuMs));
      this.worst.peakMb = Math.max(this.worst.peakMb, Math.round(peakMb));
      if (cpuMs > this.ceiling.cpuMs || peakMb > this.ceiling.peakMb) {
        this.excess++;
        console.error(`${name}: ${cpuMs.toFixed(0)} ms of processor time, ${peakMb.toFixed(0)} MB more`);
      }
    }
  }

  get failed(): boolean {
    return this.excess > 0;
  }

  get summary(): Record<string, number> {
    return {
      'over a ceiling': this.excess,
      'most processor ms': this.worst.cpuMs,
      'most MB more': this.worst.peakMb,
    };
  }
}
