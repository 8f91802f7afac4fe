import type { Evidence } from '../../../contract/scan.js';
import type { ClassifierReading } from '../classifier.js';
import { originalWords, signalEvidence } from '../evidence.js';
import { type GenreProfile, textsOf } from '../genres.js';
import { weightFor } from '../score.js';
import { type Signal, TypicalValues } from '../signal.js';
import { signals } from '../signals/index.js';
import { byGenre, weightsOf } from '../weights.js';
import { foldAbsences } from './absences.js';
import { round, roundShown } from './numbers.js';
import type { ScoredText, SignalResult } from './scored-text.js';
import { quoteSpans } from './sentences.js';
import { absencesSignal, wordingSignal } from './signal-names.js';

/** Minimum absolute points of a signal that quotes evidence. */
const evidencePointsMin = 0.3;

/** Mean values of each signal, by genre. */
const typicalValues = byGenre(genre => new Map(signals.map(signal => [signal, typicalOf(signal, genre)])));

function typicalOf({ name }: Signal, genre: GenreProfile): TypicalValues {
  const { typical, typicalOfAi } = weightsOf(name);
  return new TypicalValues(typical[genre], typicalOfAi[genre], textsOf[genre]);
}

/** Ends the reason of a signal of a mixed text whose points do not follow from what was measured. */
const ofPassages = ' These figures are of the whole text; the points are the mean of its passages.';

/** The result of a signal, with its reason and evidence. */
function signalResult(of: ScoredText, at: number): SignalResult {
  const { text, context, isMixed } = of;
  const { signal, measurement, strength, evidenceWeights } = of.scored[at]!;
  const points = of.points[at]!;
  if (measurement === null) {
    return {
      name: signal.name,
      score: 0.5,
      weight: thousandths(evidenceWeights.ai),
      detail: 'Not measured: the text is too short for this signal, or not in English.',
      value: 0,
      active: false,
      points: 0,
    };
  }
  const differs = isMixed && points !== 0 && points * (strength - 0.5) <= 0;
  const notable = Math.abs(points) >= evidencePointsMin;
  const typical = typicalValues[context.genre].get(signal)!;
  // A signal without points describes the text, and its places are of what it counts.
  const sign = points === 0 ? signal.direction : points > 0 ? 1 : -1;
  const evidence =
    measurement.count > 0 && notable ? signalEvidence(text, signal, context.evidenceMax, sign) : [];
  return {
    name: signal.name,
    score: thousandths(strength),
    weight: thousandths(weightFor(evidenceWeights, strength)),
    detail: `${signal.detail(measurement, typical, quoteSpans(evidence))}${differs ? ofPassages : ''}`,
    value: roundShown(measurement.value),
    active: true,
    points,
    ...(evidence.length > 0 && { evidence }),
  };
}

/** The result of the n-gram classifier, as that of a signal. */
function classifierResult(of: ScoredText, at: number): SignalResult {
  const { text, reading, model: classifier, context, isMixed } = of;
  const points = of.points[at]!;
  if (reading === null || classifier === null) {
    return {
      name: wordingSignal,
      score: 0.5,
      weight: 0,
      detail: 'The wording model was not used.',
      value: 0,
      active: false,
      points,
    };
  }
  const { logOdds, weight, eraShares } = classifier;
  const found = reading.evidence(eraShares, context.evidenceMax);
  const evidence = (isMixed ? found.filter(span => span.logOdds * points > 0) : found).map(span => ({
    ...originalWords(text, span.start, span.end),
    log_odds: thousandths(span.logOdds),
  }));
  return {
    name: wordingSignal,
    score: thousandths(1 / (1 + Math.exp(-logOdds))),
    weight: thousandths(weight),
    detail: isMixed ? mixedDetail(evidence) : classifierDetail(reading, logOdds, evidence),
    value: thousandths(logOdds),
    active: true,
    points,
    ...(evidence.length > 0 && { evidence }),
  };
}

const ai = 'AI-generated';
const human = 'human-written';

/** What the classifier found, with the strongest spans of each direction. */
function classifierDetail(
  reading: ClassifierReading,
  logOdds: number,
  evidence: readonly Evidence[],
): string {
  const finding = logOdds >= 0 ? reading.finding(ai, human) : reading.finding(human, ai);
  return `${finding}${nearest(ai, evidence, 1)}${nearest(human, evidence, -1)}.`;
}

/** What the points of a mixed text are, with the strongest spans of their direction. */
const mixedDetail = (evidence: readonly Evidence[]): string =>
  `The wording model compares the word sequences of each passage with those of the texts that it was trained on; the points are the mean of the passages by words${nearest(ai, evidence, 1)}${nearest(human, evidence, -1)}.`;

/** Quotes the strongest spans of one direction: 1 for AI-generated, -1 for human-written texts. */
function nearest(name: string, evidence: readonly Evidence[], sign: 1 | -1): string {
  const found = evidence.filter(({ log_odds }) => log_odds! * sign > 0);
  if (found.length === 0) return '';
  found.sort((one, two) => sign * (two.log_odds! - one.log_odds!));
  return `. Nearest to ${name}: ${quoteSpans(found)}`;
}

const thousandths = (value: number): number => round(value, 1000);

/** A signal of a scored text. */
export class ListedSignal {
  readonly #of: ScoredText;
  readonly #at: number;
  readonly #build: (of: ScoredText, at: number) => SignalResult;
  #result: SignalResult | undefined;
  readonly points: number;

  /** @param at number of its points */
  constructor(
    of: ScoredText,
    at: number,
    build: (of: ScoredText, at: number) => SignalResult,
    readonly name: string,
    readonly active: boolean,
  ) {
    this.#of = of;
    this.#at = at;
    this.#build = build;
    this.points = of.points[at]!;
  }

  /** Its reason and evidence take most of the time of a result, so they are built at the first call. */
  result(): SignalResult {
    this.#result ??= this.#build(this.#of, this.#at);
    return this.#result;
  }
}

/**
 * The signals of a scored text; the last ones are the classifier and, if they have points, the passages of a
 * mixed text and the absences that mean little.
 */
export function listSignals(text: ScoredText): ListedSignal[] {
  const { reading, scored, model, passages } = text;
  const { points, row } = foldAbsences(text);
  const of = { ...text, points };
  const listed = scored.map(
    ({ signal, measurement }, at) =>
      new ListedSignal(of, at, signalResult, signal.name, measurement !== null),
  );
  const modelUsed = reading !== null && model !== null;
  listed.push(new ListedSignal(of, listed.length, classifierResult, wordingSignal, modelUsed));
  if (passages !== null)
    listed.push(new ListedSignal(of, listed.length, () => passages, passages.name, true));
  if (row !== null) listed.push(new ListedSignal(of, listed.length, row, absencesSignal, true));
  return listed;
}
