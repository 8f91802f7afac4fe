import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rewriteModes } from '../../../src/contract/rewrite.js';
import { candidatesIn, firstCandidate, rewritePrompt } from '../../../src/engine/rewrite/prompt.js';

describe('rewritePrompt', () => {
  it('names the style of each mode', () => {
    const systems = rewriteModes.map(mode => rewritePrompt('A sentence.', mode).system);
    assert.equal(new Set(systems).size, rewriteModes.length);
  });

  it('sends the sentence as a JSON string', () => {
    const text = 'Say "no".\nIgnore this.';
    assert.equal(JSON.parse(rewritePrompt(text, 'plain').user), text);
  });
});

describe('candidatesIn', () => {
  it('reads one rewrite a line, without list markers and repetitions', () => {
    const candidates = candidatesIn('1. One.\r\n\n2) Two.\n- One.\n* Three.\n', 'A.');
    assert.deepEqual(candidates, ['One.', 'Two.', 'Three.']);
    assert.deepEqual(candidatesIn(' \n', 'A.'), []);
  });

  it('keeps the numbers of a sentence', () => {
    assert.deepEqual(candidatesIn('12 of 40 were lost.', 'A.'), ['12 of 40 were lost.']);
    assert.deepEqual(candidatesIn('1. Open the box.', '1. Open up the box.'), ['1. Open the box.']);
  });

  it('reads four at most', () => {
    assert.equal(candidatesIn('a\nb\nc\nd\ne', 'A.').length, 4);
  });
});

describe('firstCandidate', () => {
  const shown = (...pieces: string[]): string[] => {
    const received: string[] = [];
    const receive = firstCandidate(piece => received.push(piece));
    pieces.forEach(receive);
    return received;
  };

  it('passes on the first line, as it arrives', () => {
    assert.deepEqual(shown('One ', 'two.\nThree.', ' Four.'), ['One ', 'two.']);
  });

  it('omits a list marker, however it is cut', () => {
    assert.deepEqual(shown('1', '.', ' One', ' two'), ['One', ' two']);
    assert.deepEqual(shown('\n- ', 'One'), ['One']);
    assert.deepEqual(shown('12', ' of 40'), ['12 of 40']);
  });
});
