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
];
/** Each Latin letter with the capitals of Lisu and Cherokee that look like it. */
const capitals =
  'aꓮꭺ bꓐꮟ cꓚꮯ dꓓꭰ eꓰꭼ fꓝ gꓖꮐ hꓧꮋꮒ iꓲ jꓙꭻ kꓗꮶ lꓡꮮ mꓟꮇ nꓠ oꓳ pꓑꮲ rꓣꭱ sꓢꮪ tꓔꭲ uꓴ vꓦꮩ wꓪꮃꮤ xꓫ yꓬ zꓜꮓ';

const own = new Map(
  prototypes.flatMap(([letters, prototype]) => [...letters].map(each => [each, prototype] as const)),
);
for (const [latin, ...letters] of capitals.split(' '))
  for (const letter of letters) own.set(letter, own.get(latin!) ?? latin!);
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
