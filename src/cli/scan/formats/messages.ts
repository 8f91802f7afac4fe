import { signalName } from '../../../engine/scan/results/signal-names.js';
import { scoreText, wordRangeText } from '../../../report/passages.js';
import type { LeftOut } from '../../left-out.js';
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
}

export const generalHelp = 'A signal, not a verdict: it describes the text, not its writer.';

/** A message about a reported passage, or about the first of the findings of a rule. */
export interface PlacedMessage {
  rule: string;
  text: string;
  about: PlacedPassage | Finding;
}

/** The passages of a file in the bands elevated and high, then the reported signals and artefacts. */
export function reportedMessages(
  { source, findings, passages }: ScannedFile,
  choice: ReportChoice,
): PlacedMessage[] {
  const placed = choice.scoreOnly || !choice.includes('passages') ? [] : passages;
  return [
    ...placed
      .filter(({ band }) => band === 'elevated' || band === 'high')
      .map(about => ({ rule: passageRule, text: passageMessage(about), about })),
    ...firstFindings(findings, choice.maxFindings).map(({ first, count }) => {
      const { rule, detail } = first;
      const places = count === 1 ? '' : ` First of ${count} places.`;
      const quote = source.hasFilePositions ? '' : ` Here: ${first.text}`;
      return { rule, text: `${detail}${places}${quote}`, about: first };
    }),
  ];
}

/**
 * The first finding of each rule with the number of them: of the `signalsMax` signals with the most points,
 * and of every artefact. Suppressed findings are listed apart and do not count.
 */
function firstFindings(
  findings: readonly Finding[],
  signalsMax: number,
): readonly { first: Finding; count: number }[] {
  const groups = new Map<string, { first: Finding; count: number }>();
  for (const finding of findings) {
    const key = `${finding.suppressed} ${finding.rule}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: finding, count: 1 });
    else group.count++;
  }
  const all = [...groups.values()];
  const isSignal = ({ first }: { first: Finding }) => !first.suppressed && first.points !== null;
  const signals = all
    .filter(isSignal)
    .sort((one, other) => other.first.points! - one.first.points!)
    .slice(0, signalsMax);
  return [...signals, ...all.filter(group => !isSignal(group))];
}

/** Signals that the message about a passage names. */
const signalsNamed = 3;

function passageMessage(passage: PlacedPassage): string {
  const { confidence, top = [] } = passage;
  const names = top.slice(0, signalsNamed).map(({ name, points }) => signalName(name, points));
  const strongest = names.length === 0 ? '' : ` Strongest signals: ${names.join(', ')}.`;
  return `${wordRangeText(passage)} score ${scoreText(passage)}, confidence ${confidence}.${strongest} ${generalHelp}`;
}
