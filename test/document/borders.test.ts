import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endOfBeginning, lastBorder } from '../../src/document/borders.js';

describe('lastBorder', () => {
  it('is after a paragraph, else after a line, a sentence or a word', () => {
    for (const end of ['One.\n\nTwo.\nThree. Four ', 'One.\nTwo. Three ', 'One. Two ', 'One ']) {
      const text = `${end}end`;
      const border = lastBorder(text, 0, text.length);
      assert.equal(text.slice(0, border).trim(), /^One\.?/.exec(end)![0], text);
    }
  });

  it('is within no character where the text has no border', () => {
    assert.equal(lastBorder('x😀y', 0, 2), 1);
    assert.equal(lastBorder('x😀y', 0, 3), 3);
  });
});

it('endOfBeginning is the last border of a paragraph or sentence before the limit', () => {
  const text = `${'One two three four five. '.repeat(8)}Six`;
  assert.equal(text.slice(0, endOfBeginning(text, 60)), 'One two three four five. '.repeat(2));
  assert.equal(endOfBeginning(text, 1_000), text.length);
});
