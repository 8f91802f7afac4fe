import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountName, isOneScript } from '../../src/accounts/names.js';

describe('an account name', () => {
  for (const [typed, name] of [
    ['ann', 'ann'],
    ['Ann', 'ann'],
    ['7', '7'],
    ['ann.lee+work@example.org', 'ann.lee+work@example.org'],
    ['Renée', 'renée'],
    ['Rene\u0301e', 'renée'],
    ['ＡＮＮ', 'ann'],
    ['山田_太郎', '山田_太郎'],
    ['a'.repeat(64), 'a'.repeat(64)],
    ['𝔞nn', 'ann'],
  ] as const)
    it(`normalises "${typed.slice(0, 30)}" to ${name.slice(0, 30)}`, () => {
      assert.equal(accountName(typed), name);
      assert.equal(accountName(name), name, 'normalising is idempotent');
    });

  for (const [what, typed] of [
    ['empty', ''],
    ['text with a space', 'ann lee'],
    ['text with a leading space', ' ann'],
    ['text with a line break', 'ann\n'],
    ['text with a leading dot', '.ann'],
    ['text with a slash', 'a/b'],
    ['an HTML tag', '<b>'],
    ['text with a null character', 'a\u0000'],
    ['text with an emoji', 'ann😀'],
    ['text with an invisible character', 'an\u200bn'],
    ['text with a bidirectional override', 'ann\u202e'],
    ['longer than 64 characters', 'a'.repeat(65)],
    ['text that folds to more than 64 characters', 'ﬃ'.repeat(40)],
    ['a million characters long', 'a'.repeat(1_000_000)],
  ] as const)
    it(`cannot be ${what}`, () => assert.equal(accountName(typed), null));
});

describe('isOneScript', () => {
  const one = 'ann ann.b_c-d@example.org+1 2026 zoë мария.7 μαρία מרים مريم٥ प्रिया สมชาย ნინო ꭰꮃ';
  const eastAsian = 'anna李 サトウさん佐藤abc コーヒー 김민수kim 金민수 ㄅㄆㄇbo李';
  const mixed = 'mallоry аnn βob ann李ка ひ김 ㄅひ b٥b مريمa';
  const historic = 'ꓮnn ⲁⲛⲛ 𐌰𐌽𐌽';
  for (const [what, accepted, names] of [
    ['the letters of one script, with digits, marks and punctuation', true, one],
    ['Latin with Chinese, Japanese and Korean', true, eastAsian],
    ['other mixtures', false, mixed],
    ['historic scripts', false, historic],
  ] as const)
    it(`${accepted ? 'accepts' : 'rejects'} ${what}`, () => {
      for (const name of names.split(' ')) assert.equal(isOneScript(name), accepted, name);
    });
});
