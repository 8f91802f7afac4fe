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
    it(`"${typed.slice(0, 30)}" is ${name.slice(0, 30)}`, () => {
      assert.equal(accountName(typed), name);
      assert.equal(accountName(name), name, 'and folding again changes nothing');
    });
  }

  const refused: [string, string][] = [
    ['nothing', ''],
    ['a space', 'ann lee'],
    ['a space before', ' ann'],
    ['a line break', 'ann\n'],
    ['a first dot', '.ann'],
    ['a first dash', '-ann'],
    ['a slash', 'a/b'],
    ['a colon', 'a:b'],
    ['a tag', '<b>'],
    ['a null', 'a\u0000'],
    ['an emoji', 'ann😀'],
    ['an invisible', 'an\u200bn'],
    ['a direction override', 'ann\u202e'],
    ['65 characters', 'a'.repeat(65)],
    ['64 that fold to more', 'ﬃ'.repeat(40)],
    ['very many', 'a'.repeat(1_000_000)],
  ];
  for (const [what, typed] of refused) {
    it(`is not ${what}`, () => assert.equal(accountName(typed), null));
  }
});
