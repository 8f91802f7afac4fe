/**
 * `npm run train:injection`: fits the instruction classifier on the project's own lines and the corpus beside the
 * repository, judges it by cross-validation that keeps kinds, sources and languages apart, and writes ../weights.ts.
 */
import { writeFileSync } from 'node:fs';
import { featuresOf } from '../features.js';
import { type Example, fitWeights } from './fit.js';
import { corpusLines, type Line, ownLines } from './lines.js';
import { auc, crossValidate, type Judged, shareAbove, thresholdFor } from './validate.js';

const root = new URL('../../../../../', import.meta.url);
const own = ownLines(new URL('src/image/injection/lines/', root));
const corpus = corpusLines(new URL('../shared/corpora/images/injection_text.jsonl', root));
const lines: Line[] = [...own, ...corpus];
const examples: Example[] = lines.map(({ text, instruction, weight }) => ({
  features: featuresOf(text),
  instruction,
  weight,
}));
const isCorpus = (line: Line) => !line.source.startsWith('own');

const byGroup = crossValidate(lines, examples, line => line.group, 10);
const bySource = crossValidate(lines, examples, line => line.source, 40);
const elevatedFrom = thresholdFor(byGroup.filter(isCorpus), 0.0085);

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
function report(title: string, judged: readonly Judged[]): void {
  const yes = judged.filter(line => line.instruction);
  const no = judged.filter(line => !line.instruction);
  const area = yes.length > 0 && no.length > 0 ? auc(judged).toFixed(4) : '-';
  console.log(
    `${title.padEnd(34)} ${String(yes.length).padStart(5)} ${String(no.length).padStart(5)}  ${area.padStart(6)}  ${percent(shareAbove(yes, elevatedFrom)).padStart(6)}  ${percent(shareAbove(no, elevatedFrom)).padStart(6)}`,
  );
}
console.log('                                    instr  ben     AUC  caught  benign above');
report('corpus, kinds apart', byGroup.filter(isCorpus));
report(
  'own lines, patterns apart',
  byGroup.filter(line => !isCorpus(line)),
);
report('corpus, sources apart', bySource.filter(isCorpus));
report(
  'other languages, language unseen',
  bySource.filter(line => /^own (?:[a-z]{2}|more)$/.test(line.source)),
);
for (const source of [...new Set(lines.map(line => line.source))].sort())
  report(
    `  ${source}, unseen`,
    bySource.filter(line => line.source === source),
  );
if (process.argv.includes('--errors'))
  for (const line of byGroup)
    if (
      line.logOdds >= elevatedFrom !== line.instruction &&
      (isCorpus(line) || process.argv.includes('--own'))
    )
      console.log(
        line.instruction ? 'missed' : 'false ',
        (line.logOdds - elevatedFrom).toFixed(2),
        line.group,
        '|',
        line.text.slice(0, 150),
      );

const weights = fitWeights(examples);
const packed = Buffer.from(weights.columns.buffer).toString('base64');
writeFileSync(
  new URL('src/image/injection/weights.ts', root),
  `/** Written by \`npm run train:injection\`; change it there. Int8 weights in base64, and the log-odds at which the band elevated begins. */\nexport const weights = {\n  bias: ${weights.bias.toPrecision(6)},\n  step: ${weights.step.toPrecision(6)},\n  elevatedFrom: ${elevatedFrom.toPrecision(6)},\n  // biome-ignore format: one value\n  packed: '${packed}',\n};\n`,
);
