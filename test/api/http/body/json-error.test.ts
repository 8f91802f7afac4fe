import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { jsonErrorAt } from '../../../../src/api/http/body/json-error.js';
import { forAll } from '../../../for-all.js';

describe('jsonErrorAt', () => {
  const rows: [string, number][] = [
    ['{"text": nope}', 9],
    ['{"text":', 8],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{a:1}', 1],
    ["{'a':1}", 1],
    ['{"a":1}}', 7],
    ['"line\nbreak"', 0],
    ['[1}', 2],
    ['', 0],
    ['01', 1],
  ];
  for (const [text, at] of rows)
    it(`returns ${at} for ${JSON.stringify(text)}`, () => assert.equal(jsonErrorAt(text), at));

  it('agrees with JSON.parse on mutated JSON', () =>
    forAll([fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', 'x', ':')], (json, n, put) => {
      const i = n % (json.length + 1);
      const text = json.slice(0, i) + put + json.slice(i + 1);
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      if (!valid) assert.ok(jsonErrorAt(text) <= text.length);
      if (valid) assert.equal(jsonErrorAt(text), text.length);
    }));
});
