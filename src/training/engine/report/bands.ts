import { bandFrom } from '../../../engine/scan/bands.js';
import { lengthBucket } from '../../../engine/scan/calibration.js';
import { toScore } from '../../../engine/scan/score.js';
import type { EngineKind } from '../../../engine/scan/weight-table.js';
import { collectionOf, isProjectSource } from '../../corpus/corpus.js';
import { areaUnderCurve } from '../../statistics/metrics.js';
import type { FittedEngine } from '../engine.js';
import { isScoredBy, logOddsOf } from '../held-out.js';
import { corporaWeights, periodOf, periods } from '../samples.js';

/** Fewest texts of a reported cell, and of each label for the AUC of a source. */
const cellTextsMin = 100;
const pairTextsMin = 20;

/** Logs AUC and band rates of held-out scores; every text is scored with its detected genre. */
export function reportBands(engine: FittedEngine, kind: EngineKind, log: (line: string) => void): void {
  const { corpus, held, combinations } = engine;
  const combination = combinations[kind];
  const { samples } = corpus;
  const weight = corporaWeights(samples);
  const scores = Float64Array.from(samples, (_, i) =>
    toScore(logOddsOf(corpus, held, combination, i, held.found[i]!), combination),
  );
  const read = [...samples.keys()].filter(i => isScoredBy(corpus, kind, i));
  const whole = read.filter(i => !samples[i]!.excerpt);
  const ofCorpora = (i: number) => !isProjectSource(samples[i]!.source);
  const people = read.filter(i => !samples[i]!.machine);
  const area = (rows: readonly number[], even = false) =>
    areaUnderCurve(
      rows.map(i => scores[i]!),
      rows.map(i => Number(samples[i]!.machine)),
      even ? rows.map(i => weight[i]!) : undefined,
    );
  const share = (rows: readonly number[], from: number) =>
    (100 * rows.filter(i => scores[i]! >= from).length) / Math.max(1, rows.length);
  const rates = (name: string, rows: readonly number[]) => {
    const shares = [bandFrom.moderate, bandFrom.elevated, bandFrom.high].map(from =>
      share(rows, from).toFixed(1).padStart(6),
    );
    log(`${name.padEnd(30)} n ${String(rows.length).padStart(6)}  ${shares.join(' ')} %`);
  };
  log(`\n${kind}: held-out AUC, unweighted and weighted evenly`);
  const corpora = whole.filter(ofCorpora);
  log(`whole texts ${area(corpora).toFixed(4)} ${area(corpora, true).toFixed(4)}`);
  const cut = read.filter(i => samples[i]!.excerpt && ofCorpora(i));
  log(`excerpts    ${area(cut).toFixed(4)} ${area(cut, true).toFixed(4)}`);
  const paired: number[] = [];
  for (const source of [...new Set(samples.map(s => s.source))].sort()) {
    const rows = whole.filter(i => samples[i]!.source === source);
    const machines = rows.filter(i => samples[i]!.machine);
    if (machines.length === 0) continue;
    const against = area([...whole.filter(i => !samples[i]!.machine), ...machines]).toFixed(3);
    const isPaired = machines.length >= pairTextsMin && rows.length - machines.length >= pairTextsMin;
    if (isPaired) paired.push(area(rows));
    log(
      `${source.padEnd(24)} against all human-written texts ${against}${isPaired ? `, against its own ${area(rows).toFixed(3)}` : ''}`,
    );
  }
  if (paired.length > 0)
    log(
      `mean over sources with both labels ${(paired.reduce((sum, a) => sum + a, 0) / paired.length).toFixed(4)}`,
    );
  log(`${kind}: share at least moderate, at least elevated, high`);
  for (const [what, keyOf] of [
    ['human-written', (i: number) => samples[i]!.domain],
    ['human-written', (i: number) => samples[i]!.source],
    ['human-written', (i: number) => `${samples[i]!.domain} ${lengthBucket(corpus.texts[i]!.wordCount)}`],
  ] as const) {
    const keys = [...new Set(people.map(keyOf))].map(
      key => [key, people.filter(i => keyOf(i) === key)] as const,
    );
    const reported = keys.filter(([, rows]) => rows.length >= cellTextsMin);
    reported.sort(([, a], [, b]) => share(b, bandFrom.elevated) - share(a, bandFrom.elevated));
    for (const [key, rows] of reported.slice(0, 12)) rates(`${what} ${key}`, rows);
  }
  for (const period of periods)
    rates(
      `AI-generated ${period.name}`,
      corpora.filter(i => samples[i]!.machine && periodOf(samples[i]!.year) === period),
    );
  for (const collection of ['written', 'edited'] as const) {
    const own = whole.filter(i => collectionOf(samples[i]!.source) === collection);
    if (own.length > 0) rates(`AI-generated, ${collection} for the project`, own);
  }
}
