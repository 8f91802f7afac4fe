import type { Band } from '../../src/contract/genre.js';
import type { EngineResult } from '../../src/contract/scan.js';
import type { DocumentPart, MixedDocument } from './mixed-document.js';

/** A score with its label and weight. */
export interface LabelledScore {
  readonly score: number;
  readonly machine: boolean;
  readonly weight: number;
}

/** The result of a mixed document beside its known parts. */
export interface Observation {
  readonly sentences: readonly LabelledScore[];
  /** Each passage with the label of the majority of its words, weighted by its words. */
  readonly passages: readonly LabelledScore[];
  /** Each known part with the score of the passage that covers most of it, weighted by its words. */
  readonly parts: readonly LabelledScore[];
  /** Words in passages at `elevated` or above, and of AI-generated parts. */
  readonly words: { readonly predicted: number; readonly generated: number; readonly both: number };
  /**
   * By change of authorship: the distance to the nearest start of a passage, in sentences; Infinity with one
   * passage only.
   */
  readonly boundaryErrors: readonly number[];
  /** By AI-generated part: true if passages at `elevated` or above cover half of its words. */
  readonly found: readonly boolean[];
  readonly band: Band;
  readonly confidence: EngineResult['confidence'];
}

export const isElevated = ({ band }: { readonly band: Band }): boolean =>
  band === 'elevated' || band === 'high';

/** Share of a generated part that passages at `elevated` or above must cover. */
const foundShareMin = 0.5;

/** Compares a scan result with the known parts of its document. */
export function observe({ text, parts }: MixedDocument, result: EngineResult): Observation {
  const passages = result.passages;
  const sentences = result.sentences ?? [];
  const words = wordsOf(text).map(at => ({
    part: indexAt(parts, at),
    passage: indexAt(passages, at),
  }));
  const isMachine = (part: number) => part >= 0 && parts[part]!.machine;
  const isPredicted = (passage: number) => passage >= 0 && isElevated(passages[passage]!);
  const count = (test: (word: (typeof words)[number]) => boolean) =>
    words.reduce((sum, word) => sum + Number(test(word)), 0);
  return {
    sentences: sentences.map(({ start, end, score }) => ({
      score,
      machine: isMachine(indexAt(parts, (start + end) / 2)),
      weight: 1,
    })),
    passages: passages.map(({ score }, i) => {
      const own = words.filter(({ passage }) => passage === i);
      const machine = own.filter(({ part }) => isMachine(part)).length;
      return { score, machine: 2 * machine > own.length, weight: own.length };
    }),
    parts: parts.map(({ machine }, i) => {
      const own = words.filter(({ part }) => part === i);
      const scores = passages.map(({ score }, p) => ({
        score,
        words: own.filter(({ passage }) => passage === p).length,
      }));
      const most = scores.reduce((a, b) => (b.words > a.words ? b : a), { score: result.score, words: 0 });
      return { score: most.score, machine, weight: own.length };
    }),
    words: {
      predicted: count(({ passage }) => isPredicted(passage)),
      generated: count(({ part }) => isMachine(part)),
      both: count(({ part, passage }) => isMachine(part) && isPredicted(passage)),
    },
    boundaryErrors: boundaryErrors(
      sentences.map(({ start }) => start),
      parts,
      passages,
    ),
    found: [...parts.keys()].filter(isMachine).map(i => {
      const own = words.filter(({ part }) => part === i);
      return (
        own.filter(({ passage }) => isPredicted(passage)).length >= foundShareMin * Math.max(1, own.length)
      );
    }),
    band: result.band,
    confidence: result.confidence,
  };
}

/** Offset of the middle of every word. */
const wordsOf = (text: string): number[] =>
  Array.from(text.matchAll(/\S+/g), match => match.index + match[0].length / 2);

/** Index of the range that contains an offset; -1 for none. */
const indexAt = (ranges: readonly { start: number; end: number }[], at: number): number =>
  ranges.findIndex(({ start, end }) => start <= at && at < end);

function boundaryErrors(
  sentenceStarts: readonly number[],
  parts: readonly DocumentPart[],
  passages: readonly { start: number }[],
): number[] {
  const sentenceAt = (offset: number) => sentenceStarts.filter(start => start < offset).length;
  const predicted = passages.slice(1).map(({ start }) => sentenceAt(start));
  return parts.slice(1).map(({ start }) => {
    const at = sentenceAt(start);
    return Math.min(...predicted.map(one => Math.abs(one - at)));
  });
}
