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

/** Builds the result of a signal from its number and its points. */
type Build = (of: ScoredText, at: number, points: number) => SignalResult;

/** The result of a signal, with its reason and evidence. */
const signalResult: Build = (of, at, points) => {
  const { text, context, isMixed } = of;
  const { signal, measurement, strength, evidenceWeights } = of.scored[at]!;
  if (measurement === null) {
    const why = 'Not measured: the text is too short for this signal, or not in English.';
    return inactive(signal.name, thousandths(evidenceWeights.ai), why, 0);
  }
  const differs = isMixed && points !== 0 && points * (strength - 0.5) <= 0;
  // Quotations of what the text has beside points for having little of it contradict each other.
  const notable = Math.abs(points) >= evidencePointsMin && !differs;
  const typical = typicalValues[context.genre].get(signal)!;
  // A signal without points describes the text, and its places are of what it counts.
  const sign = points === 0 ? signal.direction : points > 0 ? 1 : -1;
  const evidence =
    measurement.count > 0 && notable
      ? signalEvidence(text, signal, context.evidenceMax, sign, measurement.spans)
      : [];
  const detail = signal.detail(measurement, typical, quoteSpans(evidence));
  const result: SignalResult = {
    name: signal.name,
    score: thousandths(strength),
    weight: thousandths(weightFor(evidenceWeights, strength)),
    detail: differs ? detail + ofPassages : detail,
    value: roundShown(measurement.value),
    active: true,
    points,
  };
  if (evidence.length > 0) result.evidence = evidence;
  return result;
};

/** The result of a signal that was not measured. */
const inactive = (name: string, weight: number, detail: string, points: number): SignalResult => {
  return { name, score: 0.5, weight, detail, value: 0, active: false, points };
};

/** The result of the n-gram classifier, as that of a signal. */
const classifierResult: Build = (of, _, points) => {
  const { text, reading, model: classifier, context, isMixed } = of;
  if (reading === null || classifier === null)
    return inactive(wordingSignal, 0, 'The wording model was not used.', points);
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
};

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
  `The wording model compares the word sequences of each passage with those of the texts that it was trained on; the points are the mean of the passages by words, as far as these disagree clearly${nearest(ai, evidence, 1)}${nearest(human, evidence, -1)}.`;

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
  private built: SignalResult | undefined;

  constructor(
    private readonly of: ScoredText,
    private readonly at: number,
    private readonly build: Build,
    readonly name: string,
    readonly active: boolean,
    readonly points: number,
  ) {}

  /** Its reason and evidence take most of the time of a result, so they are built at the first call. */
  result(): SignalResult {
    this.built ??= this.build(this.of, this.at, this.points);
    return this.built;
  }
}

/**
 * The signals of a scored text; the last ones are the classifier and, if they have points, the passages of a
 * mixed text and the absences that mean little.
 */
export function listSignals(text: ScoredText): ListedSignal[] {
  const { reading, scored, model, passages } = text;
  const { points, row } = foldAbsences(text);
  const listed: ListedSignal[] = [];
  const add = (build: Build, name: string, active: boolean) => {
    const at = listed.length;
    listed.push(new ListedSignal(text, at, build, name, active, points[at]!));
  };
  for (const { signal, measurement } of scored) add(signalResult, signal.name, measurement !== null);
  add(classifierResult, wordingSignal, reading !== null && model !== null);
  if (passages !== null) add(() => passages, passages.name, true);
  if (row !== null) add(row, absencesSignal, true);
  return listed;
}
