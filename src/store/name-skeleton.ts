import { confusableMap } from '../engine/text/confusables.js';

/**
 * Lower-case letters and digits that look like others, beside the homoglyphs of Latin letters. Two letters
 * replace one that looks like both together. Names are compared with this table, but texts are not changed
 * by it, because these letters are common in ordinary words.
 */
const prototypes: readonly (readonly [letters: string, prototype: string])[] = [
  ['1١۱ɩוןا', 'l'],
  ['ı', 'i'],
  ['0٠۰०০੦૦௦౦೦൦๐໐၀٥ס๏ဝ', 'o'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['æӕ', 'ae'],
  ['œ', 'oe'],
  ['ռпπ', 'n'],
  ['գզ', 'q'],
  ['ĸ', 'k'],
  ['ƅ', 'b'],
  ['з', '3'],
  ['б', '6'],
  // Capitals of Lisu and Cherokee, which have no lower-case design of their own
  ['ꓮꭺ', 'a'],
  ['ꓐꮟ', 'b'],
  ['ꓚꮯ', 'c'],
  ['ꓓꭰ', 'd'],
  ['ꓰꭼ', 'e'],
  ['ꓝ', 'f'],
  ['ꓖꮐ', 'g'],
  ['ꓧꮋꮒ', 'h'],
  ['ꓲ', 'i'],
  ['ꓙꭻ', 'j'],
  ['ꓗꮶ', 'k'],
  ['ꓡꮮ', 'l'],
  ['ꓟꮇ', 'rn'],
  ['ꓠ', 'n'],
  ['ꓳ', 'o'],
  ['ꓑꮲ', 'p'],
  ['ꓣꭱ', 'r'],
  ['ꓢꮪ', 's'],
  ['ꓔꭲ', 't'],
  ['ꓴ', 'u'],
  ['ꓦꮩ', 'v'],
  ['ꓪꮃꮤ', 'vv'],
  ['ꓫ', 'x'],
  ['ꓬ', 'y'],
  ['ꓜꮓ', 'z'],
];

const own = new Map(
  prototypes.flatMap(([letters, prototype]) =>
    [...letters].map((letter): [string, string] => [letter, prototype]),
  ),
);
const toLatin = confusableMap(() => true);

/**
 * Returns the skeleton of a lower-case name (Unicode Technical Standard 39, section 4): names that look the
 * same have the same skeleton. A skeleton is only compared and never shown.
 */
export const nameSkeleton = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/./gsu, letter => {
      const latin = toLatin.get(letter) ?? letter;
      return own.get(latin) ?? latin;
    })
    .normalize('NFD');
