import { setOf } from '../../document/sets.js';
import { marksMax } from './characters.js';
import { confusableLetters, confusableMap, homoglyphs } from './confusables.js';

/** A text whose homoglyphs and styled letters are plain Latin letters, without invisible characters. */
export interface NormalizedText {
  readonly text: string;
  /**
   * Offset in the original text of each UTF-16 unit of `text`, and of its end; null when the offsets are the
   * same.
   */
  readonly originalOffsets: Int32Array | null;
  /** Number of words with homoglyphs among Latin letters, or with odd spaces or fillers in or beside them. */
  readonly mixedScriptWords: number;
}

/** Whether a look-alike may be meant among Latin letters: phonetic and Greek letters, signs, digits. */
const isAmbiguous = (letter: string) =>
  /[\p{Script=Latin}\p{N}\p{S}]|(?=\p{Ll})\p{Script=Greek}/u.test(letter);
const lookAlikes = [...homoglyphs.keys()];
const composed = confusableLetters(({ likeness }) => likeness === 'identical');
const identical = composed + lookAlikes.filter(letter => !isAmbiguous(letter)).join('');
const ambiguous = lookAlikes.filter(letter => !identical.includes(letter)).join('');
/** Those that no alphabet and no formula has between the letters of a word. */
const foreign = ambiguous.replace(/\p{Script=Latin}/gu, '');
const variantLetters = confusableLetters(({ likeness }) => likeness === 'variant');
/** Spaces that no keyboard has a key for, and the Braille blank. */
const oddSpaces = '\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u2800';

/** Letters of the Letterlike Symbols block that fill the gaps of the mathematical alphabets. */
export const letterlikeSymbols = 'ℂℊℋℌℍℎℐℑℒℓℕℙℚℛℜℝℤℨℬℭℯℰℱℳℴ';
const romanNumerals = 'ⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ';
const styledOutsideRanges = `${variantLetters}${letterlikeSymbols}${romanNumerals}`;
/** Fullwidth letters, circled letters, the mathematical alphabets, and the others. */
const styledLetters = `\\uff10-\\uff5a\\u24b6-\\u24e9\\u{1d400}-\\u{1d7ff}${styledOutsideRanges}`;
const variants = confusableMap(({ likeness }) => likeness === 'variant');

/**
 * Characters without a shape, such as zero-width spaces, soft hyphens, direction marks and tags: the property
 * Default_Ignorable_Code_Point of UAX #44, as UTF-16 units.
 */
const invisibleUnits =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\udb40';
const invisible = '\\p{Default_Ignorable_Code_Point}';
/** Invisible characters as wide as a letter. */
const fillers = '\\u115f\\u1160\\u3164\\uffa0';
const anyFiller = new RegExp(`[${fillers}]`);
const combining = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff';
const marks = `${combining}${invisible}`;
/** A styled letter, a letter with combining marks or invisible characters, or invisible characters. */
const styled = new RegExp(
  `[${styledLetters}][${marks}]*|[A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff${composed}][${marks}]+|${invisible}+`,
  'gu',
);
const anyStyled = new RegExp(`[${styledLetters}]`, 'u');
const mark = new RegExp(`[${marks}]`, 'gu');
const word = /\p{L}+/gu;
/** A letter that is neither Latin nor a homoglyph of one. */
const foreignLetter = new RegExp(`[^\\p{Script=Latin}${lookAlikes.join('')}]`, 'u');
const onlyIdentical = new RegExp(`^[${identical}]+$`, 'u');
const mixedScript = new RegExp(`[A-Za-z][${identical}]|[${identical}][A-Za-z]`, 'u');
/** A word with its apostrophes, and with signs and digits that look like letters. */
const wordWithSigns = new RegExp(`['’\\p{L}${ambiguous.replace(/\p{L}/gu, '')}]+`, 'gu');
const anyAmbiguous = new RegExp(`[${ambiguous}]`, 'u');
const anyForeign = new RegExp(`[${foreign}]`, 'u');
const ambiguousInWord = new RegExp(`[a-z][${ambiguous}]|[${ambiguous}][a-z]`, 'u');
const foreignInWord = new RegExp(`[a-z][${foreign}]+[a-z]{2}|[a-z]{2}[${foreign}]+[a-z]`, 'u');
/** Functions of mathematics, which precede their variable: "sinα". */
const formula = new RegExp(`(?:sin|cos|tan|log|exp|ln)[${foreign}]`, 'u');
/** Shortest word in which a letter of another alphabet is no variable: "dνdt". */
const disguisedMin = 5;
const spaceInWord = new RegExp(`[${oddSpaces}](?<=[A-Za-z].)(?=[A-Za-z])`, 'g');
const spacedWord = new RegExp(`(?<![A-Za-z])[A-Za-z]+(?:[${oddSpaces}][A-Za-z]+)+`, 'g');
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const accentedWord = /(?<!\p{L})\p{L}*(?![×÷])[\u00c0-\u024f\u1e00-\u1eff]\p{L}*/gu;
/** English function words that no language spells by adding accents. */
const functionWords = setOf(
  'and of is was are for with this from which have has its were their they our your would about into these those',
);
/** More of them, which no language spells with look-alikes. */
const disguisedWords = new Set([
  ...functionWords,
  ...'in it they them very will only being while within since when where what who how every over even never'.split(
    ' ',
  ),
]);
const functionUnitsMax = Math.max(...[...functionWords].map(({ length }) => length));
/**
 * Accents are false, and look-alikes a disguise, from this many function words with them, when these are also
 * this share of all words with them.
 */
const evidenceMin = 3;
const evidenceShareMin = 0.02;
/** Spaces are inside words from this many, and one such word in so many characters, of so many letters. */
const spacedWordsMin = 10;
const charsPerSpacedWord = 60;
const spacedLettersMax = 11;
const spacedFunctionShareMax = 0.05;
/**
 * A word of homoglyphs only ("а", "со") is normalised from this many mixed-script words; else it is foreign.
 */
const mixedScriptMin = 3;

/** Bits of the steps that a UTF-16 unit may need. One table is faster than a search for each step. */
const step = { style: 1, accents: 2, spaces: 4, identical: 8, ambiguous: 16 };
const stepsOf = new Uint8Array(0x10000);
const firstUnits = (letters: string) => Array.from(letters, letter => letter[0]).join('');
const everyUnit = Array.from(stepsOf, (_, unit) => String.fromCharCode(unit)).join('');
for (const [bit, units] of [
  [step.style, `\\uff10-\\uff5a\\u24b6-\\u24e9\\ud835${styledOutsideRanges}${combining}${invisibleUnits}`],
  [step.accents, '\\u00c0-\\u024f\\u1e00-\\u1eff'],
  [step.spaces, oddSpaces + fillers],
  [step.identical, firstUnits(identical)],
  [step.ambiguous, firstUnits(ambiguous)],
] as const)
  for (const { index } of everyUnit.matchAll(new RegExp(`[${units}]`, 'g'))) stepsOf[index]! |= bit;

/**
 * Replaces homoglyphs and styled letters with plain Latin letters, so that obfuscation does not change a
 * score: of texts that reached `elevated`, almost none did when obfuscated. A signal for homoglyphs would
 * raise the scores of honest texts, because keyboards, PDFs and fonts produce them. Scientific Greek (TNFα)
 * and phonetic notation stay, because there the letters are meant.
 *
 * Returns the text unchanged when it has no such letters, and when it is in another alphabet: when it has at
 * least as many foreign words as mixed-script words. Canonically equivalent Latin texts give the same text.
 * Combining marks that form no letter and invisible characters are removed, and so are accents when they
 * appear on English function words, and odd spaces inside words. Linear in the text.
 */
export function normalizeConfusables(original: string): NormalizedText {
  let result: NormalizedText = { text: original, originalOffsets: null, mixedScriptWords: 0 };
  let steps = 0;
  for (let i = 0; i < original.length; i++) steps |= stepsOf[original.charCodeAt(i)]!;
  // Without styling, a letter may have an accent or be a look-alike.
  if ((steps & step.style) !== 0) {
    result = removeStyling(result);
    steps |= step.accents | step.identical | step.ambiguous;
  }
  if ((steps & step.spaces) !== 0) result = joinSpacedWords(result);
  if ((steps & step.accents) !== 0) result = { ...result, text: removeFalseAccents(result.text) };
  if ((steps & step.identical) !== 0) result = replaceIdentical(result);
  return (steps & step.ambiguous) === 0 ? result : replaceAmbiguous(result);
}

/** Joins words that odd spaces divide. Between words, these would join longer words, and function words. */
function joinSpacedWords(given: NormalizedText): NormalizedText {
  if ((given.text.match(spaceInWord)?.length ?? 0) < spacedWordsMin) return given;
  const spaced = given.text.match(spacedWord) ?? [];
  if (spaced.length < given.text.length / charsPerSpacedWord) return given;
  const parts = spaced.flatMap(words => words.toLowerCase().split(/[^a-z]/));
  const functions = parts.filter(part => functionWords.has(part)).length;
  if (parts.join('').length > spacedLettersMax * spaced.length) return given;
  if (functions > spacedFunctionShareMax * parts.length) return given;
  const joined = replaceEach(given, spaceInWord, () => '');
  return { ...joined, mixedScriptWords: given.mixedScriptWords + spaced.length };
}

const toLatin = (letters: string): string =>
  Array.from(letters, letter => homoglyphs.get(letter) ?? letter).join('');

/** Replaces the look-alikes that no text has beside Latin letters, unless the text is in their alphabet. */
function replaceIdentical(given: NormalizedText): NormalizedText {
  const { text } = given;
  if (!mixedScript.test(text)) return given;
  let mixedScriptWords = 0;
  let foreignWords = 0;
  for (const [letters] of text.matchAll(word)) {
    if (mixedScript.test(letters)) mixedScriptWords++;
    else if (foreignLetter.test(letters)) foreignWords++;
  }
  if (mixedScriptWords <= foreignWords) return given;
  const wholeWords = mixedScriptWords >= mixedScriptMin;
  const replaced = replaceEach(given, word, letters =>
    mixedScript.test(letters) || (wholeWords && onlyIdentical.test(letters)) ? toLatin(letters) : letters,
  );
  return { ...replaced, mixedScriptWords: given.mixedScriptWords + mixedScriptWords };
}

/**
 * Replaces the other look-alikes where they disguise an English text: where more words are disguised than
 * have such a letter as a symbol. In words in capitals (TNFα), only letters of disguised words are replaced.
 */
function replaceAmbiguous(given: NormalizedText): NormalizedText {
  const { text } = given;
  if (!ambiguousInWord.test(text)) return given;
  let words = 0;
  let disguised = 0;
  let symbols = 0;
  const disguises = new Set<string>();
  for (const [letters] of text.matchAll(wordWithSigns)) {
    if (!anyAmbiguous.test(letters)) continue;
    words++;
    if (isDisguised(letters)) {
      disguised++;
      for (const letter of letters) if (homoglyphs.has(letter)) disguises.add(letter);
    } else if (!/[a-z]/.test(letters) && anyForeign.test(letters)) symbols++;
  }
  if (disguised < evidenceMin || disguised <= symbols || disguised < words * evidenceShareMin) return given;
  let { mixedScriptWords } = given;
  const replaced = replaceEach(given, wordWithSigns, letters => {
    if (!anyAmbiguous.test(letters)) return letters;
    if (!/[a-z]/.test(letters) && Array.from(letters).some(letter => letter > 'z' && !disguises.has(letter)))
      return letters;
    mixedScriptWords++;
    return toLatin(letters);
  });
  return { ...replaced, mixedScriptWords };
}

/** Whether a word is a function word with look-alikes, or has a foreign letter between Latin ones. */
function isDisguised(letters: string): boolean {
  const plain = toLatin(letters);
  if (!/^[A-Za-z]+$/.test(plain) || !/[a-z]/.test(letters)) return false;
  return (
    disguisedWords.has(plain.toLowerCase()) ||
    (plain.length >= disguisedMin && foreignInWord.test(letters) && !formula.test(letters))
  );
}

/**
 * Removes accents when they obfuscate an English text. Every letter stays one letter, so offsets do not
 * change.
 */
function removeFalseAccents(text: string): string {
  if ((text.match(accented)?.length ?? 0) < evidenceMin) return text;
  let words = 0;
  let functions = 0;
  for (const [letters] of text.matchAll(accentedWord)) {
    words++;
    if (letters.length <= functionUnitsMax && functionWords.has(withoutAccents(letters).toLowerCase()))
      functions++;
  }
  const areGenuine = functions < evidenceMin || functions < words * evidenceShareMin;
  return areGenuine ? text : text.replace(accentedWord, withoutAccents);
}

const withoutAccents = (letters: string) => letters.replace(accented, letter => letter.normalize('NFD')[0]!);

/** Replaces styled letters and removes combining marks and invisible characters. */
function removeStyling(given: NormalizedText): NormalizedText {
  const { text } = given;
  let { mixedScriptWords } = given;
  const plain = replaceEach(given, styled, (found, index) => {
    if (!anyFiller.test(found)) return plainOf(found);
    const plain = plainOf(found);
    const end = index + found.length;
    if (
      !wordBefore.test(plain || text.slice(Math.max(0, index - 2), index)) ||
      !wordAfter.test(text.slice(end, end + 2))
    )
      return plain;
    mixedScriptWords++;
    return `${plain}\u2009`;
  });
  return { ...plain, mixedScriptWords };
}

/** The ends of words of other scripts than Hangul, whose syllables fillers complete. */
const wordBefore = /(?!\p{Script=Hangul})[\p{L}\p{N}\p{P}]$/u;
const wordAfter = /^(?!\p{Script=Hangul})[\p{L}\p{N}\p{Ps}\p{Pi}"']/u;

/**
 * Replaces every match of a global pattern by its plain form, which has at most as many characters. Each has
 * the offset of the character at its place in the match.
 */
function replaceEach(
  given: NormalizedText,
  pattern: RegExp,
  plainOf: (found: string, index: number) => string,
): NormalizedText {
  const { text: source, originalOffsets } = given;
  const offsets = new Int32Array(source.length + 1);
  let text = '';
  let at = 0;
  let units = 0;
  let hasMoved = false;
  const originalOf = (offset: number) => (originalOffsets === null ? offset : originalOffsets[offset]!);
  const copy = (to: number) => {
    text += source.slice(at, to);
    for (; at < to; at++) offsets[units++] = originalOf(at);
  };
  for (const { 0: found, index } of source.matchAll(pattern)) {
    const plain = plainOf(found, index);
    if (plain === found) continue;
    copy(index);
    text += plain;
    for (const letter of plain) {
      for (let k = 0; k < letter.length; k++) offsets[units++] = originalOf(at + k);
      at += source.codePointAt(at)! > 0xffff ? 2 : 1;
    }
    at = index + found.length;
    hasMoved ||= plain.length !== found.length;
  }
  copy(source.length);
  offsets[units] = originalOf(source.length);
  return { ...given, text, originalOffsets: hasMoved ? offsets.subarray(0, units + 1) : originalOffsets };
}

/** Plain form of what `styled` matches. Variants have no compatibility form in Unicode; the others do. */
function plainOf(found: string): string {
  const [letter] = found as unknown as [string];
  const plain = variants.get(letter) ?? (anyStyled.test(letter) ? letter.normalize('NFKC') : letter);
  const base = /^[\p{L}\p{Nd}]$/u.test(plain) ? plain : letter;
  // A mathematical symbol that is not a letter or digit, or a tag.
  if (letter.length > 1 && base === letter) return found.replace(mark, '');
  const marks = found.slice(letter.length);
  return marks.length > marksMax ? base : `${base}${marks}`.normalize('NFC').replace(mark, '');
}
