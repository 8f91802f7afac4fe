import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clean } from '../../src/engine/cleanup/clean.js';
import { diffTexts, editBetween } from '../../src/site/shared/text-diff.js';
import { diffByWords, diffWords } from '../../src/site/shared/word-diff.js';

const changed = (before: string, after: string) =>
  diffTexts(before, after)
    .filter(change => !change.same)
    .map(change => [change.before, change.after]);

describe('diffTexts', () => {
  it('marks the replaced glyphs', () => {
    assert.deepEqual(changed('plain', 'plain'), []);
    assert.deepEqual(
      changed('He said \u201cnot yet, Ellen\u201d and left.', 'He said "not yet, Ellen" and left.'),
      [
        ['\u201c', '"'],
        ['\u201d', '"'],
      ],
    );
    assert.deepEqual(changed('the shop\u2014the old one', 'the shop - the old one'), [['\u2014', ' - ']]);
    assert.deepEqual(changed('in\u200bvisible', 'invisible'), [['\u200b', '']]);
    assert.deepEqual(changed('wait\u2026', 'wait...'), [['\u2026', '...']]);
  });

  it('never splits a surrogate pair', () => {
    assert.deepEqual(changed('a \u{1F600} b', 'a \u{1F601} b'), [['\u{1F600}', '\u{1F601}']]);
  });

  it('reproduces both texts from the changes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '\u201c', '"', '\u2014', '-', '\u{1F600}'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = diffTexts(before, after);
        assert.equal(changes.map(change => change.before).join(''), before);
        assert.equal(changes.map(change => change.after).join(''), after);
        for (const { before, after, same } of changes) assert.equal(before === after, same);
      }),
    );
  });

  it('finds small local changes in a long cleaned text', () => {
    const paragraph =
      'It\u2019s \u201cfine\u201d, she wrote\u2014twice\u2026 and the boiler\u00a0went on. Nobody came to look at it before Tuesday. ';
    const before = paragraph.repeat(500);
    const changes = diffTexts(before, clean(before, { contractions: false }).output_text);
    const marked = changes.filter(change => !change.same);
    assert.ok(marked.length >= 2500, String(marked.length));
    assert.ok(
      marked.every(change => change.before.length <= 12),
      'no change is longer than a word',
    );
  });
});

describe('diffWords', () => {
  it('marks whole words', () => {
    const marked = diffWords('We utilise a range of tools daily.', 'We use many tools daily.').filter(
      change => !change.same,
    );
    assert.deepEqual(marked, [{ before: 'utilise a range of', after: 'use many', same: false }]);
  });

  it('leaves surrounding white space unmarked', () => {
    const changes = diffWords('It ran, highlighting the need.', 'It ran, which highlights the need.');
    assert.deepEqual(
      changes.map(change => change.after),
      ['It ran, ', 'which highlights', ' ', 'the need.'],
    );
  });

  it('reproduces both texts from the changes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'be', ' ', '. ', '\n', '\u{1F600}'), maxLength: 60 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = diffWords(before, after);
        assert.equal(changes.map(change => change.before).join(''), before);
        assert.equal(changes.map(change => change.after).join(''), after);
      }),
    );
  });
});

describe('diffByWords', () => {
  const paragraph = 'My aunt keeps bees behind the chapel, and they know her boots. ';

  it('compares long texts of which very much differs sentence by sentence', () => {
    const sentence = (i: number) => `Sentence number ${i} is about the bees of my aunt and the chapel. `;
    const before = Array.from({ length: 300 }, (_, i) => sentence(i));
    // The first and the last sentence differ, so that nearly the whole texts are compared.
    const after = before.map((text, i) => (i % 299 === 0 ? text.replace('bees', 'wasps') : text));
    after.splice(150, 1, 'A new one. ');
    const changes = diffByWords(before.join(''), after.join(''));
    assert.equal(changes.map(change => change.before).join(''), before.join(''));
    assert.equal(changes.map(change => change.after).join(''), after.join(''));
    const marked = changes.filter(change => !change.same);
    assert.deepEqual(
      [marked[0], marked.at(-1)].map(change => [change!.before, change!.after]),
      [
        ['bees', 'wasps'],
        ['bees', 'wasps'],
      ],
    );
    assert.ok(marked.length <= 12, `${marked.length} changes`);
  });

  it('marks the edited words of a long text only', () => {
    const before = paragraph.repeat(800);
    const at = before.length / 2;
    const after = `${before.slice(0, at)}It rained. ${before.slice(at)}`;
    const marked = diffByWords(before, after).filter(change => !change.same);
    assert.equal(
      marked.reduce((sum, { before }) => sum + before.length, 0),
      0,
    );
    assert.equal(
      marked.reduce((sum, { after }) => sum + after.trim().length, 0),
      'It rained.'.length,
    );
  });

  it('compares long texts that differ throughout', () => {
    const before = paragraph.repeat(800);
    const after = before.replaceAll('bees', 'hens');
    const changes = diffByWords(before, after);
    assert.equal(changes.map(change => change.after).join(''), after);
  });

  it('reproduces both texts from the changes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'be', ' ', '. ', '\n', '\u{1F600}'), maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, text, (start, before, after, end) => {
        const changes = diffByWords(start + before + end, start + after + end);
        assert.equal(changes.map(change => change.before).join(''), start + before + end);
        assert.equal(changes.map(change => change.after).join(''), start + after + end);
      }),
    );
  });
});

describe('editBetween', () => {
  it('replaces the shortest differing part', () => {
    assert.deepEqual(editBetween('one — two', 'one - two'), { start: 4, end: 5, replacement: '-' });
    assert.deepEqual(editBetween('aab', 'ab'), { start: 1, end: 2, replacement: '' });
  });

  it('never splits a surrogate pair', () => {
    assert.deepEqual(editBetween('a\u{1f600}b', 'a\u{1f601}b'), {
      start: 1,
      end: 3,
      replacement: '\u{1f601}',
    });
    assert.deepEqual(editBetween('\u{1f600}', '\u{1fa00}'), { start: 0, end: 2, replacement: '\u{1fa00}' });
  });
});
