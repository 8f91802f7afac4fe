import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unknownFields } from '../../../../src/api/http/validation/validate.js';
import { limits } from '../../../../src/contract/limits.js';

const known = { text: {}, genre: {} };

describe('unknownFields', () => {
  it('names each unknown field of all sources once', () => {
    assert.deepEqual(unknownFields(known, { text: '', a: 1 }, { a: 1, genre: '' }), [
      'The field "a" is unknown and was ignored.',
    ]);
  });

  it('names inherited names only when they were sent', () => {
    assert.deepEqual(unknownFields(known, JSON.parse('{"toString":1}')), [
      'The field "toString" is unknown and was ignored.',
    ]);
    assert.deepEqual(unknownFields(known, { text: '' }), []);
  });

  it('reads bodies that are not objects as without fields', () => {
    for (const body of [undefined, null, 'text', [1], 3]) assert.deepEqual(unknownFields(known, body), []);
  });

  it('names a limited number, truncated and without secrets', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`x${i}`, 1]));
    const sentences = unknownFields(known, many);
    assert.equal(sentences.length, limits.unknownFields + 1);
    assert.equal(sentences.at(-1), 'Further unknown fields were ignored.');
    const [long, secret] = unknownFields(known, { ['y'.repeat(5_000)]: 1, at_sk_abcdef: 1 });
    assert.ok(long!.length < 2 * limits.echoNameChars);
    assert.doesNotMatch(secret!, /abcdef/);
  });
});
