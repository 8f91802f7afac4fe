/** Draws inputs at random, runs parsers on them, and reports what throws or takes too much. */
import { mulberry32, type Random } from '../../src/training/statistics/random.js';
import { memoryOf } from '../processes.js';

/** Number of inputs and seed of a fuzzer: `node dist/bench/fuzz/NAME.js [COUNT] [SEED]`. */
export const given = (count: number) => ({
  count: Number(process.argv[2] ?? count),
  seed: Number(process.argv[3] ?? 1),
});

/** Random choices, the same for the same seed. */
export class Chooser {
  readonly next: Random;

  constructor(seed: number) {
    this.next = mulberry32(seed);
  }

  /** An integer from 0, less than `below`. */
  at(below: number): number {
    return Math.floor(this.next() * below);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.at(from.length)]!;
  }

  /** An offset, more often near the start or the end, where heads and directories of files are. */
  offsetIn(length: number): number {
    const near = Math.floor(this.next() ** 3 * length);
    return this.pick([near, near, Math.max(0, length - 1 - near), this.at(length)]);
  }

  /** Changes bytes, removes, repeats and replaces ranges, or cuts the end off. */
  mutateBytes(source: Uint8Array, donor: Uint8Array): Buffer {
    let bytes = Buffer.from(source);
    for (let i = 1 + this.at(6); i > 0; i--) {
      const at = this.offsetIn(bytes.length);
      const range = Math.floor(this.next() ** 3 * 2_000);
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
      const from = this.offsetIn(donor.length);
      const kind = this.pick(['change', 'change', 'change', 'remove', 'repeat', 'replace', 'cut']);
      if (kind === 'change') bytes[at] = this.pick([0, 0xff, 0x7f, 0x80, this.at(256)]);
      else if (kind === 'remove') bytes = Buffer.concat([before, after.subarray(range)]);
      else if (kind === 'repeat') bytes = Buffer.concat([before, after.subarray(0, range), after]);
      else if (kind === 'replace')
        bytes = Buffer.concat([before, donor.subarray(from, from + range), after.subarray(range)]);
      else if (this.next() < 0.2) bytes = bytes.subarray(0, at);
    }
    return bytes;
  }

  /** Removes, repeats and replaces ranges, and inserts fragments and pieces of another text. */
  mutateText(source: string, donor: string, fragments: readonly string[]): string {
    let text = source;
    for (let i = this.at(6); i > 0; i--) {
      const at = this.at(text.length);
      const range = Math.floor(this.next() ** 3 * 500);
      const tail = text.slice(at);
      const inserted = this.pick([
        () => this.pick(fragments),
        () => String.fromCharCode(this.at(0x10000)),
        () => donor.slice(this.at(donor.length)).slice(0, range),
        () => tail.slice(0, range).repeat(1 + this.at(100)),
        () => '',
      ])();
      text = text.slice(0, at) + inserted + (this.next() < 0.5 ? tail : tail.slice(range));
    }
    return text;
  }
}

export interface FuzzedInput {
  name: string;
  /** Ceilings of processor time of all threads in ms, and of the growth of peak resident memory in MB. */
  cpuMs: number;
  peakMb: number;
  /** Returns the name of the outcome. */
  run(): Promise<string> | string;
}

export interface Fuzzing {
  count: number;
  seed: number;
  draw(i: number): FuzzedInput;
  /** Called after each fifth of the inputs. */
  rest?(): Promise<void>;
}

/** Runs the inputs and prints a table. Sets the exit code to 1 when one throws or exceeds a ceiling. */
export async function fuzz({ count, seed, draw, rest }: Fuzzing): Promise<void> {
  const outcomes: Record<string, number> = {};
  const worst = { cpuMs: 0, peakMb: 0 };
  let [thrown, excess] = [0, 0];
  const begun = performance.now();
  for (let i = 0; i < count; i++) {
    const input = draw(i);
    const name = `input ${i} of seed ${seed}, ${input.name}`;
    const before = process.resourceUsage();
    try {
      const outcome = await input.run();
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      thrown++;
      console.error(`${name}:`, error);
    }
    const after = process.resourceUsage();
    const micros = (usage: NodeJS.ResourceUsage) => usage.userCPUTime + usage.systemCPUTime;
    const cpuMs = Math.round((micros(after) - micros(before)) / 1_000);
    const peakMb = Math.round((after.maxRSS - before.maxRSS) / 1_024);
    Object.assign(worst, { cpuMs: Math.max(worst.cpuMs, cpuMs), peakMb: Math.max(worst.peakMb, peakMb) });
    if (cpuMs > input.cpuMs || peakMb > input.peakMb) {
      excess++;
      console.error(`${name}: ${cpuMs} ms of processor time, peak memory grew by ${peakMb} MB`);
    }
    if ((i + 1) % Math.ceil(count / 5) > 0) continue;
    await rest?.();
    globalThis.gc?.();
    console.log(`after ${i + 1}: ${memoryOf(process.pid).own.toFixed(0)} MB of private memory`);
  }
  console.table({
    ...outcomes,
    thrown,
    'over a ceiling': excess,
    'most processor ms': worst.cpuMs,
    'most growth MB': worst.peakMb,
    'total s': Math.round((performance.now() - begun) / 1_000),
  });
  process.exitCode = thrown + excess > 0 ? 1 : 0;
}
