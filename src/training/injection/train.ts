/**
 * `npm run train:injection`: fits the prompt-injection classifier on the project's lines and on the corpus
 * beside the repository, evaluates it by cross-validation (by group, source and language), and writes
 * src/generated/injection-weights.ts. `--errors` also prints the misclassified lines of the corpus, `--own`
 * the project's.
 */
import { writeFileSync } from 'node:fs';
import { percent } from '../statistics/format.js';
import { auc } from '../statistics/metrics.js';
import { examplesOf, languageOf, trainingLines } from './examples.js';
import { fitWeights } from './fit.js';
import type { TrainingLine } from './lines.js';
import { groupFolds } from './paragraphs.js';
import { crossValidate, foldOf, type ScoredLine, shareReaching, thresholdFor } from './validate.js';

const root = new URL('../../../../', import.meta.url);
const lines = trainingLines(root);
const examples = examplesOf(lines);
const isCorpus = (line: TrainingLine) => !line.source.startsWith('own');
const isOwn = (line: TrainingLine) => !isCorpus(line) && !line.isParagraph;
/** Lines of daily life and plain instructions, which are no variants of patterns. */
const isDaily = (line: TrainingLine) => isOwn(line) && line.group.includes('-daily');
const inOtherLanguage = (line: TrainingLine) => languageOf(line) !== 'en';
/** Share of the benign lines above the threshold, chosen with the benchmark `injection-pictures`. */
const falsePositiveRate = 0.018;
/** Further shares whose thresholds are printed. */
const otherRates = [0.005, 0.01, 0.03];

const splits = {
  group: { folds: groupFolds, of: (line: TrainingLine) => line.group },
  source: { folds: 8, of: (line: TrainingLine) => line.source },
};
type Split = keyof typeof splits;
const scored: Record<Split, ScoredLine[]> = {
  group: crossValidate(lines, examples, splits.group.of, splits.group.folds),
  source: crossValidate(lines, examples, splits.source.of, splits.source.folds),
};

/**
 * Threshold that meets the target false-positive rate in all three evaluations: corpus by group, corpus by
 * source, own lines.
 */
const strictestThreshold = (
  within: (line: TrainingLine) => boolean,
  rate: number = falsePositiveRate,
): number =>
  Math.max(
    ...[scored.group.filter(isCorpus), scored.source.filter(isCorpus), scored.group.filter(isOwn)].map(
      evaluation => thresholdFor(evaluation.filter(within), rate),
    ),
  );

/** Threshold of a line, chosen without its own fold, so that the reported rates are out of sample. */
function thresholdsOf(split: Split): (line: TrainingLine) => number {
  const { of, folds } = splits[split];
  const without = Array.from({ length: folds }, (_, fold) =>
    strictestThreshold(line => foldOf(of(line), folds) !== fold),
  );
  return line => without[foldOf(of(line), folds)]!;
}
const thresholds = { group: thresholdsOf('group'), source: thresholdsOf('source') };

function report(title: string, split: Split, which: (line: TrainingLine) => boolean): void {
  const rows = scored[split].filter(which);
  const above = rows.map(line => ({ ...line, logOdds: line.logOdds - thresholds[split](line) }));
  const instructions = above.filter(line => line.instruction);
  const benign = above.filter(line => !line.instruction);
  const scores = (instruction: boolean) =>
    rows.filter(line => line.instruction === instruction).map(line => line.logOdds);
  const area =
    instructions.length > 0 && benign.length > 0 ? auc(scores(false), scores(true)).toFixed(4) : '-';
  const cells = [
    String(instructions.length).padStart(5),
    ` ${String(benign.length).padStart(5)}`,
    ` ${area.padStart(6)}`,
    ` ${percent(shareReaching(instructions, 0)).padStart(6)}`,
    ` ${percent(shareReaching(benign, 0)).padStart(6)}`,
  ];
  console.log(`${title.padEnd(38)} ${cells.join(' ')}`);
}
console.log(`${' '.repeat(38)} instr    ben      AUC     TPR      FPR`);
report('corpus, split by group', 'group', isCorpus);
report('corpus, split by source', 'source', isCorpus);
report('own lines, split by pattern', 'group', isOwn);
report('own, other languages, split by pattern', 'group', line => isOwn(line) && inOtherLanguage(line));
report('lines of daily life, split by line', 'group', isDaily);
report('lines of daily life, form held out', 'source', isDaily);
report('other languages, language held out', 'source', line => isOwn(line) && inOtherLanguage(line));
for (const source of [...new Set(lines.map(line => line.source))].sort())
  report(`  ${source}, held out`, 'source', line => line.source === source && !line.isParagraph);
if (process.argv.includes('--errors'))
  for (const line of scored.group) {
    const above = line.logOdds - thresholds.group(line);
    if (above >= 0 !== line.instruction && (isCorpus(line) || process.argv.includes('--own')))
      console.log(
        line.instruction ? 'missed' : 'false ',
        above.toFixed(2),
        line.group,
        '|',
        line.text.slice(0, 150),
      );
  }

for (const rate of [falsePositiveRate, ...otherRates])
  console.log(
    `threshold at ${percent(rate)} false positives: ${strictestThreshold(() => true, rate).toFixed(3)}`,
  );
const elevatedFrom = strictestThreshold(() => true);
const weights = fitWeights(examples);
const packed = Buffer.from(weights.columns.buffer).toString('base64');
writeFileSync(
  new URL('src/generated/injection-weights.ts', root),
  `/**
 * Weights of the prompt-injection classifier: int8 in base64, and the log-odds at which the band
 * \`elevated\` begins. Written by \`npm run train:injection\`.
 */
export const weights = {
  bias: ${Number(weights.bias.toPrecision(6))},
  step: ${Number(weights.step.toPrecision(6))},
  elevatedFrom: ${Number(elevatedFrom.toPrecision(6))},
  // biome-ignore format: one value
  packed: '${packed}',
};
`,
);
