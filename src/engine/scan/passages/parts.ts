import { limits } from '../../../contract/limits.js';
import { identifyLanguage } from '../../text/language.js';
import { type Prepared, prepare } from '../../text/prepare.js';
import { bandFrom } from '../bands.js';
import type { SentenceEvidence } from '../classifier.js';
import { originalOffset } from '../evidence.js';
import { isListed, type ScoredText, type ScoringContext, scoreText } from '../results/scored-text.js';
import { weights } from '../weights.js';
import { passageMapping } from './calibration.js';
import { changePoints } from './change-points.js';

/** Sentences `from` to `to` (exclusive), scored as a text of their own. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly scored: ScoredText;
  readonly score: number;
  /** 0 for `low`, 1 for `moderate`, 2 for the bands above. */
  readonly level: number;
  /** Offset of the scored text in the original text. */
  readonly offset: number;
}

/** Merging changes scores, so it is repeated, at most this often. */
const mergingRounds = 3;

/**
 * Scores the parts between the change points, and merges neighbours of the same level. Returns no parts when
 * the text reads alike.
 */
export function divide(
  text: Prepared,
  logOdds: Float64Array,
  evidence: SentenceEvidence | null,
  { context, score: wholeScore }: ScoredText,
): readonly Part[] {
  const starts = changePoints(logOdds, text.sentenceFirst, text.paragraphFirst, limits.passages);
  if (starts.length < 2) return [];
  const wholeLevel = levelOf(wholeScore);
  // A classifier without evidence by sentence takes no part, so the parts are scored by the signals alone.
  const kind = evidence === null ? 'heuristics' : 'model';
  const combination = { ...weights.combinations[kind], ...passageMapping(kind, text.words) };
  const score = (from: number, to: number) =>
    scorePart(text, from, to, evidence, { ...context, combination });
  const rare = rarerState(starts, text, logOdds);
  const scored = new Map<number, Part>();
  const partAt = (k: number) => {
    const part = scored.get(k) ?? score(starts[k]!, starts[k + 1] ?? text.sentences);
    scored.set(k, part);
    return part;
  };
  // Most changes are chance: the parts that differ read as the whole text does. Then the rest is not scored.
  const rareDiffers = rare.isAi ? wholeLevel === 0 : wholeLevel === levelMax;
  const isAsWhole = (k: number) => partAt(k).level === wholeLevel;
  if (rareDiffers && starts.every((_, k) => k % 2 !== rare.parity || isAsWhole(k))) return [];
  let parts = starts.map((_, k) => partAt(k));
  for (let round = 0; round < mergingRounds; round++) {
    const groups = groupByLevel(parts);
    if (groups.length === 1) return [];
    if (groups.length === parts.length) return parts;
    parts = groups.map(group => (group.length === 1 ? group[0]! : score(group[0]!.from, group.at(-1)!.to)));
  }
  return parts;
}

/** Every second run has the same state; this is the state with fewer words. */
function rarerState(
  starts: readonly number[],
  { sentenceFirst, sentences, words }: Prepared,
  logOdds: Float64Array,
): { parity: number; isAi: boolean } {
  const wordsOf = [0, 0];
  const logOddsOf = [0, 0];
  starts.forEach((from, k) => {
    const to = starts[k + 1] ?? sentences;
    wordsOf[k % 2]! += sentenceFirst[to]! - sentenceFirst[from]!;
    for (let i = from; i < to; i++) logOddsOf[k % 2]! += logOdds[i]!;
  });
  const parity = 2 * wordsOf[0]! <= words ? 0 : 1;
  const perWord = logOddsOf.map((sum, k) => sum / wordsOf[k]!);
  return { parity, isAi: perWord[parity]! > perWord[1 - parity]! };
}

const levelMax = 2;

function levelOf(score: number): number {
  if (score < bandFrom.moderate) return 0;
  return score < bandFrom.elevated ? 1 : levelMax;
}

/** Groups neighbours of the same level. */
function groupByLevel(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group?.at(-1)?.level === part.level) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

function scorePart(
  text: Prepared,
  from: number,
  to: number,
  evidence: SentenceEvidence | null,
  context: ScoringContext,
): Part {
  const offset = originalOffset(text, text.sentenceStart[from]!);
  const part = prepare(text.original.slice(offset, originalOffset(text, text.sentenceEnd[to - 1]!)));
  const language = identifyLanguage(part);
  const english = language === 'en' || language === 'und';
  const reading = evidence?.part(from, to) ?? null;
  // By the kinds of the whole text: a part starts after the mark of its first item.
  const scored = scoreText(part, { ...context, english }, reading, isListed(text, from, to));
  const { score } = scored;
  return { from, to, scored, score, level: levelOf(score), offset };
}
