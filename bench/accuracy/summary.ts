import { type Collection, collectionOf, isProjectSource } from '../../src/training/corpus/corpus.js';
import { decimal, percent } from '../../src/training/statistics/format.js';
import { groupBy } from '../../src/training/statistics/group-by.js';
import { auc, shareAbove, thresholdAt } from '../../src/training/statistics/metrics.js';
import { type HeldOutText, headView, recentGroups, seenAs, textGroups } from './protocols.js';
import { rewrittenTexts } from './robustness.js';
import {
  calibrationTextsMin,
  detection,
  evenOddsCalibrationError,
  scoresOf,
  truePositiveRateAt,
} from './tables.js';

interface Measured {
  /**
   * Scores with sources held out, with texts held out (classifier and engine), and with the 2026 model's
   * sources held out.
   */
  readonly apart: readonly HeldOutText[];
  readonly within: readonly HeldOutText[];
  readonly byEngine: readonly HeldOutText[];
  readonly recent: readonly HeldOutText[];
  /** Mean AUC over sources with both labels. */
  readonly mean: number;
}

/** The figures that have targets: figure, measured, target. */
export function summaryRows({ apart, within, byEngine, recent, mean }: Measured): string[][] {
  const inside = (readings: readonly HeldOutText[]) =>
    areaAndCatch(
      readings.filter(({ sample }) => sample.source !== longForm && !isProjectSource(sample.source)),
    );
  const newest = (collection: Collection) =>
    areaAndCatch(
      recent.filter(({ sample }) => !sample.machine || collectionOf(sample.source) === collection),
    );
  const head = seenAs(apart, headView.name);
  const pooled = (readings: readonly HeldOutText[]) => {
    const scores = scoresOf(readings);
    const rates = [0.01, 0.05].map(share => percent(truePositiveRateAt(scores, share)));
    return [decimal(auc(scores.human, scores.machine)), ...rates].join(' / ');
  };
  const unchanged = head.filter(({ sample }) => !sample.machine || sample.attack === null);
  const five = thresholdAt(scoresOf(head).human, 0.05);
  const genres = [...groupBy(head, ({ sample }) => sample.genre)].map(([genre, texts]) => ({
    genre,
    texts,
    ...scoresOf(texts),
  }));
  const falsePositives = genres
    .filter(({ human }) => human.length >= calibrationTextsMin)
    .map(({ genre, human }) => ({ genre, rate: shareAbove(human, five) }))
    .sort((a, b) => b.rate - a.rate);
  const errors = genres
    .filter(({ human, machine }) => Math.min(human.length, machine.length) >= calibrationTextsMin)
    .map(({ genre, texts }) => ({ genre, error: evenOddsCalibrationError(texts) }))
    .sort((a, b) => b.error - a.error);
  const medical = genres.find(({ genre }) => genre === 'medical');
  const excerpt = (view: string) =>
    shareAbove(scoresOf(seenAs(apart, view)).human, thresholdAt(scoresOf(seenAs(apart, '1500')).human, 0.05));
  return [
    ['pooled over all held-out sources: AUC / TPR at 1% / 5%', pooled(head), ''],
    ['the same without texts changed by an attack', pooled(unchanged), '≥ .98 / 80%'],
    ['mean AUC over sources with both labels (first 1,500 words)', decimal(mean), '≥ .86'],
    [
      'AUC within medical texts',
      medical === undefined ? decimal(Number.NaN) : decimal(auc(medical.human, medical.machine)),
      '≥ .90',
    ],
    [
      'rewritten, paraphrased and humanised texts: AUC / TPR at 1% / 5%',
      detection(rewrittenTexts(head), head).join(' / '),
      '≥ 80% at 5%',
    ],
    [
      `in-domain (texts held out in ${textGroups} groups with their near-duplicates): AUC / TPR at 1%`,
      inside(within),
      '≥ .98 / 82%',
    ],
    ['the same by the whole engine', inside(byEngine), '≥ .98 / 82%'],
    [
      `models of the long-form set held out (fiction, ${textGroups} groups): AUC / TPR at 1%`,
      areaAndCatch(within.filter(isLongFiction)),
      '≥ 80%',
    ],
    [
      `unnamed 2026 model, its sources held out in ${recentGroups} groups: AUC / TPR at 1%`,
      newest('corpora'),
      '≥ 97% at 1%',
    ],
    ['the same, texts written for the project', newest('written'), ''],
    ['the same, human-written texts edited for the project', newest('edited'), ''],
    [
      'FPR in the worst genre at the pooled 5%',
      `${percent(falsePositives[0]?.rate ?? Number.NaN)} (${falsePositives[0]?.genre ?? 'none'})`,
      '',
    ],
    [
      'human-written texts of 600 words FPR at the pooled 5%: whole / 400 words of them',
      `${percent(excerpt('whole'))} / ${percent(excerpt('excerpt'))}`,
      '≤ 1 point apart',
    ],
    [
      `calibration error: overall / worst genre with ${calibrationTextsMin} of each label`,
      `${decimal(evenOddsCalibrationError(head))} / ${decimal(errors[0]?.error ?? Number.NaN)} (${errors[0]?.genre ?? 'none'})`,
      '≤ .015 / .06',
    ],
  ];
}

const longForm = 'eqbench_longform';

function areaAndCatch(readings: readonly HeldOutText[]): string {
  const scores = scoresOf(readings);
  return `${decimal(auc(scores.human, scores.machine))} / ${percent(truePositiveRateAt(scores, 0.01))}`;
}

/** Fiction of the long-form set against all human-written fiction. */
const isLongFiction = ({ sample }: HeldOutText) =>
  sample.genre === 'fiction' && (!sample.machine || sample.source === longForm);
