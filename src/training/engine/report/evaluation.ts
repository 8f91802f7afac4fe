import { bandFrom } from '../../../scan/bands.js';
import { lengthBucket } from '../../../scan/calibration.js';
import { toScore } from '../../../scan/score.js';
import type { EngineKind } from '../../../scan/weight-table.js';
import { type Collection, collectionOf, isProjectSource } from '../../corpus/corpus.js';
import { decimal, markdownTable, percent } from '../../statistics/format.js';
import { areaUnderCurve } from '../../statistics/metrics.js';
import type { FittedEngine } from '../engine.js';
import { isScoredBy, logOddsOf } from '../held-out.js';
import { corporaWeights } from '../samples.js';
import type { SourceArea } from './auc-chart.js';
import { crossFittedCalibrationError } from './calibration-error.js';

/** A text scored by an engine that has not seen its source. */
interface ScoredText {
  readonly sample: FittedEngine['corpus']['samples'][number];
  /** Index of the sample; an excerpt follows its whole text. */
  readonly at: number;
  readonly logOdds: number;
  readonly score: number;
  readonly bucket: number;
  readonly words: number;
  readonly group: number;
  /** `corporaWeights`: 0 for the project's texts. */
  readonly weight: number;
}

/** Fewest texts of a label for a source, a calibration cell and a table row. */
const textsMin = { source: 20, cell: 100, row: 20 };
const stable = { whole: 600, from: 200, to: 400 };
const lengthNames = ['under 100', '100–199', '200–399', '400 and more'];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function grouped(texts: readonly ScoredText[], keyOf: (one: ScoredText) => string): [string, ScoredText[]][] {
  const groups = new Map<string, ScoredText[]>();
  for (const one of texts) {
    const key = keyOf(one);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key)!.push(one);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const isCorpora = (one: ScoredText) => !isProjectSource(one.sample.source);
const humanTexts = (texts: readonly ScoredText[]) => texts.filter(one => !one.sample.machine);
const aiTexts = (texts: readonly ScoredText[]) => texts.filter(one => one.sample.machine);
const area = (texts: readonly ScoredText[], weightOf?: (one: ScoredText) => number) =>
  areaUnderCurve(
    texts.map(one => one.logOdds),
    texts.map(one => Number(one.sample.machine)),
    weightOf && texts.map(weightOf),
  );
const above = (texts: readonly ScoredText[], mark: number) =>
  texts.filter(one => one.logOdds > mark).length / texts.length;
const reaching = (texts: readonly ScoredText[], from: number) =>
  texts.filter(one => one.score >= from).length / texts.length;

/** Threshold in log-odds at a false-positive rate. */
function thresholdFor(texts: readonly ScoredText[], share: number): number {
  const sorted = humanTexts(texts)
    .map(one => one.logOdds)
    .sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
}

const truePositiveRate = (texts: readonly ScoredText[], share: number) =>
  above(aiTexts(texts), thresholdFor(texts, share));

function scoredTexts({ corpus, held, combinations }: FittedEngine, kind: EngineKind): ScoredText[] {
  const combination = combinations[kind];
  const weight = corporaWeights(corpus.samples);
  return corpus.samples.flatMap((sample, at) => {
    if (!isScoredBy(corpus, kind, at)) return [];
    const logOdds = logOddsOf(corpus, held, combination, at, held.found[at]!);
    const words = corpus.texts[at]!.wordCount;
    const bucket = lengthBucket(words);
    const score = toScore(logOdds, combination);
    return [{ sample, at, logOdds, score, bucket, words, group: corpus.group[at]!, weight: weight[at]! }];
  });
}

/**
 * AUC per source: of both its labels, or of its one label against the other label of its domains in other
 * sources.
 */
export function sourceAreas(engine: FittedEngine, kind: EngineKind): (SourceArea & { caught: number[] })[] {
  return areasOf(scoredTexts(engine, kind).filter(one => !one.sample.excerpt));
}

function areasOf(whole: readonly ScoredText[]): (SourceArea & { caught: number[] })[] {
  return grouped(whole, one => one.sample.source).map(([source, own]) => {
    const paired = humanTexts(own).length >= textsMin.source && aiTexts(own).length >= textsMin.source;
    const domains = new Set(own.map(one => one.sample.domain));
    const human = humanTexts(own).length >= textsMin.source;
    const others = whole.filter(
      one =>
        one.sample.source !== source &&
        isCorpora(one) &&
        domains.has(one.sample.domain) &&
        one.sample.machine === human,
    );
    const judged = paired ? own : [...own.filter(one => one.sample.machine !== human), ...others];
    const against = paired ? judged : [...others, ...own.filter(one => one.sample.machine === !human)];
    return {
      source,
      paired,
      auc: area(against, one => one.sample.represents),
      caught: [0.01, 0.05].map(share => truePositiveRate(against, share)),
    };
  });
}

/**
 * False-positive rates of long human-written texts, whole and as excerpts, at the pooled 5% and at
 * `elevated`.
 */
function excerpts(all: readonly ScoredText[]): { atFive: number[]; elevated: number[]; texts: number } {
  const mark = thresholdFor(all, 0.05);
  const byPlace = new Map(all.map(one => [one.at, one]));
  const pairs = humanTexts(all).flatMap(cut => {
    const whole = byPlace.get(cut.at - 1);
    const fits = cut.sample.excerpt && cut.words >= stable.from && cut.words <= stable.to;
    return fits && whole !== undefined && whole.words >= stable.whole ? [{ cut, whole }] : [];
  });
  const sides = [pairs.map(pair => pair.whole), pairs.map(pair => pair.cut)];
  return {
    atFive: sides.map(side => above(side, mark)),
    elevated: sides.map(side => reaching(side, bandFrom.elevated)),
    texts: pairs.length,
  };
}

/** The evaluation of one engine, as Markdown. */
export function evaluationReport(engine: FittedEngine, kind: EngineKind): string {
  const all = scoredTexts(engine, kind);
  const whole = all.filter(one => !one.sample.excerpt);
  const corpora = whole.filter(isCorpora);
  const areas = areasOf(whole);
  const newestCell = (collection: Collection) => {
    const judged = whole.filter(
      ({ sample }) => !sample.machine || (sample.year >= 2026 && collectionOf(sample.source) === collection),
    );
    return `${decimal(area(judged))} / ${percent(truePositiveRate(judged, 0.01))}`;
  };
  const long = whole.filter(
    one =>
      one.sample.domain === 'fiction' && (!one.sample.machine || one.sample.source === 'eqbench_longform'),
  );
  const domains = grouped(humanTexts(all), one => one.sample.domain).filter(
    ([, own]) => own.length >= textsMin.cell,
  );
  const worst = (from: number) => Math.max(...domains.map(([, own]) => reaching(own, from)));
  const error = crossFittedCalibrationError(all.filter(isCorpora), textsMin.cell);
  const cut = excerpts(all);
  const summary = markdownTable(
    ['what', 'measured', 'target'],
    [
      [
        'mean AUC over sources with both labels',
        decimal(mean(areas.filter(one => one.paired).map(one => one.auc))),
        '≥ .86',
      ],
      [
        'pooled: AUC, unweighted / sources weighted evenly',
        `${decimal(area(corpora))} / ${decimal(area(corpora, one => one.weight))}`,
        kind === 'heuristics' ? '≥ .90' : '',
      ],
      [
        'pooled: TPR at 1% / 5%',
        [0.01, 0.05].map(share => percent(truePositiveRate(corpora, share))).join(' / '),
        '',
      ],
      ['2026 model against all human-written texts: AUC / TPR at 1%', newestCell('corpora'), '≥ .98 / 75%'],
      ['the same, texts written for the project', newestCell('written'), ''],
      ['the same, human-written texts edited for the project', newestCell('edited'), ''],
      [
        '2025 models, fiction, against all human fiction: AUC / TPR at 1%',
        `${decimal(area(long))} / ${percent(truePositiveRate(long, 0.01))}`,
        '≥ 80%',
      ],
      ['FPR of `high`, worst domain', percent(worst(bandFrom.high)), '≤ 1%'],
      ['FPR of `elevated` or higher, worst domain', percent(worst(bandFrom.elevated)), '≤ 5%'],
      [
        `human-written texts of ${stable.whole} words and more FPR at the pooled 5%: whole / ${stable.from} to ${stable.to} words of them (${cut.texts} texts)`,
        cut.atFive.map(percent).join(' / '),
        '≤ 1 point apart',
      ],
      ['the same, `elevated` or higher', cut.elevated.map(percent).join(' / '), '≤ 1 point apart'],
      [
        `calibration error: overall / worst domain with ${textsMin.cell} of each label`,
        `${decimal(error.overall)} / ${decimal(error.worst)} (${error.worstCell})`,
        '≤ .03 / .06',
      ],
    ],
  );
  const sources = markdownTable(
    ['source', 'compared with', 'AUC', 'TPR at 1%', 'TPR at 5%'],
    areas.map(one => [
      one.source,
      one.paired ? 'itself' : 'its domains',
      decimal(one.auc),
      ...one.caught.map(percent),
    ]),
  );
  const marks = [0.01, 0.05].map(share => thresholdFor(all, share));
  const rows = (of: readonly [string, ScoredText[]][]) =>
    of.map(([name, own]) => [
      name,
      humanTexts(own).length,
      aiTexts(own).length,
      decimal(area(own)),
      ...marks.map(mark => percent(above(humanTexts(own), mark))),
      ...marks.map(mark => percent(above(aiTexts(own), mark))),
      percent(reaching(humanTexts(own), bandFrom.elevated)),
      percent(reaching(humanTexts(own), bandFrom.high)),
    ]);
  const head = ['human', 'AI', 'AUC', 'FPR at 1%', 'at 5%', 'TPR at 1%', 'at 5%'];
  const bands = ['FPR of elevated', 'FPR of high'];
  const cells = grouped(
    all.filter(isCorpora),
    one => `${one.sample.domain} | ${lengthNames[one.bucket]}`,
  ).filter(([, own]) => humanTexts(own).length >= textsMin.row);
  const models = grouped(
    aiTexts(corpora).filter(one => one.sample.model !== null),
    one => one.sample.model!,
  ).filter(([, own]) => own.length >= textsMin.row);
  return [
    '### Against the targets',
    summary,
    '### Sources',
    sources,
    '### Domains and lengths, excerpts included',
    markdownTable(['domain', 'words', ...head, ...bands], rows(cells)),
    '### Models',
    markdownTable(
      ['model', 'texts', 'TPR at 1%', 'TPR at 5%'],
      models.map(([name, own]) => [name, own.length, ...marks.map(mark => percent(above(own, mark)))]),
    ),
  ].join('\n\n');
}
