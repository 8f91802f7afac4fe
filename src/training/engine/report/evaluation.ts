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

/** A text the engine read without having seen its source. */
interface ScoredText {
  readonly sample: FittedEngine['corpus']['samples'][number];
  /** Place among the samples; an excerpt stands behind its whole text. */
  readonly at: number;
  readonly logOdds: number;
  readonly score: number;
  readonly bucket: number;
  readonly words: number;
  readonly group: number;
  /** Even among the corpora's texts; those of the project's own weigh nothing. */
  readonly weight: number;
}

/** Fewest texts of a label a source, a cell of calibration, and a row need. */
const least = { source: 20, cell: 100, row: 20 };
const stable = { whole: 600, from: 200, to: 400 };
const lengthNames = ['under 100', '100–199', '200–399', '400 and more'];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function grouped(
  readings: readonly ScoredText[],
  keyOf: (one: ScoredText) => string,
): [string, ScoredText[]][] {
  const groups = new Map<string, ScoredText[]>();
  for (const one of readings) {
    const key = keyOf(one);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key)!.push(one);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

const ofCorpora = (one: ScoredText) => !isProjectSource(one.sample.source);
const people = (readings: readonly ScoredText[]) => readings.filter(one => !one.sample.machine);
const machines = (readings: readonly ScoredText[]) => readings.filter(one => one.sample.machine);
const area = (readings: readonly ScoredText[], weightOf?: (one: ScoredText) => number) =>
  areaUnderCurve(
    readings.map(one => one.logOdds),
    readings.map(one => Number(one.sample.machine)),
    weightOf && readings.map(weightOf),
  );
const above = (readings: readonly ScoredText[], mark: number) =>
  readings.filter(one => one.logOdds > mark).length / readings.length;
const reaching = (readings: readonly ScoredText[], from: number) =>
  readings.filter(one => one.score >= from).length / readings.length;

/** The log-odds that at most a share of these people's texts lies above. */
function markAt(readings: readonly ScoredText[], share: number): number {
  const sorted = people(readings)
    .map(one => one.logOdds)
    .sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
}

const caught = (readings: readonly ScoredText[], share: number) =>
  above(machines(readings), markAt(readings, share));

function readingsOf({ corpus, held, combinations }: FittedEngine, kind: EngineKind): ScoredText[] {
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

/** Area of every source with both labels; of one label, against the other label of its domains elsewhere. */
export function sourceAreas(engine: FittedEngine, kind: EngineKind): (SourceArea & { caught: number[] })[] {
  return areasOf(readingsOf(engine, kind).filter(one => !one.sample.excerpt));
}

function areasOf(whole: readonly ScoredText[]): (SourceArea & { caught: number[] })[] {
  return grouped(whole, one => one.sample.source).map(([source, own]) => {
    const paired = people(own).length >= least.source && machines(own).length >= least.source;
    const domains = new Set(own.map(one => one.sample.domain));
    const human = people(own).length >= least.source;
    const others = whole.filter(
      one =>
        one.sample.source !== source &&
        ofCorpora(one) &&
        domains.has(one.sample.domain) &&
        one.sample.machine === human,
    );
    const judged = paired ? own : [...own.filter(one => one.sample.machine !== human), ...others];
    const against = paired ? judged : [...others, ...own.filter(one => one.sample.machine === !human)];
    return {
      source,
      paired,
      auc: area(against, one => one.sample.represents),
      caught: [0.01, 0.05].map(share => caught(against, share)),
    };
  });
}

/** Shares of people's long texts flagged at the pooled 5% and reaching `elevated`: whole, and excerpts of the same. */
function excerpts(all: readonly ScoredText[]): { atFive: number[]; elevated: number[]; texts: number } {
  const mark = markAt(all, 0.05);
  const byPlace = new Map(all.map(one => [one.at, one]));
  const pairs = people(all).flatMap(cut => {
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

/** Everything measured of one engine, as Markdown. */
export function evaluationReport(engine: FittedEngine, kind: EngineKind): string {
  const all = readingsOf(engine, kind);
  const whole = all.filter(one => !one.sample.excerpt);
  const corpora = whole.filter(ofCorpora);
  const areas = areasOf(whole);
  const newestCell = (collection: Collection) => {
    const judged = whole.filter(
      ({ sample }) => !sample.machine || (sample.year >= 2026 && collectionOf(sample.source) === collection),
    );
    return `${decimal(area(judged))} / ${percent(caught(judged, 0.01))}`;
  };
  const long = whole.filter(
    one =>
      one.sample.domain === 'fiction' && (!one.sample.machine || one.sample.source === 'eqbench_longform'),
  );
  const domains = grouped(people(all), one => one.sample.domain).filter(
    ([, own]) => own.length >= least.cell,
  );
  const worst = (from: number) => Math.max(...domains.map(([, own]) => reaching(own, from)));
  const error = crossFittedCalibrationError(all.filter(ofCorpora), least.cell);
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
        'pooled: AUC, each text alike / sources weighted evenly',
        `${decimal(area(corpora))} / ${decimal(area(corpora, one => one.weight))}`,
        kind === 'heuristics' ? '≥ .90' : '',
      ],
      [
        'pooled: caught at 1% / 5%',
        [0.01, 0.05].map(share => percent(caught(corpora, share))).join(' / '),
        '',
      ],
      ['2026 model against all people: AUC / caught at 1%', newestCell('corpora'), '≥ .98 / 75%'],
      ['the same, of the texts the project had written', newestCell('written'), ''],
      ["the same, of people's texts edited for the project", newestCell('edited'), ''],
      [
        '2025 models, fiction, against all human fiction: AUC / caught at 1%',
        `${decimal(area(long))} / ${percent(caught(long, 0.01))}`,
        '≥ 80%',
      ],
      ['people in `high`, worst domain', percent(worst(bandFrom.high)), '≤ 1%'],
      ['people above `moderate`, worst domain', percent(worst(bandFrom.elevated)), '≤ 5%'],
      [
        `people’s texts of ${stable.whole} words and more flagged at the pooled 5%: whole / ${stable.from} to ${stable.to} words of them (${cut.texts} texts)`,
        cut.atFive.map(percent).join(' / '),
        '≤ 1 point apart',
      ],
      ['the same, `elevated` or higher', cut.elevated.map(percent).join(' / '), '≤ 1 point apart'],
      [
        `calibration error: overall / worst domain with ${least.cell} of each label`,
        `${decimal(error.overall)} / ${decimal(error.worst)} (${error.worstCell})`,
        '≤ .03 / .06',
      ],
    ],
  );
  const sources = markdownTable(
    ['source', 'judged against', 'AUC', 'caught at 1%', 'caught at 5%'],
    areas.map(one => [
      one.source,
      one.paired ? 'itself' : 'its domains',
      decimal(one.auc),
      ...one.caught.map(percent),
    ]),
  );
  const marks = [0.01, 0.05].map(share => markAt(all, share));
  const rows = (of: readonly [string, ScoredText[]][]) =>
    of.map(([name, own]) => [
      name,
      people(own).length,
      machines(own).length,
      decimal(area(own)),
      ...marks.map(mark => percent(above(people(own), mark))),
      ...marks.map(mark => percent(above(machines(own), mark))),
      percent(reaching(people(own), bandFrom.elevated)),
      percent(reaching(people(own), bandFrom.high)),
    ]);
  const head = ['people', 'machine', 'AUC', 'flagged at 1%', 'at 5%', 'caught at 1%', 'at 5%'];
  const bands = ['people elevated or higher', 'people high'];
  const cells = grouped(
    all.filter(ofCorpora),
    one => `${one.sample.domain} | ${lengthNames[one.bucket]}`,
  ).filter(([, own]) => people(own).length >= least.row);
  const models = grouped(
    machines(corpora).filter(one => one.sample.model !== null),
    one => one.sample.model!,
  ).filter(([, own]) => own.length >= least.row);
  return [
    '### Against the targets',
    summary,
    '### Sources',
    sources,
    '### Domains and lengths, excerpts included',
    markdownTable(['domain', 'words', ...head, ...bands], rows(cells)),
    '### Models',
    markdownTable(
      ['model', 'texts', 'caught at 1%', 'caught at 5%'],
      models.map(([name, own]) => [name, own.length, ...marks.map(mark => percent(above(own, mark)))]),
    ),
  ].join('\n\n');
}
