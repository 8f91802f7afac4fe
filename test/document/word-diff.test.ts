import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { applyEdits } from '../../src/document/span.js';
import { diffWords, editsOf } from '../../src/document/word-diff.js';
import { forAll } from '../for-all.js';

/** The changed words as `old → new`. */
const changed = (before: string, after: string) =>
  diffWords(before, after)
    .filter(({ same }) => !same)
    .map(change => `${change.before} → ${change.after}`);

const cases: [what: string, before: string, after: string, changes: string[]][] = [
  ['changed words', 'We use it, moreover.', 'We try it, too.', ['use → try', 'moreover → too']],
  ['equal texts', 'The same.', 'The same.', []],
  ['characters of two units', 'a \u{1F600} b', 'a \u{1F601} b', ['\u{1F600} → \u{1F601}']],
  ['inserted words', 'the big dog', 'the very big dog', [' → very ']],
  ['removed words', 'the very big dog', 'the big dog', ['very  → ']],
  ['a removed text', 'dog', '', ['dog → ']],
  ['two paragraphs', 'We left.\n\nIt ran.', 'We stayed;\n\nSun.', ['left. → stayed;', 'It ran → Sun']],
  ['words between spaces', 'We do a range of tools.', 'We use many tools.', ['do a range of → use many']],
];

describe('diffWords', () => {
  for (const [what, before, after, changes] of cases)
    it(`returns the changes of ${what}`, () => assert.deepEqual(changed(before, after), changes));

  it('leaves the white space around changed words', () => {
    const changes = diffWords('It ran, highlighting the need.', 'It ran, which highlights the need.');
    const texts = changes.map(change => change.after);
    assert.deepEqual(texts, ['It ran, ', 'which highlights', ' ', 'the need.']);
  });

  it('returns edits that turn any text into any other', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '.', '\n', "'", '\u{1F600}'),
      maxLength: 60,
    });
    forAll([text, text], (before, after) => {
      const changes = diffWords(before, after);
      assert.equal(changes.map(change => change.before).join(''), before);
      assert.equal(changes.map(change => change.after).join(''), after);
      assert.equal(applyEdits(before, editsOf(changes)), after);
    });
  });

  const paragraph = 'My aunt keeps bees behind the chapel, and they know her boots. ';

  it('marks the edited words of a long text only', () => {
    const before = paragraph.repeat(800);
    const at = before.length / 2;
    const after = `${before.slice(0, at)}It rained. ${before.slice(at)}`;
    const marks = changed(before, after).map(change => change.trim());
    assert.deepEqual(marks, ['→ It rained.']);
    assert.equal(changed(before, before.replaceAll('bees', 'hens')).length, 800);
  });

  it('replaces all between the common ends of long texts that have little in common', () => {
    const words = (letter: string) => Array.from({ length: 20_000 }, (_, i) => `${letter}${i}`).join(' ');
    const [before, after] = [`Here ${words('a')} ends.`, `Here ${words('b')} ends.`];
    const same = diffWords(before, after).map(change => change.same);
    assert.deepEqual(same, [true, false, true]);
    assert.deepEqual(changed(before, after), [`${words('a')} → ${words('b')}`]);
  });
});
