/** Joins the results of the parts of a text to a result for the whole text. Pure. */
import { count } from '../../../contract/figures.js';
import { limits } from '../../../contract/limits.js';
import type { Passage, PassageSignal, ScanResult, Signal } from '../../../contract/scan.js';
import { bandFrom, bandLabels, bandOf } from '../../../engine/scan/bands.js';
import { mixedOf } from '../../../engine/scan/passages/mixed.js';
import { roundBreakdown } from '../../../engine/scan/results/breakdown.js';
import { strongest } from '../../../engine/scan/results/choose-signals.js';
import { headlineOf } from '../../../engine/scan/results/headline.js';

/** The result of a part, and the offset of the part in the text, in UTF-16 units. */
export interface ScannedPart {
  start: number;
  result: ScanResult;
}

/** Name of the contribution of passages to a score. */
const passagesSignal = 'passages';
/** Fewest points of a signal that the headline names. */
const headlinePointsMin = 2;

/**
 * Joins results, in the order of the text. Scores and points are means weighted by words of prose, without
 * parts that could not be assessed; a text with a passage that is `elevated` or above is at least `moderate`,
 * as in one scan. Passages of the same band on both sides of a border become one. The joined result is not
 * signed, has no calibration, and its confidence is the lowest of the parts.
 */
export function joinResults(scanned: readonly ScannedPart[]): ScanResult {
  const parts = scanned.map(inWholeText);
  const assessed = parts.filter(part => part.assessed);
  const counted = assessed.length > 0 ? assessed : parts;
  const mean = meanOver(counted);
  const passages = joinPassages(parts);
  const mixed = mixedOf(passages, true);
  const signals = joinSignals(parts, counted, mean);
  const exactScore = mean(({ score }) => score);
  const missing = mixed.mixed ? Math.max(0, bandFrom.moderate - exactScore) : 0;
  const { score, baseline, points } = roundBreakdown(
    exactScore + missing,
    mean(({ baseline }) => baseline),
    [...signals.map(signal => signal.points), missing],
  );
  const scored = signals.map((signal, i) => ({ ...signal, points: points[i]! }));
  if (missing > 0) scored.push(passagesResult(mixed.elevated_share, points.at(-1)!));
  const band = bandOf(score);
  const wordCount = sum(parts, ({ word_count }) => word_count);
  const artefacts = parts.flatMap(part => part.artefacts);
  const { language, disclaimer, engine, read_as } = longest(counted);
  const genres = new Set(counted.map(({ genre }) => genre));
  const degraded = parts.find(part => part.degraded !== undefined)?.degraded;
  const ends = [0, 1].map(end => mean(({ score_range }) => score_range[end]!));
  return {
    scan_id: null,
    headline: headlineOf({
      band,
      wordCount,
      artefacts,
      notAssessed: assessed.length > 0 ? null : 'none of its parts could be assessed',
      mixed,
      passages,
      raising: scored
        .filter(({ points, evidence }) => points >= headlinePointsMin && evidence !== undefined)
        .sort((one, other) => other.points - one.points),
      aiShareBelow: null,
    }),
    score,
    score_range: [Math.min(ends[0]!, score), Math.max(ends[1]!, score)].map(tenths),
    band,
    label: bandLabels[band],
    assessed: assessed.length > 0,
    confidence: lowest(counted.map(({ confidence }) => confidence)),
    confidence_note: joinedNote(parts.length, parts.length - assessed.length),
    model_used: counted.every(({ model_used }) => model_used),
    read_as,
    word_count: wordCount,
    coverage: {
      active_signals: Math.max(...counted.map(({ coverage }) => coverage.active_signals)),
      total_signals: Math.max(...counted.map(({ coverage }) => coverage.total_signals)),
      words: sum(parts, ({ coverage }) => coverage.words),
    },
    baseline,
    signals: scored,
    ...adviceOf(counted),
    // None unless every part has them.
    ...(parts.every(({ sentences }) => sentences !== undefined) && {
      sentences: parts.flatMap(({ sentences }) => sentences!),
    }),
    passages,
    mixed,
    artefacts,
    genre: genres.size === 1 ? [...genres][0]! : '',
    esl: parts.some(({ esl }) => esl),
    language,
    engine,
    calibration: null,
    ...(degraded !== undefined && { degraded }),
    disclaimer,
  };
}

function joinedNote(parts: number, notAssessed: number): string {
  const note = `Joined from ${count(parts, 'part')}, each scanned on its own; the joined result is not signed.`;
  if (notAssessed === 0 || notAssessed === parts) return note;
  return `${note} ${count(notAssessed, 'part')} could not be assessed and ${notAssessed === 1 ? 'does' : 'do'} not count.`;
}

type Mean = (of: (result: ScanResult) => number) => number;

const sum = (parts: readonly ScanResult[], of: (result: ScanResult) => number): number =>
  parts.reduce((total, part) => total + of(part), 0);

const wordsOf = ({ coverage }: ScanResult): number => Math.max(1, coverage.words);

/** The mean over results, weighted by their words of prose. */
function meanOver(parts: readonly ScanResult[]): Mean {
  const words = sum(parts, wordsOf);
  return of => sum(parts, result => wordsOf(result) * of(result)) / words;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const longest = (parts: readonly ScanResult[]): ScanResult =>
  parts.reduce((one, other) => (wordsOf(other) > wordsOf(one) ? other : one));

type Confidence = ScanResult['confidence'];

const lowest = (all: readonly Confidence[]): Confidence =>
  (['low', 'moderate'] as const).find(each => all.includes(each)) ?? 'high';

/** The result of a part with the offsets of the whole text; all members of these names are offsets. */
const inWholeText = ({ start, result }: ScannedPart): ScanResult =>
  JSON.parse(JSON.stringify(result), (name, value) =>
    name === 'start' || name === 'end' ? value + start : value,
  );

type JoinedPassage = Passage & { top: PassageSignal[] };

/** The signals of the only passage of a part: those of the part with the most points. */
const ofOnlyPassage = ({ signals }: ScanResult): PassageSignal[] =>
  strongest(signals, limits.passageSignals).map(({ name, points, detail, evidence }) => ({
    name,
    points,
    detail,
    ...(evidence && { evidence: evidence.slice(0, limits.evidencePerPassageSignal) }),
  }));

/** All passages; two of one band at the border of parts are one. */
function joinPassages(parts: readonly ScanResult[]): JoinedPassage[] {
  const joined: JoinedPassage[] = [];
  for (const part of parts) {
    const own = part.passages.map(passage => ({ ...passage, top: passage.top ?? ofOnlyPassage(part) }));
    const [last, first] = [joined.at(-1), own[0]];
    if (last !== undefined && first !== undefined && last.band === first.band)
      joined.splice(-1, 1, mergePassages(last, own.shift()!));
    joined.push(...own);
  }
  return joined;
}

function mergePassages(one: JoinedPassage, other: JoinedPassage): JoinedPassage {
  const words = one.words + other.words;
  const mean = (a: number, b: number) => (a * one.words + b * other.words) / words;
  const names = new Set([...one.top, ...other.top].map(({ name }) => name));
  const top = Array.from(names, name => {
    const [a, b] = [one, other].map(({ top }) => top.find(signal => signal.name === name));
    const stronger = Math.abs(b?.points ?? 0) > Math.abs(a?.points ?? 0) ? b! : (a ?? b!);
    const evidence = [...(a?.evidence ?? []), ...(b?.evidence ?? [])];
    return {
      ...stronger,
      points: Math.round(mean(a?.points ?? 0, b?.points ?? 0) * 100) / 100,
      ...(evidence.length > 0 && { evidence: evidence.slice(0, limits.evidencePerPassageSignal) }),
    };
  });
  return {
    start: one.start,
    end: other.end,
    words,
    score: tenths(mean(one.score, other.score)),
    band: one.band,
    confidence: lowest([one.confidence, other.confidence]),
    top: top.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, limits.passageSignals),
  };
}

/** Every signal with its mean points, and the reason and the places of the parts where it has the most. */
function joinSignals(parts: readonly ScanResult[], counted: readonly ScanResult[], mean: Mean): Signal[] {
  const names = new Set(counted.flatMap(({ signals }) => signals.map(({ name }) => name)));
  return Array.from(names, name => {
    const of = ({ signals }: ScanResult) => signals.find(signal => signal.name === name);
    const found = counted
      .flatMap(part => {
        const signal = of(part);
        return signal === undefined ? [] : [{ part, signal }];
      })
      .sort((one, other) => Math.abs(other.signal.points) - Math.abs(one.signal.points));
    const { part, signal: strongest } = found.find(({ signal }) => signal.active) ?? found[0]!;
    const places = found.flatMap(({ signal: { evidence = [] } }) => evidence);
    const where = parts.length > 1 && strongest.active ? `In part ${parts.indexOf(part) + 1}: ` : '';
    return {
      ...strongest,
      score: mean(result => of(result)?.score ?? 0.5),
      weight: mean(result => of(result)?.weight ?? 0),
      value: mean(result => of(result)?.value ?? 0),
      detail: `${where}${strongest.detail}`,
      points: mean(result => of(result)?.points ?? 0),
      ...(places.length > 0 && {
        evidence: places.slice(0, limits.evidencePerSignal).sort((one, other) => one.start - other.start),
      }),
    };
  });
}

/** What the passages add to the score of a mixed text. */
const passagesResult = (share: number, points: number): Signal => ({
  name: passagesSignal,
  score: 1,
  weight: 1,
  detail: `Passages of the text are elevated or above, so its score is at least ${bandFrom.moderate}.`,
  value: share,
  active: true,
  points,
});

/** The advice for the part with the highest score. */
function adviceOf(counted: readonly ScanResult[]): Pick<ScanResult, 'fixes' | 'fixes_note' | 'fix_details'> {
  const { fixes, fixes_note, fix_details } = counted.reduce((one, other) =>
    other.score > one.score ? other : one,
  );
  return {
    ...(fixes && { fixes }),
    ...(fixes_note !== undefined && { fixes_note }),
    ...(fix_details && { fix_details }),
  };
}
