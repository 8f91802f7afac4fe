import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type AiEditRecord, applyAiEdits, parseAiEdits } from '../../../src/training/corpus/ai-edits.js';
import { forAll } from '../../for-all.js';

const text = 'Before. We was happy, 😜 really. After.';
const passage = 'We was happy, 😜 really.';
const draft = {
  source: 's',
  id: 'a1',
  from: text.indexOf(passage),
  to: text.indexOf(passage) + passage.length,
  sha256: createHash('sha256').update(passage).digest('hex'),
};
type Edits = AiEditRecord['edits'];
const apply = (edits: Edits, of = draft) => applyAiEdits({ draft: of, edits }, text);

describe('applyAiEdits', () => {
  it('applies the edits to the passage, and returns it and the share that is new', () => {
    const edited = apply([[0, 23, 'We are.']]);
    assert.deepEqual(edited, { text: 'We are..', passage, changed: 7 / 8 });
  });

  it('reproduces any rewrite from ordered edits', () => {
    const words = fc.array(fc.tuple(fc.nat(4), fc.nat(3), fc.string()), { maxLength: 6 });
    forAll([words], steps => {
      const edits: [number, number, string][] = [];
      let [at, made] = [0, ''];
      for (const [skip, take, put] of [[0, 0, 'So '] as const, ...steps]) {
        const from = at + skip;
        if (from + take > passage.length) break;
        edits.push([from, from + take, put]);
        made += passage.slice(at, from) + put;
        at = from + take;
      }
      assert.equal(apply(edits).text, made + passage.slice(at));
    });
  });

  it('rejects an original that is missing or differs from the one that was edited', () => {
    assert.throws(() => applyAiEdits({ draft, edits: [] }, undefined), /missing text s a1/);
    assert.throws(() => apply([], { ...draft, from: 0 }), /s a1 differs from the one that was edited/);
  });

  for (const [what, message, ...edits] of [
    ['that are none', /add no text/],
    ['that only delete', /add no text/, [0, 3, '']],
    ['that overlap', /overlap or lie outside/, [0, 4, 'a'], [3, 5, 'b']],
    ['outside the passage', /overlap or lie outside/, [23, 25, 'a']],
  ] as [string, RegExp, ...Edits][])
    it(`rejects edits ${what}`, () => assert.throws(() => apply(edits), message));
});

describe('parseAiEdits', () => {
  const row = { label: 'ai', draft, edits: [[0, 2, 'They']] };

  it('parses a line of edits and keeps its other fields', () =>
    assert.deepEqual(parseAiEdits(JSON.stringify(row)), row));

  it('rejects the label "human"', () =>
    assert.throws(() => parseAiEdits(JSON.stringify({ ...row, label: 'human' })), /the label "ai"/));

  it('rejects a record without a draft or with offsets out of order', () => {
    for (const bad of [{ draft: undefined }, { edits: [[-1, 2, 'a']] }])
      assert.throws(() => parseAiEdits(JSON.stringify({ ...row, ...bad })), /an edit record needs draft/);
  });
});
