import { bandFrom } from '../../../engine/scan/bands.js';
import type { EngineKind } from '../../../engine/scan/weights.js';
import type { FigureTable } from '../../accuracy/figure-table.js';
import { attackKind, rewriteKinds } from '../../corpus/attacks.js';
import { type Collection, collectionOf } from '../../corpus/corpus.js';
import { modelFamily } from '../../corpus/models.js';
import { decimal, percent } from '../../statistics/format.js';
import type { FittedEngine } from '../engine.js';
import type { SourceArea } from './auc-chart.js';
import { crossFittedCalibrationError } from './calibration-error.js';
import {
  above,
  aiTexts,
  area,
  grouped,
  humanTexts,
  isCorpora,
  reaching,
  type ScoredText,
  scoredTexts,
  thresholdFor,
  truePositiveRate,
} from './scored-texts.js';

/** Fewest texts of a label for a source, a calibration cell and a table row. */
const textsMin = { source: 20, cell: 100, row: 20, worst: 40 };
/** Most rows of the table of human-written sources with the most false positives. */
const worstSourcesMax = 20;
const stable = { whole: 600, from: 200, to: 400 };
/** Names of the length buckets, in words. */
export const lengthNames = ['under 100', '100–199', '200–399', '400 and more'];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface SourceRow extends SourceArea {
  readonly compared: 'itself' | 'its domains' | 'all texts';
  /** TPR at 1% and at 5%. */
  readonly caught: readonly number[];
}

/**
 * AUC per source: of both its labels, or of its one label against the other label of its domains in other
 * sources, or of all domains if its own have too few texts of that label.
 */
export function sourceAreas(engine: FittedEngine, kind: EngineKind): SourceRow[] {
  return areasOf(scoredTexts(engine, kind).filter(one => !one.sample.excerpt));
}

function areasOf(whole: readonly ScoredText[]): SourceRow[] {
  const corpora = whole.filter(isCorpora);
  return grouped(whole, one => one.sample.source).map(([source, own]) => {
    const paired = humanTexts(own).length >= textsMin.source && aiTexts(own).length >= textsMin.source;
    const domains = new Set(own.map(one => one.sample.domain));
    const human = humanTexts(own).length >= aiTexts(own).length;
    const others = corpora.filter(one => one.sample.source !== source && one.sample.machine === human);
    const inDomains = others.filter(one => domains.has(one.sample.domain));
    const isDomain = inDomains.length >= textsMin.source;
    const mine = own.filter(one => one.sample.machine !== human);
    const against = paired ? own : [...mine, ...(isDomain ? inDomains : others)];
    return {
      source,
      paired,
      compared: paired ? 'itself' : isDomain ? 'its domains' : 'all texts',
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

/** Names of the engines in the tables. */
export const engineNames = { model: 'whole engine', heuristics: 'signals alone' } as const;

/** The evaluation of one engine. */
export function evaluationTables(engine: FittedEngine, kind: EngineKind): FigureTable[] {
  const all = scoredTexts(engine, kind);
  const whole = all.filter(one => !one.sample.excerpt);
  const corpora = whole.filter(isCorpora);
  const areas = areasOf(whole);
  const isUnnamed = (one: ScoredText) =>
    one.sample.machine && (!isCorpora(one) || modelFamily(one.sample.model) === 'unnamed-2026');
  const newestCell = (collection: Collection) => {
    const judged = whole.filter(
      one => !one.sample.machine || (isUnnamed(one) && collectionOf(one.sample.source) === collection),
    );
    return `${decimal(area(judged))} / ${percent(truePositiveRate(judged, 0.01))}`;
  };
  const long = whole.filter(
    one =>
      one.sample.domain === 'fiction' && (!one.sample.machine || one.sample.source === 'eqbench_longform'),
  );
  const pooled = (texts: readonly ScoredText[]) =>
    [decimal(area(texts)), ...[0.01, 0.05].map(share => percent(truePositiveRate(texts, share)))].join(' / ');
  const humanOrAi = (isOf: (one: ScoredText) => boolean) =>
    corpora.filter(one => !one.sample.machine || isOf(one));
  const isRewritten = ({ sample }: ScoredText) =>
    rewriteKinds.some(kind => kind === attackKind(sample.attack));
  const medical = corpora.filter(one => one.sample.domain === 'medical');
  const people = worstHumanSources(corpora);
  const worstSourceCell = (of: 'elevated' | 'high') => {
    const [worst] = [...people].sort((a, b) => b[of] - a[of]);
    return worst === undefined ? percent(Number.NaN) : `${percent(worst[of])} (${worst.source})`;
  };
  const domains = grouped(humanTexts(all), one => one.sample.domain).filter(
    ([, own]) => own.length >= textsMin.cell,
  );
  const worst = (from: number) => Math.max(...domains.map(([, own]) => reaching(own, from)));
  const error = crossFittedCalibrationError(all.filter(isCorpora), textsMin.cell);
  const cut = excerpts(all);
  const targets = [
    [
      'mean AUC over sources with both labels',
      decimal(mean(areas.filter(one => one.paired).map(one => one.auc))),
      '≥ .86',
    ],
    ['pooled: AUC / TPR at 1% / 5%', pooled(corpora), ''],
    [
      'the same without texts changed by an attack',
      pooled(humanOrAi(({ sample }) => sample.attack === null)),
      kind === 'heuristics' ? '≥ .94' : '≥ .98 / 80%',
    ],
    ['pooled: AUC, sources weighted evenly', decimal(area(corpora, one => one.weight)), ''],
    [
      'rewritten, paraphrased and humanised texts: AUC / TPR at 1% / 5%',
      pooled(humanOrAi(isRewritten)),
      kind === 'heuristics' ? '' : '≥ 80% at 5%',
    ],
    ['AUC within medical texts', decimal(area(medical)), kind === 'heuristics' ? '' : '≥ .90'],
    [
      'unnamed 2026 model against all human-written texts: AUC / TPR at 1%',
      newestCell('corpora'),
      '≥ 97% at 1%',
    ],
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
      `FPR of \`high\`, worst source with ${textsMin.worst} human-written texts`,
      worstSourceCell('high'),
      '≤ .8%',
    ],
    [
      `FPR of \`elevated\` or higher, worst source with ${textsMin.worst} human-written texts`,
      worstSourceCell('elevated'),
      '≤ 3%',
    ],
    [
      `human-written texts of ${stable.whole} words and more FPR at the pooled 5%: whole / ${stable.from} to ${stable.to} words of them (${cut.texts} texts)`,
      cut.atFive.map(percent).join(' / '),
      '≤ 1 point apart',
    ],
    ['the same, `elevated` or higher', cut.elevated.map(percent).join(' / '), '≤ 1 point apart'],
    [
      `calibration error: overall / worst domain with ${textsMin.cell} of each label`,
      `${decimal(error.overall)} / ${decimal(error.domains[0]?.error ?? Number.NaN)} (${error.domains[0]?.domain ?? 'none'})`,
      '≤ .015 / .06',
    ],
  ];
  const sources = areas.map(one => [one.source, one.compared, decimal(one.auc), ...one.caught.map(percent)]);
  const marks = [0.01, 0.05].map(share => thresholdFor(all, share));
  const rates = (own: readonly ScoredText[]) => [
    humanTexts(own).length,
    aiTexts(own).length,
    decimal(area(own)),
    ...marks.map(mark => percent(above(humanTexts(own), mark))),
    ...marks.map(mark => percent(above(aiTexts(own), mark))),
    percent(reaching(humanTexts(own), bandFrom.elevated)),
    percent(reaching(humanTexts(own), bandFrom.high)),
  ];
  const cells = grouped(
    all.filter(isCorpora),
    one => `${one.sample.domain} | ${lengthNames[one.bucket]}`,
  ).filter(([, own]) => humanTexts(own).length >= textsMin.row);
  const errorOf = new Map(error.domains.map(({ domain, error }) => [domain, error]));
  const genres = grouped(all.filter(isCorpora), one => one.sample.domain).filter(
    ([, own]) => own.length >= textsMin.row,
  );
  const wholeMarks = [0.01, 0.05].map(share => thresholdFor(corpora, share));
  const detection = (name: string, own: readonly ScoredText[]) => [
    name,
    own.length,
    decimal(area([...humanTexts(corpora), ...own])),
    ...wholeMarks.map(mark => percent(above(own, mark))),
  ];
  const detectionRows = (by: string, keyOf: (one: ScoredText) => string | null) =>
    grouped(
      aiTexts(corpora).filter(one => keyOf(one) !== null),
      one => keyOf(one)!,
    )
      .filter(([, own]) => own.length >= textsMin.row)
      .map(([name, own]) => [by, ...detection(name, own)]);
  const table = (name: string, head: string[], rows: (string | number)[][]): FigureTable => ({
    name: `engine-${name}`,
    head: ['scored_by', ...head],
    rows: rows.map(row => [engineNames[kind], ...row]),
  });
  const detected = ['auc', 'tpr_at_1pct_fpr_percent', 'tpr_at_5pct_fpr_percent'];
  return [
    table('targets', ['figure', 'measured', 'target'], targets),
    table('sources', ['source', 'compared_with', ...detected], sources),
    table(
      'worst-sources',
      ['source', 'domain', 'human_texts', 'elevated_or_higher_percent', 'high_percent'],
      people
        .slice(0, worstSourcesMax)
        .map(one => [one.source, one.domain, one.texts, percent(one.elevated), percent(one.high)]),
    ),
    table(
      'genres',
      [
        'genre',
        'words',
        'human_texts',
        'ai_texts',
        'auc',
        'fpr_at_pooled_1pct_percent',
        'fpr_at_pooled_5pct_percent',
        'tpr_at_pooled_1pct_percent',
        'tpr_at_pooled_5pct_percent',
        'fpr_of_elevated_percent',
        'fpr_of_high_percent',
        'calibration_error',
      ],
      [
        ...genres.map(([genre, own]) => [
          genre,
          'all',
          ...rates(own),
          decimal(errorOf.get(genre) ?? Number.NaN),
        ]),
        ...cells.map(([cell, own]) => [...cell.split(' | '), ...rates(own), '']),
      ],
    ),
    table(
      'detection',
      ['by', 'group', 'ai_texts', ...detected],
      [
        ...detectionRows('attack', ({ sample: { attack } }) =>
          attack === null ? 'unchanged' : (attackKind(attack) ?? 'other attacks'),
        ),
        ...detectionRows('year', ({ sample }) => String(sample.year)),
        ...detectionRows('family', ({ sample }) => modelFamily(sample.model)),
        ...detectionRows('model', ({ sample }) => sample.model),
      ],
    ),
  ];
}

/** Band rates of the human-written sources with enough texts, the highest at `elevated` first. */
function worstHumanSources(
  whole: readonly ScoredText[],
): { source: string; domain: string; texts: number; elevated: number; high: number }[] {
  return grouped(humanTexts(whole), one => one.sample.source)
    .filter(([, own]) => own.length >= textsMin.worst)
    .map(([source, own]) => ({
      source,
      domain: own[0]!.sample.domain,
      texts: own.length,
      elevated: reaching(own, bandFrom.elevated),
      high: reaching(own, bandFrom.high),
    }))
    .sort((a, b) => b.elevated - a.elevated || b.high - a.high);
}
