import { confusableRows } from '../../generated/confusables.js';
import groups from './confusables.json' with { type: 'json' };

/**
 * Confusables: letters that look like Latin letters. Unicode Technical Standard 39 has most of them. The
 * groups below add letters of a similar shape, and when the image scan replaces them.
 */

/** Confusables that are replaced under the same conditions. */
export interface ConfusableGroup {
  /** The letters, one code point each. */
  letters: string;
  /** The Latin letter that each of them looks like, at the same index. */
  latin: string;
  /**
   * Degree of likeness: `identical` in most fonts; `similar` among Latin letters, elsewhere a Greek symbol of
   * science; `loose` only in an obfuscated word; `variant` is a Latin letter of another design.
   */
  likeness: 'identical' | 'similar' | 'loose' | 'variant';
  /**
   * Whether the image scan's `fold` replaces them. It works in lower case, after compatibility normalisation.
   */
  isFolded: boolean;
}

const confusableGroups = groups as readonly ConfusableGroup[];

/** Letters of the chosen groups, in one string. */
export const confusableLetters = (belongs: (group: ConfusableGroup) => boolean): string =>
  confusableGroups
    .filter(belongs)
    .map(group => group.letters)
    .join('');

/** Letter → Latin letter, of the chosen groups. */
export const confusableMap = (belongs: (group: ConfusableGroup) => boolean): Map<string, string> =>
  new Map(
    confusableGroups.filter(belongs).flatMap(({ letters, latin }) => {
      const plain = [...latin];
      return [...letters].map((letter, i): [string, string] => [letter, plain[i]!]);
    }),
  );

/** Look-alike → Latin letter: those of the standard and of all groups but the variants. */
export const homoglyphs: ReadonlyMap<string, string> = new Map([
  ...confusableRows.flatMap(row => Array.from(row.slice(1), letter => [letter, row[0]!] as const)),
  ...confusableMap(({ likeness }) => likeness !== 'variant'),
]);
