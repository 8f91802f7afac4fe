import { confusableLetters, confusableMap } from './confusables.js';

/** A text as it is read: every letter that only looks Latin, or is Latin in a costume, as the plain letter it is taken for. */
export interface Undisguised {
  readonly text: string;
  /** Where each unit of `text`, and its end, stands in the text as given; null when they are the same. */
  readonly origin: Int32Array | null;
  /** Words that mix Latin letters with look-alikes of another alphabet. */
  readonly mixedWords: number;
}

const identical = confusableLetters(({ likeness }) => likeness === 'identical');
const lookAlikes = confusableMap(({ likeness }) => likeness === 'identical' || likeness === 'similar');
const variantLetters = confusableLetters(({ likeness }) => likeness === 'variant');

/** The letters of the mathematical alphabets that Unicode had before it had the alphabets. */
export const olderStyled = 'ℂℊℋℌℍℎℐℑℒℓℕℙℚℛℜℝℤℨℬℭℯℰℱℳℴ';
const romanNumerals = 'ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ';
/** Latin letters in a costume of one unit. */
const variants = `${variantLetters}${olderStyled}${romanNumerals}`;
/** Letters in a costume: those without a compatibility form, then those that Unicode has one for. */
const costumes = confusableMap(({ likeness }) => likeness === 'variant');
for (const letter of `${olderStyled}${romanNumerals}`) costumes.set(letter, letter.normalize('NFKC'));
for (const [first, last] of [
  [0xff10, 0xff5a],
  [0x24b6, 0x24e9],
  [0x1d400, 0x1d7ff],
] as const) {
  for (let code = first; code <= last; code++) {
    const letter = String.fromCodePoint(code);
    const plain = letter.normalize('NFKC');
    if (/^[\p{L}\p{Nd}]$/u.test(plain)) costumes.set(letter, plain);
  }
}

/** Whether there is anything to look at: almost every English text has nothing, and few wide ranges are told apart fastest. */
const suspicious =
  /[\u00c0-\u058f\u1ab0-\u1aff\u1d00-\u1eff\u20d0-\u217f\u24b6-\u24e9\ua700-\ua7ff\uff10-\uff5a\ud835]/;
const marks = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff';
const costume = new RegExp(
  `[\\uff10-\\uff5a\\u24b6-\\u24e9\\u{1d400}-\\u{1d7ff}${variants}][${marks}]*|[A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff${identical}][${marks}]+`,
  'gu',
);
const mark = new RegExp(`[${marks}]`, 'g');
const word = /\p{L}+/gu;
const latin = /\p{Script=Latin}/u;
const mixing = new RegExp(`[A-Za-z][${identical}]|[${identical}][A-Za-z]`);
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/;
/** English words that no language makes of its own by setting accents on them. */
const english = new Set(
  'and of is was are for with this from which have has its were their they our your would about into these those'.split(
    ' ',
  ),
);
/** So many of them among the accented words, and this share, and the accents are no language's. */
const englishMin = 3;
const englishShareMin = 0.02;
/** Words of look-alikes alone ("а", "со") are of another language, unless so many words mix alphabets. */
const mixedMin = 3;

/**
 * Undoes what changes letters for a program and not for a reader. Linear in the text; a text without such letters comes back as it is, and
 * so does one in another alphabet, though some of its words have Latin letters. Canonically equivalent Latin texts come back alike; marks
 * that make no letter with what they stand on are dropped, and so are accents where they stand on English function words.
 */
export function undisguise(given: string): Undisguised {
  if (!suspicious.test(given)) return { text: given, origin: null, mixedWords: 0 };
  const { text: dressed, origin } = undress(given);
  const text = withoutFalseAccents(dressed);
  const asItIs = { text, origin, mixedWords: 0 };
  if (!mixing.test(text)) return asItIs;
  let mixedWords = 0;
  let foreignWords = 0;
  for (const [letters] of text.matchAll(word)) {
    if (mixing.test(letters)) mixedWords++;
    else if (isForeign(letters)) foreignWords++;
  }
  if (mixedWords <= foreignWords) return asItIs;
  const alone = mixedWords >= mixedMin;
  const asItLooks = (letters: string) =>
    mixing.test(letters) || (alone && isOfLookAlikes(letters))
      ? Array.from(letters, letter => lookAlikes.get(letter) ?? letter).join('')
      : letters;
  return { text: text.replace(word, asItLooks), origin, mixedWords };
}

/** Letter for letter, so places stay. */
function withoutFalseAccents(text: string): string {
  if (!accented.test(text)) return text;
  let changed = 0;
  let functionWords = 0;
  for (const [letters] of text.matchAll(word)) {
    if (!accented.test(letters)) continue;
    changed++;
    if (english.has(bare(letters).toLowerCase())) functionWords++;
  }
  const genuine = functionWords < englishMin || functionWords < changed * englishShareMin;
  return genuine ? text : text.replace(word, letters => (accented.test(letters) ? bare(letters) : letters));
}

const bare = (letters: string) =>
  Array.from(letters, letter => (accented.test(letter) ? letter.normalize('NFD')[0]! : letter)).join('');

/** Holds a letter that is neither Latin nor looks it. */
function isForeign(letters: string): boolean {
  for (const letter of letters) if (!latin.test(letter) && !lookAlikes.has(letter)) return true;
  return false;
}

function isOfLookAlikes(letters: string): boolean {
  for (const letter of letters) if (!identical.includes(letter)) return false;
  return true;
}

/** Takes costumes and marks off; what took two units becomes one, so places move. */
function undress(given: string): { text: string; origin: Int32Array | null } {
  let text = '';
  let at = 0;
  const origin = new Int32Array(given.length + 1);
  let units = 0;
  const keep = (to: number) => {
    text += given.slice(at, to);
    for (; at < to; at++) origin[units++] = at;
  };
  for (const { 0: found, index } of given.matchAll(costume)) {
    const plain = plainOf(found);
    if (plain === found) continue;
    keep(index);
    text += plain;
    for (let k = 0; k < plain.length; k++) origin[units++] = index;
    at = index + found.length;
  }
  if (at === 0) return { text: given, origin: null };
  keep(given.length);
  origin[units] = given.length;
  return { text, origin: origin.subarray(0, units + 1) };
}

function plainOf(found: string): string {
  const bare = costumes.get(found);
  if (bare !== undefined) return bare;
  const [letter] = found as unknown as [string];
  // A symbol of a mathematical alphabet.
  if (letter.length > 1 && !costumes.has(letter)) return found;
  const plain = `${costumes.get(letter) ?? letter}${found.slice(letter.length)}`;
  return plain.normalize('NFC').replace(mark, '');
}
