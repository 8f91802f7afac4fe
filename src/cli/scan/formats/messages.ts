import { points as signed } from '../../../contract/prose.js';
import { bandFrom, isElevated } from '../../../engine/scan/bands.js';
import { wordingAdvice } from '../../../engine/scan/fixes.js';
import { quoteSpans } from '../../../engine/scan/results/sentences.js';
import { inSentence, signalTitle, wordingSignal } from '../../../engine/scan/results/signal-names.js';
import { scoreText, wordRangeText } from '../../../report/passages.js';
import { resultLine, titleAndName } from '../../../report/text.js';
import { type LeftOut, tally } from '../../left-out.js';
import {
  type Finding,
  type PlacedPassage,
  passageRule,
  type ReportChoice,
  type ScannedFile,
} from '../findings.js';

/** Outcome of a scan of several files, besides their results. */
export interface RunSummary {
  /** Messages about files that could not be read, or that the checked change itself leaves out. */
  problems: readonly string[];
  leftOut: LeftOut;
  code: number;
  choice: ReportChoice;
  failAbove: number | null;
}

export const generalHelp = 'A signal, not a verdict: it describes the text, not its writer.';

/** A message about a reported passage, or about a place of a signal or an artefact: what to change there. */
export interface PlacedMessage {
  rule: string;
  text: string;
  about: PlacedPassage | Finding;
}

/**
 * Whether the score of a file is reported: it is above the limit, or high and there is no limit. A score that
 * means nothing, or that the baseline has, is reported only if it fails the run.
 */
export function reportsScore(
  { result, source, fails, isKnown }: ScannedFile,
  failAbove: number | null,
): boolean {
  const isHigh = result.assessed && result.band === 'high' && failAbove === null && isKnown !== true;
  return fails === true || isHigh || source.unread.length > 0;
}

/** The score of a file in one message, with where to begin. */
export function scoreMessage(file: ScannedFile, failAbove: number | null): string {
  const { result, passages } = file;
  const { fixes: [fix] = [], fixes_note: note, confidence_note, degraded } = result;
  const [first] = machinePassages(passages);
  const onWhole = fix ?? (note && rewriteAdvice(file));
  const begin = first === undefined ? onWhole : `Revise ${passageOf(first)} first.`;
  const advice = result.assessed ? begin : confidence_note;
  return [`${resultLine(result)}${aboveNote(file, failAbove)}`, advice, degraded].filter(Boolean).join(' ');
}

/** For a score above the limit: the exact score, because it is shown rounded, or that the baseline has it. */
export function aboveNote({ result, isKnown }: ScannedFile, failAbove: number | null): string {
  if (!result.assessed || failAbove === null || result.score <= failAbove) return '';
  return isKnown ? ' (known, accepted by the baseline)' : ` (${result.score} is above ${failAbove})`;
}

/** How many files each band has: "9 low, 2 not assessed". */
export const bandCounts = (scanned: readonly ScannedFile[]): string =>
  [...tally(scanned.map(({ result }) => (result.assessed ? result.band : 'not assessed')))]
    .map(([band, number]) => `${number} ${band}`)
    .join(', ');

/**
 * The places of a file to change: the passages with the highest scores, artefacts, then signals by points.
 * Each signal and each change is reported once. Suppressed places follow, and do not count.
 */
export function reportedMessages(file: ScannedFile, choice: ReportChoice): PlacedMessage[] {
  const { source, result, findings, passages, isKnown } = file;
  const hasPassages =
    result.assessed && isKnown !== true && !choice.scoreOnly && choice.includes(passageRule);
  const ofPassages = (hasPassages ? machinePassages(passages) : []).map(about => ({
    rule: passageRule,
    text: passageMessage(file, about),
    about,
  }));
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.suppressed} ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const told = new Set<string>();
  const ofFindings = [...groups.values()]
    .sort(([one], [other]) => pointsOf(other!) - pointsOf(one!))
    .flatMap((group): PlacedMessage[] => {
      const about = group.find(({ instruction }) => instruction !== undefined && !told.has(instruction));
      if (about === undefined) return [];
      told.add(about.instruction!);
      const isArtefact = about.points === null;
      const points = isArtefact ? '' : `, ${signed(about.points!)} points for the whole text`;
      const places = group.length === 1 ? '' : `, one of ${group.length} places`;
      const quote = source.hasFilePositions ? '' : ` Here: ${about.text}`;
      const rule = `${isArtefact ? '' : 'Signal: '}${titleAndName({ name: about.rule })}`;
      const text = `${about.instruction} ${rule}${points}${places}.${quote}`;
      return [{ rule: about.rule, text, about }];
    });
  const all = [...ofPassages, ...ofFindings];
  return [
    ...all.filter(({ about }) => !about.suppressed).slice(0, choice.maxFindings),
    ...all.filter(({ about }) => about.suppressed),
  ];
}

/** An artefact has no points, and comes before the signals. */
const pointsOf = ({ points }: Finding): number => points ?? Number.POSITIVE_INFINITY;

/** The passages in the bands elevated and high, the highest score first. */
const machinePassages = (passages: readonly PlacedPassage[]): PlacedPassage[] =>
  passages.filter(isElevated).sort((one, other) => other.score - one.score);

const passageOf = (passage: PlacedPassage): string => inSentence(wordRangeText(passage));

/** Signals that the message about a passage names. */
const signalsNamed = 3;

function passageMessage(file: ScannedFile, passage: PlacedPassage): string {
  const { confidence, top = [] } = passage;
  const names = top.slice(0, signalsNamed).map(signalTitle);
  const strongest = names.length === 0 ? '' : ` Strongest signals: ${names.join(', ')}.`;
  const isInstructed = file.findings.some(
    ({ instruction, from }) =>
      instruction !== undefined && from.offset >= passage.from.offset && from.offset < passage.to.offset,
  );
  const isWording = top[0]?.name === wordingSignal && !isInstructed;
  const advice = isWording ? ` ${rewriteAdvice(file, passage)}` : '';
  return `Revise ${passageOf(passage)}: score ${scoreText(passage)}, confidence ${confidence}.${strongest}${advice} ${generalHelp}`;
}

/** Sentences that the advice on wording names, and units below which one is a fragment of markup. */
const sentencesNamed = 3;
const sentenceUnitsMin = 30;

/** The advice of the engine where no phrase is to blame, with the most typical sentences of a part. */
function rewriteAdvice(
  { source, result: { sentences = [] } }: ScannedFile,
  { start, end } = { start: 0, end: source.prose.length },
): string {
  const typical = sentences
    .filter(one => one.start >= start && one.end <= end && one.score >= bandFrom.elevated)
    .sort((one, other) => other.score - one.score)
    .map(one => ({ text: source.prose.slice(one.start, one.end).trim() }))
    .filter(({ text }) => text.length >= sentenceUnitsMin);
  return typical.length === 0
    ? wordingAdvice
    : `${wordingAdvice} Begin with ${quoteSpans(typical, sentencesNamed)}.`;
}
