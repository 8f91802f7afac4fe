import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { wordChanges } from '../../../../src/files/document/edits/word-changes.js';

/** The changed words as `old → new`. */
const changes = (before: string, after: string) =>
  wordChanges(before, after).map(
    ({ start, end, replacement }) => `${before.slice(start, end)} → ${replacement}`,
  );

function applied(before: string, after: string): string {
  let output = '';
  let from = 0;
  for (const { start, end, replacement } of wordChanges(before, after)) {
    output += before.slice(from, start) + replacement;
    from = end;
  }
  return output + before.slice(from);
}

describe('wordChanges', () => {
  it('returns the words that differ and none that stay', () => {
    assert.deepEqual(changes('We utilize the pier, moreover.', 'We use the pier, too.'), [
      'utilize → use',
      'moreover → too',
    ]);
    assert.deepEqual(changes('The same.', 'The same.'), []);
  });

  it('joins changed words that only white space separates', () => {
    assert.deepEqual(changes('It plays a role here.', 'It is key here.'), ['plays a role → is key']);
  });

  it('returns inserted and removed words', () => {
    assert.deepEqual(changes('the big dog', 'the very big dog'), [' → very ']);
    assert.deepEqual(changes('the very big dog', 'the big dog'), ['very  → ']);
    assert.deepEqual(changes('dog', ''), ['dog → ']);
  });

  it('replaces everything between the common ends of texts with many changes', () => {
    const words = (letter: string) => Array.from({ length: 400 }, (_, i) => `${letter}${i % 7}`).join(' ');
    const [change, ...others] = changes(`Here ${words('a')} ends.`, `Here ${words('b')} ends.`);
    assert.deepEqual(others, []);
    assert.equal(change, `${words('a')} → ${words('b')}`);
  });

  it('turns any text into any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '\u{1f600}', "'"), maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        assert.equal(applied(before, after), after);
      }),
    );
  });
});
