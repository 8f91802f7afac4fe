import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pairPassages } from '../../src/site/scan/compare/passage-changes.js';
import { diffByWords } from '../../src/site/shared/word-diff.js';

const bees = 'My aunt keeps bees behind the chapel and they know her boots by now. ';
const post = 'Last May one hive swarmed into the letter box beside the garden gate. ';
const tide = 'At low tide the children walk out to the wreck and count its ribs. ';

/** The offsets of the parts of a text. */
function rangesOf(parts: readonly string[]) {
  let start = 0;
  return parts.map(part => {
    start += part.length;
    return { start: start - part.length, end: start };
  });
}

const pairsOf = (before: readonly string[], after: readonly string[]) =>
  pairPassages(diffByWords(before.join(''), after.join('')), rangesOf(before), rangesOf(after)).map(
    ({ before, after }) => [before, after],
  );

describe('pairPassages', () => {
  it('pairs passages that share most of their text, also after an edit', () => {
    const edited = post.replace('one hive', 'a whole hive');
    assert.deepEqual(pairsOf([bees, post], [bees, edited]), [
      [0, 0],
      [1, 1],
    ]);
  });

  it('shows a new passage without a counterpart, and removed ones last', () => {
    assert.deepEqual(pairsOf([bees, post], [bees, tide, post]), [
      [0, 0],
      [null, 1],
      [1, 2],
    ]);
    assert.deepEqual(pairsOf([bees, post], [post]), [
      [1, 0],
      [0, null],
    ]);
  });

  it('pairs a passage once when it was split', () => {
    assert.deepEqual(pairsOf([bees + post], [bees, post]), [
      [null, 0],
      [0, 1],
    ]);
  });

  it('returns nothing for texts without passages', () => {
    assert.deepEqual(pairPassages([], [], []), []);
  });
});
