import { limits } from '../contract/limits.js';

/**
 * Normalises an account name; returns null when the text is not a valid name.
 *
 * Names are case-insensitive and ignore Unicode compatibility forms: `ANN`, `Ann` and `ａｎｎ` are one account.
 * Only the folded form is stored. A name has 1 to 64 characters: letters and digits of any script and, after
 * the first, `. _ - @ +` (so an email address is a valid name).
 */
export function accountName(text: string): string | null {
  // Bounds the work of normalising a text that cannot be a name.
  if (text.length > 4 * limits.accountNameChars) return null;
  const name = text.normalize('NFKC').toLowerCase().normalize('NFKC');
  return shape.test(name) && [...name].length <= limits.accountNameChars ? name : null;
}

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]*$/u;

/** The rule for names, for the error message. */
export const accountNameRule = `An account name has 1 to ${limits.accountNameChars} letters, digits and . _ - @ + and begins with a letter or a digit`;

/** Scripts in use today (Unicode Standard Annex 31, tables 5 and 7). Historic scripts are not allowed. */
const scripts =
  'Adlam Arabic Armenian Balinese Bamum Batak Bengali Canadian_Aboriginal Chakma Cham Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hanifi_Rohingya Hebrew Javanese Kannada Kayah_Li Khmer Lao Lepcha Limbu Lisu Malayalam Mandaic Meetei_Mayek Miao Mongolian Myanmar New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Oriya Osage Saurashtra Sinhala Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai Tibetan Tifinagh Vai Wancho Yi'.split(
    ' ',
  );
/** Combinations that common writing systems use. Each includes its parts. */
const combinations = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Characters of one set of scripts, and characters of no script, such as digits and marks. */
const oneSet = new RegExp(
  `^(?:${[...scripts.map(script => [script]), ...combinations]
    .map(set => `[\\p{scx=Common}\\p{scx=Inherited}${set.map(script => `\\p{scx=${script}}`).join('')}]*`)
    .join('|')})$`,
  'u',
);

/**
 * Returns whether a name mixes no scripts, such as Latin and Cyrillic: "highly restrictive" of Unicode
 * Technical Standard 39, section 5.2. The letters of a name belong to one script, or to a combination of
 * Latin with Chinese, Japanese or Korean.
 */
export const isOneScript = (name: string): boolean => oneSet.test(name);

/** The rule for scripts, for the error message. */
export const scriptRule =
  'The letters of an account name belong to one script, such as Latin or Cyrillic. Only Chinese, Japanese and Korean may be combined with Latin';
