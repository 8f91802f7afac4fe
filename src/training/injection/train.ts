/**
 * `npm run train:injection`: fits the instruction classifier on the project's own lines and the corpus beside the
 * repository, judges it by cross-validation that keeps kinds, sources and languages apart, and writes src/generated/injection-weights.ts.
 */
import { writeFileSync } from 'node:fs';
import { featuresOf } from '../../image/injection/features.js';
import { type Example, fitWeights } from './fit.js';
import { corpusLines, type Line, ownLines } from './lines.js';
import { auc, crossValidate, foldOf, type Judged, shareAbove, thresholdFor } from './validate.js';

const root = new URL('../../../../', import.meta.url);
const own = ownLines(new URL('src/training/injection/lines/', root));
const corpus = corpusLines(new URL('../shared/corpora/images/injection_text.jsonl', root));
const lines: Line[] = [...own, ...corpus];
/** Lines of one language; the corpus and the own families in English are one. */
const languageOf = ({ source }: Line) => /^own ([a-z]{2}|more)$/.exec(source)?.[1] ?? 'en';

/** Both classes weigh alike in each language: being written in one tells nothing. */
const shareOf = new Map<string, number>();
const shareKey = (line: Line) => `${languageOf(line)} ${line.instruction}`;
for (const line of lines) shareOf.set(shareKey(line), (shareOf.get(shareKey(line)) ?? 0) + line.weight);
function balanceOf(line: Line): number {
  const own = shareOf.get(shareKey(line))!;
  const other = shareOf.get(shareKey({ ...line, instruction: !line.instruction }));
  return other === undefined ? 1 : Math.sqrt(other / own);
}

const examples: Example[] = lines.map(line => ({
  features: featuresOf(line.text),
  instruction: line.instruction,
  weight: line.weight * balanceOf(line),
}));
const benignAbove = 0.01;
const isCorpus = (line: Line) => !line.source.startsWith('own');
const inOtherLanguage = (line: Line) => languageOf(line) !== 'en';

const views = {
  group: { folds: 10, of: (line: Line) => line.group },
  source: { folds: 40, of: (line: Line) => line.source },
};
type View = keyof typeof views;
const judged: Record<View, Judged[]> = {
  group: crossValidate(lines, examples, views.group.of, views.group.folds),
  source: crossValidate(lines, examples, views.source.of, views.source.folds),
};

/** At most one benign line in a hundred of these lies above it, whichever way lines are kept apart: the strictest of three. */
const strictest = (within: (line: Line) => boolean): number =>
  Math.max(
    ...[
      judged.group.filter(isCorpus),
      judged.source.filter(isCorpus),
      judged.group.filter(line => !isCorpus(line)),
    ].map(view => thresholdFor(view.filter(within), benignAbove)),
  );

/** What the threshold would have been without the fold a line is in: shares above it are no praise of its own choice. */
function thresholdsOf(view: View): (line: Line) => number {
  const { of, folds } = views[view];
  const without = Array.from({ length: folds }, (_, fold) =>
    strictest(line => foldOf(of(line), folds) !== fold),
  );
  return line => without[foldOf(of(line), folds)]!;
}
const nested = { group: thresholdsOf('group'), source: thresholdsOf('source') };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
function report(title: string, view: View, which: (line: Line) => boolean): void {
  const rows = judged[view].filter(which);
  const above = rows.map(line => ({ ...line, logOdds: line.logOdds - nested[view](line) }));
  const yes = above.filter(line => line.instruction);
  const no = above.filter(line => !line.instruction);
  const area = yes.length > 0 && no.length > 0 ? auc(rows).toFixed(4) : '-';
  console.log(
    `${title.padEnd(34)} ${String(yes.length).padStart(5)} ${String(no.length).padStart(5)}  ${area.padStart(6)}  ${percent(shareAbove(yes, 0)).padStart(6)}  ${percent(shareAbove(no, 0)).padStart(6)}`,
  );
}
console.log('                                    instr  ben     AUC  caught  benign above');
report('corpus, kinds apart', 'group', isCorpus);
report('corpus, sources apart', 'source', isCorpus);
report('own lines, patterns apart', 'group', line => !isCorpus(line));
report('own, other languages, patterns apart', 'group', inOtherLanguage);
report('other languages, language unseen', 'source', inOtherLanguage);
for (const source of [...new Set(lines.map(line => line.source))].sort())
  report(`  ${source}, unseen`, 'source', line => line.source === source);
if (process.argv.includes('--errors'))
  for (const line of judged.group) {
    const above = line.logOdds - nested.group(line);
    if (above >= 0 !== line.instruction && (isCorpus(line) || process.argv.includes('--own')))
      console.log(
        line.instruction ? 'missed' : 'false ',
        above.toFixed(2),
        line.group,
        '|',
        line.text.slice(0, 150),
      );
  }

const elevatedFrom = strictest(() => true);
const weights = fitWeights(examples);
const packed = Buffer.from(weights.columns.buffer).toString('base64');
writeFileSync(
  new URL('src/generated/injection-weights.ts', root),
  `/** Written by \`npm run train:injection\`; change it there. Int8 weights in base64, and the log-odds at which the band elevated begins. */\nexport const weights = {\n  bias: ${Number(weights.bias.toPrecision(6))},\n  step: ${Number(weights.step.toPrecision(6))},\n  elevatedFrom: ${Number(elevatedFrom.toPrecision(6))},\n  // biome-ignore format: one value\n  packed: '${packed}',\n};\n`,
);
