import type { EngineResult, Passage } from '../../contract/scan.js';
import { limits } from '../../limits.js';
import type { Prepared } from '../../text/prepare.js';
import { originalOffset } from '../evidence.js';

type SignalResult = EngineResult['signals'][number];
type WholeResult = Pick<Passage, 'score' | 'band' | 'confidence'> & { signals: readonly SignalResult[] };

/** The whole text as its only passage. */
export function wholePassage(text: Prepared, { score, band, confidence, signals }: WholeResult): Passage {
  return {
    start: originalOffset(text, text.sentenceStart[0]!),
    end: originalOffset(text, text.sentenceEnd[text.sentences - 1]!),
    words: text.words,
    score,
    band,
    confidence,
    top: topSignals(signals),
  };
}

/** The signals with the most points in either direction, largest first. */
export function topSignals(signals: readonly SignalResult[]): Passage['top'] {
  return signals
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, limits.passageSignals)
    .map(({ name, points, detail, evidence }) => ({
      name,
      points,
      detail,
      evidence: evidence.slice(0, limits.evidencePerPassageSignal),
    }));
}
