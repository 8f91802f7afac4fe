import { scoreText, strongestSignals, wordRangeText } from '../../../report/passages.js';
import type { ScannedFile } from '../findings.js';
import { type PlacedPassage, passageRule } from '../passages.js';
import { findingsByRule, messageOf, type ReportChoice, reportedPassages } from '../report-choice.js';
import type { SourcePosition } from '../source-file.js';

export const generalHelp = 'A signal, not a verdict: it describes the text, not its writer.';

/** A message about a place in a file. */
export interface PlacedMessage {
  rule: string;
  text: string;
  from: SourcePosition;
  to: SourcePosition;
}

/** The reported passages and signals of a file that no comment suppresses, in the order of the file. */
export function placedMessages(file: ScannedFile, choice: ReportChoice): PlacedMessage[] {
  const withText = !file.source.hasFilePositions;
  const passages = reportedPassages(file, choice)
    .filter(({ suppressed }) => !suppressed)
    .map(passage => ({
      rule: passageRule,
      text: passageMessage(passage),
      from: passage.from,
      to: passage.to,
    }));
  const signals = findingsByRule(file.findings, choice)
    .filter(({ suppressed }) => !suppressed)
    .map(group => ({
      rule: group.rule,
      text: messageOf(group, withText),
      from: group.first.from,
      to: group.first.to,
    }));
  return [...passages, ...signals].sort((one, other) => one.from.offset - other.from.offset);
}

export function passageMessage(passage: PlacedPassage): string {
  const { confidence, top } = passage;
  const names = strongestSignals(top ?? []).map(({ name }) => name);
  const strongest = names.length === 0 ? '' : ` Strongest signals: ${names.join(', ')}.`;
  return `${wordRangeText(passage)} score ${scoreText(passage)}, confidence ${confidence}.${strongest} ${generalHelp}`;
}

export const displayName = ({ source }: ScannedFile): string => (source.name === '-' ? 'stdin' : source.name);
