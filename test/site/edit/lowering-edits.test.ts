import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyEdits } from '../../../src/document/span.js';
import { loweringEdits } from '../../../src/site/edit/live/lowering-edits.js';

/** The score of a text of digits is their sum. */
const scanned = (text: string) => ({ score: Array.from(text, Number).reduce((sum, next) => sum + next, 0) });
const replaced = (text: string, other: string) =>
  Array.from(other, (replacement, i) => ({ start: i, end: i + 1, replacement })).filter(
    ({ start, replacement }) => text[start] !== replacement,
  );
async function choose(text: string, other: string) {
  const scans: string[] = [];
  const scan = async (candidate: string) => {
    scans.push(candidate);
    return scanned(candidate);
  };
  const edits = replaced(text, other);
  return { scans, edits, chosen: await loweringEdits(text, scanned(text), edits, scan) };
}

describe('choice of edits that do not raise the score', () => {
  it('accepts all of them with one scan when together they leave the score or lower it', async () => {
    const { scans, chosen } = await choose('5555', '1955');
    assert.deepEqual(scans, ['1955']);
    assert.equal(chosen.accepted.length, 2);
  });

  it('leaves the ones that raise it, and states the score with all', async () => {
    const { chosen } = await choose('55555', '49494');
    assert.equal(applyEdits('55555', chosen.accepted), '45454');
    assert.deepEqual(chosen.raising.map(({ start }) => start).sort(), [1, 3]);
    assert.equal(chosen.scoreOfAll, 30);
  });

  it('never raises the score, names only edits that do, and scans at most 16 times', () => {
    const digits = fc.array(fc.nat(9), { minLength: 24, maxLength: 24 }).map(all => all.join(''));
    return fc.assert(
      fc.asyncProperty(digits, digits, async (text, other) => {
        const { scans, edits, chosen } = await choose(text, other);
        const { accepted, raising } = chosen;
        const after = applyEdits(text, accepted);
        assert.ok(scanned(after).score <= scanned(text).score);
        assert.ok(scans.length <= 16);
        for (const edit of raising) assert.ok(Number(edit.replacement) > Number(text[edit.start]));
        assert.equal(new Set([...accepted, ...raising]).size, accepted.length + raising.length);
        assert.ok(accepted.length + raising.length <= edits.length);
      }),
    );
  });
});
