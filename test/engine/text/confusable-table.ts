import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import unhomoglyph from 'unhomoglyph';
import { confusableMap } from '../../../src/engine/text/confusables.js';

/** Superscript and subscript letters: their compatibility forms are Latin letters. */
const isRaised = (letter: string) => /^\p{Lm}$/u.test(letter) && /^[A-Za-z]$/.test(letter.normalize('NFKC'));

/** Letters without accents, digits and signs before the musical ones, of scripts of letters. */
const candidates = Array.from({ length: 0x1d000 }, (_, code) => code)
  .filter(code => code > 0x7f && (code < 0xd800 || code > 0xdfff))
  .map(code => String.fromCodePoint(code))
  .filter(letter => /^(?![\p{Script=Han}\p{Script=Hangul}×])[\p{L}\p{N}\p{S}]$/u.test(letter))
  .filter(letter => letter.normalize('NFD') === letter)
  .filter(letter => letter.normalize('NFKC') === letter || isRaised(letter));

const variants = confusableMap(({ likeness }) => likeness === 'variant');

/**
 * The Latin letter that a prototype of UTS #39 is for a letter: it writes "m" as "rn", "I" as "l", and a
 * Latin letter with a stroke or hook as the letter and a mark.
 */
function latinOf(prototype: string, letter: string): string {
  if (isRaised(letter)) return letter.normalize('NFKC');
  const base = /\p{Script=Latin}/u.test(letter) ? prototype.replace(/\p{M}/gu, '') : prototype;
  if (base === 'rn') return 'm';
  if (/\p{N}/u.test(letter)) return base.toLowerCase();
  return base === 'l' && /\p{Lu}/u.test(letter) ? 'I' : (variants.get(base) ?? base);
}

/** Each Latin letter with the characters that UTS #39 lists as its look-alikes, and its raised forms. */
export function confusableRows(): string[] {
  const prototypes = unhomoglyph(candidates.join('\0')).split('\0');
  const rows = new Map<string, string>();
  for (const [i, letter] of candidates.entries()) {
    const latin = latinOf(prototypes[i]!, letter);
    if (/^[A-Za-z]$/.test(latin)) rows.set(latin, (rows.get(latin) ?? latin) + letter);
  }
  return [...rows.values()].sort();
}

/** `npm run confusables` writes the generated module. */
if (import.meta.url === pathToFileURL(process.argv[1]!).href)
  writeFileSync(
    'src/generated/confusables.ts',
    `/** Latin letters, each with its look-alikes of UTS #39 and its raised forms. Written by \`npm run confusables\`. */\nexport const confusableRows: readonly string[] = ${JSON.stringify(confusableRows(), undefined, 2)};\n`,
  );
