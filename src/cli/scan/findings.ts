import type { EngineResult } from '../../contract/scan.js';
import type { Place, Source } from './source-file.js';

/** A place in a file where a signal, or a trace of a chat tool, was seen. */
export interface Finding {
  /** The signal's name, or `artefact_` and its kind. */
  rule: string;
  detail: string;
  /** The whole signal's share of the score; null for a trace, which has none. */
  points: number | null;
  text: string;
  from: Place;
  to: Place;
  /** Whether a comment in the file says not to report it. */
  suppressed: boolean;
}

export interface Scanned {
  source: Source;
  reading: EngineResult;
  findings: Finding[];
}

/** Signals worth telling: half a point for machine prose. */
const pointsMin = 0.5;

/**
 * What was seen, and where in the file, in its order. Only signals of which more speaks for machine prose (`speaking`) can
 * be pointed at: of the others it is what is not there that tells.
 */
export function findingsOf(source: Source, reading: EngineResult, speaking: ReadonlySet<string>): Finding[] {
  const telling = reading.signals.filter(
    ({ name, active, points }) => active && points >= pointsMin && speaking.has(name),
  );
  const seen = [
    ...telling.flatMap(({ name, detail, points, evidence }) =>
      evidence.map(span => ({ rule: name, detail, points, ...span })),
    ),
    ...reading.artefacts.map(({ kind, ...span }) => ({ rule: `artefact_${kind}`, points: null, ...span })),
  ];
  return seen
    .map(({ start, end, ...about }) => {
      const from = source.locate(start);
      const to = after(source.locate(end - 1));
      return { ...about, from, to, suppressed: isSuppressed(source, about.rule, from.offset) };
    })
    .sort((one, other) => one.from.offset - other.from.offset);
}

/** The place behind a character. */
const after = ({ line, column, offset }: Place): Place => ({ line, column: column + 1, offset: offset + 1 });

const isSuppressed = ({ suppressions }: Source, rule: string, offset: number): boolean =>
  suppressions.some(
    ({ start, end, signals }) => offset >= start && offset < end && (signals === null || signals.has(rule)),
  );
