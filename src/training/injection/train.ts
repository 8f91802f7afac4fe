/**
 * `npm run train:injection`: fits the prompt-injection classifier on the project's lines and on the corpus
 * beside the repository, evaluates it by cross-validation (by group, source and language), and writes
 * src/generated/injection-weights.ts. `--errors` also prints the misclassified lines of the corpus, `--own`
 * the project's.
 */
import { writeFileSync } from 'node:fs';
import { featuresOf } from '../../image/injection/text/features.js';
import { percent } from '../statistics/format.js';
import { auc } from '../statistics/metrics.js';
import { type Example, fitWeights } from './fit.js';
import { corpusLines, ownLines, type TrainingLine } from './lines.js';
import { crossValidate, foldOf, type ScoredLine, shareReaching, thresholdFor } from './validate.js';

const root = new URL('../../../../', import.meta.url);
const own = ownLines(new URL('src/training/injection/lines/', root));
const corpus = corpusLines(new URL('../shared/corpora/images/injection_text.jsonl', root));
const lines: TrainingLine[] = [...own, ...corpus];

/** Language of a line; the corpus and the project's English families are "en". */
const languageOf = ({ source }: TrainingLine) => /^own ([a-z]{2}|more)$/.exec(source)?.[1] ?? 'en';
const isCorpus = (line: TrainingLine) => !line.source.startsWith('own');
const inOtherLanguage = (line: TrainingLine) => languageOf(line) !== 'en';

// Both labels get the same total weight in each language, so that the language itself is no evidence.
const labelWeights = new Map<string, number>();
const labelKey = (line: TrainingLine) => `${languageOf(line)} ${line.instruction}`;
for (const line of lines)
  labelWeights.set(labelKey(line), (labelWeights.get(labelKey(line)) ?? 0) + line.weight);
function labelBalance(line: TrainingLine): number {
  const same = labelWeights.get(labelKey(line))!;
  const other = labelWeights.get(labelKey({ ...line, instruction: !line.instruction }));
  return other === undefined ? 1 : Math.sqrt(other / same);
}

const examples: Example[] = lines.map(line => ({
  features: featuresOf(line.text),
  instruction: line.instruction,
  weight: line.weight * labelBalance(line),
}));
const falsePositiveRate = 0.01;

const splits = {
  group: { folds: 10, of: (line: TrainingLine) => line.group },
  source: { folds: 40, of: (line: TrainingLine) => line.source },
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
const strictestThreshold = (within: (line: TrainingLine) => boolean): number =>
  Math.max(
    ...[
      scored.group.filter(isCorpus),
      scored.source.filter(isCorpus),
      scored.group.filter(line => !isCorpus(line)),
    ].map(evaluation => thresholdFor(evaluation.filter(within), falsePositiveRate)),
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
report('own lines, split by pattern', 'group', line => !isCorpus(line));
report('own, other languages, split by pattern', 'group', inOtherLanguage);
report('other languages, language held out', 'source', inOtherLanguage);
for (const source of [...new Set(lines.map(line => line.source))].sort())
  report(`  ${source}, held out`, 'source', line => line.source === source);
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
