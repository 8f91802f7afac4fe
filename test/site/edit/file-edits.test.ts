import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { editsOf as wordEdits } from '../../../src/document/word-diff.js';
import { findEdits } from '../../../src/engine/cleanup/clean.js';
import { fileEdits as ofChanges } from '../../../src/site/edit/file-edits.js';
import { textChanges } from '../../../src/site/shared/text-changes.js';
import { forAll } from '../../for-all.js';

const original = 'We met in order to talk.\n\nIt rained \u2014 and it rained. We left.';
const fileEdits = (text: string, edited: string, cleaning: Parameters<typeof ofChanges>[2]) =>
  ofChanges(
    text,
    wordEdits(textChanges(text, edited)).map(edit => ({ ...edit, own: true })),
    cleaning,
  );

function editsOf(edited: string, text = original) {
  const { edits, left } = fileEdits(text, edited, findEdits(text, { contractions: false }));
  return { edits: edits.map(({ before, after, occurrence }) => ({ before, after, occurrence })), left };
}

/** Applies edits as the service does: each to its occurrence in the text, counted without overlaps. */
function apply(text: string, edits: ReturnType<typeof editsOf>['edits']): string {
  const places = edits.map(({ before, after, occurrence = 1 }) => {
    let start = -before.length;
    for (let i = 0; i < occurrence; i++) start = text.indexOf(before, start + before.length);
    assert.ok(start >= 0, `${before} is not in the text ${occurrence} times`);
    return { start, end: start + before.length, after };
  });
  places.sort((one, other) => other.start - one.start);
  return places.reduce((now, { start, end, after }) => now.slice(0, start) + after + now.slice(end), text);
}

describe('edits of a document', () => {
  it('are the changed words with their occurrence', () => {
    const edited = original.replace('in order to', 'to').replace('and it rained', 'and it poured');
    assert.deepEqual(editsOf(edited), {
      edits: [
        { before: 'in order to', after: 'to', occurrence: 1 },
        { before: 'rained', after: 'poured', occurrence: 2 },
      ],
      left: [],
    });
  });

  it('come with the words of their line beside them', () => {
    const { edits, left } = fileEdits(original, `${original.replace('in order', 'here')}\n\nEnd.`, []);
    assert.deepEqual([edits[0]!.left, edits[0]!.right], ['met ', ' to talk.']);
    assert.equal(left[0]!.right, '');
  });

  it('leave out the typography that cleaning changes in the document', () => {
    const edited = original.replace('\u2014', '-').replace('left', 'stayed');
    assert.deepEqual(editsOf(edited).edits, [{ before: 'left', after: 'stayed', occurrence: 1 }]);
    assert.deepEqual(editsOf(original.replace('\u2014', ':')).edits.length, 1);
  });

  it('insert words beside a word', () => {
    const { edits } = editsOf(original.replace('We left', 'We all left'));
    assert.deepEqual(edits, [{ before: 'left.', after: 'all left.', occurrence: 1 }]);
  });

  it('count any white space as one space, and begin and end with a word', () => {
    const text = 'One\u00a0 two, one\ntwo, one two and so on.';
    for (const [edited, edit] of [
      [text.replace(', one two and', ', one and'), { before: 'two and', after: 'and', occurrence: 1 }],
      [text.replace('one two', 'six two'), { before: 'one', after: 'six', occurrence: 2 }],
      [text.replace(' so on', ''), { before: 'and so on', after: 'and', occurrence: 1 }],
    ] as const)
      assert.deepEqual(editsOf(edited, text).edits, [edit]);
  });

  it('name changes of paragraphs, which only the copied text has', () => {
    const { edits, left } = editsOf(`${original.replace('talk', 'speak')}\n\nThe end.`);
    assert.deepEqual(edits, [{ before: 'talk', after: 'speak', occurrence: 1 }]);
    assert.equal(left.length, 1);
  });

  it('are at most 4,000, each of at most 2,000 characters', () => {
    const many = Array.from({ length: 4_100 }, (_, i) => `w${i} and`).join('\n');
    const { edits, left } = editsOf(many.replaceAll('and', 'or'), many);
    assert.equal(edits.length, 4_000);
    assert.equal(left.length, 100);
    assert.equal(editsOf(`One ${'x'.repeat(2_001)}.`, 'One two.').left.length, 1);
  });

  it('turn the text into the edited one, however words repeat', () => {
    const word = fc.constantFrom('a', 'aa', 'the', 'sea', ',', '.', '\u00e9');
    const words = fc.array(word, { minLength: 1, maxLength: 30 }).map(all => all.join(' '));
    forAll([words, words], { seed: 11 }, (text, edited) => {
      const { edits, left } = fileEdits(text, edited, []);
      if (left.length === 0) assert.equal(apply(text, edits), edited);
    });
  });
});
