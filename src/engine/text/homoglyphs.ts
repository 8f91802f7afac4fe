import { setOf } from '../../document/sets.js';
import { invisibleAstral, invisibleUnits, marksMax, unitsOf } from './characters.js';
import { confusableLetters, confusableMap, homoglyphs } from './confusables.js';
import { lexicon } from './lexicon/index.js';

/** A text whose homoglyphs and styled letters are plain Latin letters, without invisible characters. */
export interface NormalizedText {
  readonly text: string;
  /**
   * Offset in the original text of each UTF-16 unit of `text`, and of its end; null when the offsets are the
   * same.
   */
  readonly originalOffsets: Int32Array | null;
  /** Number of Latin words whose letters, or the space after them, were written with other characters. */
  readonly replacedWords: number;
}

/** A text between two steps. */
type Step = Omit<NormalizedText, 'replacedWords'>;

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
/** The long s, and ligatures. */
const typeset = 'ſﬀﬁﬂﬃﬄﬅﬆ';
/** First letters of the alphabets in brackets, squares and filled circles: most have capitals alone. */
const enclosedAlphabets = [0x249c, 0x1f110, 0x1f130, 0x1f150, 0x1f170];
const enclosed = new Map(
  enclosedAlphabets.flatMap(first =>
    Array.from(
      'abcdefghijklmnopqrstuvwxyz',
      (letter, i) => [String.fromCodePoint(first + i), letter] as const,
    ),
  ),
);
const styledOutsideRanges = `${variantLetters}${letterlikeSymbols}${romanNumerals}${typeset}`;
/** Fullwidth letters, circled letters, the mathematical alphabets, and the others. */
const styledLetters = `\\uff10-\\uff5a\\u24b6-\\u24e9\\u{1d400}-\\u{1d7ff}${styledOutsideRanges}`;
const enclosedClass = `[${[...enclosed.keys()].join('')}]`;
const anyEnclosed = new RegExp(enclosedClass, 'u');
/** Three words of enclosed letters: a letter alone is a sign. */
const enclosedWords = new RegExp(`(?:${enclosedClass}{2}[^]*?){3}`, 'u');
const variants = new Map([...enclosed, ...confusableMap(({ likeness }) => likeness === 'variant')]);

const invisible = `[${invisibleUnits}${invisibleAstral}]`;
/** Invisible characters as wide as a letter. */
const fillers = '\\u115f\\u1160\\u3164\\uffa0';
const anyFiller = new RegExp(`[${fillers}]`);
const combining = '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff';
const marks = `${combining}${invisibleUnits}${invisibleAstral}`;
/** A styled letter, a letter with combining marks or invisible characters, or invisible characters. */
const styled = new RegExp(
  `(?:[${styledLetters}]|${enclosedClass})[${marks}]*|[A-Za-z\\u00c0-\\u024f\\u1e00-\\u1eff${composed}][${marks}]+|${invisible}+`,
  'gu',
);
const anyStyled = new RegExp(`[${styledLetters}]`, 'u');
const anyTypeset = new RegExp(`[\\u00ad${typeset}]`, 'g');
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
const foreignInWord = new RegExp(`[a-z][${foreign}]+[a-z]{2}|[a-z]{2}[${foreign}]+[a-z]`, 'u');
/** Functions of mathematics, which precede their variable: "sinα". */
const mathFunction = '(?:sin|cos|tan|log|exp|ln)';
const formula = new RegExp(`${mathFunction}[${foreign}]`, 'u');
/** Shortest word in which a letter of another alphabet is no variable: "dνdt". */
const disguisedMin = 5;
const spaceInWord = new RegExp(`[${oddSpaces}](?<=[A-Za-z].)(?=[A-Za-z])`, 'g');
const spacedWord = new RegExp(`(?<![A-Za-z])[A-Za-z]+(?:[${oddSpaces}][A-Za-z]+)+`, 'g');
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const accentedWord = /(?<!\p{L})\p{L}*(?![×÷])[\u00c0-\u024f\u1e00-\u1eff]\p{L}*/gu;
/** English function words that no language spells by adding accents. */
const functionWords = setOf(
  'and of is was are for with this from which have has its were their they our your would about into these those will very only being while within since when where what who how every',
);
/** More of them, which no language spells with look-alikes. */
const disguisedWords = new Set([...functionWords, ...'in it them over even never'.split(' ')]);
/**
 * Accents are false, and look-alikes a disguise, from this many function words with them, when these are also
 * this share of all words with them.
 */
const evidenceMin = 3;
const evidenceShareMin = 0.02;
/** Accents are also false on so many words of the lexicon, of so many letters, at this share of all. */
const knownMin = 5;
const knownUnitsMin = 3;
const knownShareMin = 0.4;
/** An English text has one of its commonest words in so many UTF-16 units. */
const unitsPerEnglishWord = 200;
/** Spaces are inside words from this many, and one such word in so many characters, of so many letters. */
const spacedWordsMin = 10;
const charsPerSpacedWord = 60;
const spacedLettersMax = 11;
const spacedFunctionShareMax = 0.05;
/** A word with a space after each of at least four letters. A few of them suffice. */
const letterByLetter = new RegExp(`(?<![A-Za-z])[A-Za-z](?:[${oddSpaces}][A-Za-z]){3,}(?![A-Za-z])`, 'g');
/** White space of a text with spaced letters, as a share of its UTF-16 units. */
const spacedShareMin = 0.4;
/** Letters are spaced in a text of so many single characters, and this share of all between white space. */
const singlesMin = 50;
const singlesShareMin = 0.8;
/** Most letters of a word on average, where letters are spaced. */
const meanLettersMax = 12;
/**
 * A word of homoglyphs only ("а", "со") is normalised from this many mixed-script words; else it is foreign.
 */
const mixedScriptMin = 3;

/** Bits of the steps that a UTF-16 unit may need. One table is faster than a search for each step. */
const step = { style: 1, accents: 2, spaces: 4, identical: 8, ambiguous: 16 };
/** The highest bit, of white space, is counted. */
const spaceShift = 5;
const stepsOf = new Uint8Array(0x10000);
const firstUnits = (letters: string) => Array.from(letters, letter => letter[0]).join('');
for (const [bit, units] of [
  [
    step.style,
    `\\uff10-\\uff5a\\u249c-\\u24e9\\ud82f\\ud834\\ud835\\ud83c\\udb40${styledOutsideRanges}${combining}${invisibleUnits}`,
  ],
  [step.accents, '\\u00c0-\\u024f\\u1e00-\\u1eff'],
  [step.spaces, oddSpaces + fillers],
  [step.identical, firstUnits(identical)],
  [step.ambiguous, firstUnits(ambiguous)],
  [1 << spaceShift, '\\s'],
] as const)
  for (const unit of unitsOf(`[${units}]`)) stepsOf[unit]! |= bit;

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
  let result: Step = { text: original, originalOffsets: null };
  let [steps, spaces] = [0, 0];
  for (let i = 0; i < original.length; i++) {
    const needed = stepsOf[original.charCodeAt(i)]!;
    steps |= needed;
    spaces += needed >> spaceShift;
  }
  if (spaces > spacedShareMin * original.length) result = joinSpacedLetters(result);
  if ((steps & step.style) !== 0) {
    const styled = result;
    result = removeStyling(styled);
    // Without styling, a letter may have an accent or be a look-alike.
    if (result !== styled) steps |= step.accents | step.identical | step.ambiguous;
  }
  if ((steps & step.spaces) !== 0) result = joinSpacedWords(result);
  if ((steps & step.accents) !== 0) result = { ...result, text: removeFalseAccents(result.text) };
  if ((steps & step.identical) !== 0) result = replaceIdentical(result);
  if ((steps & step.ambiguous) !== 0) result = replaceAmbiguous(result);
  const { text, originalOffsets } = result;
  return { text, originalOffsets, replacedWords: text === original ? 0 : countReplaced(result, original) };
}

/** A Latin word that is no function with its variable and not in brackets or slashes, which are phonetic. */
const countedWord = new RegExp(
  `(?<![\\p{L}\\p{M}[/ˈˌ])(?!${mathFunction}[a-z]{1,2}(?![A-Za-z]))[A-Za-z]{3,}(?![\\p{L}\\p{M}\\]/ː])`,
  'gu',
);

/** Counts words that differ from the original by more than ligatures, the long s and soft hyphens. */
function countReplaced({ text, originalOffsets }: Step, original: string): number {
  const originalOf = (offset: number) => (originalOffsets === null ? offset : originalOffsets[offset]!);
  let count = 0;
  for (const { 0: letters, index } of text.matchAll(countedWord)) {
    const last = originalOf(index + letters.length - 1);
    const source = original.slice(originalOf(index), last + (original.codePointAt(last)! > 0xffff ? 2 : 1));
    const read = source.replace(anyTypeset, unit => (unit === '\u00ad' ? '' : unit.normalize('NFKC')));
    const isSpaced = anyFiller.test(original[originalOf(index + letters.length)] ?? '');
    if (read !== letters || isSpaced) count++;
  }
  return count;
}

/** Joins letters that white space divides in all of a text, where words have longer white space between. */
function joinSpacedLetters(given: Step): Step {
  const { text } = given;
  const gaps = new Map<string, number>();
  let [parts, singles, end] = [0, 0, -1];
  for (const { 0: part, index } of text.matchAll(/\S+/gu)) {
    parts++;
    if (part.length > 2 || (part.length === 2 && part.codePointAt(0)! < 0x10000)) {
      end = -1;
      continue;
    }
    singles++;
    if (end >= 0) {
      const gap = text.slice(end, index);
      gaps.set(gap, (gaps.get(gap) ?? 0) + 1);
    }
    end = index + part.length;
  }
  if (singles < singlesMin || singles < singlesShareMin * parts) return given;
  const [[gap, times]] = [...gaps].sort((one, other) => other[1] - one[1]) as [[string, number]];
  if ((singles - times) * meanLettersMax < singles) return given;
  return replaceEach(given, new RegExp(`(?<=\\S)${gap}(?=\\S)`, 'g'), () => '');
}

/** Joins words that odd spaces divide. Between words, these would join longer words, and function words. */
function joinSpacedWords(given: Step): Step {
  if ((given.text.match(letterByLetter)?.length ?? 0) < evidenceMin) {
    if ((given.text.match(spaceInWord)?.length ?? 0) < spacedWordsMin) return given;
    const spaced = given.text.match(spacedWord) ?? [];
    if (spaced.length < given.text.length / charsPerSpacedWord) return given;
    const parts = spaced.flatMap(words => words.toLowerCase().split(/[^a-z]/));
    const functions = parts.filter(part => functionWords.has(part)).length;
    if (parts.join('').length > spacedLettersMax * spaced.length) return given;
    if (functions > spacedFunctionShareMax * parts.length) return given;
  }
  return replaceEach(given, spaceInWord, () => '');
}

const toLatin = (letters: string): string =>
  Array.from(letters, letter => homoglyphs.get(letter) ?? letter).join('');

/** Replaces the look-alikes that no text has beside Latin letters, unless the text is in their alphabet. */
function replaceIdentical(given: Step): Step {
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
  return replaceEach(given, word, letters =>
    mixedScript.test(letters) || (wholeWords && onlyIdentical.test(letters)) ? toLatin(letters) : letters,
  );
}

/**
 * Replaces the other look-alikes where they disguise an English text: where more words are disguised than
 * have such a letter as a symbol. In words in capitals (TNFα) and alone, only letters of disguised words are
 * replaced.
 */
function replaceAmbiguous(given: Step): Step {
  const { text } = given;
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
  return replaceEach(given, wordWithSigns, letters => {
    if (!anyAmbiguous.test(letters)) return letters;
    const isSymbol =
      /^(?:[^a-z]*[A-Z][^a-z]*|.)$/u.test(letters) &&
      Array.from(letters).some(one => foreign.includes(one) && !disguises.has(one));
    return isSymbol ? letters : toLatin(letters);
  });
}

/**
 * Whether a word is a function word with look-alikes, or has a foreign letter between Latin ones. With ø
 * only, it may be Danish or Norwegian: "før".
 */
function isDisguised(letters: string): boolean {
  const plain = toLatin(letters);
  if (!/^[A-Za-z]+$/.test(plain) || !/[a-z]|^\p{Script=Latin}+$/u.test(letters)) return false;
  if (letters.replace(/ø/g, 'o') === plain) return false;
  return (
    disguisedWords.has(plain.toLowerCase()) ||
    (plain.length >= disguisedMin && foreignInWord.test(letters) && !formula.test(letters))
  );
}

/**
 * Removes accents when they obfuscate an English text: when function words have them, or when many words with
 * them are words of the lexicon and the other words are English. Every letter stays one letter, so offsets do
 * not change.
 */
function removeFalseAccents(text: string): string {
  if ((text.match(accented)?.length ?? 0) < evidenceMin) return text;
  let [words, functions, known] = [0, 0, 0];
  for (const [letters] of text.matchAll(accentedWord)) {
    words++;
    const plain = withoutAccents(letters).toLowerCase();
    if (functionWords.has(plain)) functions++;
    if (plain.length >= knownUnitsMin && lexicon.wordId(plain) !== 0) known++;
  }
  const areFalse =
    (functions >= evidenceMin && functions >= words * evidenceShareMin) ||
    (known >= knownMin && known >= words * knownShareMin && isEnglish(text));
  return areFalse ? text.replace(accentedWord, withoutAccents) : text;
}

const isEnglish = (text: string): boolean =>
  (text.match(/(?<!\p{L})(?:the|and|of|to)(?!\p{L})/gu)?.length ?? 0) * unitsPerEnglishWord >= text.length;

const withoutAccents = (letters: string) => letters.replace(accented, letter => letter.normalize('NFD')[0]!);

/** Replaces styled letters and removes combining marks and invisible characters. */
function removeStyling(given: Step): Step {
  const { text } = given;
  const spellsWords = enclosedWords.test(text);
  return replaceEach(given, styled, (found, index) => {
    if (!spellsWords && anyEnclosed.test(found)) return found;
    const plain = plainOf(found);
    if (!anyFiller.test(found)) return plain;
    const end = index + found.length;
    const isSpace =
      wordBefore.test(plain || text.slice(Math.max(0, index - 2), index)) &&
      wordAfter.test(text.slice(end, end + 2));
    return isSpace ? `${plain}\u2009` : plain;
  });
}

/** The ends of words of other scripts than Hangul, whose syllables fillers complete. */
const wordBefore = /(?!\p{Script=Hangul})[\p{L}\p{N}\p{P}]$/u;
const wordAfter = /^(?!\p{Script=Hangul})[\p{L}\p{N}\p{Ps}\p{Pi}"']/u;

/**
 * Replaces every match of a global pattern by its plain form. Each character has the offset of the character
 * at its place in the match, or of the last one. Returns `given` itself when nothing is replaced.
 */
function replaceEach(given: Step, pattern: RegExp, plainOf: (found: string, index: number) => string): Step {
  const { text: source, originalOffsets } = given;
  const typesetUnits = source.match(anyTypeset)?.length ?? 0;
  const offsets = new Int32Array(source.length + 1 + 2 * typesetUnits);
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
    const end = index + found.length;
    for (const letter of plain) {
      for (let k = 0; k < letter.length; k++) offsets[units++] = originalOf(Math.min(at + k, end - 1));
      at += source.codePointAt(at)! > 0xffff ? 2 : 1;
    }
    at = end;
    hasMoved ||= plain.length !== found.length;
  }
  if (at === 0) return given;
  copy(source.length);
  offsets[units] = originalOf(source.length);
  return { text, originalOffsets: hasMoved ? offsets.subarray(0, units + 1) : originalOffsets };
}

/** Plain form of what `styled` matches. Variants have no compatibility form in Unicode; the others do. */
function plainOf(found: string): string {
  const [letter] = found as unknown as [string];
  const plain = variants.get(letter) ?? (anyStyled.test(letter) ? letter.normalize('NFKC') : letter);
  const base = /^[\p{L}\p{Nd}]{1,3}$/u.test(plain) ? plain : letter;
  // A mathematical symbol that is not a letter or digit, or an astral invisible character.
  if (letter.length > 1 && base === letter) return found.replace(mark, '');
  const marks = found.slice(letter.length);
  return marks.length > marksMax ? base : `${base}${marks}`.normalize('NFC').replace(mark, '');
}
