import { createHash } from 'node:crypto';
import type { EngineResult, Passage } from '../../contract/scan.js';
import type { Span } from '../../document/span.js';
import { supportsPoints } from '../../engine/scan/results/choose-signals.js';
import { type WordRange, withWordRanges } from '../../report/passages.js';
import type { Instruct, ProseEdit } from './instructions.js';
import type { SourceFile, SourcePosition } from './source-file.js';
import { isSuppressed } from './suppressions.js';

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
  /** What to change, in formats that report it. */
  instruction?: string;
  /** The place with all the words that the instruction quotes. */
  quoted?: Pick<Finding, 'from' | 'to'>;
  /** The same as a replacement in the file, if the rewriter has one. */
  replacement?: { from: SourcePosition; to: SourcePosition; text: string } | undefined;
  /** Digest of the rule, the text and the words around it. It does not change when lines move. */
  fingerprint: string;
}

export interface ScannedFile {
  source: Pick<SourceFile, 'name' | 'prose' | 'warnings' | 'unread' | 'hasFilePositions'>;
  result: EngineResult;
  findings: Finding[];
  /** The passages in order; empty when there is only one. */
  passages: PlacedPassage[];
  /** Messages about comments in the file that suppress nothing. */
  unusedComments?: readonly string[];
  /** Whether the exit code is 1 because of this file. */
  fails?: boolean;
  /** Whether the baseline has this score or a higher one. */
  isKnown?: boolean;
}

/**
 * Findings in the order of the file, of any number of points. Only the evidence of `raisingSignals`, whose
 * occurrences raise the score, is reported: for other signals the absence of occurrences raises it, which has
 * no position.
 */
export function findingsOf(
  source: SourceFile,
  result: EngineResult,
  raisingSignals: ReadonlySet<string>,
  instruct: Instruct,
): Finding[] {
  const reported = result.signals.filter(({ name, active }) => active && raisingSignals.has(name));
  const evidenceSpans = [
    ...reported.flatMap(({ name, detail, points, evidence = [] }) =>
      evidence
        .filter(span => supportsPoints(span, 1))
        .map(({ start, end, text }) => ({ rule: name, detail, points, start, end, text })),
    ),
    ...result.artefacts.map(({ kind, ...span }) => ({ rule: `artefact_${kind}`, points: null, ...span })),
  ];
  return evidenceSpans
    .map(({ start, end, ...about }) => {
      const place = placeOf(source, { start, end });
      const suppressed = isSuppressed(source.suppressions, about.rule, place.from.offset);
      const instructed = instruct(about.rule, { start, end, text: about.text });
      return {
        ...about,
        ...place,
        suppressed,
        ...(instructed && {
          instruction: instructed.instruction,
          quoted: placeOf(source, instructed.quoted),
          replacement: replacementOf(source, instructed.edit),
        }),
        fingerprint: fingerprintOf(source.prose, about, start, end),
      };
    })
    .sort((one, other) => one.from.offset - other.from.offset);
}

/** An edit of the prose as one of the file; undefined where the file has markup in between. */
function replacementOf(source: SourceFile, edit: ProseEdit | undefined): Finding['replacement'] {
  if (edit === undefined) return undefined;
  const place = placeOf(source, edit);
  const isPlain = place.to.offset - place.from.offset === edit.end - edit.start;
  return isPlain ? { ...place, text: edit.after } : undefined;
}

/** Words of the paragraph on each side of a finding that its fingerprint contains. */
const contextWords = 3;
const contextUnitsMax = 60;

function fingerprintOf(
  prose: string,
  { rule, text }: Pick<Finding, 'rule' | 'text'>,
  start: number,
  end: number,
): string {
  const wordsOf = (part: string) => part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const before = prose
    .slice(Math.max(0, start - contextUnitsMax), start)
    .split('\n')
    .at(-1)!;
  const after = prose.slice(end, end + contextUnitsMax).split('\n', 1)[0]!;
  const context = [wordsOf(before).slice(-contextWords), wordsOf(after).slice(0, contextWords)];
  return fingerprint([
    rule,
    text.toLowerCase().replace(/\s+/g, ' '),
    ...context.map(words => words.join(' ')),
  ]);
}

/** A digest of 16 hexadecimal digits. */
export const fingerprint = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** The positions in a file of the first character of a span of the prose, and after the last one. */
function placeOf(source: SourceFile, { start, end }: Span): { from: SourcePosition; to: SourcePosition } {
  const { line, column, offset } = source.locate(end - 1);
  return { from: source.locate(start), to: { line, column: column + 1, offset: offset + 1 } };
}

/** A passage at its position in a file. */
export interface PlacedPassage extends Passage, WordRange {
  from: SourcePosition;
  to: SourcePosition;
  /** Whether a comment in the file suppresses `passages` where it starts. */
  suppressed: boolean;
}

/** Name of the rule that reports passages. */
export const passageRule = 'passages';

/** The passages of a file in order; empty when it has only one. */
export const placedPassages = (source: SourceFile, { passages }: EngineResult): PlacedPassage[] =>
  withWordRanges(passages.length > 1 ? passages : []).map(passage => {
    const place = placeOf(source, passage);
    const suppressed = isSuppressed(source.suppressions, passageRule, place.from.offset);
    return { ...passage, ...place, suppressed };
  });

/** The findings that a scan reports. They never change a score. */
export interface ReportChoice {
  /** Whether the findings of a signal, of `passages` or of `artefacts` are reported. */
  includes(name: string): boolean;
  /** Minimum points of a reported signal. */
  minPoints: number;
  /** Places per file in formats for programs. */
  maxFindings: number;
  /** Findings with this text are not reported; lower case. */
  acceptedWords: ReadonlySet<string>;
  scoreOnly: boolean;
}

/** Comparable form of a word or phrase. */
export const normalizedPhrase = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export function chosenFindings(findings: readonly Finding[], choice: ReportChoice): Finding[] {
  if (choice.scoreOnly) return [];
  return findings.filter(
    ({ rule, points, text }) =>
      choice.includes(rule) &&
      (points === null || points >= choice.minPoints) &&
      !choice.acceptedWords.has(normalizedPhrase(text)),
  );
}
