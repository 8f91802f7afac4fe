import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { clean } from '../../../src/engine/cleanup/clean.js';

/**
 * The numbers of a text with their signs. A sign is a hyphen, minus sign or short dash directly before a
 * number, at the start of the text or a line, after an opening mark, an operator, a space, or a currency
 * without a number before it. After a number and a space it is a pause or a range. The second of two dashes
 * is a sign when they differ, or when a signed number comes before them.
 */
function signedNumbers(text: string): string[] {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐‑−﹣－]/g, '-')
    .replace(/[‒–﹘\x96]/g, '–')
    .replace(/[—―⸺⸻\x97]/g, '—')
    .replace(/[“”„‘’«»']/g, '"');
  const numbers: string[] = [];
  let signedTo = -1;
  for (const match of plain.matchAll(
    /([-–—]*)(?:\p{Lu}{0,3}\p{Sc} ?)?(?<!\.)\.?(\p{Nd}+(?:[.,]\p{Nd}+)*)/gu,
  )) {
    const [whole, dashes, digits] = match as unknown as [string, string, string];
    const before = plain.slice(0, match.index);
    const sign =
      dashes.length === 1
        ? dashes !== '—' && mayPrecedeSign(before)
        : dashes.length === 2 &&
          dashes[1] !== '—' &&
          (dashes[0] !== dashes[1] || (signedTo >= 0 && /^[%‰°]?$/.test(plain.slice(signedTo, match.index))));
    numbers.push(sign ? `-${digits}` : digits);
    signedTo = sign ? match.index + whole.length : -1;
  }
  return numbers;
}

function mayPrecedeSign(before: string): boolean {
  const last = /[^\S\n]*$/u.exec(before)!;
  if (last[0] !== '') return !/\p{Nd}$/u.test(before.slice(0, last.index));
  if (/\p{Sc}$/u.test(before)) return !/\p{Nd}\p{Sc}$/u.test(before);
  if (/(?:^|[\s([{—–-])"+$/.test(before)) return true;
  return /(?:^|[\n([{<*/^,:;|_&@\\]|[^\P{S}\p{Sc}°])$/u.test(before);
}

function assertSameNumbers(text: string): void {
  const { output_text } = clean(text, { contractions: false });
  assert.deepEqual(signedNumbers(output_text), signedNumbers(text), JSON.stringify([text, output_text]));
}

const dashes = '–|–|−|−|—|-|‒|‐|–−|−–|—−|––|−−| – | —|– | −'.split('|');
const numbers = ['7', '15', '2.5', '.5', '1,200', '2019', '3rd', '20%', '4°C', '8kg', '6', '10'];
const around =
  ";;; ;\n;$;£;US$;(;);[;];=; = ;<;≤;~;“;”;';,;: ;. ;x;May; to ;between ;USD ;m; p.m.;#;|;/".split(';');
const strings = fc
  .array(
    fc.tuple(
      fc.constantFrom(...around),
      fc.constantFrom(...dashes, ''),
      fc.constantFrom(...around, ...numbers),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .chain(parts =>
    fc
      .array(fc.constantFrom(...numbers), { minLength: parts.length, maxLength: parts.length })
      .map(values => parts.map((part, i) => part.join('') + values[i]).join('')),
  );

describe('the numbers of a text with their signs', () => {
  test('are the same before and after cleaning, in generated text', () => {
    fc.assert(fc.property(strings, assertSameNumbers), { numRuns: 20_000, seed: 15 });
  });

  test('are the same before and after cleaning, in real text', () => {
    for (const name of readdirSync('bench/texts').filter(name => /\.(?:md|txt)$/.test(name)))
      assertSameNumbers(readFileSync(`bench/texts/${name}`, 'utf8'));
  });

  const cases = [
    ['Lows of −31–−24 °C were measured.', 'Lows of -31 - -24 °C were measured.'],
    ['an error of −0.8—−0.2', 'an error of -0.8 - -0.2'],
    ['EUR −90–−70', 'EUR -90 - -70'],
    ['–8––6', '-8 - -6'],
    ['7–−2', '7 - -2'],
    ['−40 – −38', '-40 - -38'],
    ['−$12–−$9', '-$12 - -$9'],
    ['“–6”', '"-6"'],
    ['y=–.25', 'y=-.25'],
    ['a loss of –US$40', 'a loss of -US$40'],
    ['3–−k', '3 - -k'],
    ['z = –w', 'z = -w'],
    ['1914––1918', '1914--1918'],
    ['said ––4 times', 'said - 4 times'],
  ] as const;
  for (const [input, output] of cases)
    test(`cleans ${JSON.stringify(input)}`, () => {
      assert.equal(clean(input, { contractions: false }).output_text, output);
    });
});
