import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountName } from '../../src/accounts/names.js';

describe('an account name', () => {
  const accepted: [string, string][] = [
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
  ];
  for (const [typed, name] of accepted) {
    it(`normalises "${typed.slice(0, 30)}" to ${name.slice(0, 30)}`, () => {
      assert.equal(accountName(typed), name);
      assert.equal(accountName(name), name, 'normalising is idempotent');
    });
  }

  const rejected: [string, string][] = [
    ['empty', ''],
    ['text with a space', 'ann lee'],
    ['text with a leading space', ' ann'],
    ['text with a line break', 'ann\n'],
    ['text with a leading dot', '.ann'],
    ['text with a leading dash', '-ann'],
    ['text with a slash', 'a/b'],
    ['text with a colon', 'a:b'],
    ['an HTML tag', '<b>'],
    ['text with a null character', 'a\u0000'],
    ['text with an emoji', 'ann😀'],
    ['text with an invisible character', 'an\u200bn'],
    ['text with a bidirectional override', 'ann\u202e'],
    ['longer than 64 characters', 'a'.repeat(65)],
    ['text that folds to more than 64 characters', 'ﬃ'.repeat(40)],
    ['a million characters long', 'a'.repeat(1_000_000)],
  ];
  for (const [what, typed] of rejected) {
    it(`cannot be ${what}`, () => assert.equal(accountName(typed), null));
  }
});
