import { type Figures, median, printFigures } from '../driver.js';
import { type RealText, realTexts } from '../inputs/real-texts.js';

/** Median figures of both sides for one text. */
export interface Comparison {
  text: string;
  ours: Figures;
  other: Figures;
  /** Throughput divided by that of the other side. */
  ratio: number;
}

/**
 * Measures both sides on every real text. Alternates them, so that a slow phase of the machine affects both.
 * Prints the figures of each text and returns the comparison with the lowest ratio.
 */
export async function slowestOfRealTexts(
  otherName: string,
  rounds: number,
  measureOurs: (text: RealText) => Promise<Figures>,
  measureOther: (text: RealText) => Promise<Figures>,
): Promise<Comparison> {
  const comparisons: Comparison[] = [];
  for (const text of realTexts) {
    const ours: Figures[] = [];
    const other: Figures[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await measureOurs(text));
      other.push(await measureOther(text));
    }
    const one = { text: text.name, ours: median(ours), other: median(other) };
    const ratio = one.ours.perSecond / one.other.perSecond;
    printFigures(text.name, one.ours);
    printFigures(`  ${otherName}`, one.other);
    console.log(`  requests per second: ${ratio.toFixed(2)}x`);
    comparisons.push({ ...one, ratio });
  }
  const slowest = comparisons.reduce((a, b) => (b.ratio < a.ratio ? b : a));
  console.log(`slowest text: ${slowest.text}, ${slowest.ratio.toFixed(2)}x ${otherName}`);
  return slowest;
}
