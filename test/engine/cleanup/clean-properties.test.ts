import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { clean, findEdits } from '../../../src/engine/cleanup/clean.js';
import { forAll } from '../../for-all.js';
import { testsAll } from '../../variants.js';

const off = { contractions: false };
const on = { contractions: true };
/** The inputs are the same on every run, unless FUZZ_RUNS sets a number of random ones. */
const { FUZZ_RUNS } = process.env;
const runs =
  FUZZ_RUNS === undefined ? { numRuns: testsAll ? 2_000 : 1_000, seed: 20 } : { numRuns: Number(FUZZ_RUNS) };

const dashes = ['-', '--', '—', '–', '‒', '―', '⸺', '−', '‐', '‑', '﹘', '－', '\x96'];
const quotes = "\" ' '' “ ” ‘ ’ „ « » ‹ › ´ ` `` ``` ″ ＂".split(' ');
const spaces = [...' \t\n\r\u00a0\u2009\u3000\u2028\u2029\x85', '  ', '\n\n', '\r\n'];
const invisible = [
  ...'\u200b\u200c\u200d\u200e\u202e\u2067\u00ad\ufeff\ufe0f\ufe00\u{e0067}\u{e007f}\u{e0100}\u034f\u2800',
  ...['\u3164', '\u180e', '\0', '\ufffc', '\ud83c', '\udff4'],
];
const others =
  '… • · ﬁ Ａ ｀ ～ 𝗯𝗼𝗹 𝗱 ℎ \u0301 1\u2044 [ ] ( ) | < > = . , ! : ~~~ ☃ 👩 🏴 \ue200 \ue201 \ue202 cite [oaicite:1] 【1†x】 $ % /'.split(
    ' ',
  );
const words =
  'a B é 1 20 the cat flag p.m. I do not it is what would have been 中 文字 カ ש ی क ไ https://x.y/ www.a.b q@x.yz ᠮ e'.split(
    ' ',
  );
const glyph = fc.constantFrom(...dashes, ...quotes, ...spaces, ...invisible, ...others, ...words);
const nasty = fc.array(glyph, { maxLength: 24 }).map(parts => parts.join(''));
const prose = fc
  .array(fc.constantFrom(...dashes, ...quotes, ...spaces, '…', '.', ',', ...words), { maxLength: 40 })
  .map(parts => parts.join(''));
const any = fc.string({ unit: 'binary', maxLength: 60 });
const inputs = fc.oneof(
  nasty,
  prose,
  any,
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)) }),
);

const letters = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');

describe('cleaning of any text', () => {
  // Brackets and punctuation become ASCII beside a glyph that is read as mentioned.
  const examples: [string][] = [['；"｜]'], ['a "，｜） b']];
  for (const options of [off, on, { ...off, style: 'typographic' }, { ...off, style: 'keep' }] as const)
    test(`is idempotent: ${JSON.stringify(options)}`, () =>
      forAll([inputs], { ...runs, examples }, text => {
        const once = clean(text, options).output_text;
        assert.equal(clean(once, options).output_text, once);
      }));

  for (const options of [off, on])
    test(`returns edits that produce the output (contractions: ${options.contractions})`, () =>
      forAll([inputs], runs, text => {
        let output = '';
        let from = 0;
        for (const { start, end, replacement, glyphs } of findEdits(text, options)) {
          assert.ok(start >= from, 'ascending and not overlapping');
          assert.ok(end > start, 'not empty');
          assert.ok(glyphs >= 1);
          assert.notEqual(text.slice(start, end), replacement);
          output += text.slice(from, start) + replacement;
          from = end;
        }
        assert.equal(output + text.slice(from), clean(text, options, 'plain').output_text);
      }));

  for (const [style, readAs] of [
    ['typographic', 'plain'],
    ['typographic', 'markdown'],
    ['typographic', 'html'],
    ['typographic', 'csv'],
    ['keep', 'plain'],
  ] as const)
    test(`has the same plain form after the style ${style} (${readAs})`, () =>
      forAll([inputs], runs, text => {
        const styled = clean(text, { ...off, style }, readAs).output_text;
        assert.equal(clean(styled, off, readAs).output_text, clean(text, off, readAs).output_text);
      }));

  test('returns counts that add up', () =>
    forAll([inputs], runs, text => {
      const cleaned = clean(text, off);
      const sum = Object.values(cleaned.changes).reduce((a, b) => a + b, 0);
      assert.equal(cleaned.total_changes, sum);
      assert.equal(cleaned.total_changes > 0, cleaned.output_text !== text);
      assert.equal(cleaned.chars_in, [...text].length);
      assert.equal(cleaned.chars_out, [...cleaned.output_text].length);
    }));

  test('preserves every letter and digit', () =>
    forAll([inputs], runs, text => {
      // Citation markers are removed with their payload, and Hangul fillers are letters in Unicode.
      fc.pre(!/[\ue200-\ue206]|oaicite|【|[\u115f\u1160\u3164\uffa0]/.test(text));
      assert.equal(letters(clean(text, off).output_text), letters(text));
    }));

  test('does not change plain ASCII', () => {
    const word = fc.constantFrom(...'a cat don\'t "so" (1) x-y 3.14 A; what? $5 # *b* {c}'.split(' '));
    const plain = fc.array(word).map(parts => parts.join(' '));
    const text = fc
      .array(plain, { maxLength: 5 })
      .map(lines => lines.filter(line => line !== '').join('\n\n'));
    forAll([text], runs, text => {
      assert.deepEqual([findEdits(text, off), clean(text, off).changes], [[], {}]);
    });
  });
});
