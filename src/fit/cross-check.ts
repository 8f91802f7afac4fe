import { bandFrom } from '../text/bands.js';
import { eraOf } from './corpus.js';
import { fitEngine, foundRows, scoresOf } from './engine.js';
import { areaUnderCurve } from './logistic.js';
import type { Study } from './study.js';

const folds = 8;

/** Leaves an eighth of the sources out in turn, refits everything, word lists too, and judges the sources left out. */
export function crossCheck(study: Study, say: (line: string) => void): void {
  const { samples } = study;
  const sources = [...new Set(samples.map(s => s.source))].sort();
  const scores = new Float64Array(samples.length);
  const found = foundRows(study);
  for (let fold = 0; fold < folds; fold++) {
    const left = new Set(sources.filter((_, i) => i % folds === fold));
    const use = Uint8Array.from(samples, s => (left.has(s.source) ? 0 : 1));
    const engine = fitEngine(study, use);
    const own = scoresOf(study, engine, i => found[i]!);
    samples.forEach((_, i) => {
      if (use[i] === 0) scores[i] = own[i]!;
    });
    say(`left out ${[...left].join(' ')}`);
  }
  report(study, scores, say);
}

/** Prints the areas and rates of out-of-fold scores. */
export function report(study: Study, scores: Float64Array, say: (line: string) => void): void {
  const { samples, weight } = study;
  const label = samples.map(s => Number(s.machine));
  const pick = (keep: (i: number) => boolean) => samples.map((_, i) => i).filter(keep);
  const area = (rows: number[], even: boolean) =>
    areaUnderCurve(
      rows.map(i => scores[i]!),
      rows.map(i => label[i]!),
      even ? rows.map(i => weight[i]!) : undefined,
    );
  const share = (rows: number[], from: number) =>
    rows.filter(i => scores[i]! >= from).length / Math.max(1, rows.length);
  const line = (name: string, rows: number[]) => {
    const shares = [bandFrom.moderate, bandFrom.elevated, bandFrom.high].map(from =>
      (100 * share(rows, from)).toFixed(1).padStart(6),
    );
    say(
      `${name.padEnd(34)} n ${String(rows.length).padStart(6)}  ≥moderate, ≥elevated, high: ${shares.join(' ')} %`,
    );
  };
  const whole = pick(i => !samples[i]!.excerpt);
  say(
    `pooled area, whole texts ${area(whole, false).toFixed(4)}, weighted evenly ${area(whole, true).toFixed(4)}`,
  );
  const cut = pick(i => samples[i]!.excerpt);
  say(`pooled area, excerpts ${area(cut, false).toFixed(4)}, weighted evenly ${area(cut, true).toFixed(4)}`);
  for (const domain of [...new Set(samples.map(s => s.domain))].sort()) {
    for (const machine of [false, true]) {
      const rows = pick(i => samples[i]!.domain === domain && samples[i]!.machine === machine);
      if (rows.length > 0) line(`${domain} ${machine ? 'machine' : 'people'}`, rows);
    }
  }
  for (const era of ['2019-2024', '2025', '2026'])
    line(
      `machine ${era}`,
      pick(i => label[i] === 1 && eraOf(samples[i]!.source) === era),
    );
  const people = pick(i => label[i] === 0 && !samples[i]!.excerpt);
  for (const source of [...new Set(samples.filter(s => s.machine).map(s => s.source))].sort()) {
    const rows = pick(i => label[i] === 1 && samples[i]!.source === source && !samples[i]!.excerpt);
    say(`area against all people, ${source.padEnd(24)} ${area([...people, ...rows], false).toFixed(3)}`);
  }
}
