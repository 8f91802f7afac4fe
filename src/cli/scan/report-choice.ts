/** Findings that a scan reports. It never changes a score. Pure. */
import type { Finding } from './findings.js';

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
