import { scoreText, strongestSignals, wordRangeText } from '../../../report/passages.js';
import type { LeftOut } from '../../left-out.js';
import { type Finding, type PlacedPassage, passageRule, type ScannedFile } from '../findings.js';
import { findingsByRule, messageOf, type ReportChoice, reportedPassages } from '../report-choice.js';
import type { SourcePosition } from '../source-file.js';

/** Outcome of a scan of several files, besides their results. */
export interface RunSummary {
  /** Messages about files that could not be read, or that the checked change itself leaves out. */
  problems: readonly string[];
  leftOut: LeftOut;
  code: number;
  choice: ReportChoice;
}

export const generalHelp = 'A signal, not a verdict: it describes the text, not its writer.';

/** A message about a reported passage, or about the first of the findings of a rule. */
export interface PlacedMessage {
  rule: string;
  text: string;
  from: SourcePosition;
  to: SourcePosition;
  suppressed: boolean;
  about: PlacedPassage | Finding;
}

/** The reported passages of a file, then the reported signals and artefacts. */
export const reportedMessages = (file: ScannedFile, choice: ReportChoice): PlacedMessage[] => [
  ...reportedPassages(file, choice).map(passage => {
    const { from, to, suppressed } = passage;
    return { rule: passageRule, text: passageMessage(passage), from, to, suppressed, about: passage };
  }),
  ...findingsByRule(file.findings, choice).map(group => {
    const { rule, suppressed, first } = group;
    const text = messageOf(group, !file.source.hasFilePositions);
    return { rule, text, from: first.from, to: first.to, suppressed, about: first };
  }),
];

/** Those that no comment suppresses, in the order of the file. */
export const placedMessages = (file: ScannedFile, choice: ReportChoice): PlacedMessage[] =>
  reportedMessages(file, choice)
    .filter(({ suppressed }) => !suppressed)
    .sort((one, other) => one.from.offset - other.from.offset);

function passageMessage(passage: PlacedPassage): string {
  const { confidence, top } = passage;
  const names = strongestSignals(top ?? []).map(({ name }) => name);
  const strongest = names.length === 0 ? '' : ` Strongest signals: ${names.join(', ')}.`;
  return `${wordRangeText(passage)} score ${scoreText(passage)}, confidence ${confidence}.${strongest} ${generalHelp}`;
}

export const displayName = ({ source }: ScannedFile): string => (source.name === '-' ? 'stdin' : source.name);
