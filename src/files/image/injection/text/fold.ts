/**
 * Normalises text for comparison: lower case, without compatibility forms, confusable letters, accents and
 * invisible characters. Whatever letters it is written with, a word that reads as "ignore" becomes `ignore`.
 */
import { confusableMap } from '../../../../engine/text/confusables.js';

const confusables = confusableMap(({ isFolded }) => isFolded);

/** Letters by letter: `ß=ss ø=o`. */
const lettersOf = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map(row => row.split('=') as [string, string]));

const replacements = lettersOf('ß=ss ø=o ł=l đ=d æ=ae œ=oe ı=i ة=ه ى=ي');
const replaced = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g');

/** Invisible characters: format characters, tags, variation selectors, fillers. */
export const invisible =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

const word = /[\p{L}\p{M}\p{N}]+/gu;
const latin = /\p{Script=Latin}/u;
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const smallCapitals = /[ɡɪʟɢɴʀᴀ-ᴢʏʜʙꜰꜱ]/u;
/** First code points of alphabets of 26 squared, negative and regional letters, which NFKC keeps. */
const enclosed: readonly number[] = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

function plainLetters(text: string): string {
  if (!/[\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/u.test(text)) return text;
  return text.replace(/[\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, char => {
    const code = char.codePointAt(0)!;
    const from = enclosed.findLast(first => code >= first)!;
    return code - from < 26 ? String.fromCharCode(97 + code - from) : char;
  });
}

/** Replaces confusable letters in words that mix alphabets, and in all words of a Latin text. */
function replaceConfusables(text: string): string {
  if (!foreign.test(text) && !smallCapitals.test(text)) return text;
  const words = text.match(word) ?? [];
  const latinWords = words.filter(w => latin.test(w) && !foreign.test(w)).length;
  const foreignWords = words.filter(w => foreign.test(w) && !latin.test(w)).length;
  return text.replace(word, w => {
    const mixed = foreign.test(w) && latin.test(w);
    const all = Array.from(w);
    const looksLatin = all.every(c => confusables.has(c) || latin.test(c));
    if (!mixed && !smallCapitals.test(w) && !(looksLatin && latinWords > 2 * foreignWords)) return w;
    return all.map(c => confusables.get(c) ?? c).join('');
  });
}

/** Returns the text in lower case with one form for each letter. Word boundaries and punctuation stay. */
export function fold(text: string): string {
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.toLowerCase();
  return replaceConfusables(plainLetters(text.replace(invisible, '').normalize('NFKC')).toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g, '')
    .normalize('NFC')
    .replace(replaced, char => replacements.get(char)!);
}

const leet = lettersOf('0=o 1=i 3=e 4=a 5=s 7=t 8=b @=a $=s !=i |=l €=e +=t');

/** Replaces digits used as letters: `1gn0re` → `ignore`. Null when fewer than two words hold any. */
export function undoLeet(text: string): string | null {
  let changed = 0;
  const plain = text.replace(/[\p{L}\d@$!|€+]{3,}/gu, w => {
    if (!/\p{L}[\d@$!|€+]+\p{L}|^[\d@$!|€+]+\p{L}{2}/u.test(w) || !/^[\p{L}\d@$!|€+]+$/u.test(w)) return w;
    const letters = w.match(/\p{L}/gu)?.length ?? 0;
    if (letters * 2 < w.length || /^\d+(st|nd|rd|th|px|mm|cm|kg|gb|mb|am|pm)$/i.test(w)) return w;
    changed++;
    return w.replace(/[\d@$!|€+]/g, sign => leet.get(sign) ?? sign);
  });
  return changed >= 2 ? plain : null;
}

/** Joins spaced letters: `i g n o r e` and `i.g.n.o.r.e` → `ignore`. Null when there are none. */
export function joinSpaced(text: string): string | null {
  const spaced = (least: number) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])\\p{L}(?:([ ._\\-*·|/])\\p{L})(?:\\1\\p{L}){${least},}(?![\\p{L}\\p{N}])`,
      'gu',
    );
  if (!spaced(3).test(text)) return null;
  return text.replace(spaced(0), (run, gap: string) => run.replaceAll(gap, '')).replace(/ {2,}/g, ' ');
}
