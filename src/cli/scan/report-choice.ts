/** Findings that a scan reports. It never changes a score. Pure. */
import type { Finding, PlacedPassage, ScannedFile } from './findings.js';

export interface ReportChoice {
  /** Whether the findings of a signal, of `passages` or of `artefacts` are reported. */
  includes(name: string): boolean;
  /** Minimum points of a reported signal. */
  minPoints: number;
  /** Signals per file in formats for programs. */
  maxFindings: number;
  /** Findings with this text are not reported; lower case. */
  acceptedWords: ReadonlySet<string>;
  /** Report scores only. */
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

/** The findings that a choice reports. */
export function chosenFindings(findings: readonly Finding[], choice: ReportChoice): Finding[] {
  if (choice.scoreOnly) return [];
  return findings.filter(
    ({ rule, points, text }) =>
      choice.includes(rule.startsWith('artefact_') ? 'artefacts' : rule) &&
      (points === null || points >= choice.minPoints) &&
      !choice.acceptedWords.has(normalizedPhrase(text)),
  );
}

/** The findings of one rule in a file. */
export interface RuleFindings {
  rule: string;
  points: number | null;
  /** The finding that represents the rule: the first one. */
  first: Finding;
  /** Number of findings of the rule. */
  count: number;
  suppressed: boolean;
}

/**
 * The findings of a file by rule: those of the `maxFindings` signals with the most points, and of every
 * artefact. Suppressed findings are listed apart and do not count.
 */
export function findingsByRule(findings: readonly Finding[], { maxFindings }: ReportChoice): RuleFindings[] {
  const groups = new Map<string, RuleFindings>();
  for (const finding of findings) {
    const { rule, points, suppressed } = finding;
    const key = `${suppressed} ${rule}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { rule, points, first: finding, count: 1, suppressed });
    else group.count++;
  }
  const all = [...groups.values()];
  const signals = all
    .filter(({ suppressed, points }) => !suppressed && points !== null)
    .sort((one, other) => other.points! - one.points!)
    .slice(0, maxFindings);
  return [...signals, ...all.filter(({ suppressed, points }) => suppressed || points === null)];
}

/** The passages of a file in the bands elevated and high. */
export const reportedPassages = ({ passages }: ScannedFile, choice: ReportChoice): PlacedPassage[] =>
  choice.scoreOnly || !choice.includes('passages')
    ? []
    : passages.filter(({ band }) => band === 'elevated' || band === 'high');

/** Message of a group of findings. */
export function messageOf({ first, count }: RuleFindings, withText: boolean): string {
  const here = withText ? ` Here: ${first.text}` : '';
  return count === 1 ? `${first.detail}${here}` : `${first.detail} First of ${count} places.${here}`;
}
