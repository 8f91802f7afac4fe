import type { EngineResult } from '../../contract/scan.js';
import type { SourceFile, SourcePosition } from './source-file.js';

/** Evidence of a signal, or an artefact of a chat tool, at a position in a file. */
export interface Finding {
  /** Name of the signal, or `artefact_` and the kind of artefact. */
  rule: string;
  detail: string;
  /** Points of the whole signal; null for an artefact, which does not affect the score. */
  points: number | null;
  text: string;
  from: SourcePosition;
  to: SourcePosition;
  /** Whether a comment in the file suppresses it. */
  suppressed: boolean;
}

export interface ScannedFile {
  source: SourceFile;
  result: EngineResult;
  findings: Finding[];
}

/** Minimum contribution to the score of a reported signal. */
const pointsMin = 0.5;

/**
 * Findings in the order of the file. Only the evidence of `raisingSignals`, whose occurrences raise the
 * score, is reported: for other signals the absence of occurrences raises it, which has no position.
 */
export function findingsOf(
  source: SourceFile,
  result: EngineResult,
  raisingSignals: ReadonlySet<string>,
): Finding[] {
  const reported = result.signals.filter(
    ({ name, active, points }) => active && points >= pointsMin && raisingSignals.has(name),
  );
  const evidenceSpans = [
    ...reported.flatMap(({ name, detail, points, evidence }) =>
      evidence.map(span => ({ rule: name, detail, points, ...span })),
    ),
    ...result.artefacts.map(({ kind, ...span }) => ({ rule: `artefact_${kind}`, points: null, ...span })),
  ];
  return evidenceSpans
    .map(({ start, end, ...about }) => {
      const from = source.locate(start);
      const to = endPosition(source.locate(end - 1));
      return { ...about, from, to, suppressed: isSuppressed(source, about.rule, from.offset) };
    })
    .sort((one, other) => one.from.offset - other.from.offset);
}

/** Position after a character. */
export const endPosition = ({ line, column, offset }: SourcePosition): SourcePosition => ({
  line,
  column: column + 1,
  offset: offset + 1,
});

/** Whether a comment suppresses the findings of a rule at an offset of the file. */
export const isSuppressed = ({ suppressions }: SourceFile, rule: string, offset: number): boolean =>
  suppressions.some(
    ({ start, end, signals }) => offset >= start && offset < end && (signals === null || signals.has(rule)),
  );
