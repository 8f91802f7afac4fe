import { mulberry32 } from '../../src/training/statistics/random.js';
import { type Entry, entries } from '../shapes/entries.js';
import { type Case, type Growth, growthOf } from '../shapes/growth.js';
import { Prober } from '../shapes/prober.js';
import { shrink } from '../shapes/shrink.js';
import { type RankedCase, storedCases, storeFindings, storeSlowest } from '../shapes/stored.js';
import { TextGenerator } from '../shapes/texts.js';
import { run as measureTurns } from '../shapes/turns.js';
import { type Verdict, verdict } from './verdict.js';

/** Growth relative to linear work that is a finding. */
const growthMax = 1.3;
/** Growth that no cache explains. A smaller one is a finding if it is steeper still for a longer text. */
const certainRatio = 6;
const steeper = 1.25;
/** Processor time after which a call is ended. The slowest linear work takes less. */
const cpuMsMax = 5_000;
/** Time that is measured reliably. */
const measurableMs = 4;
/** Sizes at which a finding is shown, relative to the longest text. */
const shares = [1 / 64, 1 / 16, 1 / 4, 1];
const progressMs = 10_000;
/** Slowest cases that are printed, with their milliseconds multiplied by the growth. */
const shown = 25;
const prose = {
  shape: 'repeat',
  motifs: ['The committee met on Monday, and put off its decision. ', '', '', ''],
} as const;

/**
 * Searches texts whose time grows faster than their length: `npm run faults -- shapes [keep] [SECONDS [SEED
 * [ENTRY]]]`. ENTRY is a part of the names of entries. `keep` stores the findings and the slowest cases, also
 * those of before. `npm run faults -- shapes turns [ENDPOINT]` sends these to a service.
 */
export async function run(args: readonly string[] = []): Promise<Verdict> {
  if (args[0] === 'turns') return measureTurns(args.slice(1).join(' '));
  const keeps = args[0] === 'keep';
  const [seconds = '600', seed = '1', ...words] = keeps ? args.slice(1) : args;
  const chosen = entries.filter(({ name }) => name.includes(words.join(' ')));
  const search = new Search(Number(seconds) * 1_000, Number(seed));
  if (keeps) for (const one of storedCases()) await search.examine(one);
  await search.run(chosen);
  if (keeps) {
    storeSlowest(search.ranked);
    storeFindings(search.findings);
  }
  return verdict(`${search.cases} cases of ${chosen.length} entries`, search.failures);
}

const inWords = (growth: Growth | null, place: string): string =>
  growth === null
    ? `no result within ${cpuMsMax} ms in ${place}`
    : `${growth.smallMs.toFixed(1)} ms at ${growth.size >> 4}, ${growth.largeMs.toFixed(1)} ms at ${growth.size} (×${growth.ratio.toFixed(1)}) in ${place}`;

const isSteep = (growth: Growth | null): boolean =>
  growth !== null && growth.ratio > growthMax && growth.largeMs > measurableMs;

class Search {
  cases = 0;
  readonly failures: string[] = [];
  readonly ranked: RankedCase[] = [];
  readonly findings: Case[] = [];
  private readonly prober = new Prober(cpuMsMax);
  private readonly begun = performance.now();
  private lastProgress = this.begun;
  /** Time of prose at the longest size, by entry. */
  private readonly ordinaryMs = new Map<string, number>();
  /** Cases by the slow function, and the entries that showed it. */
  private readonly found = new Map<string, Map<string, number>>();

  constructor(
    private readonly durationMs: number,
    private readonly seed: number,
  ) {}

  async run(chosen: readonly Entry[]): Promise<void> {
    const generator = new TextGenerator(mulberry32(this.seed));
    while (performance.now() - this.begun < this.durationMs)
      for (const { name, rules, motifs } of chosen) {
        if (performance.now() - this.begun >= this.durationMs) break;
        await this.examine({ entry: name, text: generator.draw(rules, motifs) });
      }
    this.prober.close();
    this.printProgress();
    for (const { entry, text, badness } of this.ranked.sort((a, b) => b.badness - a.badness).slice(0, shown))
      console.log(
        `${badness.toFixed(0).padStart(6)}: ${entry}, ${text.shape} ${JSON.stringify(text.motifs)}`,
      );
    for (const [slowest, seen] of this.found)
      console.log(`${slowest}: ${[...seen].map(([entry, count]) => `${entry} (${count})`).join(', ')}`);
  }

  /** Measures one case: the longest text first, because most are fast. */
  async examine(one: Case): Promise<void> {
    this.cases++;
    if (performance.now() - this.lastProgress > progressMs) this.printProgress();
    const { sizeMax: size } = entries.find(({ name }) => name === one.entry)!;
    const ordinaryMs = await this.ordinary(one.entry, size);
    const first = await this.prober.time({ ...one, size });
    if (first.outcome === 'fault') {
      const place = first.error!.split('\n')[0]!;
      if (!this.found.get(place)?.has(one.entry)) this.print(one, first.error!);
      return this.count(one, place);
    }
    const isEnded = first.outcome === 'ended';
    const isSlow = first.ms > Math.max(measurableMs, ordinaryMs);
    const growth = isSlow && !isEnded ? await this.quickGrowth(one, size, first.ms) : null;
    if (isEnded || isSteep(growth)) return this.confirm(one, size, growth);
    this.ranked.push({ ...one, badness: first.ms * Math.max(1, growth?.ratio ?? 1) });
  }

  /** The growth by one measurement of each size. */
  private async quickGrowth(one: Case, size: number, largeMs: number): Promise<Growth> {
    const { ms: smallMs } = await this.prober.time({ ...one, size: size >> 4 });
    return { size, smallMs, largeMs, ratio: largeMs / smallMs / 16 };
  }

  private async ordinary(entry: string, size: number): Promise<number> {
    const known = this.ordinaryMs.get(entry);
    if (known !== undefined) return known;
    const { ms } = await this.prober.time({ entry, text: prose, size });
    this.ordinaryMs.set(entry, ms);
    return ms;
  }

  /** Reports a case whose growth is steep, or that was ended, unless its entry has shown the function. */
  private async confirm(one: Case, sizeMax: number, growth: Growth | null): Promise<void> {
    const size = growth === null ? sizeMax >> 4 : sizeMax;
    const { slowest, outcome } = await this.prober.time({ ...one, size, profiled: true });
    const place = slowest ?? outcome;
    const isKnown = this.found.has(place);
    if (this.found.get(place)?.has(one.entry)) return this.count(one, place);
    let shown = growth === null ? null : await this.steep(one, sizeMax);
    if (growth !== null && (shown === null || !(await this.isSteeper(one, shown)))) return;
    this.count(one, place);
    if (isKnown) return this.print(one, inWords(shown, place));
    for (const share of shares) {
      const at = await this.steep(one, Math.floor(sizeMax * share));
      shown = at ?? shown;
      if (at !== null) break;
    }
    if (shown === null) return this.print(one, inWords(null, place));
    const { size: shownSize, ratio, largeMs } = shown;
    const simplest = await shrink(one, async simpler => {
      const { ms } = await this.prober.time({ ...simpler, size: shownSize });
      if (ms < largeMs / 4) return false;
      const grown = await growthOf(this.prober, simpler, shownSize, growthMax);
      return (grown?.ratio ?? 0) > Math.max(growthMax, ratio * 0.6);
    });
    const again = await growthOf(this.prober, simplest, shownSize, growthMax);
    if (again !== null && again.ratio > growthMax) this.print(simplest, inWords(again, place));
    else this.print(one, inWords(shown, place));
  }

  /** Whether the growth of a longer text is steeper still. That of a full cache or heap is not. */
  private async isSteeper(one: Case, { size, ratio }: Growth): Promise<boolean> {
    if (ratio > certainRatio) return true;
    const longer = await growthOf(this.prober, one, 4 * size, ratio * steeper);
    return longer === null || longer.ratio > ratio * steeper;
  }

  /** The growth of a case that is too steep when measured twice. */
  private async steep(one: Case, size: number): Promise<Growth | null> {
    for (let i = 0; ; i++) {
      const growth = await growthOf(this.prober, one, size, growthMax);
      if (!isSteep(growth)) return null;
      if (i > 0) return growth;
    }
  }

  private count({ entry }: Case, place: string): void {
    const seen = this.found.get(place) ?? new Map<string, number>();
    this.found.set(place, seen.set(entry, (seen.get(entry) ?? 0) + 1));
  }

  private print({ entry, text }: Case, what: string): void {
    const line = `${entry}, ${text.shape} ${JSON.stringify(text.motifs)}: ${what}`;
    this.failures.push(line);
    this.findings.push({ entry, text });
    console.log(`${this.elapsed()} case ${this.cases}: ${line}`);
  }

  private elapsed = () => `${((performance.now() - this.begun) / 1_000).toFixed(0)} s`;

  private printProgress(): void {
    this.lastProgress = performance.now();
    const perSecond = (this.cases * 1_000) / (performance.now() - this.begun);
    console.log(
      `${this.elapsed()} of ${this.durationMs / 1_000} s: ${this.cases} cases, ${perSecond.toFixed(1)} a second, ${this.failures.length} findings`,
    );
  }
}
