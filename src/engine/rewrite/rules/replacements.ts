import type { PatternRow } from '../rule.js';

/** Parses `after: before, before; after: before` to a record from each phrase to what replaces it. */
export const replacements = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    table.split(';').flatMap(row => {
      const [after, before] = row.split(':') as [string, string];
      return before.split(',').map(phrase => [phrase.trim(), after.trim()]);
    }),
  );

/** The phrases of a record as alternatives of a pattern, the longest first. */
export const alternatives = (phrases: Readonly<Record<string, string>>): string =>
  Object.keys(phrases)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** The row of a rule that replaces the phrases of a record. */
export const phraseRow = (phrases: Readonly<Record<string, string>>): PatternRow => [
  new RegExp(`\\b(?:${alternatives(phrases)})\\b`, 'gi'),
  ({ groups }) => phrases[groups[0]!.toLowerCase()]!,
];
