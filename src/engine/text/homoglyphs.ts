import { kind, kindOf, marksMax } from './characters.js';
import { confusableLetters, confusableMap } from './confusables.js';

/** A text whose homoglyphs and styled letters are plain Latin letters, without invisible characters. */
export interface NormalizedText {
  readonly text: string;
  /**
   * Offset in the original text of each UTF-16 unit of `text`, and of its end; null when the offsets are the
   * same.
   */
  readonly originalOffsets: Int32Array | null;
  /** Number of words that mix Latin letters with homoglyphs from another alphabet. */
  readonly mixedScriptWords: number;
}

const identical = confusableLetters(({ likeness }) => likeness === 'identical');
const homoglyphs = confusableMap(({ likeness }) => likeness === 'identical' || likeness === 'similar');
const variantLetters = confusableLetters(({ likeness }) => likeness === 'variant');

/** Letters of the Letterlike Symbols block that fill the gaps of the mathematical alphabets. */
export const letterlikeSymbols = 'ℂℊℋℌℍℎℐℑℒℓℕℙℚℛℜℝℤℨℬℭℯℰℱℳℴ';
const romanNumerals = 'ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ';
/** Styled Latin letters outside the ranges below. */
const styledOutsideRanges = `${variantLetters}${letterlikeSymbols}${romanNumerals}`;
/** Fullwidth letters, circled letters, and the mathematical alphabets. */
const styledRanges = [
  [0xff10, 0xff5a],
  [0x24b6, 0x24e9],
  [0x1d400, 0x1d7ff],
] as const;
/** Styled letter → plain letter. Variants have no compatibility form in Unicode; the others do (NFKC). */
const plainOfStyled = confusableMap(({ likeness }) => likeness === 'variant');
for (const letter of `${letterlikeSymbols}${romanNumerals}`)
  plainOfStyled.set(letter, letter.normalize('NFKC'));
for (const [first, last] of styledRanges) {
  for (let code = first; code <= last; code++) {
    const letter = String.fromCodePoint(code);
    const plain = letter.normalize('NFKC');
    if (/^[\p{L}\p{Nd}]$/u.test(plain)) plainOfStyled.set(letter, plain);
  }
}

/**
 * Characters without a shape, such as zero-width spaces, soft hyphens, direction marks and tags: the property
 * Default_Ignorable_Code_Point of UAX #44, as UTF-16 units.
 */
const invisibleUnits =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\udb40';
const invisible = '\\p{Default_Ignorable_Code_Point}';
/**
 * Any character that normalisation may change. Most English texts have none. A few wide ranges are faster to
 * test than the exact set.
 */
const suspicious = new RegExp(
  `[\\u00c0-\\u058f\\u1ab0-\\u1aff\\u1d00-\\u1eff\\u20d0-\\u217f\\u24b6-\\u24e9\\ua700-\\ua7ff\\uff10-\\uff5a\\ud835${invisibleUnits}]`,
);
const combining = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff';
const marks = `${combining}${invisible}`;
/** A styled letter, a letter with combining marks or invisible characters, or invisible characters. */
const styled = new RegExp(
  `[\\uff10-\\uff5a\\u24b6-\\u24e9\\u{1d400}-\\u{1d7ff}${styledOutsideRanges}][${marks}]*|[A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff${identical}][${marks}]+|${invisible}+`,
  'gu',
);
/** A character without which `styled` matches nothing. A test for one class is faster. */
const mayBeStyled = new RegExp(
  `[\\uff10-\\uff5a\\u24b6-\\u24e9\\ud835${styledOutsideRanges}${combining}${invisibleUnits}]`,
);
const mark = new RegExp(`[${marks}]`, 'gu');
const word = /\p{L}+/gu;
const latin = /\p{Script=Latin}/u;
const anyIdentical = new RegExp(`[${identical}]`);
const mixedScript = new RegExp(`[A-Za-z][${identical}]|[${identical}][A-Za-z]`);
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/;
/** English function words that no language spells by adding accents. */
const functionWords = new Set(
  'and of is was are for with this from which have has its were their they our your would about into these those'.split(
    ' ',
  ),
);
const functionUnitsMax = Math.max(...[...functionWords].map(({ length }) => length));
/**
 * Accents are false from this many accented function words, when they are also this share of the accented
 * words.
 */
const falseAccentsMin = 3;
const falseAccentsShareMin = 0.02;
/**
 * A word of homoglyphs only ("а", "со") is normalised from this many mixed-script words; else it is foreign.
 */
const mixedScriptMin = 3;

/**
 * Replaces homoglyphs and styled letters with plain Latin letters, so that obfuscation does not change a
 * score: of texts that reached `elevated`, almost none did when obfuscated. A signal for homoglyphs would
 * raise the scores of honest texts, because keyboards, PDFs and fonts produce them. Scientific Greek (TNFα)
 * and phonetic notation stay, because there the letters are meant.
 *
 * Returns the text unchanged when it has no such letters, and when it is in another alphabet: when it has at
 * least as many foreign words as mixed-script words. Canonically equivalent Latin texts give the same text.
 * Combining marks that form no letter and invisible characters are removed, and so are accents when they
 * appear on English function words. Linear in the text.
 */
export function normalizeConfusables(original: string): NormalizedText {
  if (!suspicious.test(original)) return { text: original, originalOffsets: null, mixedScriptWords: 0 };
  const { text: plain, originalOffsets } = removeStyling(original);
  const text = removeFalseAccents(plain);
  const unmixed = { text, originalOffsets, mixedScriptWords: 0 };
  if (!anyIdentical.test(text) || !mixedScript.test(text)) return unmixed;
  let mixedScriptWords = 0;
  let foreignWords = 0;
  for (const [letters] of text.matchAll(word)) {
    if (mixedScript.test(letters)) mixedScriptWords++;
    else if (hasForeignLetter(letters)) foreignWords++;
  }
  if (mixedScriptWords <= foreignWords) return unmixed;
  const wholeWords = mixedScriptWords >= mixedScriptMin;
  const toLatin = (letters: string) =>
    mixedScript.test(letters) || (wholeWords && isHomoglyphsOnly(letters))
      ? Array.from(letters, letter => homoglyphs.get(letter) ?? letter).join('')
      : letters;
  return { text: text.replace(word, toLatin), originalOffsets, mixedScriptWords };
}

/**
 * Removes accents when they obfuscate an English text. Every letter stays one letter, so offsets do not
 * change.
 */
function removeFalseAccents(text: string): string {
  if (!accented.test(text)) return text;
  let accentedWords = 0;
  let accentedFunctionWords = 0;
  for (let i = 0; i < text.length; i++) {
    if (!isAccented(text.charCodeAt(i)) || !isLetter(text, i)) continue;
    const start = startOfWord(text, i);
    const end = endOfWord(text, i + 1);
    accentedWords++;
    if (
      end - start <= functionUnitsMax &&
      functionWords.has(withoutAccents(text.slice(start, end)).toLowerCase())
    )
      accentedFunctionWords++;
    i = end;
  }
  const genuine =
    accentedFunctionWords < falseAccentsMin || accentedFunctionWords < accentedWords * falseAccentsShareMin;
  return genuine
    ? text
    : text.replace(word, letters => (accented.test(letters) ? withoutAccents(letters) : letters));
}

/** Whether `accented` matches a UTF-16 unit. */
const isAccented = (unit: number): boolean =>
  unit >= 0xc0 && (unit <= 0x24f || (unit >= 0x1e00 && unit <= 0x1eff));

/** Start of the letters that end with the letter at `at`. */
function startOfWord(text: string, at: number): number {
  let start = at;
  for (;;) {
    const units = start >= 2 && text.codePointAt(start - 2)! > 0xffff ? 2 : 1;
    if (start < units || !isLetter(text, start - units)) return start;
    start -= units;
  }
}

/** End of the letters from `from`. */
function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && isLetter(text, end)) end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  return end;
}

const letter = /^\p{L}/u;

/** Whether the code point at `at` is a letter. */
function isLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  const what = kindOf[unit]!;
  if (what === kind.surrogate) return letter.test(text.slice(at, at + 2));
  // Two letters are used as apostrophes.
  return what <= kind.uncased || what === kind.ideograph || unit === 0x2bb || unit === 0x2bc;
}

const withoutAccents = (letters: string) =>
  Array.from(letters, letter => (accented.test(letter) ? letter.normalize('NFD')[0]! : letter)).join('');

/** Whether a word has a letter that is neither Latin nor a homoglyph of one. */
function hasForeignLetter(letters: string): boolean {
  for (const letter of letters) if (!latin.test(letter) && !homoglyphs.has(letter)) return true;
  return false;
}

function isHomoglyphsOnly(letters: string): boolean {
  for (const letter of letters) if (!identical.includes(letter)) return false;
  return true;
}

/**
 * Replaces styled letters and removes combining marks and invisible characters. Offsets change, because two
 * units may become one.
 */
function removeStyling(original: string): { text: string; originalOffsets: Int32Array | null } {
  if (!mayBeStyled.test(original)) return { text: original, originalOffsets: null };
  let text = '';
  let at = 0;
  const offsets = new Int32Array(original.length + 1);
  let units = 0;
  const copy = (to: number) => {
    text += original.slice(at, to);
    for (; at < to; at++) offsets[units++] = at;
  };
  for (const { 0: found, index } of original.matchAll(styled)) {
    const plain = plainOf(found);
    if (plain === found) continue;
    copy(index);
    text += plain;
    for (let k = 0; k < plain.length; k++) offsets[units++] = index + k;
    at = index + found.length;
  }
  if (at === 0) return { text: original, originalOffsets: null };
  copy(original.length);
  offsets[units] = original.length;
  return { text, originalOffsets: offsets.subarray(0, units + 1) };
}

/** Plain form of what `styled` matches. */
function plainOf(found: string): string {
  const plain = plainOfStyled.get(found);
  if (plain !== undefined) return plain;
  const [letter] = found as unknown as [string];
  // A mathematical symbol that is not a letter or digit, or a tag.
  if (letter.length > 1 && !plainOfStyled.has(letter)) return found.replace(mark, '');
  const base = plainOfStyled.get(letter) ?? letter;
  const marks = found.slice(letter.length);
  return marks.length > marksMax ? base : `${base}${marks}`.normalize('NFC').replace(mark, '');
}
