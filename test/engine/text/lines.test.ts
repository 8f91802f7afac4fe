import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Fences } from '../../../src/engine/text/lines.js';
import { forAll } from '../../for-all.js';

/** Reference implementation: finds the end of one block line by line, without state. */
function reference(text: string, at: number): number {
  const marker = text.slice(at, at + 3);
  const lines = text.slice(at).split(/(?<=\n)/);
  let end = at + lines[0]!.length;
  for (const line of lines.slice(1)) {
    end += line.length;
    if (line.startsWith(marker) && line.slice(3).trim() === '') return end;
  }
  return at + lines[0]!.length;
}

const lines = fc.array(
  fc.constantFrom('```', '~~~', '````', '``` ', '```js', '~~~ x', ' ```', 'a', '', '`', '```\r'),
  { maxLength: 14 },
);

test('Fences finds the same end of every block as the reference implementation', () =>
  forAll([lines, fc.boolean()], { numRuns: 10_000, seed: 17 }, (parts, newline) => {
    const text = parts.join('\n') + (newline ? '\n' : '');
    const fences = new Fences(text);
    for (const { index } of text.matchAll(/(?<=^ *)(?:```|~~~)/gm))
      assert.equal(fences.end(index), reference(text, index));
  }));

test('Fences ends an unclosed block at the end of its line', () => {
  assert.equal(new Fences('```a\nb\n').end(0), 5);
});
