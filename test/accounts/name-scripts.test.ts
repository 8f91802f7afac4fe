import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOneScript } from '../../src/accounts/names.js';

describe('isOneScript', () => {
  it('accepts the letters of one script, with digits, marks and punctuation', () => {
    for (const name of [
      'ann',
      'ann.b_c-d@example.org+1',
      '2026',
      'zoë',
      'мария.7',
      'μαρία',
      'מרים',
      'مريم٥',
      'प्रिया',
      'สมชาย',
      'ნინო',
      'ꭰꮃ',
    ])
      assert.ok(isOneScript(name), name);
  });

  it('accepts Latin with Chinese, Japanese and Korean', () => {
    for (const name of ['anna李', 'サトウさん佐藤abc', 'コーヒー', '김민수kim', '金민수', 'ㄅㄆㄇbo李'])
      assert.ok(isOneScript(name), name);
  });

  it('rejects other mixtures and historic scripts', () => {
    for (const name of [
      'mallоry',
      'аnn',
      'βob',
      'ann李ка',
      'ひ김',
      'ㄅひ',
      'b٥b',
      'مريمa',
      'ꓮnn',
      'ⲁⲛⲛ',
      '𐌰𐌽𐌽',
    ])
      assert.ok(!isOneScript(name), name);
  });
});
