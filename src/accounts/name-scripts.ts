/**
 * The scripts of account names: "highly restrictive" of Unicode Technical Standard 39, section 5.2. The
 * letters of a name belong to one script, or to a combination of Latin with Chinese, Japanese or Korean.
 */

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

/** Returns whether a name mixes no scripts, such as Latin and Cyrillic. */
export const isOneScript = (name: string): boolean => oneSet.test(name);

/** The rule for scripts, for the error message. */
export const scriptRule =
  'The letters of an account name belong to one script, such as Latin or Cyrillic. Only Chinese, Japanese and Korean may be combined with Latin';
