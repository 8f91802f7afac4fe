import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import unhomoglyph from 'unhomoglyph';

/** Letters, digits and signs before the musical ones, without scripts of syllables or words. */
const candidates = Array.from({ length: 0x1d000 }, (_, code) => code)
  .filter(code => code > 0xff && (code < 0xd800 || code > 0xdfff))
  .map(code => String.fromCodePoint(code))
  .filter(letter => /^(?![\p{Script=Han}\p{Script=Hangul}])[\p{L}\p{N}\p{S}]$/u.test(letter))
  .filter(letter => letter.normalize('NFKC') === letter);

/** The Latin letter that a prototype of UTS #39 is for a letter: it writes "m" as "rn", and "I" as "l". */
function latinOf(prototype: string, letter: string): string {
  if (prototype === 'rn') return 'm';
  if (/\p{N}/u.test(letter)) return prototype.toLowerCase();
  return prototype === 'l' && /\p{Lu}/u.test(letter) ? 'I' : prototype;
}

/** Each Latin letter with the characters that UTS #39 lists as its look-alikes. */
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
    `/** Latin letters, each with its look-alikes of UTS #39. Written by \`npm run confusables\`. */\nexport const confusableRows: readonly string[] = ${JSON.stringify(confusableRows(), undefined, 2)};\n`,
  );
