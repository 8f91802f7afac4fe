/** Checks the CPU time and memory of single inputs against limits. */

export interface Ceiling {
  /** CPU time of all threads in milliseconds. */
  cpuMs: number;
  /** Growth of the process's peak resident memory during one input, in MB. */
  peakMb: number;
}

export class InputWatch {
  private excess = 0;
  private readonly worst = { cpuMs: 0, peakMb: 0 };

  constructor(private readonly ceiling: Ceiling) {}

  /** Runs one input and reports it if it exceeds a limit. */
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
        console.error(
          `${name}: ${cpuMs.toFixed(0)} ms of CPU time, peak memory grew by ${peakMb.toFixed(0)} MB`,
        );
      }
    }
  }

  get failed(): boolean {
    return this.excess > 0;
  }

  get summary(): Record<string, number> {
    return {
      'over a limit': this.excess,
      'maximum CPU ms': this.worst.cpuMs,
      'maximum peak growth MB': this.worst.peakMb,
    };
  }
}
