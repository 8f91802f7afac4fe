import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type AiEditRecord, applyAiEdits, parseAiEdits } from '../../../src/training/corpus/ai-edits.js';

const text = 'Before. We was happy, 😜 really. After.';
const passage = 'We was happy, 😜 really.';
const draft = {
  source: 's',
  id: 'a1',
  from: text.indexOf(passage),
  to: text.indexOf(passage) + passage.length,
  sha256: createHash('sha256').update(passage).digest('hex'),
};
const edited = (edits: AiEditRecord['edits'], of = draft) => applyAiEdits({ draft: of, edits }, text).text;

describe('applyAiEdits', () => {
  it('applies the edits to the passage only', () => {
    assert.equal(
      edited([
        [3, 6, 'were'],
        [14, 16, '🙂'],
        [24, 24, ' Truly.'],
      ]),
      'We were happy, 🙂 really. Truly.',
    );
    assert.equal(applyAiEdits({ draft, edits: [[0, 0, 'So. ']] }, text).passage, passage);
  });

  it('returns the share that is new', () => {
    assert.equal(applyAiEdits({ draft, edits: [[0, 23, 'We are.']] }, text).changed, 7 / 8);
  });

  it('reproduces any rewrite from ordered edits', () => {
    const words = fc.array(fc.tuple(fc.nat(4), fc.nat(3), fc.string()), { maxLength: 6 });
    fc.assert(
      fc.property(words, steps => {
        const edits: [number, number, string][] = [];
        let [at, made] = [0, ''];
        for (const [skip, take, put] of [[0, 0, 'So '] as const, ...steps]) {
          const from = at + skip;
          if (from + take > passage.length) break;
          edits.push([from, from + take, put]);
          made += passage.slice(at, from) + put;
          at = from + take;
        }
        assert.equal(edited(edits), made + passage.slice(at));
      }),
    );
  });

  it('rejects edits that add no text', () => {
    for (const edits of [[], [[0, 3, '']]] as const) assert.throws(() => edited(edits), /add no text/);
  });

  it('throws if the original is missing', () => {
    assert.throws(() => applyAiEdits({ draft, edits: [] }, undefined), /missing text s a1/);
  });

  it('rejects an original that differs from the one that was edited', () => {
    assert.throws(() => edited([], { ...draft, from: 0 }), /s a1 differs from the one that was edited/);
  });

  it('rejects edits that overlap or lie outside the passage', () => {
    for (const edits of [
      [
        [0, 4, 'a'],
        [3, 5, 'b'],
      ],
      [[23, 25, 'a']],
    ] as const) {
      assert.throws(() => edited(edits), /overlap or lie outside/);
    }
  });
});

describe('parseAiEdits', () => {
  const row = { label: 'ai', draft, edits: [[0, 2, 'They']] };

  it('parses a line of edits and keeps its other fields', () => {
    assert.deepEqual(parseAiEdits(JSON.stringify(row)), row);
  });

  it('rejects the label "human"', () => {
    assert.throws(() => parseAiEdits(JSON.stringify({ ...row, label: 'human' })), /the label "ai"/);
  });

  for (const [what, bad] of [
    ['no draft', { label: 'ai', edits: [] }],
    ['a draft without its hash', { ...row, draft: { ...draft, sha256: undefined } }],
    ['offsets that are no numbers', { ...row, draft: { ...draft, from: '0' } }],
    ['a passage that ends before it begins', { ...row, draft: { ...draft, to: draft.from - 1 } }],
    ['negative offsets', { ...row, edits: [[-1, 2, 'a']] }],
    ['an edit that runs backwards', { ...row, edits: [[5, 4, 'a']] }],
    ['an edit without words', { ...row, edits: [[0, 2]] }],
    ['edits that are no list', { ...row, edits: {} }],
  ] as const) {
    it(`rejects ${what}`, () =>
      assert.throws(() => parseAiEdits(JSON.stringify(bad)), /an edit record needs draft/));
  }
});
