import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jsonObject } from '../../../src/api/http/answer.js';

describe('jsonObject', () => {
  const texts = ['plain', 'é, as one byte of Latin-1', '“quoted”', '😀'];

  it('joins fields and members in UTF-8, whatever their characters', () => {
    for (const [i, text] of texts.entries()) {
      const parts = [{ a: text }, { b: texts.at(i - 1) }, { c: texts.at(i - 2) }] as const;
      const members = JSON.stringify(parts[1]).slice(1, -1);
      const whole = JSON.stringify({ ...parts[0], ...parts[1], ...parts[2] });
      assert.equal(jsonObject(parts[0], members, parts[2]).toString(), whole);
      assert.equal(jsonObject(parts[0], Buffer.from(members), parts[2]).toString(), whole);
    }
  });

  it('leaves out empty parts', () => {
    assert.equal(jsonObject({}, '').toString(), '{}');
    assert.equal(jsonObject({}, '"b":1').toString(), '{"b":1}');
    assert.equal(jsonObject({ a: 1 }, '', { c: 1 }).toString(), '{"a":1,"c":1}');
    assert.equal(jsonObject({}, '"b":1', { c: 1 }).toString(), '{"b":1,"c":1}');
  });
});
