import { logOddsByEra } from '../../classifier/predict.js';
import type { Manifest } from '../../classifier/weights.js';
import { combinedLogOdds } from '../../scan/eras.js';
import { isProjectSource, type TrainingSample, textsMax } from '../corpus/corpus.js';
import { licenceOf } from '../corpus/licences.js';
import { percent } from '../statistics/format.js';
import { groupBy } from '../statistics/group-by.js';
import { auc, shareAbove, thresholdAt } from '../statistics/metrics.js';
import { type HeldOutScore, lengthViews } from './cross-validation.js';

/** Fewest human-written texts from which a rate of 1% can be estimated. */
const humanMin = 100;

/** The model card, in Markdown: training data, limitations, and error rates on held-out sources. */
export function modelCard(
  manifest: Manifest,
  bytes: number,
  samples: readonly TrainingSample[],
  held: readonly HeldOutScore[],
): string {
  const licences = manifest.sources.map(({ source, human, machine }) => {
    const domains = [...new Set(samples.filter(sample => sample.source === source).map(s => s.domain))];
    return `| ${source} | ${human} | ${machine} | ${domains.slice(0, 4).join(', ')} | ${licenceOf(source)} |`;
  });
  return `# Model card: the deeper model

Version ${manifest.version}, seed ${manifest.seed}, ${Math.round(bytes / 1024)} KB. Written by \`npm run train\`; change it there.

Its output is a signal, never a verdict about a person: log-odds that a text resembles machine prose more than human prose, at even
odds before reading.

## What it is
An expert for each era of machines, since what gave away the assistants of 2022 to 2024 is partly the reverse of what gives away those of
2025 and 2026. An expert is three linear models over hashed n-grams whose logits are averaged: masked 1–4-grams (common words keep their
name, every other word is its ending and length), words with their neighbour, and 3–5 folded characters, trained on single texts and on
pairs of a text and its rewriting. The eras being equally likely, the likelihood ratio is the mean of the experts'.

${manifest.experts.map(expert => `- ${expert.era}: ${expert.families.map(f => `${f.weights} ${f.name}`).join(', ')} weights, int8.`).join('\n')}

Case, line breaks, spacing, quotes, dashes, numbers, Markdown and list marks are taken away first. It reads the first
1,500 words of texts of at least 50; a deep scan reads all of it in windows. It runs on a CPU.

## What it can't see
- Raw continuations of base models without instruction tuning: they read like the people they continue.
- Human text that a machine polished (docs/accuracy.md tells how much of it is caught), and machine text rewritten with care by a person.
- Texts under 50 words (it abstains) and languages other than English; under 100 words it is weak.
- Models much newer than 2026: signals age. Retrain on text of your own with \`npm run train -- FOLDER...\`.

## Measured error
Every text is read by a model that never saw its source (sources left out in groups; the thresholds are those of all held-out human
texts together, so a genre's own rate shows how they transfer; own2026_* are left out of the table). "Flagged" are human texts above the threshold, "caught" machine texts.

${table(manifest, samples, held)}

Language background: the sources carry no marks of it. Its error on essays of non-native writers is measured on texts that train
nothing, in \`docs/accuracy.md\`.

## Sources
Of these texts the project holds own2026_* alone, which were written for it, and of own2026_edited only the edits; the weights are derived from
all of them. Texts used, at most ${textsMax.toLocaleString('en')} of a source and label:

| source | human | machine | domains | licence |
|---|---|---|---|---|
${licences.join('\n')}
`;
}

function table(
  manifest: Manifest,
  samples: readonly TrainingSample[],
  held: readonly HeldOutScore[],
): string {
  const rows = lengthViews.flatMap(view => {
    const read = held
      .filter(one => one.view === view.name && !isProjectSource(samples[one.sample]!.source))
      .map(one => ({
        sample: samples[one.sample]!,
        logOdds: combinedLogOdds(logOddsByEra(one, manifest.experts)),
      }));
    const all = scoresOf(read);
    const one = thresholdAt(all.human, 0.01);
    const five = thresholdAt(all.human, 0.05);
    const genres = groupBy(read, ({ sample }) => sample.genre);
    return [['all', read] as const, ...[...genres].sort(([a], [b]) => (a < b ? -1 : 1))].map(
      ([genre, group]) => {
        const { human, machine } = scoresOf(group);
        const flagged = (at: number) => (human.length < humanMin ? '–' : percent(shareAbove(human, at)));
        const caught = (at: number) =>
          machine.length < humanMin / 2 ? '–' : percent(shareAbove(machine, at));
        const area =
          human.length < humanMin || machine.length < humanMin / 2 ? '–' : auc(human, machine).toFixed(3);
        const cells = [flagged(one), flagged(five), caught(one), caught(five)];
        return `| ${view.name} | ${genre} | ${human.length} | ${machine.length} | ${area} | ${cells.join(' | ')} |`;
      },
    );
  });
  return [
    '| first words | genre | human | machine | AUC | flagged at 1% | at 5% | caught at 1% | at 5% |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function scoresOf(read: readonly { sample: TrainingSample; logOdds: number }[]): {
  human: number[];
  machine: number[];
} {
  const scores = { human: [] as number[], machine: [] as number[] };
  for (const { sample, logOdds } of read) scores[sample.machine ? 'machine' : 'human'].push(logOdds);
  return scores;
}
