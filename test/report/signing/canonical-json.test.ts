import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { canonicalJson } from '../../../src/report/signing/canonical-json.js';
import { forAll } from '../../for-all.js';

describe('canonicalJson', () => {
  it('sorts members by UTF-16 code units and removes white space, as RFC 8785 does', () => {
    const value = JSON.parse(
      '{ "\\u20ac": 1, "\\r": 2, "1": 3, "\\ud83d\\ude00": 4, "\\u0080": 5, "\\u00f6": 6, "\\ufb33": 7 }',
    );
    assert.equal(canonicalJson(value), '{"\\r":2,"1":3,"\u0080":5,"ö":6,"€":1,"😀":4,"\ufb33":7}');
  });

  it('writes numbers, literals and escapes as ECMAScript does', () => {
    const value = JSON.parse(
      '[333333333.33333329, 1E30, 4.50, 2e-3, 1e-27, -0, null, true, "\\u000f\\"\\\\/"]',
    );
    assert.equal(
      canonicalJson(value),
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0,null,true,"\\u000f\\"\\\\/"]',
    );
  });

  it('gives one text for equal values in any order of members, which parses to the same value', () =>
    forAll([fc.jsonValue({ maxDepth: 5 })], value => {
      const reversed = (part: unknown): unknown =>
        Array.isArray(part)
          ? part.map(reversed)
          : typeof part === 'object' && part !== null
            ? Object.fromEntries(
                Object.entries(part)
                  .reverse()
                  .map(([name, member]) => [name, reversed(member)]),
              )
            : part;
      const text = canonicalJson(value);
      assert.equal(canonicalJson(reversed(value)), text);
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
    }));

  it('rejects what is not JSON, and deep nesting', () => {
    assert.throws(() => canonicalJson([Number.NaN]), TypeError);
    assert.throws(() => canonicalJson([() => 1]), TypeError);
    let deep: unknown = 1;
    for (let level = 0; level < 100; level++) deep = [deep];
    assert.throws(() => canonicalJson(deep), RangeError);
  });
});
