/**
 * Letters that people take for Latin letters (confusables, Unicode Technical Standard 39): the one table of
 * them. The text signals and the image scan both read it; the groups define which of them replaces a letter,
 * and when.
 */

export interface ConfusableGroup {
  /** The letters, one code point each. */
  letters: string;
  /** The Latin letter each of them is taken for, at the same index. */
  latin: string;
  /**
   * How close the likeness is: `identical` in most fonts; `similar` only among Latin letters (alone they are
   * the Greek of science); `loose` only in a deliberately disguised word; `variant` is itself a Latin letter
   * of another design.
   */
  likeness: 'identical' | 'similar' | 'loose' | 'variant';
  /**
   * Whether the image scan's `fold` replaces them. It works in lower case, after compatibility normalisation.
   */
  isFolded: boolean;
}

export const confusableGroups: readonly ConfusableGroup[] = [
  // Cyrillic, Armenian and Greek, lower case
  {
    letters: 'асԁеһіјорԛѕԝхуօոսհցο',
    latin: 'acdehijopqswxyonuhgo',
    likeness: 'identical',
    isFolded: true,
  },
  { letters: 'ӏѵүյϲϳ', latin: 'lvyjcj', likeness: 'identical', isFolded: false },
  // Cyrillic and Greek, upper case
  {
    letters: 'АВСЕҒԌНІӀЈКМОРԚЅТѴԜХУҮЬΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ',
    latin: 'ABCEFGHIIJKMOPQSTVWXYYbABEZHIKMNOPTYXCJ',
    likeness: 'identical',
    isFolded: false,
  },
  { letters: 'αεηικνρστυχγω', latin: 'aenikvpotuxyw', likeness: 'similar', isFolded: true },
  { letters: 'кмтнвгβλ', latin: 'kmthbrbl', likeness: 'loose', isFolded: true },
  // Small capitals and phonetic letters
  {
    letters: 'ᴀʙᴄᴅᴇꜰɢʜɪᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏɡ',
    latin: 'abcdefghiklmnoprstuvwyg',
    likeness: 'variant',
    isFolded: true,
  },
  { letters: 'ᴊꞯᴢɑ', latin: 'jqza', likeness: 'variant', isFolded: false },
];

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
